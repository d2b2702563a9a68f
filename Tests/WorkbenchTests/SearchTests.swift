import Foundation
import Jansson
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What finds a scenario, by its words, its name, or as the beginning of another.
struct SearchTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func found(_ words: String, language: String = "en") throws -> [String] {
    try client.call("hello", ["language": JSONValue(language)])
    let answer = try client.call("scenario.search", ["words": JSONValue(words), "limit": 1000])
    let ids = try #require(answer["scenarios"]).elements.compactMap { $0["id"]?.string }
    #expect(answer["found"]?.int == ids.count)
    return ids
  }

  /// In one test: reading the documents takes longer than all the searches.
  @Test func `the scenario that somebody means comes first`() throws {
    let wanted = [
      ("tap recognizer over a table", "tables/tap-over-table"),
      ("why is didSelectRowAt not called: tap recognizer", "tables/tap-over-table"),
      ("点按手势 表格", "tables/tap-over-table"),
      ("button sticks out", "hit-testing/outside-superview"),
      ("UIPageControl", "controls/page-control"), ("headphones", "remote-control/headphones"),
      ("pinch rotation", "gestures/pinch-with-rotation"), ("shake", "motion/shake"),
      ("摇动", "motion/shake"), ("menu command copy paste", "edit-menu/commands-along-chain"),
      ("copy paste", "edit-menu/copy-and-paste"), ("复制 粘贴", "edit-menu/commands-along-chain"),
      ("长按", "gestures/long-press-cancels"), ("alpha", "hit-testing/alpha-boundary"),
      ("two windows", "windows/front-and-key"), ("pull to refresh", "tables/pull-to-refresh"),
      ("button in a scroll view", "scrolling/button-three-ways"),
      ("滚动视图里的按钮", "scrolling/button-three-ways"), ("下拉刷新", "tables/pull-to-refresh"),
      ("overlay passes touches through", "hit-testing/pass-through-overlay"),
      ("disabled button", "controls/disabled"),
      ("responder chain cycle", "responder-chain/cycle"), ("zooming", "scrolling/zoom"),
      ("UITapGestureRecognizer UITableView", "tables/tap-over-table"),
    ]
    for (words, id) in wanted {
      #expect(try found(words).first == id, "\(words)")
    }
  }

  @Test func `words are found in both languages, whatever the client speaks`() throws {
    #expect(try found("表格", language: "en").contains("tables/tap-over-table"))
    #expect(try found("table", language: "zh-Hans").contains("tables/tap-over-table"))
  }

  @Test func `a word that is nowhere gives way to the nearest`() throws {
    let answer = try client.call("scenario.search", ["words": "tap recogniser"])
    #expect(answer["instead"]?[0]?["word"]?.string == "recogniser")
    #expect(answer["instead"]?[0]?["by"]?.string == "recognizer")
    #expect((answer["found"]?.int ?? 0) > 0)
  }

  @Test func `a word that is nowhere and near nothing is told`() throws {
    let answer = try client.call("scenario.search", ["words": "qqqqxx table 猫咪猫"])
    #expect(answer["unknown"]?.elements.map(\.string) == ["qqqqxx", "猫咪猫"])
    #expect(answer["instead"]?.count == 0)
    #expect((answer["found"]?.int ?? 0) > 0)
    let known = try client.call("scenario.search", ["words": "tap recogniser 点按手势"])
    #expect(known["unknown"]?.count == 0)
  }

  @Test func `a question in Chinese is cut at the words that every question has`() throws {
    #expect(try found("为什么按钮按不到") == found("按钮按不到"))
    #expect(try found("怎么摇动的").first == "motion/shake")
    #expect(try found("表").contains("tables/tap-over-table"))
    let answer = try client.call("scenario.search", ["words": "猫咪 表格"])
    #expect(answer["instead"]?.count == 0)
    #expect(answer["scenarios"]?[0]?["id"]?.string == "tables/tap-over-table")
  }

  @Test(arguments: [
    ("taps", "tapped"), ("presses", "pressed"), ("press", "pressing"), ("slide", "sliding"),
    ("classes", "class"), ("scrolls", "scrolling"), ("recognise", "recognising"),
  ])
  func `a word is found in its other forms`(word: String, other: String) {
    #expect(SearchWords.Asked(word).likeness(other) == 0.9)
    #expect(SearchWords.Asked(other).likeness(word) == 0.9)
    #expect(SearchWords.Asked(word).likeness("tables") == 0)
  }

  @Test func `reasons say what has the words`() throws {
    let answer = try client.call("scenario.search", ["words": "UIPageControl", "limit": 1])
    let reason = answer["scenarios"]?[0]?["reasons"]?[0]
    #expect(reason?["in"]?.string == "class")
    #expect(reason?["text"]?.string == "UIPageControl")
  }

  @Test func `a search for nothing, and one that finds nothing`() throws {
    #expect(try found("xyzzy plugh").isEmpty)
    for words in ["", "  !? ", String(repeating: "a b1 ", count: 400), "a"] {
      let isWord = words == "a"
      if isWord {
        #expect(try client.call("scenario.search", ["words": "a"])["words"]?[0]?.string == "a")
      } else {
        let error = #expect(throws: WireError.self) { try found(words) }
        #expect(error?.type == .paramsOutOfRange)
      }
    }
  }

  @Test func `a name without its topic is enough where it is the only one`() throws {
    let shown = try client.call("scenario.show", ["id": "tap-over-table"])
    #expect(shown["scenario"]?["id"]?.string == "tables/tap-over-table")
    let several = #expect(throws: WireError.self) {
      try client.call("session.open", ["id": "no-first-responder"])
    }
    #expect(
      several?.expected == [
        "motion/no-first-responder", "presses/no-first-responder",
        "remote-control/no-first-responder",
      ]
    )
    let topic = #expect(throws: WireError.self) {
      try client.call("scenario.show", ["id": "tables"])
    }
    #expect(topic?.message.english == "'tables' is a topic, not a scenario")
    let mistyped = #expect(throws: WireError.self) {
      try client.call("scenario.show", ["id": "tap-over-tabel"])
    }
    #expect(mistyped?.hint?.english == "Did you mean 'tables/tap-over-table'?")
  }

  @Test func `a file that lies here by the name is told`() async throws {
    try await withTemporaryFolder { folder in
      try write(Array("{}".utf8), to: folder + "/mine.json")
      try client.call("hello", ["cwd": JSONValue(folder)])
      let mine = #expect(throws: WireError.self) {
        try client.call("scenario.show", ["id": "mine"])
      }
      #expect(mine?.hint?.english.contains("responder run mine.json") == true)
      let other = #expect(throws: WireError.self) {
        try client.call("scenario.show", ["id": "yours"])
      }
      #expect(other?.hint?.english.contains(".json") == false)
    }
  }

  /// A copy is read without an error, and what it expects holds as it did in the original.
  @Test(arguments: ScenarioFiles.ids)
  func `a copy of each variant runs green by itself`(id: String) throws {
    let opened = try client.call("session.open", ["id": JSONValue(id)])
    try client.call("session.close")
    let variants = try #require(opened["variants"]).elements.compactMap { $0["id"] }
    for variant in [nil] + variants.map(Optional.some) {
      let params: JSONValue = ["id": JSONValue(id)]
      if let variant { params.set("variant", variant) }
      let copy = try client.call("scenario.copy", params)
      let text = try #require(copy["text"])
      #expect(copy["scenario"]?.string == id)
      let opened = try client.call("session.open", ["text": text])
      #expect((opened["variants"]?.count ?? 0) == (variant == nil ? variants.count : 0))
      let result = try client.call("script.run")
      #expect(result["passed"]?.bool == true, "\(id) \(variant ?? .null): \(result)")
      try client.call("session.close")
    }
  }

  @Test func `a copy has the name that it is given`() throws {
    let copy = try client.call(
      "scenario.copy",
      [
        "id": "tables/tap-over-table", "variant": "lets", "as": "mine/table",
        "title": ["en": "Mine", "zh-Hans": "我的"],
      ]
    )
    let document = try JSON.parse(try #require(copy["text"]?.string))
    #expect(document["id"]?.string == "mine/table")
    #expect(document["title"]?["zh-Hans"]?.string == "我的")
    #expect(document["variants"] == nil)
    #expect(document["claims"] == nil)
    #expect(document["comment"]?.string == "Made from tables/tap-over-table#lets.")
    let error = #expect(throws: WireError.self) {
      try client.call("scenario.copy", ["id": "tables/tap-over-table", "variant": "let"])
    }
    #expect(error?.type == .scenarioUnknownVariant)
    #expect(error?.hint?.english == "Did you mean 'lets'?")
  }
}
