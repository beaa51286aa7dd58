import ScrollInput

extension LayoutMeasure {
  /// Measures a view with some of what was applied to it, the innermost first.
  func box(
    _ node: SceneNode, modifiers: ArraySlice<SceneModifier>, _ proposal: LayoutProposal,
    _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutBox {
    guard let modifier = modifiers.last else { return content(node, proposal, environment, path) }
    func inside(_ proposal: LayoutProposal, _ environment: LayoutEnvironment) -> LayoutBox {
      box(node, modifiers: modifiers.dropLast(), proposal, environment, path)
    }
    var inner = environment
    switch modifier {
    case .padding(let insets):
      return padded(insets, proposal, environment, inside)
    case .frame(let width, let height, let alignment):
      return framed(LayoutProposal(x: width, y: height), alignment, proposal, environment, inside)
    case .containerRelativeFrame(let frame):
      let lengths = LayoutProposal(
        x: length(of: frame, .horizontal, environment), y: length(of: frame, .vertical, environment))
      return framed(lengths, frame.alignment, proposal, environment, inside)
    case .aspectRatio(let ratio, let fills):
      return proportioned(ratio, fills, proposal, environment, inside)
    case .safeAreaPadding(let insets):
      return within(insets, proposal, environment, inside)
    case .safeAreaInset(let edge, let length, let spacing):
      var insets = EdgeInsets.zero
      insets[edge] = length + spacing
      return within(insets, proposal, environment, inside)
    case .contentMargins(let insets, let placement):
      inner.margins.replace(insets, placement)
      return inside(proposal, inner)
    case .scrollTarget, .transition, .effect:
      return inside(proposal, inner)
    }
  }

  private typealias Inside = (LayoutProposal, LayoutEnvironment) -> LayoutBox

  /// Room is counted from the safe area, which the view does not touch any more.
  private func padded(
    _ insets: EdgeInsets, _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ inside: Inside
  ) -> LayoutBox {
    var inner = environment
    var room = insets
    for edge in Edge.allCases where insets[edge] != 0 {
      room[edge] += environment.safeArea[edge]
      inner.safeArea[edge] = 0
    }
    var box = inside(proposal.inset(by: room), inner)
    box.surround(room)
    for edge in Edge.allCases where insets[edge] != 0 { box.margins[edge] = environment.safeArea[edge] }
    return box
  }

  /// Fixed lengths stand within the safe area.
  private func framed(
    _ lengths: LayoutProposal, _ alignment: UnitPoint, _ proposal: LayoutProposal,
    _ environment: LayoutEnvironment, _ inside: Inside
  ) -> LayoutBox {
    var inner = environment
    var offer = proposal
    for axis in Axis.allCases {
      guard let length = lengths[axis] else { continue }
      offer[axis] = max(0, length)
      inner.safeArea[Edge(axis, isEnd: false)] = 0
      inner.safeArea[Edge(axis, isEnd: true)] = 0
    }
    var box = inside(offer, inner)
    for axis in Axis.allCases {
      guard let length = lengths[axis].map({ max(0, $0) }) else { continue }
      let safeArea = environment.safeArea
      box.inner.origin[axis] += safeArea.start(axis) + (length - box.size[axis]) * alignment[axis]
      box.size[axis] = length + safeArea.total(axis)
      for edge in Edge.allCases where edge.axis == axis { box.margins[edge] = safeArea[edge] }
    }
    return box
  }

  /// A length that follows the container's; `nil` along an axis that does not.
  func length(
    of frame: ContainerRelativeFrame, _ axis: Axis, _ environment: LayoutEnvironment
  ) -> Double? {
    guard frame.axes.contains(axis) else { return nil }
    let container = environment.container[axis]
    switch frame.length {
    case .columns(let count, let span, let spacing):
      return LayoutMeasure.columns(count, span: span, spacing: spacing, of: container)
    case .columnsBySizeClass(let compact, let regular, let spacing):
      let count = sizeClass == .compact ? compact : regular
      return LayoutMeasure.columns(count, span: 1, spacing: spacing, of: container)
    case .formula(let factor, let constant):
      return max(0, factor * container + constant)
    }
  }

  /// The length of some columns of as many as there are; fewer than one count as one.
  private static func columns(_ count: Int, span: Int, spacing: Double, of length: Double) -> Double {
    let count = Double(max(1, count))
    let span = Double(max(1, span))
    let column = (length - spacing * (count - 1)) / count
    return max(0, column * span + spacing * (span - 1))
  }

  /// What the view is offered is cut down to the proportion, or filled up; a proportion that is none changes nothing.
  private func proportioned(
    _ ratio: Double, _ fills: Bool, _ proposal: LayoutProposal, _ environment: LayoutEnvironment,
    _ inside: Inside
  ) -> LayoutBox {
    guard ratio > 0 else { return inside(proposal, environment) }
    let safeArea = environment.safeArea
    var inner = environment
    inner.safeArea = .zero
    var offer = proposal.inset(by: safeArea)
    switch (offer.x, offer.y) {
    case (let x?, let y?):
      let width = fills ? max(x, y * ratio) : min(x, y * ratio)
      offer = LayoutProposal(x: width, y: width / ratio)
    case (let x?, nil): offer.y = x / ratio
    case (nil, let y?): offer.x = y * ratio
    case (nil, nil):
      let width = inside(offer, inner).size.x
      offer = LayoutProposal(x: width, y: width / ratio)
    }
    var box = inside(offer, inner)
    box.surround(safeArea)
    box.margins = safeArea
    return box
  }

  /// More safe area for what is inside; what does not scroll keeps clear of it, hence grows.
  private func within(
    _ insets: EdgeInsets, _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ inside: Inside
  ) -> LayoutBox {
    var inner = environment
    inner.safeArea = environment.safeArea + insets
    var box = inside(proposal, inner)
    for edge in Edge.allCases { box.margins[edge] = max(0, box.margins[edge] - insets[edge]) }
    return box
  }
}
