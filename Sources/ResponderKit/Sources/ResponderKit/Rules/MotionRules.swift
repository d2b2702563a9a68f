extension Rule {
  public static var motionOnlyShake: Rule { Rule(387) }
  public static var motionInitialFirstResponder: Rule { Rule(388) }
  public static var motionDefaultForwards: Rule { Rule(389) }
  public static var motionNoFirstResponder: Rule { Rule(390) }
  public static var motionTwoCallbacks: Rule { Rule(391) }
  public static var motionCancelCauses: Rule { Rule(392) }
  public static var motionCancelInsteadOfEnd: Rule { Rule(393) }
  public static var motionFirstResponderMustOptIn: Rule { Rule(394) }
  public static var motionShakeToEditDefault: Rule { Rule(395) }
  public static var motionShakeToEditIndependent: Rule { Rule(396) }
  public static var motionShakeToEditAtApplication: Rule { Rule(397) }
  public static var motionUndoManagerLookup: Rule { Rule(398) }
  public static var motionRepeatLockout: Rule { Rule(399) }
  public static var motionSubtypeCheck: Rule { Rule(400) }
}

extension RuleEntry {
  /// The rules of section 16 of the rulebook.
  static let motionRules: [RuleEntry] = [
    RuleEntry(
      387,
      "motion.only-shake",
      section: 16,
      .headerComment,
      .holds,
      "The only motion event delivered to responders is the shake."
    ),
    RuleEntry(
      388,
      "motion.initial-first-responder",
      section: 16,
      .documented,
      .decides,
      "motionBegan and motionEnded go to the first responder of the key window."
    ),
    RuleEntry(
      389,
      "motion.default-forwards",
      section: 16,
      .documented,
      .decides,
      "The default motion methods forward to next."
    ),
    RuleEntry(
      390,
      "motion.no-first-responder",
      section: 16,
      .disputed,
      .decides,
      """
      With no first responder the event starts at the top visible view controller of the key \
      window (the root controller, then whatever it presents, then the shown child of a \
      navigation or tab controller) and goes up the chain from there; other containers are not \
      entered, and a window without a controller is itself the start.
      """
    ),
    RuleEntry(
      391,
      "motion.two-callbacks",
      section: 16,
      .documented,
      .holds,
      "UIKit reports only the start and the end of a shake, never single movements."
    ),
    RuleEntry(
      392,
      "motion.cancel-causes",
      section: 16,
      .documented,
      .decides,
      """
      motionCancelled comes if the app becomes inactive, the receiving view leaves its window, \
      or the shaking goes on too long.
      """
    ),
    RuleEntry(
      393,
      "motion.cancel-instead-of-end",
      section: 16,
      .documented,
      .holds,
      "A shake ends with exactly one of motionEnded or motionCancelled."
    ),
    RuleEntry(
      394,
      "motion.first-responder-must-opt-in",
      section: 16,
      .documented,
      .holds,
      """
      A view controller that wants shakes must return true from canBecomeFirstResponder and \
      become first responder, unless it lies on the chain of the current first responder or, \
      when there is none, on the chain that motion.no-first-responder names.
      """
    ),
    RuleEntry(
      395,
      "motion.shake-to-edit-default",
      section: 16,
      .documented,
      .decides,
      """
      applicationSupportsShakeToEdit is true by default; a shake then offers undo/redo if the \
      undo manager found along the chain has something to undo.
      """
    ),
    RuleEntry(
      396,
      "motion.shake-to-edit-independent",
      section: 16,
      .widelyObserved,
      .holds,
      "Motion callbacks are delivered whether or not shake-to-edit is on."
    ),
    RuleEntry(
      397,
      "motion.shake-to-edit-at-application",
      section: 16,
      .widelyObserved,
      .holds,
      """
      The undo prompt is made at UIApplication, the end of the chain, so a responder that \
      handles motion without calling super can suppress it.
      """
    ),
    RuleEntry(
      398,
      "motion.undo-manager-lookup",
      section: 16,
      .documented,
      .decides,
      "undoManager is looked up along the responder chain; the window supplies one by default."
    ),
    RuleEntry(
      399,
      "motion.repeat-lockout",
      section: 16,
      .singleObservation,
      .decides,
      "A second shake within about 1 to 2 seconds is not reported separately."
    ),
    RuleEntry(
      400,
      "motion.subtype-check",
      section: 16,
      .documented,
      .holds,
      """
      Handlers check the subtype argument for motionShake; the event has type motion and no \
      touches.
      """
    ),
  ]
}
