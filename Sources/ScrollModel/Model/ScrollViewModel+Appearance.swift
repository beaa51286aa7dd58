public import InputEvents
import ScrollInput

/// Which views come and go, and how they look, as far as it was said.
struct AppearanceState: Sendable {
  /// A view with a transition.
  struct Item: Sendable {
    var item: Int
    /// The view's identity; empty if it has none.
    var id: String
    var transition: ScrollTransition
    var axis: Axis
    var phase = ScrollTransitionPhase.identity
    var isKnown = false
    /// How an animated transition goes on since it passed its threshold, and the side whose effects it shows.
    var animation: TransitionAnimation?
    var side = ScrollTransitionPhase.identity
  }

  /// The views with transitions, in the order of the content.
  var items: [Item] = []
  /// The targets that are visible, by their indices in the list of targets.
  var visible: [Int] = []
  /// Room for the next list, so that none is made.
  var next: [Int] = []
  /// The visible targets' identities, as they were told last.
  var told: [String] = []
  /// Whether indices may mean other targets than those that were told.
  var isRenumbered = false
}

extension ScrollViewModel {
  /// Finds the views with transitions.
  mutating func measureAppearance() {
    let before = appearance.items
    // For looking up only: most layouts leave all views in their places.
    var places: [String: Int]?
    /// The same view before: by its identity, or by its place if it has none.
    func earlier(_ id: String, _ place: Int) -> AppearanceState.Item? {
      if place < before.count, before[place].id == id { return before[place] }
      guard !id.isEmpty else { return nil }
      if places == nil {
        places = Dictionary(
          before.indices.map { (before[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
      }
      return places?[id].map { before[$0] }
    }
    appearance.items.removeAll(keepingCapacity: true)
    for index in content.items.indices {
      guard let transition = content.items[index].transition else { continue }
      var item = AppearanceState.Item(
        item: index, id: content.items[index].id, transition: transition, axis: transition.axis(in: view.axes)
      )
      if let known = earlier(item.id, appearance.items.count) { item.takeOver(known) }
      appearance.items.append(item)
    }
    appearance.isRenumbered = true
  }

  /// Where a view is in its transition at the offset of the last step.
  func placement(_ item: AppearanceState.Item) -> ScrollTransitionPlacement {
    let geometry = self[item.axis].geometry
    let frame = content.items[item.item].frame
    let visible = geometry.visible(at: self[item.axis].offset)
    return item.transition.placement(
      start: frame.start(item.axis), length: frame.size[item.axis], regionStart: visible.lowerBound,
      regionLength: geometry.container, policy: profile.transitions)
  }

  /// Reports transitions that passed a threshold, and another list of visible targets.
  ///
  /// - Complexity: O(views with transitions), and O(targets) where somebody asks which are visible.
  mutating func followAppearance(_ time: Microseconds, into outputs: inout SceneOutputs) {
    for index in appearance.items.indices {
      let item = appearance.items[index]
      let placement = placement(item)
      guard placement.phase != item.phase || !item.isKnown else { continue }
      appearance.items[index].pass(to: placement.phase, at: time)
      outputs.append(
        .transition(
          time: time, id: content.items[item.item].id, phase: placement.phase, amount: placement.amount))
    }
    followVisibility(time, into: &outputs)
  }

  private mutating func followVisibility(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard let threshold = view.targetVisibility else { return }
    let geometry = geometry
    appearance.next.removeAll(keepingCapacity: true)
    for (index, item) in targetItems.enumerated()
    where geometry.isVisible(content.items[item].frame, threshold: threshold) {
      appearance.next.append(index)
    }
    guard appearance.isRenumbered || appearance.next != appearance.visible else { return }
    appearance.isRenumbered = false
    swap(&appearance.next, &appearance.visible)
    let ids = appearance.visible.map { targetIDs[$0] }
    guard ids != appearance.told else { return }
    appearance.told = ids
    outputs.append(.visible(time: time, ids: ids))
  }

  /// What is known of the view's geometry at the offset of the last step.
  public var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: content.contentSize, contentInsets: content.contentInsets,
      viewSize: content.frame.size)
  }
}

extension AppearanceState.Item {
  /// Takes over what was said of the same view in an earlier layout, and how its transition goes on.
  fileprivate mutating func takeOver(_ earlier: Self) {
    (phase, isKnown) = (earlier.phase, earlier.isKnown)
    guard earlier.transition == transition else { return }
    (animation, side) = (earlier.animation, earlier.side)
  }

  /// The view is on another side of its threshold: an animated transition sets out from where it is.
  mutating func pass(to next: ScrollTransitionPhase, at time: Microseconds) {
    defer {
      phase = next
      isKnown = true
    }
    let outside = next.isIdentity ? phase : next
    // What comes into being, or jumps from one side to the other, has nothing to animate.
    guard isKnown, phase.isIdentity || next.isIdentity,
      case .animated(let duration, let curve)? = transition.side(outside)?.configuration.kind
    else {
      animation = nil
      side = next
      return
    }
    let amount = next.isIdentity ? 1.0 : 0
    animation =
      animation?.redirected(to: amount, at: time)
      ?? TransitionAnimation(start: time, duration: duration, from: 1 - amount, to: amount, curve: curve)
    side = outside
  }
}

extension ScrollViewModel {
  /// What a view looks like at a time: where its transition and its effects put and draw it, which is nothing that the
  /// layout knows of.
  ///
  /// - Parameters:
  ///   - index: The view's place among the content's items.
  ///   - time: Up to which the model was advanced.
  /// - Returns: The frame in content coordinates, and what else is drawn differently.
  public func appearance(of index: Int, at time: Microseconds) -> EffectAppearance {
    var geometry = geometry
    geometry.contentOffset = sample(at: time).offset
    let frame = content.frame(of: index, at: geometry.contentOffset)
    var effects = transitionEffects(index, at: time, geometry)
    for case .effect(let effect) in content.items[index].modifiers {
      effects.append(effect.effect(in: geometry, on: frame))
    }
    return EffectAppearance(effects, layoutFrame: frame)
  }

  private func transitionEffects(
    _ index: Int, at time: Microseconds, _ geometry: ScrollGeometry
  ) -> [VisualEffect] {
    guard let item = appearance.items.first(where: { $0.item == index }) else { return [] }
    if let animation = item.animation {
      return item.transition.effects(item.side, amount: animation.amount(at: time))
    }
    let frame = content.items[index].frame
    let region = geometry.insetRect
    let placement = item.transition.placement(
      start: frame.start(item.axis), length: frame.size[item.axis], regionStart: region.start(item.axis),
      regionLength: region.size[item.axis], policy: profile.transitions)
    return item.transition.effects(placement.phase, amount: placement.amount)
  }
}
