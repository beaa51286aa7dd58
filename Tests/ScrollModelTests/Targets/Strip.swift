import ScrollInput
import ScrollModel

/// Equal or unequal items one behind the other along the vertical axis, in a view with insets.
struct Strip {
  var frames: [Rect]
  var geometry: AxisGeometry

  init(
    _ lengths: [Double], spacing: Double = 0, view: Double, insets: (start: Double, end: Double) = (0, 0)
  ) {
    var start = 0.0
    frames = lengths.map { length in
      defer { start += length + spacing }
      return Rect(origin: Vector(x: 0, y: start), size: Vector(x: 100, y: length))
    }
    geometry = AxisGeometry(
      length: view, content: lengths.isEmpty ? 0 : start - spacing, startInset: insets.start,
      endInset: insets.end)
  }

  /// The gallery of the seeds: three heroes between margins of 20, 10 apart.
  init(galleryOf hero: Double, view: Double) {
    self.init([hero, hero, hero], spacing: 10, view: view, insets: (20, 20))
  }

  /// Twenty rows of 20 in a view of 200.
  static let list = Strip(Array(repeating: 20, count: 20), view: 200)
  static let phone = Strip(galleryOf: 350, view: 390)
  static let pad = Strip(galleryOf: 487, view: 1024)

  func views(anchor: Double = 0, choices: ScrollChoices = ScrollChoices()) -> SnapStops {
    SnapStops(views: frames, along: .vertical, anchor: anchor, in: geometry, choices: choices)
  }

  var pages: SnapStops {
    SnapStops(pagesIn: geometry)
  }

  func layout(_ snapping: Snapping) -> ScrollTargetLayout {
    ScrollTargetLayout(
      horizontal: AxisGeometry(length: 100, content: 100), vertical: geometry, axes: .vertical,
      targets: frames, snapping: snapping)
  }
}

extension SnapStops {
  /// Where each stop is aligned.
  var offsets: [Double] {
    (0..<count).map { offset(of: $0) }
  }
}
