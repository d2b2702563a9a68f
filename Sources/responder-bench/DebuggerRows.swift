import Foundation
import Jansson

// The debugger as editors start it, beside what the workbench needs alone.

extension Rows {
  static var debugging: [Row] { [searching, steppingBack, stepping, introducing] }

  /// From `continue` to the stop, against the same steps with every record read by a C program.
  private static var searching: Row {
    Row(name: "continue over 1,000,000 records", unit: .seconds, bar: .atMost(2), rounds: 2) {
      let daemon = try Server.daemon()
      let script = try TappingScript(records: 1_000_000)
      return {
        let running = try Connection(daemon.path)
        try running.ask(Requests.open(script.file))
        try running.ask(Requests.subscribe)
        let alone = try running.exchange(Requests.step, count: script.steps)
        guard alone.lines > 1_000_000 else { throw BenchError("only \(alone.lines) lines came") }
        try running.ask(Requests.close)
        let debugger = try Debugger(daemon)
        try debugger.launch(script.file, breakpoints: [script.lastViewLine])
        let elapsed = try ContinuousClock().measure {
          let stopped = try debugger.move("continue")
          guard stopped["reason"]?.string == "breakpoint" else { throw BenchError("\(stopped)") }
        }
        guard try debugger.record() > 1_000_000 else { throw BenchError("it stopped too soon") }
        try debugger.leave()
        return Sample(ours: elapsed / .seconds(1), ceiling: alone.seconds)
      }
    }
  }

  /// Back from the end of more records than are kept as texts, of which the daemon hears nothing.
  private static var steppingBack: Row {
    Row(name: "stepBack", unit: .seconds, bar: .atMost(0.001)) {
      let daemon = try Server.daemon()
      let script = try TappingScript(records: 150_000)
      let connection = try Connection(daemon.path)
      let debugger = try Debugger(daemon)
      try debugger.launch(script.file, breakpoints: [script.lastViewLine])
      try debugger.move("continue")
      return {
        let count = 2000
        let before = try requests(connection)
        let elapsed = try ContinuousClock().measure {
          for _ in 0..<count { try debugger.move("stepBack") }
        }
        // That is asked, too.
        let heard = try requests(connection) - before - 1
        guard heard == 0 else { throw BenchError("the daemon was asked \(heard) times") }
        return withExtendedLifetime(daemon) { Sample(ours: elapsed / .seconds(count)) }
      }
    }
  }

  /// A step that runs the script on, with the stack that every editor asks for, less `script.step`.
  private static var stepping: Row {
    Row(name: "a step, over script.step", unit: .seconds, bar: .atMost(0.002)) {
      let daemon = try Server.daemon()
      let script = try TappingScript(records: 150_000)
      let running = try Connection(daemon.path)
      try running.ask(Requests.open(script.file))
      try running.ask(Requests.subscribe)
      let debugger = try Debugger(daemon)
      try debugger.launch(script.file)
      return {
        let count = 100
        let alone = try running.exchange(Requests.step, count: count)
        var elapsed = Duration.zero
        for _ in 0..<count {
          // From the first hop of a step to what came of it; what is behind that has yet to be run.
          try debugger.move("stepOut")
          let before = try debugger.record()
          elapsed += try ContinuousClock().measure {
            try debugger.move("stepIn")
            try debugger.ask("stackTrace")
          }
          guard try debugger.record() == before + 1 else { throw BenchError("it ran no step") }
        }
        return withExtendedLifetime(daemon) {
          Sample(ours: elapsed / .seconds(count) - alone.seconds / Double(count))
        }
      }
    }
  }

  /// From the start of the program to the event after its introduction.
  private static var introducing: Row {
    Row(name: "initialize, warm daemon", unit: .seconds, bar: .atMost(0.030)) {
      let daemon = try Server.daemon()
      return {
        let began = ContinuousClock.now
        let debugger = try Debugger(daemon)
        try debugger.ask("initialize", "{}")
        try debugger.event("initialized")
        let elapsed = ContinuousClock.now - began
        try debugger.leave()
        return withExtendedLifetime(daemon) { Sample(ours: elapsed / .seconds(1)) }
      }
    }
  }

  /// How many requests a daemon has answered.
  private static func requests(_ connection: Connection) throws -> Int {
    let answer = try JSON.parse(try connection.ask(Requests.stats))
    guard let count = answer["result"]?["requests"]?.int else { throw BenchError("\(answer)") }
    return count
  }
}

/// A document whose script taps a view inside eleven others, over and over, and another one last.
struct TappingScript {
  /// Where it is.
  let file: String
  let steps: Int
  /// The line of the view that only the last step is about.
  let lastViewLine = 2

  /// What a tap leaves at level `full`, rounded down.
  private static let recordsOfTap = 60

  init(records: Int) throws {
    steps = records / Self.recordsOfTap + 1
    file = Server.newPath("json")
    var views = #"{ "id": "leaf", "frame": [0, 0, 300, 500], \#(Self.handles) }"#
    for number in 1...9 {
      views = #"{ "id": "v\#(number)", "frame": [0, 0, 300, 500], "subviews": [ \#(views) ] }"#
    }
    // Short enough to be sent as text, as a debugger does with what an editor has open.
    let taps = String(repeating: #"{"send":"touch.tap","at":[60,220]},"#, count: steps - 1)
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "last", "frame": [0, 600, 300, 100], \(Self.handles) },
        { "id": "root", "frame": [0, 0, 390, 500], "subviews": [ \(views) ] } ] } ] },
        "script": [ \(taps) { "send": "touch.tap", "at": "last" } ] }
      """
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  /// Without it a tap would be discarded, at which every debugger stops.
  private static let handles =
    #""overrides": { "touchesBegan": { "super": false }, "touchesEnded": { "super": false } }"#
}
