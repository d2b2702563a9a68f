package import Jansson
@_spi(Workbench) package import ResponderKit
@_spi(Workbench) package import ScenarioKit
package import Sentences

/// What came of a question: the reasons, and the changes that help.
package struct WhyAnswer {
  /// An expectation that held and does not hold after a change.
  package struct Broken {
    package let pointer: String
    /// The place of its step in the document's script.
    package let step: Int
    /// The key of the expectation, such as `hit`.
    package let key: String
    package let expected: Sentence
    /// What happens instead; nil where the run does not come to it.
    package let actual: Sentence?
  }

  /// A change after which it is as wanted.
  package struct Fix {
    package let edit: Edit
    package let sentence: Phrase
    /// The same in Swift, one statement a line.
    package let swift: [String]
    /// Whether the change belongs to the document, and not just before the event.
    package let isAtLaunch: Bool
    /// How many expectations that held hold still.
    package let keeps: Int
    package let breaks: [Broken]
    /// Those that only recorded that it was not as is wanted now.
    package let asAsked: [Broken]
    /// What came of the event.
    package let outcome: Outcome?
    /// What the event left.
    package let records: [TraceRecord]
    /// Where the objects of the records live.
    package let simulation: Simulation
  }

  /// What was asked about, as it was written; nil where nothing was named.
  package let wanted: String?
  /// The step whose event it is.
  package let step: ScriptStep?
  /// The stimulus that was sent in its stead.
  package let stimulus: JSONValue?
  /// Where it was aimed.
  package let place: AskedPlace?
  /// Who got the event, or what the value is.
  package let got: JSONValue
  /// Who handles the event.
  package let handler: String?
  package let holds: Bool
  /// The obstacles, in the order met.
  package let reasons: [Reason]
  /// When each of them is there, where a print leaves that open; nothing for one that always is.
  package let conditions: [[Certainty.Condition]]
  /// How sure it is who is hit; nil where the document was not imported, or no finger is meant.
  package let certainty: Certainty?
  /// What a print does not show, and what is assumed; nil where the document was not imported.
  package let doubts: Doubts?
  /// What the event left as it is.
  package let records: [TraceRecord]
  package let fixes: [Fix]
  /// How many worlds were tried.
  package let tried: Int
  /// How many expectations of the document hold as it is.
  package let expectations: Int
  /// What can be asked about, where nothing was named.
  package let ask: [String]
  /// Where the objects of the reasons live.
  package let session: ScenarioSession?

  package var simulation: Simulation? { session?.simulation }
}

/// A place on the screen, and in the view at which it was aimed.
package struct AskedPlace {
  package let screen: (x: Double, y: Double)
  package let view: String?
  package let point: (x: Double, y: Double)?
}
