import Jansson
import Sentences
import Testing

@testable import Rendering

/// What a picture says beside the screen.
struct TellingTests {
  private static func film(_ run: JSONValue, language: Language = .english) -> PictureFilm {
    PictureFilm(
      [
        "scenario": "a/b", "title": ["en": "A title", "zh-Hans": "标题"],
        "phrases": [["launch", "启动"], ["tap card", "点 card"], ["card is asked", "询问 card"]],
        "objects": [["id": "card", "class": "UIView"]],
        "kinds": [["asked", "down"], ["outcome", "none"]],
        "rules": [
          [
            "id": "a.rule", "number": 7, "known": "documented", "text": ["en": "So it is."],
            "profile": "nobody",
          ]
        ],
        "runs": [run],
      ]
    )
  }

  private static func run(_ members: [JSONKey: JSONValue] = [:]) -> JSONValue {
    let run: JSONValue = [
      "variant": "plain", "passed": true, "screen": [390, 844],
      "steps": [
        ["index": -1, "phrase": 0, "first": 1, "last": 1, "outcome": -1],
        ["index": 0, "phrase": 1, "first": 2, "last": 4, "outcome": 2],
      ],
      "moments": [
        "record": [-1, -1, 3, 2], "time": [0, 0, 80_000, 1_450_000], "kind": [-1, -1, 0, 1],
        "at": [-1, -1, 0, -1], "rule": [-1, -1, 0, -1], "say": [0, 1, 2, 2],
        "short": [0, 1, 2, 2], "depth": [0, 0, 1, 1],
      ],
    ]
    for (key, value) in members { run.set(key, value) }
    return run
  }

  private static func drawn(
    _ moment: Int,
    _ members: [JSONKey: JSONValue] = [:],
    language: Language = .english
  ) throws -> [String] {
    let film = film(run(members))
    var options = Picture.Options()
    options.language = language
    let picture = Picture(film, try #require(film.runs.first), moment: moment, options)
    return DrawnElements(picture.text).all.map(\.text)
  }

  @Test func `title and variant stand above, then when it is`() throws {
    let told = try Self.drawn(3)
    #expect(told.contains("A title · plain"))
    #expect(told.contains("80 ms · step 1 · tap card"))
    #expect(told.contains("card is asked"))
    #expect(try Self.drawn(1).contains("0 s · launch"))
    #expect(try Self.drawn(4).contains("1.53 s · step 1 · tap card"))
  }

  @Test func `a rule has its id, its text, how well it is known and its setting`() throws {
    let told = try Self.drawn(3)
    #expect(told.contains("a.rule"))
    #expect(told.contains("So it is."))
    #expect(told.contains("documented · #7 · Profile: nobody"))
    #expect(try !Self.drawn(4).contains("a.rule"))
  }

  @Test func `what is told in Chinese stays English where there is no other text`() throws {
    let told = try Self.drawn(3, language: .chinese)
    #expect(told.contains("标题 · plain"))
    #expect(told.contains("询问 card"))
    #expect(told.contains("So it is."))
  }

  @Test func `an expectation that does not hold is told where the two part`() throws {
    let failure: JSONValue = [
      "moment": 3, "expected": ["en": "hit buy"], "actual": ["en": "hit card"],
    ]
    let told = try Self.drawn(3, ["failure": failure, "passed": false])
    #expect(told.contains("expected") && told.contains("hit buy"))
    #expect(told.contains("happened") && told.contains("hit card"))
    #expect(try !Self.drawn(2, ["failure": failure, "passed": false]).contains("hit buy"))
  }

  @Test func `what stopped a run is told at its last moment`() throws {
    let error: JSONValue = ["type": "scenario.raised", "message": ["en": "it was raised"]]
    let members: [JSONKey: JSONValue] = ["error": error, "passed": false]
    #expect(try Self.drawn(4, members).contains("scenario.raised: it was raised"))
    #expect(try !Self.drawn(3, members).contains("scenario.raised: it was raised"))
  }

  @Test(arguments: [
    (0, "0 s"), (1, "0 ms"), (100, "0.1 ms"), (16_667, "16.7 ms"), (999_900, "999.9 ms"),
    (1_000_000, "1 s"), (1_530_000, "1.53 s"), (61_000_000, "61 s"),
  ])
  func `times are told as people read them`(microseconds: Int, text: String) {
    #expect(PictureWords(.english).time(microseconds) == text)
  }

  @Test func `the description tells roles, fingers and who is first`() throws {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.events = [.init(kind: .event)]
    sample.touches = [[1, 1, "began", 50, 60]]
    sample.roles = [[1, [], [0, 0, 1], [JSONValue(card), 0, 2], [JSONValue(card), 1]]]
    sample.parts["first"] = JSONValue(card)
    let told = try #require(try sample.drawn().all.first { $0.name == "desc" }?.text)
    #expect(told.contains("asked: window, card"))
    #expect(told.contains("declined: card"))
    #expect(told.contains("finger 1 began at 50, 60"))
    #expect(told.contains("card first responder"))
  }

  @Test(arguments: ["began", "moved", "stationary", "ended", "cancelled"])
  func `what a finger does has words in both languages`(phase: String) {
    let english = PictureWords(.english).finger(1, phase, at: "5, 6")
    let chinese = PictureWords(.chinese).finger(1, phase, at: "5, 6")
    #expect(english.hasPrefix("finger 1 ") && english.hasSuffix(" 5, 6"))
    #expect(chinese.hasPrefix("手指 1 ") && chinese.hasSuffix(" 5, 6"))
    #expect(!chinese.contains(phase))
  }

  @Test(arguments: ["asked", "declined", "answered", "hit", "passes", "keeps", "waiting"])
  func `each role has words in both languages`(role: String) {
    let (english, chinese) = (PictureWords(.english), PictureWords(.chinese))
    #expect(english.role(role, "card").hasSuffix(": card"))
    #expect(chinese.role(role, "card").hasSuffix("：card"))
  }

  @Test func `a film that was edited is read as far as it goes`() throws {
    let film = PictureFilm(["runs": [[:], ["moments": ["say": "x"], "steps": 3]], "rules": 1])
    #expect(film.runs.map(\.count) == [0, 0])
    #expect(film.phrase(0, .english).isEmpty && film.phrase(-1, .chinese).isEmpty)
    #expect(film.name(7).isEmpty)
    for run in film.runs {
      let text = Picture(film, run, moment: 5, Picture.Options()).text
      #expect(text.hasPrefix("<svg "))
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test(arguments: Picture.Layout.allCases)
  func `every layout is one document without code or links`(layout: Picture.Layout) throws {
    var options = Picture.Options()
    options.layout = layout
    options.width = 500
    let film = Self.film(Self.run())
    let text = Picture(film, try #require(film.runs.first), moment: 3, options).text
    let root = try #require(DrawnElements(text).all.first)
    #expect(root.attributes["width"] == "500")
    #expect(root.attributes["role"] == "img")
    for word in ["<script", "href=", "<foreignObject", " onload=", " style="] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.split(separator: "\n").last == "</svg>")
  }
}
