import Foundation
@_spi(Workbench) import ScenarioKit
import Testing

struct ExampleTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenarios/examples")

  @Test(arguments: [
    "vault", "deck", "dial", "studio", "player", "tour", "inbox", "sparks", "sky", "lyrics",
    "search", "shop",
  ])
  func `the examples of the format run green as they stand`(name: String) throws {
    let file = ExampleTests.folder.appending(path: name + ".json")
    let problems = try Scenario.run(String(contentsOf: file, encoding: .utf8))
    #expect(problems == [], "\(name)")
  }
}
