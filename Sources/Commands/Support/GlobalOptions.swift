import ArgumentParser
import Help
import Rendering
import Sentences

/// How results are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// For people.
  case text
  /// One JSON value.
  case json
  /// One JSON value per line.
  case jsonl
}

/// When colour is used.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto
  case always
  case never
}

/// The options that every command has.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: .init(
      Sentence("Write results as text, json, or jsonl.", zh: "结果写成 text、json 或 jsonl。"),
      valueName: "format"
    )
  )
  var output = OutputFormat.text

  @Option(
    help: .init(
      Sentence("The language: en or zh-Hans.", zh: "语言：en 或 zh-Hans。"),
      valueName: "language"
    )
  )
  var lang: String?

  @Flag(help: .init(Sentence("Draw with ASCII characters only.", zh: "只用 ASCII 字符绘制。")))
  var ascii = false

  @Flag(
    name: .shortAndLong,
    help: .init(Sentence("Show every decision, and names in full.", zh: "显示每个决定，名字写全。"))
  )
  var verbose = false

  @Flag(help: .init(Sentence("Write sentences instead of drawings.", zh: "写句子，不画图。")))
  var plain = false

  @Option(
    help: .init(
      Sentence("Use colour: auto, always, or never.", zh: "是否用颜色：auto、always 或 never。"),
      valueName: "when"
    )
  )
  var color = ColorChoice.auto

  @Option(
    help: .init(Sentence("The path of the daemon's socket.", zh: "守护进程套接字的路径。"), valueName: "path")
  )
  var socket: String?

  @Flag(help: .init(Sentence("Fail instead of starting a daemon.", zh: "不启动守护进程，而是失败。")))
  var noSpawn = false

  @Flag(
    help: .init(
      Sentence(
        "Print the lines that cross the socket to the standard error.",
        zh: "把经过套接字的行打印到标准错误。"
      )
    )
  )
  var showWire = false

  func validate() throws {
    if let lang, Language(tag: lang) == nil {
      throw ValidationError(
        Sentence(
          "There is no language '\(lang)'. Choose en (English) or zh-Hans (简体中文).",
          zh: "没有语言“\(lang)”。请选 en（English）或 zh-Hans（简体中文）。"
        )
      )
    }
  }

  /// The style of what goes to the standard output.
  var style: Style { style(isTerminal: Host.current.outputIsTerminal) }

  /// The style of what goes to the standard error.
  var talkStyle: Style { style(isTerminal: Host.current.errorIsTerminal) }

  private func style(isTerminal: Bool) -> Style {
    let host = Host.current
    var style = Style()
    style.isUTF8 = host.takesUTF8
    style.language = lang.flatMap { Language(tag: $0) } ?? host.language
    style.width = max(40, min(host.columns, 120))
    style.isPlain = plain || host.variable("ACCESSIBLE") != nil
    style.isVerbose = verbose
    style.isASCII = ascii || !style.isUTF8
    style.isColored = isColored(host, isTerminal)
    return style
  }

  private func isColored(_ host: Host, _ isTerminal: Bool) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if host.variable("NO_COLOR") != nil { return false }
    if let force = host.variable("CLICOLOR_FORCE"), force != "0" { return true }
    if host.variable("TERM") == "dumb" || host.variable("CLICOLOR") == "0" { return false }
    return isTerminal
  }
}
