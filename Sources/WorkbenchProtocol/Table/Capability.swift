public import Sentences

/// Something that a workbench of this version of the protocol may be able to do.
///
/// A name never changes its meaning; what is new gets a new name, so that clients
/// ask for what they need instead of comparing versions.
public struct Capability: Hashable, Sendable {
  /// The name, in kebab-case.
  public let name: String

  /// What a workbench that has it can do: one sentence.
  public let summary: Sentence

  private init(_ name: String, _ summary: Sentence) {
    self.name = name
    self.summary = summary
  }
}

extension Capability {
  public static let lines = Capability(
    "framing-lines",
    "It reads and writes one JSON value per line."
  )
  public static let contentLength = Capability(
    "framing-content-length",
    "It reads and writes messages with Content-Length headers."
  )
  public static let pipelining = Capability(
    "pipelining",
    "It takes requests before earlier ones are answered, and answers in order."
  )
  public static let cancellation = Capability(
    "cancel",
    "It stops a running request at the notification $/cancelRequest."
  )
  public static let progress = Capability(
    "progress",
    "It tells with $/progress how far a long request has come."
  )
  public static let traceStream = Capability(
    "trace-stream",
    "It sends the records of a session as they come."
  )
  public static let why = Capability(
    "hit-why",
    "It finds changes after which an object gets an event."
  )
  public static let scriptWhy = Capability(
    "script-why",
    "It finds why an occurrence, a value or an expectation is not as wanted, and what helps."
  )
  public static let journal = Capability(
    "journal",
    "It takes steps back, records sessions and replays them."
  )
  public static let workers = Capability(
    "workers",
    "It runs the modules of learners apart from itself."
  )
  public static let quiz = Capability("quiz", "It asks questions before it runs a script.")
  public static let renderText = Capability("render-text", "It draws what it answers as text.")

  /// All capabilities that version 1 of the protocol names.
  public static let all: [Capability] = [
    lines, contentLength, pipelining, cancellation, progress, traceStream, why, scriptWhy, journal,
    workers, quiz, renderText,
  ]
}

/// The version of the protocol, which is not the version of the program.
public enum ProtocolVersion {
  /// What this build speaks.
  public static let current = 1
}

/// The version of both programs, which are built together.
public enum ProgramVersion {
  /// What this build is.
  public static let current = "0.1.0"
}
