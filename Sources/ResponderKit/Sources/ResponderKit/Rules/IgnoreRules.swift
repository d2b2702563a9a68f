extension Rule {
  public static var ignoreBeginEndNests: Rule { Rule(19) }
  public static var ignoreDropsNotDefers: Rule { Rule(20) }
  public static var ignoreUserInteractionDisabledDrops: Rule { Rule(21) }
  public static var ignoreAnimatingViewIsIneligible: Rule { Rule(22) }
  public static var ignoreAllowUserInteractionOption: Rule { Rule(23) }
  public static var ignoreAnimationUsesFinalGeometry: Rule { Rule(24) }
  public static var ignoreAnimationStartCancelsTouch: Rule { Rule(25) }
  public static var ignoreAlphaAnimationToZero: Rule { Rule(26) }
  public static var ignoreTransitionViewsBlocked: Rule { Rule(27) }
}

extension RuleEntry {
  /// The rules of section 2 of the rulebook.
  static let ignoreRules: [RuleEntry] = [
    RuleEntry(
      19,
      "ignore.begin-end-nests",
      section: 2,
      .headerComment,
      .holds,
      """
      beginIgnoringInteractionEvents and endIgnoringInteractionEvents form a counter; \
      interaction is ignored while the counter is at least one.
      """
    ),
    RuleEntry(
      20,
      "ignore.drops-not-defers",
      section: 2,
      .widelyObserved,
      .decides,
      """
      Touch and related interaction events that arrive while the counter is at least one are \
      thrown away, not queued for later.
      """
    ),
    RuleEntry(
      21,
      "ignore.user-interaction-disabled-drops",
      section: 2,
      .headerComment,
      .holds,
      """
      A view with isUserInteractionEnabled false has touch, press and key events aimed at it \
      removed from the queue, which for touches happens by hit-testing never returning it.
      """
    ),
    RuleEntry(
      22,
      "ignore.animating-view-is-ineligible",
      section: 2,
      .documented,
      .decides,
      """
      While a UIView animation started without the allowUserInteraction option is running, the \
      views being animated take no part in interaction, whatever their isUserInteractionEnabled \
      value is: the default hitTest of such a view answers the view itself without asking its \
      subviews, so nothing behind it is asked, and a touch that begins there is thrown away; no \
      view, control or recognizer hears of it. An override of hitTest that answers without super \
      is not concerned. Configurable: swallowed (default), or the view is skipped and what lies \
      behind is asked.
      """
    ),
    RuleEntry(
      23,
      "ignore.allow-user-interaction-option",
      section: 2,
      .headerComment,
      .holds,
      """
      Passing UIView.AnimationOptions.allowUserInteraction (bit 1) keeps the animated views \
      eligible for touches for the whole animation.
      """
    ),
    RuleEntry(
      24,
      "ignore.animation-uses-final-geometry",
      section: 2,
      .widelyObserved,
      .holds,
      """
      When interaction is allowed during an animation, hit-testing uses the model values (the \
      end position), so touching the moving image misses and touching the destination hits.
      """
    ),
    RuleEntry(
      25,
      "ignore.animation-start-cancels-touch",
      section: 2,
      .disputed,
      .decides,
      """
      An animation without allowUserInteraction that starts on a view with a live touch leaves \
      that touch alone; only touches that begin while it runs are concerned. Configurable: one \
      observation says that the live touch is cancelled.
      """
    ),
    RuleEntry(
      26,
      "ignore.alpha-animation-to-zero",
      section: 2,
      .inferred,
      .holds,
      """
      Because model values are used, a view that is fading to alpha 0 is already declined by \
      hit-testing when the animation starts, even with allowUserInteraction.
      """
    ),
    RuleEntry(
      27,
      "ignore.transition-views-blocked",
      section: 2,
      .widelyObserved,
      .decides,
      """
      During a standard view-controller transition UIKit blocks interaction with the moving \
      content; a simulator may model it as an interaction-ignoring interval around the \
      transition.
      """
    ),
  ]
}
