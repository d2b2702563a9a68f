import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// Reads lines, sends what they say to a session, and draws what comes of it.
final class Shell {
  private let session: RemoteSession
  private let options: GlobalOptions
  private var time = 0.0
  private var hasFailed = false
  /// How many commands the journal held before each line that added to it.
  private var typed: [Int] = []
  private lazy var stimuli = StimulusTable(session.workbench)
  private lazy var editor = makeEditor()

  private var output: Output { Output(options: options) }
  private var words: Words { options.style.words }
  private var isAtTerminal: Bool { Host.current.inputIsTerminal && Host.current.outputIsTerminal }

  init(session: RemoteSession, options: GlobalOptions) {
    self.session = session
    self.options = options
  }

  func greet(_ heading: String) {
    guard isAtTerminal else { return }
    output.write { page in
      page.add(heading, .strong)
      page.add(words.say("help lists what can be typed, quit ends", zh: "help 列出可用命令，quit 结束"))
      let follow = "responder trace --session \(session.name)"
      page.add(words.say("from elsewhere: \(follow)", zh: "在别处观看：\(follow)"), .faint)
    }
  }

  /// Goes on to the end of the input; in a pipe a line that fails makes the command fail.
  func run() throws {
    while true {
      guard let line = readLine() else { break }
      let command = TypedLine(line)
      guard let name = command.name else { continue }
      if name == "quit" || name == "exit" || name == "q" { break }
      do {
        try remembering(name) { try perform(name, command) }
      } catch let error as ConnectionError {
        // Without a daemon no other line could do anything either.
        throw error
      } catch {
        hasFailed = true
        _ = Program.report(error, options)
      }
    }
    if isAtTerminal { Host.current.write("\n") }
    if hasFailed, !isAtTerminal { throw NegativeResult() }
  }

  /// Carries out a line and keeps what it takes to take it back.
  private func remembering(_ name: String, _ body: () throws -> Void) throws {
    let before = try commandCount()
    // Also where it failed: what it did until then is in the journal.
    defer {
      let after = (try? commandCount()) ?? before
      switch name {
      case "run", "reset":
        // Both begin with a new launch: what was typed before is gone.
        typed = after > 0 ? [0] : []
      default:
        if after > before { typed.append(before) }
      }
    }
    try body()
  }

  /// How many commands the session's journal holds.
  private func commandCount() throws -> Int {
    try session.call(.sessionAttach)[.session]?[.commands]?.int ?? 0
  }

  private func readLine() -> String? {
    isAtTerminal
      ? editor.readLine(prompt: "\(words.seconds(time)) > ") : Host.current.readLine()
  }

  /// An editor that knows the commands, the stimuli with their parameters, and the objects.
  private func makeEditor() -> LineEditor {
    let editor = LineEditor(style: options.style)
    let objects = (session.opening[.objects] ?? .array()).strings
    let commands = ShellHelp.commands.map(\.name) + stimuli.names
    // Unowned, since the shell holds the editor.
    editor.candidates = { [unowned self] head in
      let name = head.split(separator: " ").first.map(String.init) ?? ""
      guard head.contains(" ") else { return commands }
      let fields = stimuli.named(name)?.ownFields.map { $0 + "=" } ?? []
      let typed = head.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      let values = typed.firstIndex(of: "=").map { typed[...$0] } ?? ""
      return fields + objects.map { values + $0 }
    }
    editor.hint = { [unowned self] text in
      let words = text.split(separator: " ").map(String.init)
      guard let name = words.first, text.hasSuffix(" ") else { return "" }
      if let command = ShellHelp.commands.first(where: { $0.name == name }) {
        return words.count > 1 ? "" : String(command.usage.dropFirst(name.count + 1))
      }
      let given = Set(
        words.dropFirst().compactMap { $0.split(separator: "=").first.map(String.init) }
      )
      let fields = stimuli.named(name)?.ownFields.filter { !given.contains($0) } ?? []
      return fields.map { $0 + "=" }.joined(separator: " ")
    }
    return editor
  }

  private func perform(_ name: String, _ line: TypedLine) throws {
    // What is left of the line before is none of this one's.
    _ = session.takeRecords()
    switch name {
    case "help", "?": try help(line.words.first)
    case "tree":
      let tree = try session.call(.objectTree, try line.asking())
      output.write(tree, ObjectTree(tree))
    case "chain":
      let from = JSONValue(try line.word(0, Sentence("an object", zh: "一个对象")))
      let chain = try session.call(.objectChain, try line.asking([.from: from]))
      output.write(chain, ResponderChain(chain))
    case "hit":
      let place = try line.word(0, Sentence("a place", zh: "一个位置"))
      let at = TypedPlace(argument: place)?.json ?? JSONValue(place)
      let answer = try session.call(.hitTest, [.at: at])
      output.write(answer, HitVisits(answer))
    case "why":
      let params = JSONValue.object()
      if !line.words.isEmpty { params.set(.want, line.words.joined(separator: " ")) }
      let answer = try session.call(.scriptWhy, params)
      output.write(answer, WhyNot(answering: answer))
    case "explain":
      let rule = try line.word(0, Sentence("a rule", zh: "一条规则"))
      try ExplainCommand.explain(rule, by: session.workbench, to: output)
    case "step", "run", "back", "reset":
      try script(name, line)
    default:
      if let assignments = Assignments(line.text, stimuli: stimuli.names) {
        return show(try session.call(.objectSet, [.set: assignments.json]), title: nil)
      }
      try change(name, line)
    }
  }

  // MARK: - The script

  private func script(_ name: String, _ line: TypedLine) throws {
    switch name {
    case "step":
      let answer = try session.call(.scriptStep)
      show(answer, title: answer[.step].map { SpokenStep(reported: $0).text(words) })
      for failure in (answer[.failures] ?? .array()).elements {
        output.write(failure, ScriptFailure(failure))
      }
    case "run":
      let answer = try session.call(.scriptRun)
      let records = session.takeRecords()
      for run in (answer[.runs] ?? .array()).elements {
        output.write(run, ScriptRun(run, records: records, title: name))
      }
    case "back":
      try back(line)
    default:
      note(try session.call(.sessionReset))
    }
  }

  /// Takes back the last lines that did something, whatever they were.
  private func back(_ line: TypedLine) throws {
    let count = line.words.first.map { Int($0) ?? 0 } ?? 1
    guard count > 0 else {
      throw Complaint(
        .usage,
        Sentence(
          "'\(line.words[0])' is no number of lines",
          zh: "“\(line.words[0])”不是行数"
        ),
        hint: Sentence("Write back, or back 2.", zh: "请输入 back，或 back 2。")
      )
    }
    guard count <= typed.count else {
      throw Complaint(
        .usage,
        typed.isEmpty
          ? Sentence("nothing is there to be taken back", zh: "没有可以撤回的操作")
          : Sentence(
            "only \(typed.count) \(typed.count == 1 ? "line" : "lines") can be taken back",
            zh: "只能撤回 \(typed.count) 行"
          ),
        hint: Sentence(
          "reset goes back to just after the launch.",
          zh: "reset 回到启动之后。"
        )
      )
    }
    let place = typed.count - count
    let commands = try commandCount() - typed[place]
    note(try session.call(.scriptBack, [.commands: JSONValue(commands)]))
    typed.removeLast(count)
  }

  // MARK: - Objects, time and stimuli

  private func change(_ name: String, _ line: TypedLine) throws {
    switch name {
    case "get":
      let path = try line.word(0, Sentence("an object or object.property", zh: "对象或“对象.属性”"))
      let answer = try session.call(.objectGet, try line.asking(ObjectPath(path).parameters))
      output.write(answer, ValueList(answer))
    case "set":
      let path = try line.word(0, Sentence("object.property", zh: "“对象.属性”"))
      let set = Assignments(line.words.joined(separator: " "))?.json
      if set == nil { _ = try line.word(1, Sentence("a value", zh: "值")) }
      let value = TypedLine.value(line.words.dropFirst().joined(separator: " "))
      let params: JSONValue = [.set: set ?? JSONValue.object(path, value)]
      show(try session.call(.objectSet, params), title: nil)
    case "call":
      let what = Sentence("object.method", zh: "“对象.方法”")
      let path = ObjectPath(try line.word(0, what))
      guard let method = path.property else { throw line.lacks(what) }
      let params: JSONValue = [.call: JSONValue(method), .on: JSONValue(path.object)]
      if line.words.count > 1 {
        params.set(.with, JSONValue(line.words.dropFirst().map { TypedLine.value($0) }))
      }
      let answer = try session.call(.objectCall, params)
      show(answer, title: nil)
      let returned = (answer[.returned] ?? .null).text(words)
      output.write { $0.add(words.say("returned \(returned)", zh: "返回 \(returned)")) }
    case "wait":
      let text = try line.word(0, Sentence("seconds, or idle", zh: "秒数，或 idle"))
      show(try session.call(.clockAdvance, [.by: TypedLine.value(text)]), title: nil)
    default:
      guard let stimulus = stimuli.named(name) else { throw unknown(name) }
      show(try session.call(named: name, try line.parameters(of: stimulus)), title: nil)
    }
  }

  private func unknown(_ name: String) -> Complaint {
    let names = ShellHelp.commands.map(\.name) + stimuli.names
    return Complaint(
      .usage,
      Sentence("there is no '\(name)' here", zh: "没有“\(name)”"),
      hint: NearestName.hint(for: name, among: names)
        ?? Sentence("help lists what can be typed.", zh: "help 列出可用命令。")
    )
  }

  /// Draws the route of what was just done.
  private func show(_ answer: JSONValue, title: String?) {
    time = answer[.time]?.double ?? time
    let records = session.takeRecords()
    if options.output == .jsonl { records.forEach { output.write(json: $0, indent: 0) } }
    output.write(answer, Route(records: records).titled(title))
  }

  private func note(_ answer: JSONValue) {
    time = answer[.time]?.double ?? time
    let text = words.seconds(time)
    output.write(answer, MessageDrawing("the clock stands at \(text)", zh: "时钟在 \(text)"))
  }

  private func help(_ topic: String?) throws {
    if let topic, let stimulus = stimuli.named(topic) {
      return output.write(SchemaMethod(topic, stimulus.schema))
    }
    let help = ShellHelp(stimuli: stimuli.list, prefix: topic)
    if let topic, help.isEmpty { throw unknown(topic) }
    output.write(help)
  }
}

extension JSONValue {
  /// An object of one member.
  static func object(_ key: String, _ value: JSONValue) -> JSONValue {
    let object = JSONValue.object()
    object.set(key, value)
    return object
  }
}
