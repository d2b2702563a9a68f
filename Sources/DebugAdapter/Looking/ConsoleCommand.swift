import Rendering
import Sentences

/// What can be typed in the debugger's console, beside a reference.
enum ConsoleCommand: String, CaseIterable {
  case get
  case tree
  case chain
  case hit
  case why
  case explain
  case `if`
  case undo
  case apply
  case help

  /// How it is typed.
  var usage: String {
    switch self {
    case .get: "get OBJECT[.PROPERTY]"
    case .tree: "tree"
    case .chain: "chain OBJECT"
    case .hit: "hit PLACE"
    case .why: "why [WANTED]"
    case .explain: "explain RULE"
    case .if: "if OBJECT.PROPERTY = VALUE"
    case .undo: "undo"
    case .apply: "apply"
    case .help: "help"
    }
  }

  /// What it does.
  var summary: Sentence {
    switch self {
    case .get: Sentence("read properties as they were here", zh: "读取此处的属性")
    case .tree: Sentence("show the views as they were here", zh: "显示此处的视图树")
    case .chain: Sentence("follow next to the end", zh: "沿 next 走到终点")
    case .hit: Sentence("which view is hit before this step", zh: "这一步之前命中哪个视图")
    case .why:
      Sentence(
        "why it does not happen in this step, and what helps",
        zh: "它在这一步为什么没有发生，以及怎样改才行"
      )
    case .explain: Sentence("explain a rule", zh: "解释规则")
    case .if: Sentence("what would be otherwise; changes nothing", zh: "假如那样会有什么不同；不改变任何东西")
    case .undo: Sentence("take the last change back", zh: "撤回最后一个改动")
    case .apply: Sentence("write the changes into the document", zh: "把改动写入文档")
    case .help: Sentence("this list", zh: "本列表")
    }
  }

  /// What the shell takes and a debugger does not, with what to do instead.
  static let shellOnly: [String: Sentence] = [
    "step": Sentence("Step with the editor's buttons.", zh: "请用编辑器的按钮步进。"),
    "run": Sentence("Continue with the editor's button.", zh: "请用编辑器的按钮继续。"),
    "back": Sentence("Step back with the editor's buttons.", zh: "请用编辑器的按钮后退。"),
    "reset": Sentence("Restart with the editor's button.", zh: "请用编辑器的按钮重新启动。"),
    "set": changing,
    "call": Sentence("Try it in responder shell.", zh: "请在 responder shell 里试。"),
    "wait": Sentence("Try it in responder shell.", zh: "请在 responder shell 里试。"),
  ]

  /// How a property is changed in a debugger.
  static let changing = Sentence(
    "Change it among the variables, or write if before it to compare only.",
    zh: "请在变量里改它，或在前面写 if 只作比较。"
  )
}

/// The list of what can be typed.
struct ConsoleHelp: Drawing {
  func draw(on page: inout Page) {
    var table = Table(indent: 2)
    for command in ConsoleCommand.allCases {
      table.add([StyledText(command.usage, .strong), StyledText(page.words.say(command.summary))])
    }
    let reference = Sentence(
      "its value here, as panel.alpha or login.presentedViewController",
      zh: "它在此处的值，如 panel.alpha 或 login.presentedViewController"
    )
    table.add([StyledText("OBJECT[.PROPERTY]", .strong), StyledText(page.words.say(reference))])
    table.draw(on: &page)
  }
}
