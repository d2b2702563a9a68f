import Catalogue
public import Jansson
@_spi(Workbench) public import ResponderKit
import ScenarioSyntax
public import Sentences

/// What one step of the script did, and what of its expectations did not hold.
public struct StepReport {
  /// The step's place in the document's script.
  public let index: Int
  /// JSON pointer to the step.
  public let pointer: String
  public let label: String?
  /// What the step does, as a line for people.
  public let action: String
  /// What the step does, as the document writes it, without label and expectations.
  public let step: JSONValue
  /// What came of it, where it is a stimulus.
  @_spi(Workbench) public internal(set) var outcome: Outcome?
  /// What a call or stimulus answered.
  public internal(set) var returned: JSONValue?
  /// The expectations that did not hold, in the order of the text.
  public internal(set) var failures: [ExpectationFailure] = []
  /// JSON pointers to the expectations that were judged, held or not.
  public internal(set) var judged: [String] = []
  /// Why the run ends here, where it does.
  public internal(set) var error: ScenarioError?
  /// What occurred, by places in the log.
  package var occurrences = 0..<0
}

/// One expectation that did not hold.
public struct ExpectationFailure {
  /// JSON pointer to what was expected.
  public let pointer: String
  public let line: Int
  public let column: Int
  /// The key of the expectation, such as `hit`.
  public let key: String
  public let expected: Sentence
  public let actual: Sentence
  /// One sentence that says both.
  public let message: Sentence
  /// Where the trace stood when the two parted, as far as it can be told.
  @_spi(Workbench) public let record: TraceRecord.Position?
}
