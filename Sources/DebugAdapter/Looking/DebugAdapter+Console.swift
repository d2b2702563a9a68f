import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchProtocol

// The lines of the console, drawn by what the shell draws them with.

extension DebugAdapter {
  mutating func perform(_ command: ConsoleCommand, _ line: TypedLine) throws -> Outcome {
    guard let debuggee else { return .done }
    let rest = line.words.joined(separator: " ")
    switch command {
    case .help: return answer(ConsoleHelp())
    case .get:
      let path = ObjectPath(try word(line, command))
      let read = try debuggee.object(
        path.object,
        at: debuggee.record,
        properties: path.property.map { [$0] }
      )
      return answer(ValueList(read))
    case .tree: return answer(ObjectTree(try debuggee.tree(at: debuggee.record)))
    case .chain:
      let from = try word(line, command)
      return answer(ResponderChain(try debuggee.chain(from: from, at: debuggee.record)))
    case .explain: return try explain(try word(line, command), debuggee)
    case .hit:
      let place = try word(line, command)
      let at = TypedPlace(place)?.json ?? JSONValue(place)
      let visits = try aside(debuggee) { session in
        try debuggee.link.call(.hitTest, [.session: session, .at: at])
      }
      return answer(HitVisits(visits))
    case .why:
      let step = try place(in: debuggee)
      let index = debuggee.route.steps[step].index
      let told = try aside(debuggee) { session in
        let params: JSONValue = [.session: session, .step: JSONValue(index)]
        if !rest.isEmpty { params.set(.want, rest) }
        return try debuggee.link.call(.scriptWhy, params)
      }
      return answer(WhyNot(answering: told))
    case .if: return try compare(rest, debuggee)
    case .undo: return try undo(debuggee)
    case .apply: return try apply(debuggee)
    }
  }

  private func word(_ line: TypedLine, _ command: ConsoleCommand) throws(DebugError) -> String {
    guard let word = line.words.first else {
      throw .arguments(
        Sentence("\(command.rawValue) needs more", zh: "\(command.rawValue) 还缺内容"),
        hint: Sentence("Write: \(command.usage)", zh: "请输入：\(command.usage)")
      )
    }
    return word
  }

  private func explain(_ id: String, _ debuggee: Debuggee) throws -> Outcome {
    if !id.contains(".") {
      let section = try debuggee.link.call(.ruleList, [.section: JSONValue(id)])
      // What is no section either is left to the rule's own error, which names the nearest.
      if section[.rules]?.elements.isEmpty == false { return answer(RuleList(section)) }
    }
    return answer(RuleExplanation(try debuggee.link.call(.ruleExplain, [.id: JSONValue(id)])))
  }

  /// The place of the step in which the debugger stands.
  private func place(in debuggee: Debuggee) throws(DebugError) -> Int {
    guard debuggee.isOwn else { throw DebugAdapter.notOurs }
    guard let step = debuggee.route.step(at: debuggee.point),
      debuggee.route.steps.indices.contains(step)
    else {
      throw .failed(
        Sentence("this is the launch, before the first step", zh: "这里是启动，在第一步之前"),
        hint: Sentence("Step into the script first.", zh: "请先进入脚本。")
      )
    }
    return step
  }

  /// Asks a session of its own that was brought to just before the step in which one stands.
  private func aside(
    _ debuggee: Debuggee,
    _ ask: (_ session: JSONValue) throws -> JSONValue
  ) throws -> JSONValue {
    try debuggee.aside(before: try place(in: debuggee)) { try ask(JSONValue($0)) }
  }

  // MARK: - What if

  /// Tells what would be otherwise, and changes nothing.
  private func compare(_ text: String, _ debuggee: Debuggee) throws -> Outcome {
    guard let assignments = Assignments(text) else {
      throw DebugError.arguments(
        Sentence("'\(text)' is no assignment", zh: "“\(text)”不是赋值"),
        hint: Sentence(
          "Write if OBJECT.PROPERTY = VALUE, as if panel.alpha = 0.",
          zh: "请写 if 对象.属性 = 值，如 if panel.alpha = 0。"
        )
      )
    }
    let place = debuggee.route.step(at: debuggee.point)
    let steps = debuggee.route.steps
    let index = place.flatMap { steps.indices.contains($0) ? steps[$0].index : nil } ?? 0
    let changes = debuggee.whatIfs.map(\.change)
    let wanted: JSONValue = [.step: JSONValue(index), .set: assignments.json]
    let params: JSONValue = [
      .changes: [JSONValue(changes), JSONValue(changes + [wanted])], .level: "route",
    ]
    if let variant = debuggee.options.variant { params.set(.variant, variant) }
    let runs = try debuggee.call(.scriptCompare, params)[.runs] ?? .array()
    guard let run = runs[0] else { return answer("") }
    let title = words.say("if \(text)", zh: "假如 \(text)")
    return answer(Comparison(run, of: [nil, text], title: title))
  }

  /// Takes the last change back.
  private mutating func undo(_ debuggee: Debuggee) throws -> Outcome {
    guard let last = debuggee.whatIfs.last else {
      throw DebugError.failed(
        Sentence("nothing has been changed", zh: "没有任何改动"),
        hint: Sentence(
          "Change a property among the variables first.",
          zh: "请先在变量里改一个属性。"
        )
      )
    }
    let changed = try debuggee.remove(debuggee.whatIfs.count - 1)
    let told = words.say("undone: \(last.text)", zh: "已撤回：\(last.text)")
    var outcome = answer(told)
    outcome.then = { try $0.stand(after: changed, told, told, $1) }
    return outcome
  }

  /// Tells the edits that write the changes into the document, and gives them to whoever can make
  /// them.
  private func apply(_ debuggee: Debuggee) throws -> Outcome {
    guard !debuggee.whatIfs.isEmpty else {
      throw DebugError.failed(
        Sentence("nothing has been changed that could be written", zh: "没有可以写入的改动")
      )
    }
    let program = debuggee.program
    // The edits are edits of the text that was launched, whatever an editor may hold.
    guard try surroundings.read(program.path) == Array(program.text.utf8) else {
      throw DebugError.failed(
        Sentence(
          "\(program.name) has changed since it was launched",
          zh: "\(program.name) 在启动之后已更改"
        ),
        hint: Sentence("Restart, then apply again.", zh: "请重新启动，然后再 apply。")
      )
    }
    let params: JSONValue = [
      .text: JSONValue(program.text), .name: JSONValue(program.name),
      .changes: JSONValue(debuggee.whatIfs.map(\.change)),
    ]
    if let variant = debuggee.options.variant { params.set(.variant, variant) }
    let answered = try debuggee.link.call(.scenarioEdit, params)
    let edits = answered[.edits] ?? .array()
    let lines = edits.elements.map { edit in
      let start = edit[.range]?[.start]
      let place = "\(program.name):\(start?[.line]?.int ?? 0):\(start?[.column]?.int ?? 0)"
      return "\(place): \(edit[.text]?.string ?? "")"
    }
    var outcome = answer(lines.joined(separator: "\n"))
    outcome.events = [
      DebugEvent("responder/apply", [.source: source(program), .edits: edits])
    ]
    return outcome
  }
}
