import Jansson
import TestSupport
import Testing

@testable import DebugAdapter

/// A whole course over the real workbench: a document, from its launch to its end and back.
struct SequenceTests {
  private let desk: Desk

  init() {
    desk = Desk(BuiltInBench.shared)
    desk.files.texts["/desk/vault.json"] = VaultDocument.text
    desk.ask("initialize", ["adapterID": "responder", "supportsVariableType": true])
    desk.ask("launch", ["program": "/desk/vault.json"])
    desk.set([4])
    desk.ask("setExceptionBreakpoints", ["filters": ["discarded", "expectation", "raised"]])
    desk.ask("configurationDone")
  }

  private func change(_ value: String) -> JSONValue {
    desk.ask(
      "setVariable",
      [
        "variablesReference": desk.reference("Responder"), "name": "isUserInteractionEnabled",
        "value": JSONValue(value),
      ]
    )
  }

  @Test func `a scenario is walked, looked at, changed, begun again and ended`() throws {
    #expect(desk.last("stopped")?["reason"]?.string == "entry")
    desk.move("continue")
    #expect(desk.last("stopped")?["reason"]?.string == "breakpoint")
    let frames = desk.frames
    #expect(
      frames.map { $0["name"]?.string } == [
        "panel.hitTest", "window.hitTest", "finger 1 comes down on vault",
      ]
    )
    #expect(frames.map { $0["line"]?.int } == [4, 3, 8])
    #expect(frames.map { $0["column"]?.int } == [7, 5, 5])
    let value = desk.variables("Responder")["isUserInteractionEnabled"]
    #expect(value?["value"]?.string == "true")
    #expect(value?["type"]?.string == "Bool")
    #expect(value?["evaluateName"]?.string == "panel.isUserInteractionEnabled")

    let place = desk.top["instructionPointerReference"]
    #expect(desk.move("stepIn") == "vault.hitTest")
    #expect(desk.top["line"]?.int == 5)
    #expect(desk.move("stepBack") == "panel.hitTest")
    #expect(desk.top["instructionPointerReference"] == place)

    let refused = desk.fault(change("maybe"))
    #expect(refused?.contains("panel.isUserInteractionEnabled") == true)
    #expect(refused?.contains("expected true or false, found text") == true)
    #expect(desk.top["instructionPointerReference"] == place)

    #expect(change("false")["body"]?["value"]?.string == "false")
    let output = desk.last("output")?["output"]?.string ?? ""
    #expect(output.hasPrefix("what if panel.isUserInteractionEnabled = false: the route parts "))
    #expect(output.contains("(hit-test.skips-interaction-disabled)"))
    #expect(output.contains("hit vault → window, handled by panel → nobody"))
    #expect(
      desk.last("stopped")?["description"]?.string == "What if: panel.isUserInteractionEnabled"
    )

    desk.set([])
    desk.move("continue")
    #expect(desk.last("stopped")?["description"]?.string == "Event discarded")
    #expect(desk.last("stopped")?["text"]?.string == "dispatch.unhandled-is-dropped")
    let info = desk.ask("exceptionInfo", ["threadId": 1])["body"]
    #expect(info?["exceptionId"]?.string == "dispatch.unhandled-is-dropped")

    desk.ask("restart")
    #expect(desk.last("stopped")?["reason"]?.string == "entry")
    desk.ask("setExceptionBreakpoints", ["filters": []])
    desk.move("continue")
    #expect(desk.last("stopped")?["reason"]?.string == "pause")
    #expect(desk.last("stopped")?["description"]?.string == "End of the script")
    let count = desk.said.count
    desk.ask("continue", ["threadId": 1])
    #expect(desk.events(since: count) == ["exited", "terminated"])
    #expect(desk.last("exited")?["exitCode"]?.int == 0)
    #expect(desk.ask("disconnect")["success"]?.bool == true)
    #expect(desk.said.compactMap { $0["seq"]?.int } == Array(1...desk.said.count))
  }

  @Test func `an expectation that fails by a change is a stop, and the exit status`() {
    desk.move("continue")
    _ = change("false")
    desk.set([])
    desk.ask("setExceptionBreakpoints", ["filters": ["expectation"]])
    desk.move("continue")
    #expect(desk.last("stopped")?["reason"]?.string == "exception")
    #expect(desk.top["line"]?.int == 8)
    desk.move("continue")
    desk.ask("continue", ["threadId": 1])
    #expect(desk.last("exited")?["exitCode"]?.int == 1)
  }

  @Test func `the console asks the workbench as the shell does`() {
    desk.move("continue")
    #expect(desk.type("panel.isUserInteractionEnabled") == "true")
    #expect(desk.type("tree").contains("vault"))
    #expect(desk.type("chain vault").contains("panel"))
    #expect(desk.type("hit 195,350").contains("vault"))
    #expect(desk.type("why shade").contains("hit-test.skips-interaction-disabled"))
    #expect(desk.type("explain hit-test.skips-hidden").contains("hit-test.skips-hidden"))
    let told = desk.type("if panel.isUserInteractionEnabled = false")
    #expect(told.contains("hit-test.skips-interaction-disabled"))
    #expect(desk.type("touch.tap at=vault").contains("responder shell"))
    #expect(desk.type("nobody.alpha").contains("nobody"))
    // Nothing of all this has moved anything.
    #expect(desk.top["name"]?.string == "panel.hitTest")
    #expect(desk.move("stepIn") == "vault.hitTest")
  }
}
