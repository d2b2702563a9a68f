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
    Sentence("It reads and writes one JSON value per line.", zh: "每行读写一个 JSON 值。")
  )
  public static let contentLength = Capability(
    "framing-content-length",
    Sentence(
      "It reads and writes messages with Content-Length headers.",
      zh: "读写带 Content-Length 头的消息。"
    )
  )
  public static let pipelining = Capability(
    "pipelining",
    Sentence(
      "It takes requests before earlier ones are answered, and answers in order.",
      zh: "先前的请求还没回答就接受新请求，并按顺序回答。"
    )
  )
  public static let cancellation = Capability(
    "cancel",
    Sentence(
      "It stops a running request at the notification $/cancelRequest.",
      zh: "收到通知 $/cancelRequest 就停止运行中的请求。"
    )
  )
  public static let progress = Capability(
    "progress",
    Sentence(
      "It tells with $/progress how far a long request has come.",
      zh: "用 $/progress 告诉长请求进行到哪里。"
    )
  )
  public static let traceStream = Capability(
    "trace-stream",
    Sentence("It sends the records of a session as they come.", zh: "会话的记录随产生随发送。")
  )
  public static let why = Capability(
    "hit-why",
    Sentence("It finds changes after which an object gets an event.", zh: "找出让对象收到事件的改动。")
  )
  public static let scriptWhy = Capability(
    "script-why",
    Sentence(
      "It finds why an occurrence, a value or an expectation is not as wanted, and what helps.",
      zh: "找出调用、值或预期为什么没有如愿，以及怎样才行。"
    )
  )
  public static let journal = Capability(
    "journal",
    Sentence("It takes steps back, records sessions and replays them.", zh: "收回步骤，录制会话并重放。")
  )
  public static let workers = Capability(
    "workers",
    Sentence("It runs the modules of learners apart from itself.", zh: "把学习者的模块与自己分开运行。")
  )
  public static let quiz = Capability(
    "quiz",
    Sentence("It asks questions before it runs a script.", zh: "运行脚本之前提问。")
  )
  public static let renderText = Capability(
    "render-text",
    Sentence("It draws what it answers as text.", zh: "把回答画成文字。")
  )
  public static let renderFilm = Capability(
    "render-film",
    Sentence(
      "It gives a run of a script as a film: every moment with what is on the screen.",
      zh: "把脚本的运行做成影片：每个瞬间连同屏幕上的样子。"
    )
  )
  public static let renderSvg = Capability(
    "render-svg",
    Sentence("It draws a moment of a run as an SVG.", zh: "把运行的一个瞬间画成 SVG。")
  )
  public static let recordLevel = Capability(
    "record-level",
    Sentence(
      "In a trace of level full it says of each record to which shallower level it belongs.",
      zh: "在级别 full 的追踪里，说明每条记录属于哪个较浅的级别。"
    )
  )
  public static let objectPast = Capability(
    "object-past",
    Sentence(
      "It reads objects, trees and chains as they were when a record was written.",
      zh: "读取对象、树和链在写下某条记录时的样子。"
    )
  )
  public static let compareChanges = Capability(
    "compare-changes",
    Sentence(
      "It compares runs of a script with assignments and calls made before their steps.",
      zh: "比较在各步骤之前做了赋值和调用的脚本运行。"
    )
  )
  public static let scenarioLanguage = Capability(
    "scenario-language",
    Sentence(
      "It tells what a document says where, also one that is being typed.",
      zh: "告诉文档的哪里写了什么，包括正在输入的文档。"
    )
  )

  /// All capabilities that version 1 of the protocol names.
  public static let all: [Capability] = [
    lines, contentLength, pipelining, cancellation, progress, traceStream, why, scriptWhy, journal,
    workers, quiz, renderText, renderFilm, renderSvg, recordLevel, objectPast, compareChanges,
    scenarioLanguage,
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
