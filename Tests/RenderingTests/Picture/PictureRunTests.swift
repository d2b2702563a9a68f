import Jansson
import Sentences
import Testing

@testable import Rendering

/// Runs as they are read out of films, also of such that were cut off or edited.
struct PictureRunTests {
  private static let kinds = ["launch", "event-queued", "asked", "recognizer-changed", "outcome"]

  /// A film of a run with moments of some kinds, the asked ones by a rule.
  private static func film(
    _ moments: [String],
    _ members: [JSONKey: JSONValue] = [:]
  ) -> PictureFilm {
    let run: JSONValue = [
      "passed": true, "screen": [390, 844],
      "steps": [
        ["index": 0, "phrase": 0, "first": 1, "last": JSONValue(moments.count), "outcome": 0]
      ],
      "moments": [
        "record": .numbers(moments.map { _ in 1 }), "time": .numbers(moments.map { _ in 1000 }),
        "kind": .numbers(moments.map { kinds.firstIndex(of: $0) ?? -1 }),
        "rule": .numbers(moments.map { $0 == "asked" ? 0 : -1 }),
        "at": .numbers(moments.map { _ in -1 }), "say": .numbers(moments.map { _ in 0 }),
        "short": .numbers(moments.map { _ in 0 }), "depth": .numbers(moments.map { _ in 0 }),
      ],
    ]
    for (key, value) in members { run.set(key, value) }
    return PictureFilm(
      [
        "phrases": [["said", "说"]], "rules": [["id": "a.rule", "profile": 3], ["profile": true]],
        "kinds": JSONValue(
          kinds.map { name -> JSONValue in [JSONValue(name), name.hasSuffix("ed") ? "yes" : "none"]
          }
        ), "runs": [run],
      ]
    )
  }

  private static func run(_ film: PictureFilm) throws -> PictureRun {
    try #require(film.runs.first)
  }

  @Test func `columns that end too early say nothing of what is behind`() throws {
    let run = try Self.run(
      Self.film(
        [],
        ["moments": ["say": [0, 0, 0], "kind": [2], "time": [5, 7], "at": ["x", 4, 2, 9, 9]]]
      )
    )
    #expect(run.count == 3)
    #expect((0...4).map { run.column(\.kind, $0) } == [-1, 2, -1, -1, -1])
    #expect((1...3).map { run.column(\.at, $0) } == [0, 4, 2])
    #expect(run.column(\.rule, 1) == -1)
    // Since no time passes of which nothing is known, it stays what it was.
    #expect(run.times == [5, 12, 12])
  }

  @Test func `times of moments that are not there are left out`() throws {
    let run = try Self.run(Self.film([], ["moments": ["say": [0], "time": [5, 7, 9]]]))
    #expect(run.times == [5])
    #expect(try Self.run(Self.film([], ["moments": ["say": [0, 0]]])).times == [0, 0])
  }

  @Test(arguments: [(-4, 1), (0, 1), (2, 2), (3, 3), (4, 3), (Int.max, 3)])
  func `a failure and steps lie where the run has moments`(told: Int, moment: Int) throws {
    let place = JSONValue(told)
    let run = try Self.run(
      Self.film(
        ["launch", "asked", "outcome"],
        ["failure": ["moment": place], "steps": [["first": place, "last": place]]]
      )
    )
    #expect(run.failure?.moment == moment)
    #expect(run.steps.map(\.first) == [moment] && run.steps.map(\.last) == [moment])
  }

  @Test func `a screen that is no width and height is one of usual size`() throws {
    for screen in [[], [390], [390, 844, 1], "wide", .null] as [JSONValue] {
      #expect(try Self.run(Self.film(["launch"], ["screen": screen])).screen == [390, 844])
    }
  }

  @Test(arguments: Picture.Layout.allCases)
  func `of a run that was cut off or edited there is a picture all the same`(
    layout: Picture.Layout
  ) throws {
    let most = JSONValue(Int.max)
    let edits: [[JSONKey: JSONValue]] = [
      [:], ["moments": .null, "steps": "x", "screen": [0, 0]], ["screen": [-5, 1e300]],
      ["moments": ["say": [0, 0, 9], "time": [most, most, -3], "record": [most, most]]],
      ["steps": [["first": 2, "last": 1, "phrase": most, "index": 1_000_000, "outcome": most]]],
      [
        "ways": [[1, [most, -7, 3, "x"]], 4],
        "roles": [[1, [], [most, 0, most], [3, -2], 7], "x"],
      ],
      [
        "touches": [
          [1, most, "began", 1e300, -1e300], [2, most, "x"], [], 3, [most, 1, "ended"],
        ]
      ],
      [
        "recognizers": [
          ["object": most, "changes": [[most, "began"], [1, "waiting", most]]], 5,
        ]
      ],
      [
        "scenes": [
          ["moment": 1, "order": [0, 0, most, -1], "first": most, "menu": most, "keyboard": [1]],
          ["moment": 1, "views": ["0": 3, "1": ["matrix": [1], "bounds": "x"], "x": [:]]],
        ]
      ],
    ]
    var options = Picture.Options()
    options.layout = layout
    for (place, edit) in edits.enumerated() {
      let film = Self.film(["launch", "asked", "outcome"], edit)
      let text = Picture(film, try Self.run(film), moment: 2, options).text
      #expect(text.hasSuffix("</svg>\n"), "\(place)")
      #expect(text.matches(of: /\b(nan|inf)\b/).isEmpty, "\(place)")
    }
  }

  // MARK: - Which moment is told

  @Test func `an outcome sums up, so what decided before it is told`() throws {
    let film = Self.film(["event-queued", "asked", "asked", "launch", "outcome", "asked"])
    let run = try Self.run(film)
    let step = try #require(run.steps.first)
    #expect(run.outcome(of: step, in: film) == 5)
    #expect(run.decision(of: step, in: film) == 3)
    #expect(film.told(among: film.runs)?.moment == 3)
  }

  @Test func `where nothing was decided the outcome is told, and without one the end`() throws {
    let dropped = Self.film(["event-queued", "outcome", "launch"])
    #expect(dropped.told(among: dropped.runs)?.moment == 2)
    let silent = Self.film(["event-queued", "launch", "launch"])
    #expect(silent.told(among: silent.runs)?.moment == 3)
  }

  @Test func `a failed expectation is told first, then what stopped a run`() throws {
    let moments = ["event-queued", "asked", "asked", "outcome"]
    let fine = try Self.run(Self.film(moments))
    let stopped = try Self.run(Self.film(moments, ["passed": false, "variant": "stopped"]))
    let failure: JSONValue = ["moment": 2, "expected": "a", "actual": ["zh-Hans": "乙"]]
    let failed = try Self.run(
      Self.film(moments, ["passed": false, "failure": failure, "variant": "failed"])
    )
    let film = Self.film(moments)
    let told = film.told(among: [fine, stopped, failed])
    #expect(told?.run.variant == "failed" && told?.moment == 2)
    let end = film.told(among: [fine, stopped])
    #expect(end?.run.variant == "stopped" && end?.moment == 4)
    #expect(film.told(among: []) == nil)
    #expect(failed.failure?.expected.text(in: .chinese) == "a")
    #expect(failed.failure?.actual.text(in: .chinese) == "乙")
  }

  @Test(arguments: [
    (0, nil), (-1, nil), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 5), (7, nil),
  ])
  func `a record between two moments belongs to the first of them`(
    record: Int,
    moment: Int?
  ) throws {
    // The fourth moment has no record, and the third begins with the fifth.
    let run = try Self.run(
      Self.film([], ["moments": ["say": [0, 0, 0, 0, 0], "record": [1, 1, 3, -1, 1]]])
    )
    #expect(run.moment(ofRecord: record) == moment)
  }

  @Test func `what a profile sets a rule to is told as it stands there`() {
    #expect(Self.film([]).rules.map(\.profile) == ["3", "true"])
  }

  @Test func `a text that is not there in a language is told in English, which is said`() {
    let texts: [(json: JSONValue, english: String, chinese: String, other: Language?)] = [
      (["en": "card", "zh-Hans": "卡片"], "card", "卡片", nil),
      (["en": "card"], "card", "card", .english), ("card", "card", "card", .english),
      (["zh-Hans": "卡片"], "", "卡片", nil), (7, "", "", .english),
    ]
    for told in texts {
      let text = PictureText(told.json)
      #expect(text.text(in: .english) == told.english)
      #expect(text.text(in: .chinese) == told.chinese)
      #expect(text.otherLanguage(.chinese) == told.other)
      #expect(text.otherLanguage(.english) == nil)
    }
  }

  // MARK: - Strips

  @Test(arguments: [(0, 1), (-3, 1), (1, 1), (99, 4)])
  func `a strip has one moment at least, and no more than tell the story`(
    most: Int,
    count: Int
  ) throws {
    let film = Self.film(["event-queued", "asked", "recognizer-changed", "asked", "outcome"])
    var options = Picture.Options()
    (options.layout, options.most) = (.strip, most)
    let drawn = DrawnElements(Picture(film, try Self.run(film), moment: 1, options).text)
    // It began, a recognizer recognized, and it came out so.
    let wanted = count == 4 ? 3 : count
    #expect(drawn.classed("device").count == wanted)
    #expect(drawn.texts(in: "lane") == (1...wanted).map { "\($0)" })
    // Panels of 208 with margins of 20.
    #expect(drawn.all.first?.number("width") == Double(wanted * 228 + 20))
  }
}
