import Jansson
import Sentences

/// Finds out at what a breakpoint stops, and refuses what cannot be read.
struct BreakpointBinder: Sendable {
  /// What stands in the document; nil where it is not known yet, or another one is debugged.
  let places: Places?

  /// Whether another document is debugged than the one in which a breakpoint stands.
  let isElsewhere: Bool

  func bind(_ request: BoundBreakpoint.Request, id: Int) -> BoundBreakpoint {
    do {
      switch request {
      case .source(let source): return try bind(source, request, id)
      case .function(let function): return try bind(function, request, id)
      case .instruction(let instruction): return try bind(instruction, request, id)
      }
    } catch {
      return BoundBreakpoint(request: request, id: id, problem: error.sentence)
    }
  }

  private func bind(
    _ source: SourceBreakpoint,
    _ request: BoundBreakpoint.Request,
    _ id: Int
  ) throws(Refusal) -> BoundBreakpoint {
    let conditions = try Conditions(
      source.condition,
      hits: source.hitCondition,
      log: source.logMessage
    )
    guard let places else {
      throw Refusal(
        isElsewhere
          ? Sentence("another document is being debugged", zh: "正在调试的是另一个文档")
          : Sentence("it is looked up when the document is launched", zh: "启动文档时再查找它的位置")
      )
    }
    guard let thing = places.thing(line: source.line, column: source.column) else {
      throw Refusal(
        Sentence(
          "nothing on line \(source.line) is ever asked; choose the line of an object, an override, "
            + "a target, a step or an expectation",
          zh: "第 \(source.line) 行没有会被询问的东西；请选对象、重写、目标、步骤或预期所在的行"
        )
      )
    }
    return BoundBreakpoint(
      request: request,
      span: thing.span,
      message: thing.summary,
      stop: conditions.stop(id, thing.target, .breakpoint)
    )
  }

  private func bind(
    _ function: FunctionBreakpoint,
    _ request: BoundBreakpoint.Request,
    _ id: Int
  ) throws(Refusal) -> BoundBreakpoint {
    let conditions = try Conditions(function.condition, hits: function.hitCondition)
    let name = String(function.name.filter { !$0.isWhitespace })
    let prefix = "rule:"
    if name.hasPrefix(prefix) {
      let rule = name.dropFirst(prefix.count)
      guard !rule.isEmpty else { throw .pattern }
      let stop = conditions.stop(id, .rule(Wildcard(rule)), .functionBreakpoint)
      return BoundBreakpoint(request: request, span: nil, message: nil, stop: stop)
    }
    guard let occurrence = Occurrence(name) else { throw .pattern }
    return BoundBreakpoint(
      request: request,
      span: nil,
      message: remark(on: occurrence),
      stop: conditions.stop(id, .occurrence(occurrence), .functionBreakpoint)
    )
  }

  /// What looks like a slip: an object that the document does not have, and nearly has.
  ///
  /// It may be right all the same: objects are made while the script runs.
  private func remark(on occurrence: Occurrence) -> Sentence? {
    guard let places, let object = occurrence.literalObject, places.object(named: object) == nil,
      let hint = NearestName.hint(for: object, among: places.names)
    else { return nil }
    return Sentence(
      "the document declares nothing called '\(object)'. \(hint)",
      zh: "文档没有声明叫“\(object)”的对象。\(hint)"
    )
  }

  private func bind(
    _ instruction: InstructionBreakpoint,
    _ request: BoundBreakpoint.Request,
    _ id: Int
  ) throws(Refusal) -> BoundBreakpoint {
    let conditions = try Conditions(instruction.condition, hits: instruction.hitCondition)
    guard let seq = Disassembly.seq(of: instruction.reference) else {
      throw Refusal(
        Sentence(
          "'\(instruction.reference)' is no record; one is written as r45",
          zh: "“\(instruction.reference)”不是记录；记录写作 r45"
        )
      )
    }
    let offset = max(-Disassembly.bound, min(Disassembly.bound, instruction.offset))
    let target = seq + offset
    guard target > 0 else {
      throw Refusal(Sentence("no record comes before r1", zh: "r1 之前没有记录"))
    }
    return BoundBreakpoint(
      request: request,
      span: nil,
      message: nil,
      stop: conditions.stop(id, .record(target), .instructionBreakpoint)
    )
  }
}

/// Why a breakpoint cannot be set.
private struct Refusal: Error {
  let sentence: Sentence

  init(_ sentence: Sentence) {
    self.sentence = sentence
  }

  static let pattern = Refusal(
    Sentence(
      "expected an occurrence such as panel.touches*, *.hitTest or pan.began, or rule: and a rule",
      zh: "应为事件，例如 panel.touches*、*.hitTest 或 pan.began，或者 rule: 加规则"
    )
  )
}

/// The three texts that say when a breakpoint counts and what it does.
private struct Conditions {
  private let condition: Condition?
  private let hits: HitCondition?
  private let log: LogTemplate?

  /// Reads them; a text that is empty is none.
  init(_ condition: String?, hits: String?, log: String? = nil) throws(Refusal) {
    self.condition = try Conditions.read(condition, Sentence("condition", zh: "条件")) {
      text throws(InputFault) in try Condition(text)
    }
    self.hits = try Conditions.read(hits, Sentence("hit condition", zh: "命中条件")) {
      text throws(InputFault) in try HitCondition(text)
    }
    self.log = try Conditions.read(log, Sentence("log message", zh: "日志消息")) {
      text throws(InputFault) in try LogTemplate(text)
    }
  }

  private static func read<Value>(
    _ text: String?,
    _ name: Sentence,
    _ read: (String) throws(InputFault) -> Value
  ) throws(Refusal) -> Value? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      return try read(text)
    } catch {
      throw Refusal(
        Sentence("the \(name), \(error.sentence)", zh: "\(name)，\(error.sentence)")
      )
    }
  }

  func stop(_ id: Int, _ target: StopTarget, _ reason: Stop.Reason) -> CompiledStop {
    CompiledStop(
      id: id,
      target: target,
      reason: reason,
      condition: condition,
      hits: hits,
      log: log
    )
  }
}
