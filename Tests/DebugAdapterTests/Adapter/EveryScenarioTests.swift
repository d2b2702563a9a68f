import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming

@testable import DebugAdapter

/// Every built-in scenario, stepped to its end and back.
struct EveryScenarioTests {
  @Test(arguments: ScenarioFiles.ids)
  func `a scenario is stepped to its end and back over the same places`(id: String) throws {
    let file = id + ".json"
    let path = ScenarioFiles.folder.appendingPathComponent(file)
    let text = try String(contentsOf: path, encoding: .utf8)
    let document = try JSON.parse(text)
    let variants = document["variants"]?.elements.compactMap { $0["id"]?.string } ?? []
    for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
      try walk(file, text, variant)
    }
  }

  private func walk(_ file: String, _ text: String, _ variant: String?) throws {
    let desk = Desk(BuiltInBench.shared)
    desk.files.texts["/scenarios/" + file] = text
    desk.ask("initialize")
    let options: JSONValue = ["program": JSONValue("/scenarios/" + file)]
    if let variant { options.set("variant", variant) }
    let launched = desk.ask("launch", options)
    try #require(launched["success"]?.bool == true, "\(file): \(launched)")
    desk.ask("configurationDone")
    var forwards: [String] = []
    while desk.last("stopped")?["description"]?.string != "End of the script" {
      forwards.append(reference(desk))
      desk.ask("stepIn", ["threadId": 1])
      try #require(forwards.count < 20_000, "\(file) has no end")
    }
    var backwards: [String] = []
    desk.ask("stepBack", ["threadId": 1])
    while desk.last("stopped")?["description"]?.string != "Start of the script",
      backwards.count < forwards.count
    {
      backwards.append(reference(desk))
      desk.ask("stepBack", ["threadId": 1])
    }
    #expect(backwards == forwards.reversed(), "\(file)")
    desk.ask("continue", ["threadId": 1])
    desk.ask("continue", ["threadId": 1])
    let status = try status(text, variant)
    #expect(desk.last("exited")?["exitCode"]?.int == status, "\(file)")
  }

  private func reference(_ desk: Desk) -> String {
    desk.top["instructionPointerReference"]?.string ?? desk.top["name"]?.string ?? ""
  }

  /// What `responder run` would exit with.
  private func status(_ text: String, _ variant: String?) throws -> Int {
    let client = InProcessConnection(to: BuiltInBench.shared)
    defer { client.close() }
    try client.call("session.open", ["text": JSONValue(text), "name": "scenario"])
    let params = JSONValue.object()
    if let variant { params.set("variant", variant) }
    return try client.call("script.run", params)["passed"]?.bool == true ? 0 : 1
  }
}
