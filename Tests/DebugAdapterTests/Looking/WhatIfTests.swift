import Jansson
import Testing

@testable import DebugAdapter

/// Changes before a step: made, added up, refused and taken back.
struct WhatIfTests {
  private let bench = ObservedBench()
  private let desk: Desk

  init() {
    desk = Desk(bench)
    desk.launch(breakpoints: [4])
    desk.move("continue")
  }

  private func change(_ name: String, to value: String) -> JSONValue {
    desk.ask(
      "setVariable",
      [
        "variablesReference": desk.reference("Responder"), "name": JSONValue(name),
        "value": JSONValue(value),
      ]
    )
  }

  @Test func `a change runs the step again, and stands where the routes part`() {
    let responder = desk.reference("Responder")
    let calls = bench.methods.count
    let count = desk.said.count
    let response = desk.ask(
      "setVariable",
      [
        "variablesReference": responder, "name": "isUserInteractionEnabled", "value": "false",
      ]
    )
    #expect(response["body"]?["value"]?.string == "false")
    #expect(
      bench.methods.dropFirst(calls).prefix(3) == ["script.back", "object.set", "script.step"]
    )
    #expect(bench.last("script.back")?["steps"]?.int == 1)
    #expect(bench.last("object.set")?["set"] == ["panel.isUserInteractionEnabled": false])
    let told = desk.said.dropFirst(count).map { $0["event"]?.string ?? $0["command"]?.string }
    #expect(told == ["setVariable", "output", "stopped"])
    let output = desk.last("output")?["output"]?.string ?? ""
    #expect(
      output.hasPrefix(
        "what if panel.isUserInteractionEnabled = false: the route parts at record 46 "
          + "(hit-test.skips-interaction-disabled); "
      )
    )
    #expect(output.contains("hit vault → window"))
    let stopped = desk.last("stopped")
    #expect(stopped?["reason"]?.string == "step")
    #expect(stopped?["description"]?.string == "What if: panel.isUserInteractionEnabled")
    #expect(stopped?["preserveFocusHint"]?.bool == true)
    // The parting is at the next record, so that one stays at the question.
    #expect(desk.top["name"]?.string == "panel.hitTest")
    #expect(desk.move("stepIn").hasPrefix("panel.hitTest"))
    #expect(desk.top["instructionPointerReference"]?.string == "r46")
  }

  @Test func `who stood behind the parting stands at it then`() {
    desk.set([5])
    desk.move("continue")
    #expect(desk.top["name"]?.string == "vault.hitTest")
    desk.ask(
      "setExpression",
      ["expression": "panel.isUserInteractionEnabled", "value": "false"]
    )
    #expect(desk.top["instructionPointerReference"]?.string == "r46")
  }

  @Test func `a value that is refused changes nothing`() {
    desk.move("continue")
    let place = desk.top["instructionPointerReference"]
    let count = desk.said.count
    let fault = desk.fault(change("isUserInteractionEnabled", to: "maybe"))
    #expect(
      fault == "panel.isUserInteractionEnabled: expected true or false, found text"
    )
    #expect(!desk.events(since: count).contains("stopped"))
    #expect(bench.methods.suffix(3) == ["script.back", "object.set", "script.step"])
    #expect(desk.top["instructionPointerReference"] == place)
    // Nothing of it is shown as in force.
    #expect(desk.type("undo").hasPrefix("nothing has been changed"))
  }

  @Test func `changes add up, are shown, and are taken back one by one`() {
    _ = change("isUserInteractionEnabled", to: "false")
    _ = change("isHidden", to: "true")
    #expect(bench.last("script.back")?["commands"]?.int == 2)
    let shown = desk.variables("What if")
    #expect(shown.keys.sorted() == ["1 panel.isUserInteractionEnabled", "2 panel.isHidden"])
    #expect(shown.values.allSatisfy { $0["presentationHint"]?["attributes"] == ["readOnly"] })
    #expect(desk.type("undo") == "undone: panel.isHidden = true")
    #expect(desk.variables("What if").count == 1)
    #expect(desk.type("undo") == "undone: panel.isUserInteractionEnabled = false")
    #expect(desk.variables("What if").isEmpty)
    #expect(desk.move("stepIn") == "vault.hitTest")
  }

  @Test func `going further back makes the changes again on the way`() {
    _ = change("isUserInteractionEnabled", to: "false")
    desk.set([9])
    desk.move("continue")
    #expect(desk.frames.last?["line"]?.int == 9)
    desk.ask("setExpression", ["expression": "window.isHidden", "value": "false"])
    desk.set([8])
    desk.move("reverseContinue")
    let sets = bench.methods.count { $0 == "object.set" }
    desk.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    // The first step's two at once; the second step's only when that is run again.
    #expect(bench.methods.count { $0 == "object.set" } == sets + 2)
    desk.set([9])
    desk.move("continue")
    #expect(bench.methods.count { $0 == "object.set" } == sets + 3)
    #expect(bench.last("object.set")?["set"] == ["window.isHidden": false])
  }

  @Test func `parts of a rectangle are set one by one`() {
    let frame = desk.variables("Responder")["frame"]
    #expect(frame?["value"]?.string == "[45, 200, 300, 300]")
    let parts = desk.variables(in: frame?["variablesReference"] ?? 0)
    let numbers = parts.compactMapValues { $0["value"]?.string }
    #expect(numbers == ["x": "45", "y": "200", "width": "300", "height": "300"])
    desk.ask(
      "setVariable",
      ["variablesReference": frame?["variablesReference"] ?? 0, "name": "y", "value": "20"]
    )
    #expect(bench.last("object.set")?["set"] == ["panel.frame": [45, 20, 300, 300]])
  }

  @Test func `what is no property, or computed, or in the launch, cannot be set`() {
    let decision = desk.ask(
      "setVariable",
      ["variablesReference": desk.reference("Decision"), "name": "kind", "value": "x"]
    )
    #expect(desk.fault(decision)?.contains("only properties of objects can") == true)
    let lazy = desk.variables("Responder")["next"]?["variablesReference"] ?? 0
    let computed = desk.ask(
      "setVariable",
      ["variablesReference": lazy, "name": "next", "value": "x"]
    )
    #expect(desk.fault(computed)?.hasPrefix("code computes the value") == true)
    let object = desk.ask("setExpression", ["expression": "panel", "value": "1"])
    #expect(desk.fault(object)?.hasPrefix("'panel' names no property") == true)
    while desk.top["instructionPointerReference"]?.string != "r1" {
      desk.move("stepBack", ["granularity": "instruction"])
    }
    let launch = desk.ask("setExpression", ["expression": "panel.tag", "value": "1"])
    #expect(desk.fault(launch)?.hasPrefix("during the launch there is nothing to set") == true)
  }

  @Test func `restart forgets them`() {
    _ = change("isUserInteractionEnabled", to: "false")
    desk.ask("restart")
    #expect(desk.type("undo").hasPrefix("nothing has been changed"))
  }
}
