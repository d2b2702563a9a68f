import Foundation
@_spi(Workbench) import ScenarioKit
import Testing

struct ContentTests {
  private static let root = ExampleTests.folder.deletingLastPathComponent()

  /// The ids of all scenarios: their places below the folder.
  static let ids: [String] = {
    let files = FileManager.default.enumerator(atPath: root.path)
    let names = (files?.allObjects as? [String] ?? []).sorted()
    return names.filter { $0.contains("/") && $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }()

  @Test(arguments: ids)
  func `every scenario is without fault and runs green`(id: String) throws {
    let file = ContentTests.root.appending(path: id + ".json")
    let (document, diagnostics) = ScenarioDocument.read(
      Array(try Data(contentsOf: file)),
      file: id + ".json",
      expectedID: id,
      environment: Scenario.environment
    )
    #expect(diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    let scenario = try #require(document)
    for variant in scenario.runs {
      let problems = Scenario.run(try ScenarioSession(scenario, variant: variant))
      #expect(problems == [], "\(id)#\(variant ?? "")")
    }
  }
}
