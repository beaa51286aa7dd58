extension LazyChildren {
  /// Marks those views as seen that were seen in one of earlier stacks: known by their identity, or by their place
  /// where they have none.
  mutating func adopt(_ earlier: [LazyChildren]) {
    var names: Set<String> = []
    var places: Set<Int> = []
    for stack in earlier {
      stack.forEachSeen { naming, index, place in
        if naming == .none { places.insert(place) } else { names.insert(naming.id(index)) }
      }
    }
    var known: [Range<Int>] = []
    var place = 0
    for run in runs {
      for index in 0..<run.count {
        let isKnown = run.naming == .none ? places.contains(place) : names.contains(run.naming.id(index))
        if isKnown {
          if let last = known.last, last.upperBound == place {
            known[known.count - 1] = last.lowerBound..<place + 1
          } else {
            known.append(place..<place + 1)
          }
        }
        place += 1
      }
    }
    seen?.formUnion(RangeSet(known))
  }

  /// Calls each view that was seen, with its index in its run and in the stack; all, where nothing is estimated.
  private func forEachSeen(_ body: (_ naming: LayoutNaming, _ index: Int, _ place: Int) -> Void) {
    var start = 0
    for run in runs {
      let range = start..<start + run.count
      let parts = seen.map { Array($0.intersection(RangeSet(range)).ranges) } ?? [range]
      for part in parts {
        for place in part { body(run.naming, place - start, place) }
      }
      start = range.upperBound
    }
  }
}
