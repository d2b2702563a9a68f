import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import Sentences
import WorkbenchProtocol

/// What is kept of a session in a file: its document, its journal, and how it stood.
///
/// The file has a line for the document, and one for each command; behind a command that raised an
/// error there is one for that.
struct KeptSession {
  /// Goes up when a build writes other lines.
  static let format = 1

  let source: ScenarioSource
  let level: TraceLevel
  let written: JSONValue
  let entries: [Journal.Entry]
  /// How it stood; what is read of a file stands so until it has been run again.
  let summary: SessionSummary
  /// How many bytes of the file that was read are whole lines.
  private(set) var length = 0

  init(
    _ source: ScenarioSource,
    _ level: TraceLevel,
    _ journal: Journal,
    _ summary: SessionSummary
  ) {
    self.source = source
    self.level = level
    written = journal.written
    entries = journal.entries
    self.summary = summary
  }

  /// The lines of the file.
  var text: [UInt8] {
    let head = JSONValue.object()
    head.set("kept", KeptSession.format)
    head.set(.summary, summary.json)
    head.set(.name, source.name)
    head.set(.document, String(decoding: source.bytes, as: UTF8.self))
    head.set(.level, level.name)
    head.set("written", written)
    var lines = head.serialized() + KeptSession.lineEnd
    for entry in entries {
      lines += entry.command.text + KeptSession.lineEnd
      if let raised = entry.raised { lines += KeptSession.line(raised: raised) }
    }
    return lines
  }

  /// What stands behind each line.
  static let lineEnd = [UInt8(ascii: "\n")]

  /// The line behind a command that raised an error.
  static func line(raised: String) -> [UInt8] {
    ([.raised: JSONValue(raised)] as JSONValue).serialized() + lineEnd
  }

  /// Reads a file.
  ///
  /// A last line that is not whole does not count: what it says was never answered.
  ///
  /// - Throws: Which line says nothing that this build knows.
  init(reading bytes: [UInt8]) throws(WireError) {
    length = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // Behind the last end of a line there is nothing, or a line that is not whole.
    _ = lines.popLast()
    guard let first = lines.popFirst(),
      let head = try? JSON.parse(Array(first), limits: .document),
      head["kept"]?.int == KeptSession.format, let document = head[.document]?.string,
      var summary = head[.summary].flatMap({ SessionSummary(json: $0) }),
      let level = head[.level]?.string.flatMap({ TraceLevel(name: $0) }),
      let written = head["written"], written.isObject
    else { throw KeptSession.unreadable(line: 1) }
    var entries: [Journal.Entry] = []
    for (place, line) in lines.enumerated() {
      let json = try? JSON.parse(Array(line), limits: .document)
      if let raised = json?[.raised]?.string, let last = entries.popLast(), last.raised == nil {
        entries.append(Journal.Entry(last.command, raised: raised))
      } else if let entry = json.flatMap({ Journal.Entry(json: $0) }) {
        entries.append(entry)
      } else {
        throw KeptSession.unreadable(line: place + 2)
      }
    }
    summary.commands = entries.count
    summary.recovery = .recovering
    source = ScenarioSource(
      bytes: Array(document.utf8),
      name: head[.name]?.string ?? "",
      expectedID: nil
    )
    self.level = level
    self.written = written
    self.entries = entries
    self.summary = summary
  }

  private static func unreadable(line: Int) -> WireError {
    WireError(
      .replayInvalid,
      Sentence(
        "line \(line) says nothing that this build knows",
        zh: "第 \(line) 行不是这个版本认识的内容"
      )
    )
  }
}
