@testable import Catalogue
import Foundation
import Jansson
@testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

struct SchemaTests {
  private let file = ScenarioFiles.folder.appending(path: "scenario.schema.json")

  /// Set RECORD=1 to write the file again.
  @Test func `the schema beside the scenarios is what the catalogue gives`() throws {
    let text = ScenarioSchema(environment: Scenario.environment).text
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "set RECORD=1 and run this test again")
  }

  @Test func `every reference inside the schema leads somewhere`() throws {
    let json = ScenarioSchema(environment: Scenario.environment).json
    let definitions = try #require(json["$defs"])
    var missing: Set<String> = []
    func walk(_ value: JSONValue) {
      if let target = value["$ref"]?.string {
        let name = String(target.dropFirst("#/$defs/".count))
        if definitions[name] == nil { missing.insert(name) }
      }
      for (_, inner) in value.members { walk(inner) }
      for inner in value.elements { walk(inner) }
    }
    walk(json)
    #expect(missing.isEmpty)
  }
}
