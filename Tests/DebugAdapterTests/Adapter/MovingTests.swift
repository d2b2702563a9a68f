import Jansson
import Testing

@testable import DebugAdapter

/// Moving over the route, and what is told of where one stands.
struct MovingTests {
  private let bench = ObservedBench()
  private let desk: Desk

  init() {
    desk = Desk(bench)
    desk.launch()
  }

  @Test func `each move is answered before it is made`() {
    let count = desk.said.count
    desk.ask("stepIn", ["threadId": 1])
    let told = desk.said.dropFirst(count).map { $0["event"]?.string ?? $0["command"]?.string }
    #expect(told == ["stepIn", "stopped"])
    #expect(desk.said.dropFirst(count).first?["body"] == nil)
    #expect(desk.said.compactMap { $0["seq"]?.int } == Array(1...desk.said.count))
  }

  @Test func `views are asked in their order, and backwards in the other`() {
    var forwards = [desk.top["name"]?.string ?? ""]
    while desk.last("stopped")?["description"]?.string != "End of the script" {
      forwards.append(desk.move("stepIn"))
    }
    forwards.removeLast()
    let asked = forwards.filter { $0.hasSuffix(".hitTest") }
    #expect(asked == ["window.hitTest", "shade.hitTest", "panel.hitTest", "vault.hitTest"])
    let calls = bench.methods.count
    var backwards: [String] = []
    while desk.last("stopped")?["description"]?.string != "Start of the script" {
      backwards.append(desk.move("stepBack"))
    }
    // The launch has no hop, so that the last move finds nothing before the first.
    backwards.removeLast()
    #expect(backwards == forwards.reversed())
    // Moving back asks nobody.
    #expect(bench.methods.count == calls)
  }

  @Test func `the way over a call leads from its question to its answer`() {
    desk.move("stepIn")
    #expect(desk.top["name"]?.string == "window.hitTest")
    #expect(desk.move("next").hasPrefix("window.hitTest"))
    #expect(desk.top["instructionPointerReference"]?.string == "r53")
    desk.move("stepBack")
    desk.move("stepBack")
    #expect(desk.move("stepOut").hasPrefix("panel.hitTest"))
    #expect(desk.move("restartFrame", ["frameId": desk.top["id"] ?? 0]) == "panel.hitTest")
    #expect(desk.last("stopped")?["reason"]?.string == "goto")
  }

  @Test func `calls in a call are told, and one of them is stepped into`() {
    desk.move("stepIn")
    let frame = desk.top["id"] ?? 0
    let targets = desk.ask("stepInTargets", ["frameId": frame])["body"]?["targets"]
    let names = targets?.elements.map { $0["label"]?.string } ?? []
    #expect(names == ["shade.hitTest", "panel.hitTest"])
    #expect(desk.move("stepIn", ["targetId": targets?[1]?["id"] ?? 0]) == "panel.hitTest")
    let wrong = desk.ask("stepIn", ["threadId": 1, "targetId": 99])
    #expect(desk.fault(wrong)?.hasPrefix("there is no call 99") == true)
  }

  @Test func `by instruction every record is a stop`() {
    var seen: [String] = []
    for _ in 1...4 {
      desk.move("stepIn", ["granularity": "instruction"])
      seen.append(desk.top["instructionPointerReference"]?.string ?? "")
    }
    #expect(seen == ["r40", "r41", "r42", "r43"])
    let wrong = desk.ask("next", ["threadId": 1, "granularity": "word"])
    #expect(desk.fault(wrong)?.hasPrefix("'granularity': expected ") == true)
  }

  @Test func `the stack is the record, those around it, and the step`() {
    desk.set([5])
    desk.move("continue")
    let frames = desk.frames
    #expect(
      frames.map { $0["name"]?.string } == [
        "vault.hitTest", "panel.hitTest", "window.hitTest", "finger 1 comes down on vault",
      ]
    )
    #expect(frames.map { $0["line"]?.int } == [5, 4, 3, 8])
    #expect(frames.map { $0["presentationHint"]?.string } == [nil, nil, nil, "subtle"])
    #expect(frames.allSatisfy { $0["source"]?["path"]?.string == "/desk/vault.json" })
    #expect(frames.map { $0["canRestart"]?.bool } == [true, true, true, nil])
    let part = desk.ask("stackTrace", ["threadId": 1, "startFrame": 1, "levels": 2])["body"]
    #expect(part?["totalFrames"]?.int == 4)
    #expect(part?["stackFrames"]?.elements.map { $0["id"] } == frames[1...2].map { $0["id"] })
    let wrong = desk.ask("stackTrace", ["threadId": 7])
    #expect(desk.fault(wrong) == "there is no thread 7; the only one is 1")
  }

  @Test func `names of an earlier stop are refused`() {
    let frame = desk.top["id"] ?? 0
    let scope = desk.reference("Decision")
    desk.move("stepIn")
    for stale in [
      desk.ask("scopes", ["frameId": frame]), desk.ask("variables", ["variablesReference": scope]),
      desk.ask("restartFrame", ["frameId": frame]),
    ] {
      #expect(desk.fault(stale)?.hasPrefix("the debugger has moved on") == true)
    }
    #expect(desk.fault(desk.ask("scopes", ["frameId": 99]))?.contains("never given out") == true)
    let wrong = desk.ask("variables", ["variablesReference": -5])
    #expect(desk.fault(wrong)?.contains("never given out") == true)
  }

  @Test func `what nobody handled and what was not expected are exceptions`() {
    desk.ask("setExceptionBreakpoints", ["filters": ["discarded", "expectation", "raised"]])
    desk.move("continue")
    #expect(desk.last("stopped")?["reason"]?.string == "exception")
    #expect(desk.last("stopped")?["description"]?.string == "Event discarded")
    #expect(desk.last("stopped")?["text"]?.string == "dispatch.unhandled-is-dropped")
    let info = desk.ask("exceptionInfo", ["threadId": 1])["body"]
    #expect(info?["exceptionId"]?.string == "dispatch.unhandled-is-dropped")
    #expect(info?["breakMode"]?.string == "always")
    let text = desk.text(ofRule: "dispatch.unhandled-is-dropped")
    #expect(info?["description"]?.string?.hasSuffix(text) == true)
    desk.move("continue")
    #expect(desk.last("stopped")?["text"]?.string == "expectation")
    #expect(desk.top["line"]?.int == 10)
    desk.move("continue")
    #expect(desk.last("stopped")?["description"]?.string == "End of the script")
    #expect(desk.fault(desk.ask("exceptionInfo", ["threadId": 1]))?.hasPrefix("nothing") == true)
    let count = desk.said.count
    desk.ask("continue", ["threadId": 1])
    #expect(desk.said[count]["body"] == ["allThreadsContinued": true])
    #expect(desk.events(since: count) == ["exited", "terminated"])
    #expect(desk.last("exited")?["exitCode"]?.int == 1)
  }

  @Test func `the stop before is found backwards, and the start where there is none`() {
    desk.set([4])
    desk.move("continue")
    desk.move("continue")
    desk.move("reverseContinue")
    #expect(desk.top["name"]?.string == "panel.hitTest")
    #expect(desk.last("stopped")?["reason"]?.string == "breakpoint")
    desk.move("reverseContinue")
    #expect(desk.last("stopped")?["description"]?.string == "Start of the script")
  }

  @Test func `log points speak on the way forwards only`() {
    desk.ask(
      "setBreakpoints",
      [
        "source": ["path": "/desk/vault.json"],
        "breakpoints": [["line": 5, "logMessage": "{at} is asked"]],
      ]
    )
    desk.move("continue")
    let told = desk.said.compactMap { $0["body"]?["output"]?.string }
    #expect(told.first == "vault is asked\n")
    let count = desk.said.count
    desk.move("reverseContinue")
    #expect(!desk.events(since: count).contains("output"))
  }

  @Test func `records are listed around one`() {
    let body = desk.ask(
      "disassemble",
      ["memoryReference": "r45", "instructionOffset": -1, "instructionCount": 3]
    )["body"]
    let lines = body?["instructions"].map { Array($0.elements) } ?? []
    #expect(lines.map { $0["address"]?.string } == ["44", "45", "46"])
    #expect(lines[1]["instruction"]?.string?.hasSuffix("panel.hitTest") == true)
    #expect(lines[1]["line"]?.int == 4)
    let far = desk.ask("disassemble", ["memoryReference": "r900", "instructionCount": 2])["body"]
    let hints = far?["instructions"]?.elements.map { $0["presentationHint"]?.string } ?? []
    #expect(hints == ["invalid", "invalid"])
    let wrong = desk.ask("disassemble", ["memoryReference": "panel", "instructionCount": 2])
    #expect(desk.fault(wrong)?.hasPrefix("'panel' is no record") == true)
  }

  @Test func `pause where nothing is searched is refused`() {
    #expect(desk.fault(desk.ask("pause", ["threadId": 1]))?.hasPrefix("pause: nothing") == true)
  }
}
