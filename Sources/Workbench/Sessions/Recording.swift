import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// A session as a file: its document, its journal, and the hash of its trace.
struct Recording {
  static let format = 1

  let source: ScenarioSource
  let variant: String?
  let commands: [Journal.Command]
  let hash: String

  /// Records a session; its trace is hashed at the level `full`, whatever level it runs at.
  init(of session: Session) throws(WireError) {
    source = session.source
    variant = session.variant
    commands = session.journal.commands
    hash = try JournalRun.hash(of: session)
  }

  /// The recording as a JSON document.
  var text: String {
    let object = JSONValue.object()
    object.set("recording", Recording.format)
    object.set("name", source.name)
    object.set("document", String(decoding: source.bytes, as: UTF8.self))
    object.set("variant", variant.map { JSONValue($0) } ?? .null)
    object.set("journal", JSONValue(commands.map(\.json)))
    object.set("hash", hash)
    return String(decoding: object.serialized(indent: 2), as: UTF8.self) + "\n"
  }

  /// Reads a recording.
  init(reading text: String) throws(WireError) {
    let json: JSONValue
    do {
      json = try JSON.parse(Array(text.utf8), limits: .document)
    } catch {
      throw WireError(error)
    }
    guard json["recording"]?.int == Recording.format, let document = json["document"]?.string,
      let journal = json["journal"], let hash = json["hash"]?.string
    else {
      throw WireError(
        .replayInvalid,
        "this is no recording of format \(Recording.format)",
        expected: ["recording", "document", "journal", "hash"]
      )
    }
    var commands: [Journal.Command] = []
    for (place, entry) in journal.elements.enumerated() {
      guard let command = Journal.Command(json: entry) else {
        throw WireError(
          .replayInvalid,
          "the journal's entry \(place) is no command",
          path: "/journal/\(place)",
          got: WireDatum(entry)
        )
      }
      commands.append(command)
    }
    self.commands = commands
    self.hash = hash
    variant = json["variant"]?.string
    source = ScenarioSource(
      bytes: Array(document.utf8),
      name: json["name"]?.string ?? "recording",
      expectedID: nil
    )
  }
}
