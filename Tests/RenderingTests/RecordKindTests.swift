import Jansson
@testable import Rendering
import Sentences
import Testing
import WorkbenchProtocol

/// Every kind of record has words of its own, whatever else a record says or leaves out.
struct RecordKindTests {
  private static let kinds = RecordKind.allCases.filter { $0 != .outcome }

  private func words(_ record: JSONValue, _ language: Language) -> String {
    var style = Style()
    style.language = language
    let wording = RouteWording(style: style)
    let node = RouteNode(record)
    return wording.subject(node, below: nil).string + "  " + wording.answer(node).string
  }

  @Test(arguments: Language.allCases)
  func `no two kinds say the same`(language: Language) {
    var said: [String: RecordKind] = [:]
    // An answer that stands alone is told as the question with it is.
    for kind in Self.kinds where kind != .answered {
      let record = SeededTraces.full(kind)
      // What somebody answered is told alike, whoever asked.
      record.set("answer", .null)
      if kind == .firstResponderAsked { record.set("method", .null) }
      // A search that an object answered is told by its answer, which is told alike as well.
      let text = words(record, language)
      #expect(
        said[text] == nil,
        "\(kind) says what \(String(describing: said[text])) says: \(text)"
      )
      said[text] = kind
    }
  }

  @Test(arguments: Self.kinds)
  func `both languages have words, and each its own`(kind: RecordKind) {
    let bare: JSONValue = ["seq": 1, "kind": JSONValue(kind.rawValue), "at": "card"]
    for record in [SeededTraces.full(kind), bare] {
      let english = words(record, .english)
      let chinese = words(record, .chinese)
      #expect(!english.hasIdeographs)
      // Names and numbers are all that may stand in both.
      guard english != chinese else {
        #expect(Self.saysNamesAlone.contains(kind), "\(english)")
        continue
      }
      #expect(chinese.hasIdeographs, "\(chinese)")
    }
  }

  /// Of these a record may hold nothing but names and places, which no language has words for.
  private static let saysNamesAlone: Set<RecordKind> = [
    .recognizerChanged, .scrolled, .cellChanged, .error, .actionSent, .asked, .answered,
  ]

  @Test(arguments: Self.kinds, Look.allCases)
  func `a record that leaves out any two members, or has them null, is drawn`(
    kind: RecordKind,
    look: Look
  ) {
    let keys = SeededTraces.optional.map(\.0)
    for first in keys.indices {
      // All pairs on one page, single members on the others.
      for second in first..<(look == .drawn ? keys.count : first + 1) {
        let record: JSONValue = [
          "seq": 1, "parent": 0, "time": 0.5, "kind": JSONValue(kind.rawValue), "rule": "r.s",
        ]
        for (index, (key, value)) in SeededTraces.optional.enumerated() where index != first {
          record.set(key, index == second ? .null : value)
        }
        let text = Route(records: [record]).text(look.style(200))
        #expect(text.contains("r.s") && text.hasSuffix("\n"), "\(text)")
        #expect(!text.contains("Optional") && !text.contains("nil("))
      }
    }
  }

  @Test(arguments: Self.kinds, Look.allCases)
  func `a record that has next to nothing is drawn`(kind: RecordKind, look: Look) {
    for (key, value) in SeededTraces.optional {
      let record: JSONValue = ["seq": 7, "kind": JSONValue(kind.rawValue)]
      record.set(key, value)
      let text = Route(records: [record]).text(look.style())
      #expect(text.withoutEscapes.contains("7"), "\(key): \(text)")
    }
  }

  @Test(arguments: Look.allCases)
  func `a kind that this build does not know is told by its name, with all it says`(look: Look) {
    let record: JSONValue = [
      "seq": 3, "kind": "gust-of-wind", "at": "tree", "force": 9, "side": "left", "wordZh": "风",
    ]
    let text = Route(records: [record]).text(look.style(120)).withoutEscapes
    for told in ["tree", "gust of wind", "force 9", "side left"] { #expect(text.contains(told)) }
    #expect(!text.contains("wordZh"))
  }

  @Test func `a sentence of the record stands in the language of the page`() {
    let record = SeededTraces.full(.recognizerChanged)
    #expect(words(record, .english).hasSuffix("→ ended (too late)"))
    #expect(words(record, .chinese).hasSuffix("→ ended（太晚）"))
    record.set("reasonZh", .null)
    #expect(words(record, .chinese).contains("too late"))
    let error = SeededTraces.full(.error)
    #expect(words(error, .english) == "callDepth  calls nest")
    #expect(words(error, .chinese) == "callDepth  调用嵌套")
  }

  @Test(arguments: [
    (["began"], "touches began", "触摸开始"), (["moved", "moved"], "2 touches moved", "2 个触摸移动"),
    (["began", "ended"], "touches began, ended", "触摸开始、结束"), ([], "touches", "触摸"),
    (["hovering"], "touches hovering", "触摸 hovering"), ([""], "touches", "触摸"),
    (["hovering", "hovering"], "2 touches hovering", "2 个触摸 hovering"),
  ])
  func `an event is told with its phases`(phases: [String], english: String, chinese: String) {
    let record: JSONValue = ["kind": "event-queued", "event": "touches"]
    record.set("phase", JSONValue(phases))
    let node = RouteNode(record)
    for (language, told) in [(Language.english, english), (.chinese, chinese)] {
      var style = Style()
      style.language = language
      let subject = RouteWording(style: style).subject(node, below: nil).string
      #expect(subject == told)
    }
  }

  @Test func `keys and buttons are named, and counted where several do the same`() {
    let record: JSONValue = [
      "kind": "event-queued", "event": "presses", "phase": ["ended", "ended"], "command": "a, b",
    ]
    #expect(words(record, .english).hasPrefix("2 presses ended a, b  at"))
    #expect(words(record, .chinese).hasPrefix("2 个按压结束 a, b  "))
    record.set("phase", ["began"])
    record.set("command", "select")
    #expect(words(record, .english).hasPrefix("presses began select  at"))
  }

  @Test func `fingers are told by their numbers`() {
    let record: JSONValue = ["kind": "touch-dropped", "at": "card", "touch": [1, 3]]
    #expect(words(record, .english) == "card  touch 1, 3 dropped")
    #expect(words(record, .chinese) == "card  触摸 1、3 被丢弃")
    record.set("touch", [2])
    #expect(words(record, .english) == "card  touch 2 dropped")
  }

  @Test func `a phase that nobody told leaves no gap before what is told behind it`() {
    let record: JSONValue = [
      "kind": "event-queued", "event": "presses", "phase": [""], "subtype": "menu",
    ]
    #expect(words(record, .english).hasPrefix("presses menu  at"))
    #expect(words(record, .chinese).hasPrefix("按压 menu  "))
  }

  @Test func `where a search ends and where an action goes are told apart`() {
    let record: JSONValue = ["at": "screen", "action": "buy:", "to": "cart"]
    func told(_ kind: RecordKind, _ language: Language) -> String {
      record.set("kind", kind.rawValue)
      return words(record, language)
    }
    #expect(told(.actionSearched, .english) == "buy:  finds cart")
    #expect(told(.actionSearched, .chinese) == "buy:  找到 cart")
    #expect(told(.actionSent, .english) == "buy:  → cart")
  }

  @Test func `a remote command that names its event stands for both`() {
    let record: JSONValue = [
      "kind": "event-queued", "event": "remoteControl", "subtype": "remoteControlPlay",
    ]
    #expect(words(record, .english).hasPrefix("remoteControlPlay  at"))
    record.set("subtype", "pause")
    #expect(words(record, .english).hasPrefix("remoteControl pause  at"))
  }
}
