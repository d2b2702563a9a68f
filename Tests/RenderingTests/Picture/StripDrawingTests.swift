import Jansson
import Testing

@testable import Rendering

/// The moments that tell the story of a step, side by side.
struct StripDrawingTests {
  /// A step in which a view declines, another is found and keeps the touch.
  private static func film(_ kinds: [String]) -> PictureFilm {
    let count = kinds.count
    let names = [
      "step", "event-queued", "asked", "declined", "answered", "passes", "keeps", "outcome",
    ]
    let all = (0..<count).map { JSONValue($0) }
    return PictureFilm(
      [
        "title": ["en": "A step"],
        "phrases": JSONValue(kinds.map { kind -> JSONValue in ["said \(kind)", "说 \(kind)"] }),
        "objects": [["id": "card", "class": "UIView"]],
        "kinds": JSONValue(names.map { name -> JSONValue in [JSONValue(name), "none"] }),
        "rules": [["id": "a.rule", "number": 1, "known": "documented", "text": ["en": "So."]]],
        "runs": [
          [
            "passed": true, "screen": [390, 844],
            "steps": [
              ["index": 0, "phrase": 0, "first": 1, "last": JSONValue(count), "outcome": 0]
            ],
            "moments": [
              "record": .numbers(kinds.map { _ in 1 }), "time": .numbers(kinds.map { _ in 0 }),
              "kind": .numbers(kinds.map { names.firstIndex(of: $0) ?? 0 }),
              "at": .numbers(kinds.map { _ in 0 }),
              "rule": .numbers(kinds.map { $0 == "declined" ? 0 : -1 }), "say": JSONValue(all),
              "short": JSONValue(all), "depth": .numbers(kinds.map { _ in 0 }),
            ],
            "scenes": [
              [
                "moment": 1, "whole": true, "order": [0],
                "views": [
                  "0": ["matrix": [1, 0, 0, 1, 10, 10], "bounds": [0, 0, 50, 50], "in": -1]
                ],
              ]
            ],
          ]
        ],
      ]
    )
  }

  private static func told(_ kinds: [String], most: Int = 6) throws -> [String] {
    let film = film(kinds)
    var options = Picture.Options()
    (options.layout, options.most) = (.strip, most)
    let text = Picture(film, try #require(film.runs.first), moment: 1, options).text
    return DrawnElements(text).all.filter { $0.text.hasPrefix("said ") }.map(\.text)
  }

  private static let whole = [
    "step", "event-queued", "asked", "declined", "answered", "passes", "keeps", "outcome",
  ]

  @Test func `it tells how it began, who declined, who was found and kept, and what came of it`()
    throws
  {
    #expect(
      try Self.told(Self.whole) == [
        "said event-queued", "said declined", "said answered", "said keeps", "said outcome",
      ]
    )
  }

  @Test(arguments: [
    (1, ["said outcome"]), (2, ["said answered", "said outcome"]),
    (3, ["said answered", "said keeps", "said outcome"]),
  ])
  func `where there is room for fewer, those that tell most are left`(
    most: Int,
    told: [String]
  ) throws {
    #expect(try Self.told(Self.whole, most: most) == told)
  }

  @Test func `a step in which nothing happens is its beginning`() throws {
    #expect(try Self.told(["step"]) == ["said step"])
  }

  @Test func `a rule stands below the moment that it decides`() throws {
    let film = Self.film(Self.whole)
    var options = Picture.Options()
    options.layout = .strip
    let drawn = DrawnElements(
      Picture(film, try #require(film.runs.first), moment: 1, options).text
    )
    let rules = drawn.classed("rule")
    #expect(rules.map(\.text) == ["a.rule"])
    // One screen for each of the five moments, each with the view.
    #expect(drawn.all.filter { $0.attributes["data-id"] == "card" }.count == 5)
    #expect(drawn.classed("device").count == 5)
  }
}
