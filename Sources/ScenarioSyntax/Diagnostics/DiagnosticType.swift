/// The stable names of everything that can be wrong with a document.
public enum DiagnosticType: String, Sendable, CaseIterable {
  // The document.
  case json
  case format
  case id
  case unknownMember = "unknown-member"
  case missingMember = "missing-member"
  case wrongType = "wrong-type"
  case outOfRange = "out-of-range"

  // Names of objects and classes.
  case duplicateID = "duplicate-id"
  case reservedID = "reserved-id"
  case unknownReference = "unknown-reference"
  case unknownClass = "unknown-class"
  case twoPlaces = "two-places"
  case cycle

  // What objects and stimuli are told to do.
  case unknownMethod = "unknown-method"
  case formNotAllowed = "form-not-allowed"
  case unknownArgument = "unknown-argument"
  case unknownStimulus = "unknown-stimulus"
  case unknownModule = "unknown-module"
  case unknownParameter = "unknown-parameter"

  // What is expected, and names of other lists.
  case unknownExpectation = "unknown-expectation"
  case unknownMatcher = "unknown-matcher"
  case unknownOccurrence = "unknown-occurrence"
  case unknownRule = "unknown-rule"
  case unknownToggle = "unknown-toggle"
  case unknownNumber = "unknown-number"
  case unknownVariant = "unknown-variant"
  case unknownLabel = "unknown-label"
  case unknownClaim = "unknown-claim"

  // Warnings.
  case targetLacksAction = "target-lacks-action"
  case actionWithoutTarget = "action-without-target"
  case unusedObject = "unused-object"
  case unreachableStep = "unreachable-step"
  case neverJudged = "never-judged"
  case reliesOnUndefinedOrder = "relies-on-undefined-order"

  /// Whether a document with such a fault is still loaded.
  public var isWarning: Bool {
    switch self {
    case .targetLacksAction, .actionWithoutTarget, .unusedObject, .unreachableStep, .neverJudged,
      .reliesOnUndefinedOrder:
      true
    default:
      false
    }
  }
}
