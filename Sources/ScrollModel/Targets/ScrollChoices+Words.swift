extension ScrollChoices {
  /// Every choice as a word, in a fixed order, for the profile's digest.
  var words: [UInt64] {
    [
      flickSpeed.bitPattern, code(pagingFlick), code(pagingLimit), code(slowRelease), code(wheelSnap),
      UInt64(truncatingIfNeeded: fewStops), endsAreStops ? 1 : 0, code(longItems), code(nilAnchor),
      code(positionWrites), code(initialID), code(leadingMost),
    ]
  }
}
