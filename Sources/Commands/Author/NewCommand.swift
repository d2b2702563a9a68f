import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a scenario to begin with, which runs as it is"
  )

  @Argument(help: "TOPIC/NAME, below scenarios/ if that is here; or a path that ends with .json.")
  var name: String

  @Option(help: "The title.")
  var title: String?

  @Flag(help: "Print the document instead of writing it.")
  var dryRun = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let path = try self.path()
    let text = NewDocument(title: title ?? name, id: id(of: path)).text
    let output = Output(options: options)
    guard !dryRun else {
      return Host.current.write(
        Printout(file: text, toTerminal: Host.current.outputIsTerminal)
      )
    }
    try Files.create(Files.absolute(path, from: Host.current.folder), text)
    output.write(
      ["path": JSONValue(path)],
      MessageDrawing(
        "wrote \(path)\nnext: responder run \(path)\n      responder watch \(path)",
        zh: "已写入 \(path)\n下一步：responder run \(path)\n        responder watch \(path)"
      )
    )
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

/// The document that `new` writes.
struct NewDocument {
  let title: String
  let id: String?

  var text: String {
    let quoted = JSONValue(title).description
    let head = id.map { "\n  \"id\": \(JSONValue($0).description)," } ?? ""
    return """
      {
        "comment": "One card with a button that sticks out of it. Man page: responder-scenario(5).",
        "format": 1,\(head)
        "title": { "en": \(quoted), "zh-Hans": \(quoted) },
        "app": {
          "windows": [
            { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
              "id": "screen", "view": { "id": "root", "subviews": [
                { "id": "card", "frame": [20, 100, 300, 200], "subviews": [
                  { "id": "buy", "class": "UIButton", "frame": [250, 180, 120, 60], "targets": [
                    { "for": "touchUpInside", "target": "screen", "action": "buy:" }
                  ] }
                ] }
              ] }
            } }
          ]
        },
        "script": [
          { "comment": "Inside the card: the button gets it.",
            "send": "touch.tap", "at": { "in": "buy", "point": [10, 10] },
            "expect": { "hit": "buy", "fired": { "buy:": 1 } } },
          { "comment": "Outside of it: the card is asked first and says no.",
            "send": "touch.tap", "at": { "in": "buy", "point": [110, 50] },
            "expect": { "hit": "root", "fired": { "buy:": 0 } } }
        ]
      }

      """
  }
}
