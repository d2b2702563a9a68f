import Jansson
import Sentences
import WorkbenchProtocol

// The requests that move, each answered before anything moves.

extension DebugAdapter {
  mutating func proceed() -> Outcome {
    Outcome(body: ["allThreadsContinued": true]) { adapter, say in
      guard let debuggee = adapter.debuggee else { return }
      // Whoever goes on from the end has looked back enough.
      guard debuggee.point.kind != .end || !debuggee.isOwn else { return adapter.finish(say) }
      try adapter.move(.step, say) { cursor, point, breakpoints in
        cursor.proceed(from: point, in: debuggee.route, &breakpoints)
      }
    }
  }

  mutating func reverse() -> Outcome {
    moving { cursor, point, route, breakpoints in
      cursor.reverse(from: point, in: route, &breakpoints)
    }
  }

  mutating func next(_ arguments: JSONValue) throws -> Outcome {
    let granularity = try DebugAdapter.granularity(arguments)
    return moving { cursor, point, route, _ in
      cursor.next(from: point, by: granularity, in: route)
    }
  }

  mutating func stepIn(_ arguments: JSONValue) throws -> Outcome {
    let granularity = try DebugAdapter.granularity(arguments)
    guard let target = arguments["targetId"]?.number else {
      return moving { cursor, point, route, _ in
        cursor.stepIn(from: point, by: granularity, in: route)
      }
    }
    guard let debuggee, targets(in: debuggee).contains(target) else {
      throw DebugError.arguments(
        Sentence(
          "there is no call \(target) to step into here",
          zh: "这里没有可以步入的调用 \(target)"
        ),
        hint: Sentence("stepInTargets lists them.", zh: "stepInTargets 会列出它们。")
      )
    }
    return moving { cursor, _, route, _ in cursor.stepIn(to: target, in: route) }
  }

  func stepInTargets(_ arguments: JSONValue) throws -> Outcome {
    guard let debuggee else { return .done }
    let frame = try frame(arguments[.frameId]?.number ?? 0)
    // Only where the debugger stands is there something to step into.
    guard frame.index == 0 else { return Outcome(body: [.targets: .array()]) }
    let names = frameNames(of: debuggee)
    let told = targets(in: debuggee).map { target -> JSONValue in
      [.id: JSONValue(target), .label: JSONValue(names.name(of: target, in: debuggee.route))]
    }
    return Outcome(body: [.targets: JSONValue(told)])
  }

  private func targets(in debuggee: Debuggee) -> [Int] {
    Cursor(mode: debuggee.options.mode).targets(at: debuggee.point, in: debuggee.route)
  }

  mutating func stepOut(_ arguments: JSONValue) throws -> Outcome {
    let granularity = try DebugAdapter.granularity(arguments)
    return moving { cursor, point, route, _ in
      cursor.stepOut(from: point, by: granularity, in: route)
    }
  }

  mutating func stepBack(_ arguments: JSONValue) throws -> Outcome {
    let granularity = try DebugAdapter.granularity(arguments)
    return moving { cursor, point, route, _ in
      cursor.stepBack(from: point, by: granularity, in: route)
    }
  }

  mutating func restartFrame(_ arguments: JSONValue) throws -> Outcome {
    let frame = try frame(arguments[.frameId]?.number ?? 0)
    guard let record = frame.frame.restarts else {
      throw DebugError.arguments(
        Sentence(
          "\(frame.frame.name) is no call, and has no beginning to go back to",
          zh: "\(frame.frame.name) 不是调用，没有可以回到的开头"
        )
      )
    }
    return moving(.goto) { cursor, _, route, _ in cursor.restart(record, in: route) }
  }

  /// Answers, and moves then.
  private func moving(
    _ reason: Halt.Reason = .step,
    _ ask: @escaping (Cursor, RoutePoint, Route, inout Breakpoints) -> Move?
  ) -> Outcome {
    Outcome { adapter, say in
      guard let debuggee = adapter.debuggee else { return }
      try adapter.move(reason, say) { cursor, point, breakpoints in
        ask(cursor, point, debuggee.route, &breakpoints)
      }
    }
  }

  private static func granularity(_ arguments: JSONValue) throws(DebugError) -> Granularity {
    switch arguments["granularity"]?.string {
    // A statement and a line are the same here.
    case nil, "statement", "line": return .hop
    case "instruction": return .record
    case let other?:
      let names = ["statement", "line", "instruction"]
      throw .arguments(
        Sentence(
          "'granularity': expected \(Sentence.list(names)), found '\(other)'",
          zh: "“granularity”：应为 \(Sentence.list(names)) 之一，实际是“\(other)”"
        )
      )
    }
  }
}
