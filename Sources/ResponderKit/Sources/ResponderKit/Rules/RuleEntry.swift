/// One line of the rule list: what the rule says and what the model does about it.
public struct RuleEntry: Sendable {
  /// How sure the rulebook is of a rule.
  public enum Confidence: String, Sendable {
    case documented
    case headerComment = "header comment"
    case widelyObserved = "widely observed"
    case singleObservation = "single observation"
    case privateConstant = "private constant"
    case inferred
    case authorKnowledge = "author knowledge"
    case disputed
  }

  /// What the model does about a rule.
  public enum State: Sendable, Equatable {
    /// The model takes the decision and names the rule in the trace where it does.
    case decides

    /// A negative or structural rule: the model is built so that it cannot be broken.
    case holds

    /// A diagnostic or a run-time error names the rule.
    case reports

    /// The model does not do this, and why.
    case notSimulated(String)

    /// Nobody has looked at the rule yet; a test refuses a list that still holds one.
    case open

    /// The state's name, as `rule.list` and the man page print it.
    public var name: String {
      switch self {
      case .decides: "decides"
      case .holds: "holds"
      case .reports: "reports"
      case .notSimulated: "not simulated"
      case .open: "open"
      }
    }
  }

  /// The rule.
  public let rule: Rule
  /// The stable id, such as `hit-test.skips-hidden`.
  public let id: String
  /// The section of the rulebook that states it.
  public let section: Int
  /// How sure the rulebook is of it.
  public let confidence: Confidence
  /// What the model does about it.
  public let state: State
  /// The rule in one or two sentences.
  public let text: String

  init(
    _ number: UInt16,
    _ id: String,
    section: Int,
    _ confidence: Confidence,
    _ state: State,
    _ text: String
  ) {
    self.rule = Rule(number)
    self.id = id
    self.section = section
    self.confidence = confidence
    self.state = state
    self.text = text
  }

  /// The rules of every section that the model covers, in the order of the rulebook.
  public static let list: [RuleEntry] =
    dispatchRules + ignoreRules + windowRules + hitTestRules + touchRules + multiTouchRules
    + deliveryRules + chainRules
    + gestureTouchRules + gestureStateRules + gestureArbitrationRules + gestureViewRules
    + recognizerRules
    + controlRules + scrollRules + motionRules + remoteControlRules + pressRules + actionRules
    + firstResponderRules

  /// The same, by number.
  static let all: [UInt16: RuleEntry] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.rule.number, $0) }
  )

  /// The ids, by number; every record of a trace that crosses the socket reads one.
  static let ids: [String] = (0...(all.keys.max() ?? 0)).map { all[$0]?.id ?? "unknown" }

  /// The numbers, by id.
  static let numbers: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.id, $0.rule.number) }
  )

  /// Returns what a rule says.
  public static func text(of rule: Rule) -> String { all[rule.number]?.text ?? "" }
}
