import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import Testing
import WorkbenchProtocol

@testable import Workbench

/// The parameters of stimuli, as the protocol and documents let them be written.
struct GrammarTests {
  private static var samples: [JSONValue] {
    [
      .null, true, 0, -1, 0.5, 3, 1_000_000_000, "x", "45deg", "root", "buy:", "$root.center",
      [], [1, 2], [1, 2, 3, 4], ["a"], [["at": [1, 2], "time": 0]], ["in": "root"],
      ["in": "root", "unit": [0.5, 0.5]], ["x": 1], [:],
    ]
  }

  private static let stimuli = TestWorkbench.modules.environment.modules.flatMap(\.stimuli)

  /// Whether a document may have a value there, whatever else it lacks.
  private func reads(_ value: JSONValue, as field: StimulusField, of stimulus: Stimulus) -> Bool {
    let document: JSONValue = [
      "format": 1, "app": ["windows": [["id": "root"]]],
      "script": [["send": JSONValue(stimulus.name), JSONKey(field.name): value]],
    ]
    let found = ScenarioDocument.read(
      document.serialized(),
      file: "grammar.json",
      environment: TestWorkbench.modules.environment
    ).diagnostics
    return !found.contains { $0.pointer.hasPrefix("/script/0/\(field.name)") }
  }

  /// Whether the protocol lets a value through to who reads it.
  private func passes(_ value: JSONValue, as field: StimulusField) -> Bool {
    let method = Method(
      "one.field",
      Sentence("One field.", zh: "一个字段。"),
      parameters: [field.wireField]
    )
    return (try? MethodTable.standard.validate([JSONKey(field.name): value], of: method)) != nil
  }

  @Test(arguments: stimuli.map(\.name))
  func `what a document may write, a request may write, too`(_ name: String) throws {
    let stimulus = try #require(Self.stimuli.first { $0.name == name })
    for field in stimulus.fields {
      for value in Self.samples where value.string?.hasPrefix("$") != true {
        guard reads(value, as: field, of: stimulus) else { continue }
        #expect(passes(value, as: field), "\(name).\(field.name): \(value)")
      }
    }
  }

  @Test(arguments: stimuli.map(\.name))
  func `a number out of its range, or a list too short, is refused by both`(_ name: String) throws {
    let stimulus = try #require(Self.stimuli.first { $0.name == name })
    for field in stimulus.fields {
      let outside: JSONValue? =
        switch ValueType(field.type) {
        case .bounded(_, let range): JSONValue(range.upperBound + 1)
        case .elements(_, let count?) where count.lowerBound > 0: []
        case .time, .count: -1
        case .choice, .options: "no such word"
        default: nil
        }
      guard let outside else { continue }
      #expect(!reads(outside, as: field, of: stimulus), "\(name).\(field.name)")
      #expect(!passes(outside, as: field), "\(name).\(field.name)")
    }
  }
}
