import Jansson
import Rendering
import Sentences
import Testing
import WorkbenchProtocol

/// One record in words: as a name beside others, and as a sentence.
struct SpokenRecordTests {
  private func name(
    _ text: String,
    isPassedOn: Bool = false,
    _ language: Language = .english
  ) throws -> String {
    let record = try JSON.parse(text)
    return SpokenRecord(record, isPassedOn: isPassedOn).name(Words(language: language))
  }

  @Test(arguments: [
    (#"{"kind":"asked","at":"panel","method":"hitTest"}"#, "panel.hitTest", "panel.hitTest"),
    (
      #"{"kind":"answered","at":"panel","method":"hitTest","answer":"vault"}"#,
      "panel.hitTest → vault", "panel.hitTest → vault"
    ),
    (
      #"{"kind":"answered","at":"vault","method":"hitTest","answer":"vault"}"#,
      "vault.hitTest → itself", "vault.hitTest → 自己"
    ),
    (
      #"{"kind":"answered","at":"shade","method":"hitTest","answer":null}"#,
      "shade.hitTest → nil", "shade.hitTest → nil"
    ),
    (
      #"{"kind":"answered","at":"window","method":"pointInside","answer":true}"#,
      "window.pointInside → yes", "window.pointInside → 是"
    ),
    (
      #"{"kind":"answered","at":"window","method":"sendEvent","answer":null}"#,
      "window.sendEvent: called", "window.sendEvent：被调用"
    ),
    (
      #"{"kind":"answered","at":"panel","method":"touchesBegan","how":"document's override"}"#,
      "panel.touchesBegan: handles it", "panel.touchesBegan：处理"
    ),
    (
      #"{"kind":"answered","at":"a","method":"touchesBegan","rule":"delivery.default-forwards-to-next"}"#,
      "a.touchesBegan: passes it on", "a.touchesBegan：往下传"
    ),
    (#"{"kind":"recognizer-changed","at":"pan","state":"began"}"#, "pan → began", "pan → began"),
    (
      #"{"kind":"recognizer-prevented","at":"tap","by":"pan"}"#,
      "tap: stopped by pan", "tap：被 pan 阻止"
    ),
    (#"{"kind":"action-sent","at":"helper","action":"go:"}"#, "go: → helper", "go: → helper"),
    (
      #"{"kind":"event-queued","at":"UIEvent#15","event":"touches","phase":["began"],"time":1}"#,
      "touches began", "触摸开始"
    ),
    (#"{"kind":"window-chosen","at":"window"}"#, "window: chosen", "window：选中"),
    (
      #"{"kind":"outcome","hit":"vault","handledBy":"panel","discarded":false}"#,
      "outcome: hit vault, handled by panel", "结果：命中 vault，由 panel 处理"
    ),
    (#"{"kind":"gust-of-wind","at":"tree"}"#, "tree: gust of wind", "tree：gust of wind"),
  ])
  func `a record has a name in either language`(
    record: String,
    english: String,
    chinese: String
  ) throws {
    #expect(try name(record) == english)
    #expect(try name(record, .chinese) == chinese)
  }

  @Test func `what lies in a call tells that its message went on`() throws {
    let record = #"{"kind":"answered","at":"a","method":"touchesBegan","rule":"x.y"}"#
    #expect(try name(record) == "a.touchesBegan: handles it")
    #expect(try name(record, isPassedOn: true) == "a.touchesBegan: passes it on")
  }

  @Test(arguments: RecordKind.allCases, Language.allCases)
  func `every kind of record has a name and a sentence, however little it says`(
    kind: RecordKind,
    language: Language
  ) {
    let words = Words(language: language)
    let bare: JSONValue = ["seq": 7, "kind": JSONValue(kind.rawValue)]
    let full: JSONValue = [
      "seq": 7, "parent": 1, "time": 0.5, "kind": JSONValue(kind.rawValue), "at": "card",
      "method": "hitTest", "rule": "r.s", "answer": "card", "event": "touches", "action": "buy:",
      "state": "began", "name": "n", "error": "callDepth", "message": "calls nest",
    ]
    for record in [bare, full] {
      let spoken = SpokenRecord(record)
      #expect(!spoken.sentence(words).isEmpty)
      #expect(!spoken.name(words).contains("Optional"))
    }
    #expect(!SpokenRecord(full).name(words).isEmpty)
    #expect(
      SpokenRecord(full).sentence(words).hasSuffix(language == .english ? "." : "。")
        || kind == .outcome
    )
  }

  @Test func `a sentence has the record's number, what it says and its rule`() throws {
    let record = try JSON.parse(
      #"{"seq":44,"kind":"answered","at":"shade","method":"hitTest","answer":null,"rule":"hit-test.skips-hidden"}"#
    )
    let sentence = SpokenRecord(record).sentence(Words(language: .english))
    #expect(
      sentence == "Record 44: shade.hitTest, answers nil. Rule: hit-test.skips-hidden."
    )
  }
}
