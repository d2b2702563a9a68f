package import Jansson
import ModuleKit
import WorkbenchProtocol

/// What daemon and worker say to each other between the messages, one line each.
///
/// A worker's session may have several clients. Their messages share one socket as they are; a word
/// before them says whose they are, and how much of its own each client has read.
package enum WorkerWord: Equatable {
  /// The messages that follow are from this client, or for it; the first one opened the session.
  case client(Int)
  /// The client has read so many of the bytes that were sent to it since it came.
  case taken(client: Int, bytes: Int)
  /// The client is gone.
  case left(client: Int)
  /// How the session stands.
  case session(SessionSummary)
  /// How overrides of modules were seen to run, by class and method.
  case overrides(JSONValue)

  // Messages of ours begin with "jsonrpc", so that none looks like a word.
  private static let starts = ["client", "session", "overrides"].map { Array("{\"\($0)\":".utf8) }

  /// Whether a line is a word and no message, by the way in which it begins.
  static func isWord(_ line: some Sequence<UInt8>) -> Bool {
    starts.contains { line.starts(with: $0) }
  }

  /// Reads a line; nil when it is a message.
  init?(_ line: UnsafeRawBufferPointer) {
    // Messages may be long, and those whom they are for parse them: here their first bytes do.
    guard WorkerWord.isWord(line), let json = try? JSON.parse(line, limits: .request) else {
      return nil
    }
    // Nothing else may be in it: what reads it as a message would take it for another's.
    switch json.count {
    case 1:
      if let client = json[.client]?.int {
        self = .client(client)
      } else if let session = json[.session], let summary = SessionSummary(json: session) {
        self = .session(summary)
      } else if let overrides = json[.overrides], overrides.isObject {
        self = .overrides(overrides)
      } else {
        return nil
      }
    case 2:
      guard let client = json[.client]?.int else { return nil }
      if let bytes = json["taken"]?.int {
        self = .taken(client: client, bytes: bytes)
      } else if json["left"]?.bool == true {
        self = .left(client: client)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The line, without its newline.
  var line: [UInt8] {
    let json = JSONValue.object()
    switch self {
    case .client(let client):
      json.set(.client, client)
    case .taken(let client, let bytes):
      json.set(.client, client)
      json.set("taken", bytes)
    case .left(let client):
      json.set(.client, client)
      json.set("left", true)
    case .session(let summary):
      json.set(.session, summary.json)
    case .overrides(let overrides):
      json.set(.overrides, overrides)
    }
    return json.serialized()
  }
}
