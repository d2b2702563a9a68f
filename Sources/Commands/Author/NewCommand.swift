import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a scenario to begin with, which runs as it is",
    discussion: """
      It begins with a template: card, a button that sticks out of a card; table, a tap recognizer \
      behind a table view; overlay, a view over a button; scroll-view, a button in a scroll view; \
      form, two text fields; or with a copy of a scenario: responder new mine --from \
      tables/tap-over-table#lets.
      """
  )

  @Argument(help: "TOPIC/NAME, below scenarios/ if that is here; or a path that ends with .json.")
  var name: String

  @Option(help: "The title.")
  var title: String?

  @Option(
    help: .init(
      "Begin with this: card, table, overlay, scroll-view, or form.",
      valueName: "template"
    )
  )
  var template: DocumentTemplate?

  @Option(
    help: .init(
      "Begin with a copy of this scenario; #VARIANT for one variant of it.",
      valueName: "scenario"
    )
  )
  var from: ScenarioReference?

  @Flag(help: "Print the document instead of writing it.")
  var dryRun = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if template != nil, from != nil {
      throw ValidationError("A document begins with --template or with --from, not with both.")
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
      ["path": JSONValue(path)],
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
    if let variant = from.variant { params.set("variant", variant) }
    if let id { params.set("as", id) }
    if let title { params.set("title", ["en": JSONValue(title), "zh-Hans": JSONValue(title)]) }
    return try Workbench(options).call("scenario.copy", params)["text"]?.string ?? ""
  }

  private func path() throws -> String {
    if name.hasSuffix(".json") { return name }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    guard isPlain, parts.count <= 2 else {
      throw Complaint(
        .usage,
        "'\(name)' is no name for a scenario",
        hint: "Use TOPIC/NAME of letters, digits and hyphens, or a path that ends with .json."
      )
    }
    let isBesideOthers = parts.count == 2 && Files.isFolder(Host.current.folder + "/scenarios")
    return (isBesideOthers ? "scenarios/" : "") + name + ".json"
  }

  /// The id, where the file lies at the place that belongs to one.
  private func id(of path: String) -> String? {
    path.hasPrefix("scenarios/") ? String(path.dropFirst(10).dropLast(5)) : nil
  }
}
