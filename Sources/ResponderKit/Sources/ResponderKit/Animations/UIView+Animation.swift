public import Foundation

extension UIView {
  /// Animates changes of views over a duration in seconds.
  ///
  /// The model's values change at once, so hit-testing sees the end (ignore.
  /// animation-uses-final-geometry); until the duration has passed the views that were changed
  /// swallow touches, unless `options` has `allowUserInteraction`.
  ///
  /// A button that fades in takes no taps for a second unless it says that it wants them:
  ///
  /// ```swift
  /// UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
  ///   button.alpha = 1
  /// }
  /// ```
  ///
  /// Without the option a tap in that second is swallowed: it hits the button, is thrown away, and
  /// reaches nothing behind it either. A view that fades to 0 cannot be hit from the first moment,
  /// with or without the option.
  ///
  /// - ignore.animating-view-is-ineligible, ignore.allow-user-interaction-option
  /// - ignore.alpha-animation-to-zero
  /// - ignore.animation-start-cancels-touch: a finger that is down already is left alone by
  ///   default.
  ///
  /// - Parameters:
  ///   - duration: How long it runs, in seconds.
  ///   - delay: How long it waits before that; the views swallow touches meanwhile too.
  ///   - options: How it runs.
  ///   - animations: Changes the views.
  ///   - completion: Told at the end whether the animations ran to it.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.current.animations.animate(duration, delay, options, animations, completion)
  }

  /// Animates changes of views and tells when they are done.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.current.animations.animate(duration, 0, [], animations, completion)
  }

  /// Animates changes of views as a spring would; the model runs it as any other animation.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.current.animations.animate(duration, delay, options, animations, completion)
  }

  /// Animates changes inside a view, which itself counts as animated.
  ///
  /// The changes inside count as ever: what they touch is animated too.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    let body = {
      // Inside the animation, since only what changes there counts as animated.
      simulation.animations.willChange(view)
      animations?()
    }
    simulation.animations.animate(duration, 0, options, body, completion)
  }

  /// Runs changes so that an animation around them does not animate them.
  ///
  /// What they touch takes touches all the while.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Simulation.current.animations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether the changes made now are animated.
  public static var inheritedAnimationDuration: TimeInterval {
    Simulation.current.animations.inheritedDuration
  }

  /// Whether animations run; without them changes take no time.
  public static var areAnimationsEnabled: Bool { Simulation.current.animations.areEnabled }

  /// Turns animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.animations.areEnabled = enabled
  }
}
