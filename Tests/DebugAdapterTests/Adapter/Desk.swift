import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

@testable import DebugAdapter

/// An editor and a debugger at one desk: what the editor asks is answered before it goes on, and all
/// that is said is kept.
final class Desk {
  /// The files there are; a test may write another text, which gives the file another stamp.
  let files = DeskFiles()

  /// Every message of the debugger's, in order.
  private(set) var said: [JSONValue] = []

  private var lastSeq = 0
  private let workbench: any ConnectionHandlerFactory
  private var surroundings: DeskSurroundings?

  /// Called with each message of the workbench's, while the debugger waits for it.
  var onWire: (String) -> Void = { _ in }

  lazy var conversation: Conversation = {
    let surroundings = DeskSurroundings(workbench, files) { [unowned self] in onWire($0) }
    self.surroundings = surroundings
    return Conversation(surroundings, envelope: DebugEnvelope()) { [unowned self] message in
      said.append((try? JSON.parse(message)) ?? .null)
    }
  }()

  init(_ workbench: any ConnectionHandlerFactory) {
    self.workbench = workbench
    files.texts["/desk/vault.json"] = Vault.text
  }

  /// Asks, and waits until everything has come of it.
  ///
  /// - Returns: The response.
  @discardableResult
  func ask(_ command: String, _ arguments: JSONValue? = nil) -> JSONValue {
    let seq = send(command, arguments)
    conversation.proceed()
    return response(to: seq)
  }

  /// Asks without having it carried out.
  ///
  /// - Returns: The request's number.
  @discardableResult
  func send(_ command: String, _ arguments: JSONValue? = nil) -> Int {
    lastSeq += 1
    let request: JSONValue = [
      "seq": JSONValue(lastSeq), "type": "request", "command": JSONValue(command),
    ]
    if let arguments { request.set("arguments", arguments) }
    conversation.take(request.serialized()[...])
    return lastSeq
  }

  /// The response to a request; null where there is none.
  func response(to seq: Int) -> JSONValue {
    said.last { $0["request_seq"]?.int == seq } ?? .null
  }

  /// What a response says that went wrong; nil for one of success.
  func fault(_ response: JSONValue) -> String? {
    guard response["success"]?.bool == false else { return nil }
    return response["body"]?["error"]?["format"]?.string
  }

  /// The events since a message, by their names.
  func events(since count: Int = 0) -> [String] {
    said.dropFirst(count).compactMap { $0["event"]?.string }
  }

  /// The body of the last event of a name.
  func last(_ event: String) -> JSONValue? {
    said.last { $0["event"]?.string == event }?["body"]
  }

  // MARK: - Usual courses

  /// Launches the vault, with all that an editor says before the first stop.
  func launch(_ options: JSONValue = .object(), breakpoints lines: [Int] = []) {
    ask("initialize", ["adapterID": "responder", "supportsVariableType": true])
    options.set("program", "/desk/vault.json")
    ask("launch", options)
    set(lines)
    ask("configurationDone")
  }

  /// Sets breakpoints on lines of the vault.
  @discardableResult
  func set(_ lines: [Int]) -> JSONValue {
    ask(
      "setBreakpoints",
      [
        "source": ["path": "/desk/vault.json"],
        "breakpoints": JSONValue(lines.map { ["line": JSONValue($0)] }),
      ]
    )
  }

  /// Moves, and tells where that has led: the name of the innermost frame.
  @discardableResult
  func move(_ command: String, _ arguments: JSONValue = .object()) -> String {
    arguments.set("threadId", 1)
    ask(command, arguments)
    return top["name"]?.string ?? ""
  }

  /// The frames of where the debugger stands.
  var frames: [JSONValue] {
    let body = ask("stackTrace", ["threadId": 1])["body"]
    return body?["stackFrames"].map { Array($0.elements) } ?? []
  }

  /// The innermost of them.
  var top: JSONValue { frames.first ?? .null }

  /// The variables of a scope of the innermost frame, by their names.
  func variables(_ scope: String) -> [String: JSONValue] {
    let found = ask("scopes", ["frameId": top["id"] ?? 0])["body"]?["scopes"]?.elements
      .first { $0["name"]?.string == scope }
    return variables(in: found?["variablesReference"] ?? 0)
  }

  /// What is in a variable, by the names of its parts.
  func variables(in reference: JSONValue) -> [String: JSONValue] {
    let body = ask("variables", ["variablesReference": reference])["body"]
    let all = body?["variables"].map { Array($0.elements) } ?? []
    return Dictionary(all.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
  }

  /// The reference of a scope of the innermost frame.
  func reference(_ scope: String) -> JSONValue {
    ask("scopes", ["frameId": top["id"] ?? 0])["body"]?["scopes"]?.elements
      .first { $0["name"]?.string == scope }?["variablesReference"] ?? 0
  }

  /// What the workbench says of a rule.
  func text(ofRule id: String) -> String {
    let client = InProcessConnection(to: workbench)
    defer { client.close() }
    let rule = try? client.call("rule.explain", ["id": JSONValue(id)])
    return rule?["text"]?.string ?? "there is no rule \(id)"
  }

  /// What a line of the console answers, or why not.
  func type(_ line: String) -> String {
    let response = ask("evaluate", ["expression": JSONValue(line), "context": "repl"])
    return response["body"]?["result"]?.string ?? fault(response) ?? ""
  }
}

/// The files of a desk.
final class DeskFiles {
  var texts: [String: String] = [:] {
    didSet { writes += 1 }
  }

  private var writes = 0

  /// When a file was written: as often as anything was.
  func stamp(_ path: String) -> [Int]? { texts[path].map { [writes, $0.utf8.count] } }
}

/// What the debugger at a desk has around it.
final class DeskSurroundings: DebugSurroundings {
  private let workbench: any ConnectionHandlerFactory
  private let files: DeskFiles
  private let onWire: (String) -> Void

  init(
    _ workbench: any ConnectionHandlerFactory,
    _ files: DeskFiles,
    onWire: @escaping (String) -> Void
  ) {
    self.workbench = workbench
    self.files = files
    self.onWire = onWire
  }

  func language(ofEditor language: Language?) -> Language { language ?? .english }

  func connect(_ language: Language) throws -> any WireClient {
    let client = InProcessConnection(to: workbench)
    client.onWire = { [onWire] direction, bytes in
      guard direction == .fromWorkbench else { return }
      onWire(String(decoding: bytes, as: UTF8.self))
    }
    return client
  }

  func greeting(_ language: Language) -> JSONValue {
    ["client": ["name": "test"], "cwd": "/", "language": JSONValue(language.rawValue)]
  }

  func resolve(_ path: String) -> String? { files.texts[path] == nil ? nil : path }

  func read(_ path: String) throws(DebugError) -> [UInt8] {
    guard let text = files.texts[path] else {
      throw .arguments(Sentence("cannot read \(path)", zh: "无法读取 \(path)"))
    }
    return Array(text.utf8)
  }

  func stamp(_ path: String) -> [Int]? { files.stamp(path) }
}
