import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder new`.
struct NewCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: Sentence(
        "Write a scenario to begin with, which runs as it is",
        zh: "写出一个可以直接运行的情景作为起点"
      ).help,
      discussion: Sentence(
        """
        It begins with a template: card, a button that sticks out of a card; table, a tap recognizer \
        behind a table view; overlay, a view over a button; scroll-view, a button in a scroll view; \
        form, two text fields; or with a copy of a scenario: responder new mine --from \
        tables/tap-over-table#lets.
        """,
        zh: """
          它以模板开始：card，伸出卡片的按钮；table，表视图后面的点按识别器；overlay，\
          盖在按钮上的视图；scroll-view，滚动视图里的按钮；form，两个文本框；\
          或者以情景的副本开始：responder new mine --from tables/tap-over-table#lets。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, below scenarios/ if that is here; or a path that ends with .json.",
        zh: "TOPIC/NAME，如果这里有 scenarios/ 就写在其下；或以 .json 结尾的路径。"
      )
    )
  )
  var name: String

  @Option(help: .init(Sentence("The title.", zh: "标题。")))
  var title: String?

  @Option(
    help: .init(
      Sentence(
        "Begin with this: card, table, overlay, scroll-view, or form.",
        zh: "从哪个模板开始：card、table、overlay、scroll-view 或 form。"
      ),
      valueName: "template"
    )
  )
  var template: DocumentTemplate?

  @Option(
    help: .init(
      Sentence(
        "Begin with a copy of this scenario; #VARIANT for one variant of it.",
        zh: "从这个情景的副本开始；#VARIANT 指它的一个变体。"
      ),
      valueName: "scenario"
    )
  )
  var from: ScenarioReference?

  @Flag(help: .init(Sentence("Print the document instead of writing it.", zh: "打印文档，而不写文件。")))
  var dryRun = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if template != nil, from != nil {
      throw ValidationError(
        Sentence(
          "A document begins with --template or with --from, not with both.",
          zh: "文档从 --template 或 --from 开始，不能两者都写。"
        )
      )
    }
  }

  func run() throws {
    let path = try self.path()
    let text = try text(id: id(of: path))
    guard !dryRun else {
      return Host.current.write(Printout(file: text, toTerminal: Host.current.outputIsTerminal))
    }
    try Files.create(Files.absolute(path, from: Host.current.folder), text)
    Output(options: options).write(
      [.path: JSONValue(path)],
      MessageDrawing(
        "wrote \(path)\nnext: responder run \(path)\n      responder watch \(path)",
        zh: "已写入 \(path)\n下一步：responder run \(path)\n        responder watch \(path)"
      )
    )
  }

  /// The document: a copy, or a template.
  private func text(id: String?) throws -> String {
    guard let from else {
      let words = options.style.words
      return (template ?? .card).text(title: title, id: id, words)
    }
    let params = try from.parameters()
    if let variant = from.variant { params.set(.variant, variant) }
    if let id { params.set(.as, id) }
    if let title { params.set(.title, ["en": JSONValue(title), "zh-Hans": JSONValue(title)]) }
    return try WorkbenchClient(options).call(.scenarioCopy, params)[.text]?.string ?? ""
  }

  private func path() throws -> String {
    if name.hasSuffix(".json") {
      try checkPlace(name)
      return name
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    guard isPlain, parts.count <= 2 else {
      throw Complaint(
        .usage,
        Sentence("'\(name)' is no name for a scenario", zh: "“\(name)”不能作情景的名字"),
        hint: Sentence(
          "Use TOPIC/NAME of letters, digits and hyphens, or a path that ends with .json.",
          zh: "请用字母、数字和连字符写成 TOPIC/NAME，或写以 .json 结尾的路径。"
        )
      )
    }
    // Below `scenarios/` a document lies in a topic, and a name alone has none.
    let isBesideOthers = parts.count == 2 && Files.isFolder(Host.current.folder + "/scenarios")
    return (isBesideOthers ? "scenarios/" : "") + name + ".json"
  }

  /// The id, where the file lies at the place that belongs to one.
  private func id(of path: String) -> String? {
    path.hasPrefix("scenarios/") ? String(path.dropFirst(10).dropLast(5)) : nil
  }

  /// Refuses a place below scenarios where no document can lie: each has a topic there, and an id
  /// that is its place.
  private func checkPlace(_ path: String) throws {
    guard let id = id(of: path) else { return }
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    }
    guard !isPlain || parts.count < 2 else { return }
    throw Complaint(
      .usage,
      Sentence("no scenario can lie at \(path)", zh: "情景不能放在 \(path)"),
      hint: Sentence(
        "Write scenarios/TOPIC/NAME.json, of letters, digits, '_', '-' and '.'.",
        zh: "请写 scenarios/TOPIC/NAME.json，用字母、数字、'_'、'-' 和 '.'。"
      )
    )
  }
}
