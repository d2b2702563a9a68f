import Foundation
import Jansson
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What becomes of a script that an error ends.
struct ScriptEndTests {
  /// A script whose second step raises, after an expectation of its own that does not hold.
  private static var document: JSONValue {
    let document = Screens.card
    document.set(
      "script",
      [
        ["wait": 1], ["call": "addSubview", "on": "root", "with": ["root"]],
        ["wait": 2], ["send": "touch.tap", "at": "card"],
      ]
    )
    return document
  }

  private func connect() -> CheckedClient {
    CheckedClient(InProcessConnection(to: TestWorkbench.make()))
  }

  @Test func `the error tells the step, and the script is over`() throws {
    let client = connect()
    _ = try client.open(Self.document)
    try client.call("script.step")
    let error = try #require(throws: WireError.self) { try client.call("script.step") }
    #expect(error.type == .simulationRaised)
    #expect(error.detail("step")?.json(in: .english)["index"]?.int == 1)
    #expect(error.detail("step")?.json(in: .english)["pointer"]?.string == "/script/1")
    #expect(error.detail("failures")?.json(in: .english).count == 0)
    let commands = try client.call("session.list")["sessions"]?[0]?["commands"]?.int
    for _ in 1...3 {
      let over = try #require(throws: WireError.self) { try client.call("script.step") }
      #expect(over.type == .scriptFinished)
      #expect(over.message.english == "an error ended the script at step 2 of 4")
    }
    // A step that did not run takes no place of the journal.
    #expect(try client.call("session.list")["sessions"]?[0]?["commands"]?.int == commands)
  }

  @Test func `a step back leads out of it`() throws {
    let client = connect()
    _ = try client.open(Self.document)
    try client.call("script.step")
    _ = try? client.call("script.step")
    #expect(try client.call("script.back")["next"]?.int == 1)
    let again = #expect(throws: WireError.self) { try client.call("script.step") }
    #expect(again?.type == .simulationRaised)
  }

  @Test func `the last step finishes a script as before`() throws {
    let client = connect()
    _ = try client.open(Screens.card)
    #expect(try client.call("script.step")["finished"]?.bool == false)
    #expect(try client.call("script.step")["finished"]?.bool == false)
    #expect(try client.call("script.step")["finished"]?.bool == true)
    let over = #expect(throws: WireError.self) { try client.call("script.step") }
    #expect(over?.message.english == "all 3 steps of the script have run")
  }

  @Test func `a question whose steps raise can be answered, and nothing comes after it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let document = Self.document
      document.set("id", "quiz/raises")
      document.set(
        "script",
        [
          ["ask": ["kind": "hit", "prompt": "What is hit?"]],
          ["call": "addSubview", "on": "root", "with": ["root"]],
          ["send": "touch.tap", "at": "card", "expect": ["hit": "card"]],
        ]
      )
      mkdir(folder + "/quiz", 0o700)
      try write(document.serialized(), to: folder + "/quiz/raises.json")
      let client = connect()
      try client.call(
        "hello",
        ["client": ["name": "test"], "cwd": "/", "paths": ["scenarios": [JSONValue(folder)]]]
      )
      _ = try client.call("quiz.start", ["id": "quiz/raises"])
      _ = try client.call("quiz.give-up")
      let commands = try client.call("session.list")["sessions"]?[0]?["commands"]?.int
      #expect(commands == 2)
      #expect(try client.call("quiz.next")["finished"]?.bool == true)
    }
  }
}
