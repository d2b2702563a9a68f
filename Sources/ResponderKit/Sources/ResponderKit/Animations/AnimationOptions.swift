extension UIView {
  /// How an animation runs.
  ///
  /// Of these the model heeds `allowUserInteraction`, `repeat` and `autoreverse`; the others change
  /// what is seen and not what is touched.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lay out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views stay eligible for touches (ignore.allow-user-interaction-option).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start from what is shown, not from the model's values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Run again and again, until the animations are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run backwards after running forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keep the own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keep the own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraw instead of using a snapshot, in transitions.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hide and show instead of removing and adding, in transitions.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keep the own options inside another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Dissolve one state into the other, in transitions.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
