import Importing
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import WorkbenchProtocol

extension Import {
  /// The import whose tap, where it has one, expects what it hits: what is kept runs green, and red
  /// once the answer is another.
  ///
  /// Nothing is expected where the answer hangs on what the print does not show.
  func expectingItsHit(in environment: ScenarioEnvironment) -> Import {
    guard taps, let values, let tap = values.value[.script]?[0], let place = tap[.at],
      let read = ScenarioDocument.read(
        DocumentText(DocumentContents(values)),
        file: "",
        environment: environment
      )
      .document, let session = try? ScenarioSession(read),
      let point = try? session.place(place)
    else { return self }
    let certainty = Certainty(at: point, in: session, written: [])
    guard certainty.kind == .certain else { return self }
    let objects = session.simulation.objects
    let hit = certainty.hit.map { JSONValue(objects.name(of: $0)) } ?? .null
    let expected = tap.shallowCopy()
    expected.set("expect", [.hit: hit])
    let whole = values.value.shallowCopy()
    whole.set(.script, JSONValue([expected]))
    // With its expectation it may be more than a document may be.
    guard let sealed = try? SealedJSON(whole) else { return self }
    var expecting = self
    expecting.values = sealed
    return expecting
  }
}
