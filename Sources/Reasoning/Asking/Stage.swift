package import Jansson
@_spi(Workbench) package import ScenarioKit

/// What a question is about: a scenario, and all that is done in it, from the launch on.
package struct Stage {
  /// One thing that is done.
  package enum Act {
    /// The next step of the script.
    case step
    /// Something from outside: a stimulus, an assignment, a call.
    case other((ScenarioSession) throws(ScenarioError) -> Void)
  }

  package let document: ScenarioDocument
  package let variant: String?
  /// What the document's objects say otherwise from before the launch on.
  package let written: JSONValue
  /// The references of properties that were assigned from outside: what an import left open of them
  /// is known by now.
  package let known: Set<String>
  /// What was done in the session until now, a command at a time.
  package let acts: [Act]

  package init(
    document: ScenarioDocument,
    variant: String?,
    written: JSONValue = .object(),
    known: Set<String> = [],
    acts: [Act]
  ) {
    self.written = written
    self.known = known
    self.document = document
    self.variant = variant
    self.acts = acts
  }
}

/// Something that is done in a run, and about which can be asked.
package enum AskedEvent {
  /// The step of the script at this place, and those after it up to a last one.
  case steps(ClosedRange<Int>)
  /// A stimulus that is sent after everything that was done in the session.
  case stimulus(String, JSONValue)
}
