import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

// Where the debugger stands: the thread, its frames, what went wrong, and the records as a listing.

extension DebugAdapter {
  func threads() -> Outcome {
    let variant = debuggee?.options.variant.map { " (\($0))" } ?? ""
    let name = words.say("main run loop", zh: "主运行循环") + variant
    let thread: JSONValue = [.id: JSONValue(DebugEvent.thread), .name: JSONValue(name)]
    return Outcome(body: ["threads": [thread]])
  }

  mutating func stackTrace(_ arguments: JSONValue) throws -> Outcome {
    try checkThread(arguments)
    guard let debuggee else { return .done }
    let frames = try stack()
    let start = max(0, arguments["startFrame"]?.number ?? 0)
    let levels = arguments["levels"]?.number ?? 0
    let wanted = frames.enumerated().dropFirst(start).prefix(levels > 0 ? levels : .max)
    let columns = SourceColumns(debuggee.program.text)
    let told = wanted.map { index, frame in
      json(of: frame, number: handles.frameBase + index, debuggee, columns)
    }
    return Outcome(
      body: ["stackFrames": JSONValue(told), "totalFrames": JSONValue(frames.count)]
    )
  }

  private func json(
    of frame: RouteFrame,
    number: Int,
    _ debuggee: Debuggee,
    _ columns: SourceColumns
  ) -> JSONValue {
    let told: JSONValue = [.id: JSONValue(number), .name: JSONValue(frame.name)]
    if let span = frame.place?.span {
      told.set(.source, source(debuggee.program))
      for (key, value) in place(span, columns).members { told.set(key, value) }
    } else {
      told.set(.line, 0)
      told.set(.column, 0)
    }
    if frame.restarts != nil { told.set("canRestart", true) }
    if let reference = frame.reference { told.set("instructionPointerReference", reference) }
    if frame.isSubtle { told.set(.presentationHint, "subtle") }
    return told
  }

  /// The frames of where the debugger stands.
  mutating func stack() throws -> [RouteFrame] {
    if let frames { return frames }
    guard let debuggee else { return [] }
    let names = frameNames(of: debuggee)
    while let records = names.lacks(at: debuggee.point, in: debuggee.route) {
      try debuggee.fetch(records)
    }
    let frames = names.stack(at: debuggee.point, in: debuggee.route, pointer: stop?.pointer)
    handles.tell(frames: frames.count)
    self.frames = frames
    return frames
  }

  func frameNames(of debuggee: Debuggee) -> Frames {
    Frames(places: debuggee.program.places, language: language)
  }

  /// A frame by the number that it was told under.
  func frame(_ number: Int) throws(DebugError) -> (frame: RouteFrame, index: Int) {
    let index = try handles.place(ofFrame: number)
    guard let frames, frames.indices.contains(index) else { throw .stale }
    return (frames[index], index)
  }

  private func checkThread(_ arguments: JSONValue) throws(DebugError) {
    let thread = arguments[.threadId]?.number ?? DebugEvent.thread
    guard thread == DebugEvent.thread else {
      throw .arguments(
        Sentence(
          "there is no thread \(thread); the only one is \(DebugEvent.thread)",
          zh: "没有线程 \(thread)；唯一的线程是 \(DebugEvent.thread)"
        )
      )
    }
  }

  // MARK: - What went wrong

  mutating func exceptionInfo() throws -> Outcome {
    guard let stop, !stop.exceptions.isEmpty, let facts = try exceptionFacts(of: stop) else {
      throw DebugError.failed(
        Sentence("nothing went wrong where the debugger stands", zh: "调试器停下之处没有出错")
      ).quietly()
    }
    var told = [facts.sentence]
    if let rule = facts.rule, let text = try text(ofRule: rule) { told.append(text) }
    let description = told.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return Outcome(
      body: [
        "exceptionId": JSONValue(facts.id), .description: JSONValue(description),
        "breakMode": "always",
        "details": [.message: JSONValue(facts.sentence), "typeName": JSONValue(facts.id)],
      ]
    )
  }

  /// What is told of a stop at something that went wrong.
  func exceptionFacts(of stop: Stop) throws -> ExceptionFacts? {
    guard let debuggee else { return nil }
    if stop.point.record > 0, let records = debuggee.route.lacks(stop.point.record) {
      try debuggee.fetch(records)
    }
    return ExceptionFacts(stop, in: debuggee.route, language)
  }

  /// What a rule says, in the person's language; nil for one that nobody knows.
  func text(ofRule rule: String) throws -> String? {
    guard let debuggee else { return nil }
    do {
      return try debuggee.link.call(.ruleExplain, [.id: JSONValue(rule)])[.text]?.string
    } catch is WireError {
      return nil
    }
  }

  // MARK: - The records as a listing

  func disassemble(_ arguments: JSONValue) throws -> Outcome {
    guard let debuggee else { return .done }
    let reference = arguments["memoryReference"]?.string ?? ""
    guard let seq = Disassembly.seq(of: reference) else {
      throw DebugError.arguments(
        Sentence("'\(reference)' is no record", zh: "“\(reference)”不是记录"),
        hint: Sentence("Write r and its number, as r45.", zh: "请写 r 加它的号码，如 r45。")
      )
    }
    // A byte of such a memory is a record.
    let offset = (arguments[.offset]?.number ?? 0) + (arguments["instructionOffset"]?.number ?? 0)
    let count = max(0, min(arguments["instructionCount"]?.number ?? 0, 10_000))
    func lacks() -> ClosedRange<Int>? {
      Disassembly.lacks(from: seq, offset: offset, count: count, in: debuggee.route)
    }
    while let records = lacks() { try debuggee.fetch(records) }
    let lines = Disassembly.lines(
      from: seq,
      offset: offset,
      count: count,
      in: debuggee.route,
      frameNames(of: debuggee)
    )
    let columns = SourceColumns(debuggee.program.text)
    let told = lines.map { json(of: $0, debuggee, columns) }
    return Outcome(body: ["instructions": JSONValue(told)])
  }

  private func json(
    of line: Instruction,
    _ debuggee: Debuggee,
    _ columns: SourceColumns
  ) -> JSONValue {
    let told: JSONValue = [
      "address": JSONValue(line.address), "instruction": JSONValue(line.text),
    ]
    if let kind = line.kind { told.set(.symbol, kind) }
    if let span = line.place?.span {
      told.set("location", source(debuggee.program))
      for (key, value) in place(span, columns).members { told.set(key, value) }
    }
    if !line.isValid { told.set(.presentationHint, "invalid") }
    return told
  }
}
