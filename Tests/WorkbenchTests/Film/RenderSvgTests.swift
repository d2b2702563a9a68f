import Jansson
import Rendering
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A picture as a client asks for it.
struct RenderSvgTests {
  private static func opened(_ document: JSONValue = Screens.card) throws -> CheckedClient {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(document)
    return client
  }

  @Test(arguments: Transport.allCases)
  func `a picture shows what decided the last event, and changes nothing`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      try client.call("script.step")
      let before = try client.call("session.list")
      let answer = try client.call("render.svg")
      #expect(try client.call("session.list") == before)
      let text = try #require(answer["text"]?.string)
      let picture = try ReadPicture(text)
      picture.check(text)
      #expect(picture.elements.first?["data-made-by"] == "responder")
      #expect(picture.views.compactMap { $0["data-id"] } == ["window", "root", "card", "buy"])
      #expect(answer["passed"]?.bool == true)
      #expect(answer["steps"]?.elements.map { $0["index"]?.int } == [-1, 0, 1, 2])
      // The last step only waits: the one before it is what something came of. What decided that
      // has a rule, and what came of it has none.
      #expect(answer["moment"] == answer["steps"]?[2]?["moment"])
      #expect(picture.texts.contains("buy keeps touchesEnded, override"))
      #expect(picture.texts.contains("delivery.override-swallows"))
      #expect(try client.call("render.svg")["text"]?.string == text)
    }
  }

  @Test func `views stand where the film says, with its roles`() throws {
    let client = try Self.opened()
    let film = try client.call("render.film")
    let run = try #require(film["runs"]?[0])
    let objects = try #require(film["objects"]).elements.map { $0["id"]?.string ?? "" }
    let answer = try client.call("render.svg", ["layout": "screen"])
    let moment = try #require(answer["moment"]?.int)
    let picture = try ReadPicture(try #require(answer["text"]?.string))
    var views: [String: JSONValue] = [:]
    for scene in try #require(run["scenes"]).elements
    where scene["moment"]?.int ?? 0 <= moment {
      for (place, view) in try #require(scene["views"]).members {
        views[objects[Int(place) ?? 0]] = view
      }
    }
    #expect(picture.views.count == views.count)
    for view in picture.views {
      let told = try #require(views[view["data-id"] ?? ""])
      let matrix = try #require(told["matrix"]).elements.map { $0.double ?? 0 }
      #expect(view["transform"] == "matrix(\(matrix.map(\.shortest).joined(separator: " ")))")
    }
    // The root view covers the window: it is drawn further in, so that both are seen.
    #expect(picture.frame(of: "window")?["x"] == nil, "at 0")
    #expect(picture.frame(of: "root")?["x"] == "4")
    #expect(picture.frame(of: "buy")?["width"] == "120")
    let buy = try #require(picture.views.last)
    #expect(Set(buy.classes).isSuperset(of: ["asked", "answered", "hit", "keeps"]))
  }

  @Test func `a moment, a step, a record and a rule each name a moment`() throws {
    let client = try Self.opened()
    let film = try client.call("render.film")
    let run = try #require(film["runs"]?[0])
    func moment(_ params: JSONValue) throws -> Int? {
      try client.call("render.svg", params)["moment"]?.int
    }
    #expect(try moment(["moment": 1]) == 1)
    let outcome = try moment(["step": 0])
    let step = try #require(run["steps"]?[1])
    #expect(try #require(outcome) <= step["last"]?.int ?? 0)
    #expect(try #require(outcome) > step["first"]?.int ?? 0)
    let rules = try #require(film["rules"]).elements.map { $0["id"]?.string ?? "" }
    let column = try #require(run["moments"]?["rule"]).elements.map { $0.int ?? -1 }
    for (place, rule) in rules.enumerated() {
      let first = column.firstIndex(of: place).map { $0 + 1 }
      #expect(try moment(["rule": JSONValue(rule)]) == first)
    }
    var record = 0
    for (place, more) in try #require(run["moments"]?["record"]).elements.enumerated() {
      guard let more = more.int, more >= 0 else { continue }
      record += more
      #expect(try moment(["record": JSONValue(record)]) == place + 1)
    }
  }

  @Test(
    arguments: [
      (["moment": 1000], "/params/moment"), (["moment": 0], "/params/moment"),
      (["step": 3], "/params/step"), (["step": "tap"], "/params/step"),
      (["record": 100_000], "/params/record"),
      (["rule": "scroll.pinch-owner"], "/params/rule"),
    ] as [([String: WireDatum], String)]
  )
  func `a moment that is not there is told with how many there are, and what to give instead`(
    params: [String: WireDatum],
    path: String
  ) throws {
    let client = try Self.opened()
    let asked = JSONValue.object()
    for (name, value) in params { asked.set(name, value.json(in: .english)) }
    let error = #expect(throws: WireError.self) { try client.call("render.svg", asked) }
    #expect(error?.type == .renderNoMoment)
    #expect(error?.path == path)
    #expect(error?.hint?.english.isEmpty == false && error?.hint?.chinese.isEmpty == false)
    let count = error?.detail("count")?.json(in: .english).int ?? 0
    #expect(path == "/params/step" ? count == 3 : count > 3)
  }

  @Test func `two places, and a rule that there is not, are refused`() throws {
    let client = try Self.opened()
    let two = #expect(throws: WireError.self) {
      try client.call("render.svg", ["moment": 1, "step": 0])
    }
    #expect(two?.type == .renderImpossible)
    let unknown = #expect(throws: WireError.self) {
      try client.call("render.svg", ["rule": "hit-test.no-such-rule"])
    }
    #expect(unknown?.type == .ruleUnknown)
    #expect(unknown?.path == "/params/rule")
  }

  @Test func `where an expectation fails, the picture is of where the two part, in its variant`()
    throws
  {
    let document = Screens.card
    document.set("variants", [["id": "plain"], ["id": "hidden", "set": ["card.isHidden": true]]])
    document.set(
      "script",
      [["send": "touch.tap", "at": [60, 220], "expect": ["hit": "card"]], ["wait": 0.5]]
    )
    let client = try Self.opened(document)
    let answer = try client.call("render.svg")
    #expect(answer["variant"]?.string == "hidden")
    #expect(answer["passed"]?.bool == false)
    let failure = try client.call("render.film", ["variant": "hidden"])["runs"]?[0]?["failure"]
    #expect(answer["moment"] == failure?["moment"])
    let picture = try ReadPicture(try #require(answer["text"]?.string))
    #expect(picture.texts.contains("expected"))
    #expect(picture.texts.contains("happened"))
    // The rule decides in the other variant, which the error says.
    let error = #expect(throws: WireError.self) {
      try client.call("render.svg", ["variant": "plain", "rule": "hit-test.hidden-prunes"])
    }
    if error?.type == .renderNoMoment {
      #expect(error?.hint?.english == "It decides in these variants: hidden.")
    }
  }

  @Test func `every layout, theme and language is a picture`() throws {
    let client = try Self.opened()
    for layout in Picture.Layout.allCases {
      for (theme, language) in [("auto", "en"), ("light", "zh-Hans"), ("dark", "en")] {
        for layers in [true, false] {
          let answer = try client.call(
            "render.svg",
            [
              "layout": JSONValue(layout.rawValue), "theme": JSONValue(theme),
              "language": JSONValue(language), "layers": JSONValue(layers), "width": 600,
            ]
          )
          let text = try #require(answer["text"]?.string)
          let picture = try ReadPicture(text)
          picture.check(text)
          #expect(picture.elements.first?["lang"] == language)
          #expect(picture.elements.first?["width"] == "600")
          #expect(text.contains("prefers-color-scheme") == (theme == "auto"))
          #expect(picture.views.count >= 4)
        }
      }
    }
  }
}
