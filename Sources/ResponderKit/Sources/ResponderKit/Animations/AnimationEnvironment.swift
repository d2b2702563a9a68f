import Foundation

/// The animations that run, and the one whose changes are being made.
///
/// Nothing moves: views have their final values from the first moment, and an animation is a time
/// in which some of them take no touches (ignore.animation-uses-final-geometry).
final class AnimationEnvironment: SimulationEnvironment {
  /// The views that the changes inside an animation's closure touched so far.
  private struct Collection {
    var duration: TimeInterval
    var views: [UIView] = []
  }

  /// An animation that has not come to its end.
  private struct Running {
    let id: Int
    /// Those that are still animated; the others were removed.
    var views: [UIView]
    let blocks: Bool
    let timer: Int?
    let completion: ((Bool) -> Void)?
  }

  private var collecting: Collection?
  private var running: [Running] = []
  private var nextID = 1
  /// Whether animations run at all, or are over at the next turn.
  var areEnabled = true

  /// A view's geometry or alpha is about to change; inside an animation it becomes animated.
  ///
  /// Called for every change of geometry and alpha in a run, so it is one comparison where no
  /// animation is being made.
  @inline(__always)
  func willChange(_ view: UIView) {
    guard collecting != nil else { return }
    if collecting?.views.contains(where: { $0 === view }) == false {
      collecting?.views.append(view)
    }
  }

  /// Makes changes and animates the views that they touch; times in seconds.
  ///
  /// An animation made in the changes of another is one of its own: its views are collected for it
  /// and not for the outer one.
  func animate(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = collecting
    collecting = Collection(duration: duration)
    // The app's code: it may animate in turn, or remove what it has changed.
    changes()
    let views = collecting?.views ?? []
    collecting = outer
    // Without a view that changes, a duration or leave to animate, it is over at the next turn.
    let runs = !views.isEmpty && duration > 0 && areEnabled
    let passes = options.contains(.autoreverse) ? 2.0 : 1.0
    let time = runs ? max(0, delay) + duration * passes : 0
    let id = nextID
    nextID += 1
    var timer: Int?
    if !runs || !options.contains(.repeat) {
      timer = dispatcher.setTimer(after: Int64(microseconds: time), name: "UIView.animate") {
        [unowned self] in
        end(id, finished: true)
      }
    }
    let blocks = runs && !options.contains(.allowUserInteraction)
    running.append(
      Running(
        id: id,
        views: runs ? views : [],
        blocks: blocks,
        timer: timer,
        completion: completion
      )
    )
    guard blocks else { return }
    // A count, since a view may be in several animations, each of which ends by itself.
    for view in views { view.blockingAnimations += 1 }
    guard simulation.profile.isOn(.animationStartCancelsTouch) else { return }
    // After all views are counted, so that code that is told finds the animation running.
    for view in views { cancelTouches(atAnimated: view) }
  }

  /// Makes changes that take no time, inside an animation's too.
  func withoutAnimation(_ changes: () -> Void) {
    let outer = collecting
    collecting = nil
    changes()
    collecting = outer
  }

  /// The duration of the animation whose changes are being made, in seconds; else 0.
  var inheritedDuration: TimeInterval { collecting?.duration ?? 0 }

  /// Whether an animation runs that comes to an end by itself.
  var isMoving: Bool { running.contains { $0.timer != nil } }

  /// Ends the animations of a view early: it was removed, or its animations were.
  func remove(of view: UIView) {
    let ids = running.filter { $0.views.contains { $0 === view } }.map(\.id)
    // By id: what is told of one end may end or begin others.
    for id in ids.reversed() {
      guard let place = running.firstIndex(where: { $0.id == id }),
        running[place].views.contains(where: { $0 === view })
      else { continue }
      if running[place].blocks { view.blockingAnimations -= 1 }
      running[place].views.removeAll { $0 === view }
      if running[place].views.isEmpty { end(id, finished: false) }
    }
  }

  /// A view and what lies below it have left their window: nothing of it is animated any more.
  func remove(inRemoved view: UIView) {
    let animated = running.flatMap(\.views)
    for candidate in animated where candidate.isDescendant(of: view) {
      remove(of: candidate)
    }
  }

  private func end(_ id: Int, finished: Bool) {
    guard let place = running.firstIndex(where: { $0.id == id }) else { return }
    let animation = running.remove(at: place)
    dispatcher.cancelTimer(animation.timer)
    if animation.blocks { for view in animation.views { view.blockingAnimations -= 1 } }
    guard let completion = animation.completion else { return }
    dispatcher.runOwnCode(of: simulation.application) { completion(finished) }
  }

  /// Takes away the touches of a view that is animated now.
  ///
  /// - ignore.animation-start-cancels-touch: only where the profile turns it on.
  private func cancelTouches(atAnimated view: UIView) {
    let touches = simulation.touches.live.filter { $0.hitView?.isDescendant(of: view) == true }
    if !touches.isEmpty {
      simulation.touches.cancel(touches, rule: .ignoreAnimationStartCancelsTouch)
    }
  }
}
