import Jansson
@_spi(Workbench) import ResponderKit
import Sentences
import WorkbenchProtocol

/// A session as a file: its document, its journal, and the hash of its trace.
///
/// The trace is hashed at the level `full`, whatever level the session runs at. The marks of the
/// hash are there to name the first record that differs when a replay does.
///
/// The format's number goes up with whatever records say otherwise than before: the hash of an older
/// trace can be that of no newer one.
struct Recording {
  static let format = 2

  let source: ScenarioSource
  let variant: String?
  let entries: [Journal.Entry]
  /// What the document's objects say otherwise from before the launch on.
  let written: JSONValue
  /// How many records the trace has.
  let records: Int
  let hash: String
  let marks: TraceMarks

  /// Records a session by the run that repeated its journal.
  ///
  /// Nothing is taken from the session itself: another client may have changed it since.
  init(of run: JournalRun, reading source: ScenarioSource, _ trace: RecordedTrace) {
    self.source = source
    variant = run.variant
    entries = run.entries
    written = run.written
    records = trace.hash.count
    hash = trace.hash.text
    marks = trace.marks
  }

  /// The recording as a JSON document.
  var text: String {
    let marks = JSONValue.object()
    marks.set("every", self.marks.every)
    marks.set(.values, self.marks.text)
    let object = JSONValue.object()
    object.set("recording", Recording.format)
    object.set(.name, source.name)
    object.set(.document, String(decoding: source.bytes, as: UTF8.self))
    object.set(.variant, variant.map { JSONValue($0) } ?? .null)
    if written.count > 0 { object.set("written", written) }
    object.set("journal", JSONValue(entries.map(\.json)))
    object.set(.records, records)
    object.set(.hash, hash)
    object.set("marks", marks)
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
    if let format = json["recording"]?.int, format != Recording.format {
      throw WireError(
        .replayInvalid,
        Sentence(
          "the recording is of format \(format), and this build replays format \(Recording.format)",
          zh: "录制的格式是 \(format)，而这个版本重放格式 \(Recording.format)"
        ),
        path: "/recording",
        got: .integer(format),
        hint: Sentence(
          "Records say other things in either, and so the hashes differ: open the recording's "
            + "document and record it again.",
          zh: "两种格式的记录内容不同，哈希也就不同：请打开录制里的文档，重新录制。"
        )
      )
    }
    guard json["recording"]?.int != nil, let document = json[.document]?.string,
      let journal = json["journal"], let records = json[.records]?.int, records >= 0,
      let hash = json[.hash]?.string, let every = json["marks"]?["every"]?.int,
      let values = json["marks"]?[.values]?.string,
      let marks = TraceMarks(every: every, text: values)
    else {
      throw WireError(
        .replayInvalid,
        Sentence(
          "this is no recording of format \(Recording.format)",
          zh: "这不是格式 \(Recording.format) 的录制"
        ),
        expected: ["recording", "document", "journal", "records", "hash", "marks"]
      )
    }
    var entries: [Journal.Entry] = []
    for (place, json) in journal.elements.enumerated() {
      guard let entry = Journal.Entry(json: json) else {
        throw WireError(
          .replayInvalid,
          Sentence("the journal's entry \(place) is no command", zh: "日志的第 \(place) 项不是命令"),
          path: "/journal/\(place)",
          got: WireDatum(json)
        )
      }
      entries.append(entry)
    }
    if let written = json["written"], !written.isObject {
      throw WireError(
        .replayInvalid,
        Sentence("what was written before the launch is no object", zh: "启动前写入的内容不是对象"),
        path: "/written",
        got: WireDatum(written)
      )
    }
    self.entries = entries
    written = json["written"] ?? .object()
    self.records = records
    self.hash = hash
    self.marks = marks
    variant = json[.variant]?.string
    // It lies nowhere below scenarios, so that the id need not fit a place.
    source = ScenarioSource(
      bytes: Array(document.utf8),
      name: json[.name]?.string ?? "recording",
      expectedID: nil
    )
  }
}

/// The hash of a trace and its marks, made while a journal runs.
final class RecordedTrace {
  private(set) var hash = TraceHash()
  private(set) var marks = TraceMarks()

  /// Takes the next record.
  func add(_ record: NamedRecord, in simulation: Simulation) {
    hash.add(RecordWriter(simulation: simulation).json(record, level: .full))
    marks.add(hash.mark, after: hash.count)
  }
}

/// Holds the records of a replay against a recording, one by one.
final class ReplayCheck {
  private let recording: Recording
  private var hash = TraceHash()
  /// The last record that was certainly the same.
  private var same = 0

  init(_ recording: Recording) { self.recording = recording }

  /// Takes the next record of the replay.
  ///
  /// - Throws: `replay.diverged` at the first that differs; in a trace so long that not every
  ///   record has a mark, at the first mark that does.
  func take(_ record: NamedRecord, in simulation: Simulation) throws(WireError) {
    let told = RecordWriter(simulation: simulation).json(record, level: .full)
    hash.add(told)
    guard hash.count <= recording.records else {
      throw diverged(
        Sentence(
          "the recording ends after record \(recording.records)",
          zh: "录制在第 \(recording.records) 条记录之后就结束了"
        ),
        told
      )
    }
    guard let expected = recording.marks.value(after: hash.count) else { return }
    guard hash.mark == expected else {
      throw diverged(
        Sentence("record \(same + 1) is not what was recorded", zh: "第 \(same + 1) 条记录与录制的不同"),
        told
      )
    }
    same = hash.count
  }

  /// Looks at the end of the replay.
  func finish() throws(WireError) {
    guard hash.count == recording.records else {
      throw diverged(
        Sentence(
          "the recording goes on after record \(hash.count)",
          zh: "录制在第 \(hash.count) 条记录之后还有内容"
        ),
        nil
      )
    }
    guard hash.text == recording.hash else {
      throw diverged(
        Sentence(
          "the trace after record \(same) is not what was recorded",
          zh: "第 \(same) 条记录之后的轨迹与录制的不同"
        ),
        nil
      )
    }
  }

  private func diverged(_ message: Sentence, _ actual: JSONValue?) -> WireError {
    // Between two marks nobody can say which; the member is left out where there is just one.
    let last = max(hash.count, same + 1)
    var details: [WireDatum.Member] = [.init(.record, .integer(same + 1))]
    if last > same + 1 { details.append(.init("through", .integer(last))) }
    if let actual, last == same + 1 { details.append(.init("is", WireDatum(actual))) }
    return WireError(.replayDiverged, message, details: details)
  }
}
