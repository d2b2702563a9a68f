/// One row of the rulebook: what the rule says, what follows from it, and what the model does about
/// it.
///
/// The rows are made from the files of `Rulebook`, by `scripts/rulebook`.
public struct RuleEntry: Sendable {
  /// How sure the rulebook is of a rule.
  public enum Confidence: String, CaseIterable, Sendable {
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
    case notSimulated(Text)

    /// The state's name, as `rule.list` and the man page print it.
    public var name: String {
      switch self {
      case .decides: "decides"
      case .holds: "holds"
      case .reports: "reports"
      case .notSimulated: "not simulated"
      }
    }
  }

  /// Where in the code a rule is decided, kept or reported, or would be.
  public struct Place: Hashable, Sendable {
    /// The file's path, from the folder of the model; from that of the project for a file outside
    /// the model.
    public let file: String

    /// The name in that file of what does it.
    public let symbol: String?

    init(_ place: Substring) {
      let parts = place.split(separator: "#", maxSplits: 1)
      file = parts.first.map { String($0) } ?? ""
      symbol = parts.count > 1 ? String(parts[1]) : nil
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
  public let text: Text
  /// What follows from it for who writes an app, where there is more to say than the rule does.
  public let practice: Text?

  private let placeList: String
  private let sourceList: String

  /// What stands before the dot of its id, and of those about the same.
  public var group: String { String(id.prefix { $0 != "." }) }

  /// Where in the code it is decided, kept or reported, or would be.
  public var places: [Place] { placeList.split(separator: " ").map(Place.init) }

  /// The keys of the rule's sources, as `D:UIView` for a page of Apple's documentation.
  public var sources: [String] { sourceList.split(separator: " ").map(String.init) }

  init(
    _ number: UInt16,
    _ id: String,
    section: Int,
    _ confidence: Confidence,
    _ state: State,
    _ text: Text,
    practice: Text? = nil,
    places: String,
    sources: String
  ) {
    self.rule = Rule(number)
    self.id = id
    self.section = section
    self.confidence = confidence
    self.state = state
    self.text = text
    self.practice = practice
    self.placeList = places
    self.sourceList = sources
  }

  /// The rules of every section, in the order of the rulebook.
  public static let list: [RuleEntry] = RuleSection.all.flatMap(\.rules)

  /// What stands before the dot of the ids, in the order of the rulebook.
  public static let groups: [String] = {
    var groups: [String] = []
    for entry in list where !groups.contains(entry.group) { groups.append(entry.group) }
    return groups
  }()

  /// The rules, by number.
  static let all: [UInt16: RuleEntry] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.rule.number, $0) }
  )

  /// The ids, by number; every record of a trace that crosses the socket reads one.
  static let ids: [String] = (0...(all.keys.max() ?? 0)).map { all[$0]?.id ?? "unknown" }

  /// The numbers, by id.
  static let numbers: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: list.map { ($0.id, $0.rule.number) }
  )
}

extension Rule {
  /// The rule's row in the rulebook; `nil` for a number that no row has.
  public var entry: RuleEntry? { RuleEntry.all[number] }
}
