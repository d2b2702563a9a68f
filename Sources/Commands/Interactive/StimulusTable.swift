import Jansson
import Rendering
import WorkbenchProtocol

/// A stimulus as the daemon describes it.
struct Stimulus {
  let name: String
  let summary: String

  /// The parameters' names, those that must be given first.
  let fields: [String]

  /// The schema document in which it stands.
  let schema: JSONValue

  /// The parameters that are its own.
  var ownFields: [String] { fields.filter { $0 != "session" && $0 != "level" } }

  /// How it is typed.
  var usage: String { ([name] + ownFields.map { "\($0)=…" }).joined(separator: " ") }
}

/// The stimuli that the daemon's modules bring.
struct StimulusTable {
  let list: [Stimulus]

  var names: [String] { list.map(\.name) }

  /// Asks the daemon; a stimulus answers with an outcome and is no method of the workbench's own.
  init(_ workbench: WorkbenchClient) {
    let schema = (try? workbench.call(.describe))?[.schema] ?? .null
    list = (schema["methods"] ?? .object()).members.compactMap { name, method in
      // What becomes of the app is in every workbench, and a stimulus all the same.
      let isOwn = MethodTable.standard.method(name) != nil && !name.hasPrefix("application.")
      guard !isOwn, method["result"]?[.properties]?[.outcome] != nil else { return nil }
      let required = method["params"]?[.required]?.strings ?? []
      let all = method["params"]?[.properties]?.members.map(\.key) ?? []
      return Stimulus(
        name: name,
        summary: method["description"]?.string ?? "",
        fields: required + all.filter { !required.contains($0) },
        schema: schema
      )
    }
  }

  func named(_ name: String) -> Stimulus? { list.first { $0.name == name } }
}

/// What can be typed in the shell.
struct ShellHelp: Drawing {
  let stimuli: [Stimulus]

  /// Only what is called so, and stimuli whose names begin with this.
  let prefix: String?

  /// The commands of the shell's own that are told about.
  private var commands: [(name: String, usage: String, english: String, chinese: String)] {
    prefix.map { prefix in Self.commands.filter { $0.name == prefix } } ?? Self.commands
  }

  /// The stimuli that are told about.
  private var named: [Stimulus] { stimuli.filter { $0.name.hasPrefix(prefix ?? "") } }

  /// Whether nothing is called so.
  var isEmpty: Bool { commands.isEmpty && named.isEmpty }

  static let commands: [(name: String, usage: String, english: String, chinese: String)] = [
    ("step", "step", "run the next step of the script", "执行脚本的下一步"),
    ("run", "run", "run the whole script", "执行整个脚本"),
    ("back", "back [N]", "take back the last lines, whatever they did", "撤回最后几行，无论做了什么"),
    ("reset", "reset", "go back to just after the launch", "回到启动之后"),
    ("tree", "tree [@RECORD]", "show the views, now or at a record", "显示视图树，现在的或某条记录时的"),
    ("chain", "chain OBJECT [@RECORD]", "follow next to the end", "沿 next 走到终点"),
    ("hit", "hit PLACE", "which view is hit, and who was asked", "命中哪个视图，询问了谁"),
    ("why", "why [WANTED]", "why it does not happen, and what helps", "为什么它没有发生，以及怎样改才行"),
    ("get", "get OBJECT[.PROPERTY] [@RECORD]", "read properties", "读取属性"),
    (
      "set", "set OBJECT.PROPERTY = VALUE", "assign a property; the word set may be left out",
      "设置属性；可省略 set"
    ),
    ("call", "call OBJECT.METHOD [ARGUMENT…]", "call a method", "调用方法"),
    ("wait", "wait SECONDS|idle", "move the clock", "推进时钟"),
    ("explain", "explain RULE", "explain a rule", "解释规则"),
    ("help", "help [STIMULUS]", "this list, or a stimulus's parameters", "本列表，或刺激的参数"),
    ("quit", "quit", "end", "结束"),
  ]

  func draw(on page: inout Page) {
    let words = page.style.words
    var table = Table(indent: 2)
    for command in commands {
      table.add([
        StyledText(command.usage, .strong),
        StyledText(words.say(command.english, zh: command.chinese)),
      ])
    }
    table.draw(on: &page)
    if !commands.isEmpty, !named.isEmpty { page.blank() }
    table = Table(indent: 2)
    for stimulus in named {
      table.add([StyledText(stimulus.name, .strong), StyledText(stimulus.summary)])
    }
    table.draw(on: &page)
  }
}
