import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// What is imported: a file, or what comes through the standard input.
enum ImportInput {
  /// How many bytes are sent in a request; more lie in a file, as escaping can double them.
  private static let mostInRequest = 1 << 19

  /// Hands on the members by which a request names the input.
  ///
  /// What a request cannot hold, because it is long or no UTF-8, lies in a file that only the user
  /// can read, until `body` is done.
  static func with<Result>(
    _ path: String,
    _ options: GlobalOptions,
    _ body: (JSONValue) throws -> Result
  ) throws -> Result {
    guard path == "-" else { return try body([.path: JSONValue(path)]) }
    let host = Host.current
    if host.inputIsTerminal, host.errorIsTerminal {
      host.talk(Printout(MessageDrawing(invitation), options.talkStyle))
    }
    let bytes = try Files.read("-")
    let name: JSONValue = "standard input"
    if bytes.count <= mostInRequest, !bytes.contains(0),
      let text = String(validating: bytes, as: UTF8.self)
    {
      return try body([.text: JSONValue(text), .name: name])
    }
    return try Files.withPrivateCopy(of: bytes) { copy in
      try body([.path: JSONValue(copy), .name: name])
    }
  }

  private static let invitation = Sentence(
    "Paste what the debugger printed, then press Return and Control-D.",
    zh: "请粘贴调试器打印的内容，然后按回车和 Control-D。"
  )
}
