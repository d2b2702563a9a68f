import Foundation

/// The animations that run, and the one whose changes are being made.
struct AnimationSystem {
  /// The views that the changes inside an animation's closure touched so far.
  struct Collection {
    var duration: TimeInterval
    var views: [UIView] = []
  }

  /// An animation that has not come to its end.
  struct Running {
    let id: Int
    /// Those that are still animated; the others were removed.
    var views: [UIView]
    let blocks: Bool
    let timer: Int?
    let completion: ((Bool) -> Void)?
  }

  var collecting: Collection?
  var running: [Running] = []
  var areEnabled = true
  var nextID = 1
}

extension Simulation {
  /// A view's geometry or alpha is about to change; inside an animation it becomes animated.
  @inline(__always)
  func willAnimate(_ view: UIView) {
    guard animations.collecting != nil else { return }
    if animations.collecting?.views.contains(where: { $0 === view }) == false {
      animations.collecting?.views.append(view)
    }
  }

  func animate(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = animations.collecting
    animations.collecting = AnimationSystem.Collection(duration: duration)
    changes()
    let views = animations.collecting?.views ?? []
    animations.collecting = outer
    // Without a view that changes, a duration or leave to animate, it is over at the next turn.
    let runs = !views.isEmpty && duration > 0 && animations.areEnabled
    let passes = options.contains(.autoreverse) ? 2.0 : 1.0
    let time = runs ? max(0, delay) + duration * passes : 0
    let id = animations.nextID
    animations.nextID += 1
    var timer: Int?
    if !runs || !options.contains(.repeat) {
      timer = setTimer(after: Int64(microseconds: time), name: "UIView.animate") { [unowned self] in
        endAnimation(id, finished: true)
      }
    }
    let blocks = runs && !options.contains(.allowUserInteraction)
    animations.running.append(
      AnimationSystem.Running(
        id: id,
        views: runs ? views : [],
        blocks: blocks,
        timer: timer,
        completion: completion
      )
    )
    guard blocks else { return }
    for view in views { view.blockingAnimations += 1 }
    guard profile.isOn(.animationStartCancelsTouch) else { return }
    for view in views { cancelTouches(atAnimated: view) }
  }

  /// Whether a transition, an animation or a scroll view moves that comes to an end by itself.
  @_spi(Workbench) public var isMoving: Bool {
    appearance.running.contains { $0.timer != nil } || !appearance.sheets.isEmpty
      || !scrolling.moving.isEmpty
      || animations.running.contains { $0.timer != nil }
  }

  /// Ends the animations of a view early: it was removed, or its animations were.
  func removeAnimations(of view: UIView) {
    let ids = animations.running.filter { $0.views.contains { $0 === view } }.map(\.id)
    // By id: what is told of one end may end or begin others.
    for id in ids.reversed() {
      guard let place = animations.running.firstIndex(where: { $0.id == id }),
        animations.running[place].views.contains(where: { $0 === view })
      else { continue }
      if animations.running[place].blocks { view.blockingAnimations -= 1 }
      animations.running[place].views.removeAll { $0 === view }
      if animations.running[place].views.isEmpty { endAnimation(id, finished: false) }
    }
  }

  /// A view and what lies below it have left their window: nothing of it is animated any more.
  func removeAnimations(inRemoved view: UIView) {
    let animated = animations.running.flatMap(\.views)
    for candidate in animated where candidate.isDescendant(of: view) {
      removeAnimations(of: candidate)
    }
  }

  private func endAnimation(_ id: Int, finished: Bool) {
    guard let place = animations.running.firstIndex(where: { $0.id == id }) else { return }
    let animation = animations.running.remove(at: place)
    cancelTimer(animation.timer)
    if animation.blocks { for view in animation.views { view.blockingAnimations -= 1 } }
    guard let completion = animation.completion else { return }
    runOwnCode(of: application) { completion(finished) }
  }

  /// Takes away the touches of a view that is animated now.
  ///
  /// - ignore.animation-start-cancels-touch: only where the profile turns it on.
  private func cancelTouches(atAnimated view: UIView) {
    let touches = touchSystem.live.filter { $0.hitView?.isDescendant(of: view) == true }
    if !touches.isEmpty { cancel(touches, rule: .ignoreAnimationStartCancelsTouch) }
  }
}
