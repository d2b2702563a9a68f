// Made by scripts/rulebook from Rulebook/02-ignoring.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// beginIgnoringInteractionEvents and endIgnoringInteractionEvents form a counter; interaction is
  /// ignored while the counter is at least one.
  ///
  /// Rule 19, `ignore.begin-end-nests`: header comment; holds.
  public static var ignoreBeginEndNests: Rule { Rule(19) }

  /// Touch and related interaction events that arrive while the counter is at least one are thrown
  /// away, not queued for later.
  ///
  /// Rule 20, `ignore.drops-not-defers`: widely observed; decides.
  public static var ignoreDropsNotDefers: Rule { Rule(20) }

  /// A view with isUserInteractionEnabled false has touch, press and key events aimed at it removed
  /// from the queue, which for touches happens by hit-testing never returning it.
  ///
  /// Rule 21, `ignore.user-interaction-disabled-drops`: header comment; holds.
  public static var ignoreUserInteractionDisabledDrops: Rule { Rule(21) }

  /// While a UIView animation started without the allowUserInteraction option is running, the views
  /// being animated take no part in interaction, whatever their isUserInteractionEnabled value is:
  /// the default hitTest of such a view answers the view itself without asking its subviews, so
  /// nothing behind it is asked, and a touch that begins there is thrown away; no view, control or
  /// recognizer hears of it. An override of hitTest that answers without super is not concerned.
  /// Configurable: swallowed (default), or the view is skipped and what lies behind is asked.
  ///
  /// Rule 22, `ignore.animating-view-is-ineligible`: documented; decides.
  public static var ignoreAnimatingViewIsIneligible: Rule { Rule(22) }

  /// Passing UIView.AnimationOptions.allowUserInteraction (bit 1) keeps the animated views eligible
  /// for touches for the whole animation.
  ///
  /// Rule 23, `ignore.allow-user-interaction-option`: header comment; holds.
  public static var ignoreAllowUserInteractionOption: Rule { Rule(23) }

  /// When interaction is allowed during an animation, hit-testing uses the model values (the end
  /// position), so touching the moving image misses and touching the destination hits.
  ///
  /// Rule 24, `ignore.animation-uses-final-geometry`: widely observed; holds.
  public static var ignoreAnimationUsesFinalGeometry: Rule { Rule(24) }

  /// An animation without allowUserInteraction that starts on a view with a live touch leaves that
  /// touch alone; only touches that begin while it runs are concerned. Configurable: one
  /// observation says that the live touch is cancelled.
  ///
  /// Rule 25, `ignore.animation-start-cancels-touch`: disputed; decides.
  public static var ignoreAnimationStartCancelsTouch: Rule { Rule(25) }

  /// Because model values are used, a view that is fading to alpha 0 is already declined by hit-
  /// testing when the animation starts, even with allowUserInteraction.
  ///
  /// Rule 26, `ignore.alpha-animation-to-zero`: inferred; holds.
  public static var ignoreAlphaAnimationToZero: Rule { Rule(26) }

  /// During a standard view-controller transition UIKit blocks interaction with the moving content;
  /// a simulator may model it as an interaction-ignoring interval around the transition.
  ///
  /// Rule 27, `ignore.transition-views-blocked`: widely observed; decides.
  public static var ignoreTransitionViewsBlocked: Rule { Rule(27) }
}

extension RuleSection {
  static let ignoring = RuleSection(
    number: 2,
    title: Text(
      "Ignoring interaction",
      zh: "忽略交互"
    ),
    rules: ignoringRules
  )

  private static let ignoringRules: [RuleEntry] = [
    RuleEntry(
      19,
      "ignore.begin-end-nests",
      section: 2,
      .headerComment,
      .holds,
      Text("""
          beginIgnoringInteractionEvents and endIgnoringInteractionEvents form a counter; \
          interaction is ignored while the counter is at least one.
          """),
      places: "",
      sources: "H:UIApplication X-neu"
    ),
    RuleEntry(
      20,
      "ignore.drops-not-defers",
      section: 2,
      .widelyObserved,
      .decides,
      Text("""
          Touch and related interaction events that arrive while the counter is at least one are \
          thrown away, not queued for later.
          """),
      places: "Touches/Simulation+Ignoring.swift",
      sources: "D:UIApplication.beginIgnoringInteractionEvents() X-neu X-lldb"
    ),
    RuleEntry(
      21,
      "ignore.user-interaction-disabled-drops",
      section: 2,
      .headerComment,
      .holds,
      Text("""
          A view with isUserInteractionEnabled false has touch, press and key events aimed at it \
          removed from the queue, which for touches happens by hit-testing never returning it.
          """),
      places: "",
      sources: "H:UIView D:UIView.isUserInteractionEnabled"
    ),
    RuleEntry(
      22,
      "ignore.animating-view-is-ineligible",
      section: 2,
      .documented,
      .decides,
      Text("""
          While a UIView animation started without the allowUserInteraction option is running, the \
          views being animated take no part in interaction, whatever their isUserInteractionEnabled \
          value is: the default hitTest of such a view answers the view itself without asking its \
          subviews, so nothing behind it is asked, and a touch that begins there is thrown away; no \
          view, control or recognizer hears of it. An override of hitTest that answers without super \
          is not concerned. Configurable: swallowed (default), or the view is skipped and what lies \
          behind is asked.
          """),
      places: "Views/UIView+HitTesting.swift",
      sources: """
        D:UIView.animate(withDuration:animations:) D:UIView.isUserInteractionEnabled X-wwdc X-so
        """
    ),
    RuleEntry(
      23,
      "ignore.allow-user-interaction-option",
      section: 2,
      .headerComment,
      .holds,
      Text("""
          Passing UIView.AnimationOptions.allowUserInteraction (bit 1) keeps the animated views \
          eligible for touches for the whole animation.
          """),
      places: "",
      sources: "H:UIView D:UIView.AnimationOptions†"
    ),
    RuleEntry(
      24,
      "ignore.animation-uses-final-geometry",
      section: 2,
      .widelyObserved,
      .holds,
      Text("""
          When interaction is allowed during an animation, hit-testing uses the model values (the \
          end position), so touching the moving image misses and touching the destination hits.
          """),
      places: "",
      sources: "X-so D:CALayer.presentation()†"
    ),
    RuleEntry(
      25,
      "ignore.animation-start-cancels-touch",
      section: 2,
      .disputed,
      .decides,
      Text("""
          An animation without allowUserInteraction that starts on a view with a live touch leaves \
          that touch alone; only touches that begin while it runs are concerned. Configurable: one \
          observation says that the live touch is cancelled.
          """),
      places: "Animations/Simulation+Animations.swift",
      sources: "X-issue X-so"
    ),
    RuleEntry(
      26,
      "ignore.alpha-animation-to-zero",
      section: 2,
      .inferred,
      .holds,
      Text("""
          Because model values are used, a view that is fading to alpha 0 is already declined by \
          hit-testing when the animation starts, even with allowUserInteraction.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      27,
      "ignore.transition-views-blocked",
      section: 2,
      .widelyObserved,
      .decides,
      Text("""
          During a standard view-controller transition UIKit blocks interaction with the moving \
          content; a simulator may model it as an interaction-ignoring interval around the \
          transition.
          """),
      places: "Controllers/UITransitionView.swift",
      sources: "D:UIViewControllerTransitionCoordinator† X-so H:UIApplication"
    ),
  ]
}
