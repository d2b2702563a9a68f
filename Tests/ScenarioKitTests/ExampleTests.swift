import Foundation
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

struct ExampleTests {
  @Test(arguments: [
    "vault", "deck", "dial", "studio", "player", "tour", "inbox", "sparks", "sky", "lyrics",
    "search", "shop",
  ])
  func `the examples of the format run green as they stand`(name: String) throws {
    let file = ScenarioFiles.folder.appending(path: "examples/" + name + ".json")
    let problems = try Scenario.run(String(contentsOf: file, encoding: .utf8))
    #expect(problems == [], "\(name)")
  }
}
