import Jansson
import Sentences
import Testing

@testable import Rendering

/// What a film's rows tell of a moment.
struct PictureStateTests {
  /// A film of five moments: application (0), window (1), card (2), eight buttons (3 to 10).
  private static func film(_ change: (JSONValue) -> Void = { _ in }) -> PictureFilm {
    func view(_ above: Int, _ x: Int, _ width: Int) -> JSONValue {
      [
        "matrix": [1, 0, 0, 1, JSONValue(x), 0],
        "bounds": [0, 0, JSONValue(width), 844], "in": JSONValue(above),
      ]
    }
    let buttons = (3...10).map { number -> JSONValue in
      ["id": JSONValue("b\(number)"), "class": "UIButton", "kind": "view"]
    }
    let views = JSONValue.object()
    views.set("1", view(-1, 0, 390))
    views.set("2", view(1, 0, 390))
    for number in 3...10 { views.set("\(number)", view(2, number * 20, 18)) }
    let run: JSONValue = [
      "run": 0, "variant": .null, "passed": true, "screen": [390, 844], "count": 5,
      "steps": [
        ["index": -1, "pointer": "/app", "phrase": 0, "first": 1, "last": 5, "outcome": -1]
      ],
      "moments": [
        "record": [1, 1, 3, -1, 1], "time": [0, 0, 20000, 0, 0], "depth": [0, 0, 0, 0, 0],
        "kind": [0, 1, 0, 1, 0], "at": [0, 1, 2, -1, 2], "rule": [-1, 0, -1, 0, -1],
        "say": [0, 0, 0, 0, 0], "short": [0, 0, 0, 0, 0],
      ],
      "scenes": [
        ["moment": 1, "whole": true, "views": views, "order": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
        ["moment": 3, "views": ["3": .null], "first": 2, "keyboard": [0, 500, 390, 344]],
        ["moment": 4, "views": [:], "keyboard": .null],
      ],
      "touches": [
        [2, 1, "began", 10, 10], [3, 1, "began", 10, 10, 1], [4, 1, "moved", 60, 10],
      ],
      "roles": [
        [1, [], [1, 0, 1], [2, 0, 2]], [2, [3, 1], [4, 1], [5, 1], [6, 1], [7, 1], [8, 1]],
        [4, [2], [2, 4]],
      ],
      "ways": [[1, [2, 1, 0]], [3, [2, 1, -1]], [5, [2, 1, 2]]],
      "recognizers": [],
    ]
    change(run)
    return PictureFilm(
      [
        "film": 1, "title": ["en": "A film"], "phrases": [["said", "说"]],
        "objects": JSONValue(
          [
            ["id": "application", "class": "UIApplication", "kind": "application"],
            ["id": "window", "class": "UIWindow", "kind": "window"],
            ["id": "card", "class": "UIView", "kind": "view"],
          ] + buttons
        ),
        "rules": [
          ["id": "a.rule", "number": 7, "known": "documented", "text": ["en": "So it is."]]
        ],
        "kinds": [["launch", "none"], ["event-queued", "down"]],
        "roleNames": ["asked", "declined", "answered", "hit", "passes", "keeps", "waiting"],
        "runs": [run],
      ]
    )
  }

  private static func moment(_ number: Int) throws -> PictureMoment {
    let film = film()
    return PictureMoment(film, try #require(film.runs.first), number)
  }

  @Test func `a scene is what was told of it until then`() throws {
    let (first, third, fourth) = try (Self.moment(1), Self.moment(3), Self.moment(4))
    #expect(first.scene.views.count == 10)
    #expect(first.scene.keyboard == nil && first.scene.first == -1)
    #expect(third.scene.views[3] == nil && third.scene.views.count == 9)
    #expect(third.scene.keyboard?.height == 344 && third.scene.first == 2)
    #expect(fourth.scene.keyboard == nil && fourth.scene.first == 2)
  }

  @Test func `roles add up in the order in which they came`() throws {
    let second = try Self.moment(2)
    #expect(second.roles.objects == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(second.roles.askedNumber(2) == 2)
    let fourth = try Self.moment(4)
    #expect(fourth.roles[2].map(\.name) == ["passes"])
    #expect(fourth.roles.objects.last == 2)
  }

  @Test func `a finger is held where it is, and its way is that since it came down`() throws {
    #expect(try Self.moment(1).fingers.isEmpty)
    let third = try #require(try Self.moment(3).fingers.first)
    #expect(third.isHeld && third.x == 10 && third.way.count == 1)
    let fourth = try #require(try Self.moment(4).fingers.first)
    #expect(fourth.x == 60 && fourth.way.map(\.x) == [10, 60])
  }

  @Test func `a moment is found by record, rule and step`() throws {
    let film = Self.film()
    let run = try #require(film.runs.first)
    #expect(run.records == [1, 2, 5, -1, 6])
    #expect(run.times == [0, 0, 20000, 20000, 20000])
    #expect(run.moment(ofRule: "a.rule", in: film) == 2)
    #expect(run.moment(ofRule: "no.rule", in: film) == nil)
    #expect(PictureMoment(film, run, 99).number == 5)
    #expect(PictureMoment(film, run, -3).number == 1)
  }

  @Test func `the way is the chain from its end, with who was asked beside it`() throws {
    let words = PictureWords(.english)
    #expect(WayRows(try Self.moment(1), words).all == [.object(0), .object(1), .object(2)])
    // Six siblings that declined are one row.
    let second = WayRows(try Self.moment(2), words)
    #expect(second.all == [.object(0), .object(1), .object(2), .declined(6)])
    #expect(second.span("asked") == 1...2)
    #expect(second.span("keeps") == nil)
    let own = WayRows(try Self.moment(3), words)
    #expect(own.all.first == .note("its own code says who is next"))
    let cycle = WayRows(try Self.moment(5), words)
    #expect(cycle.all.first == .note("comes back to card"))
    // Five that declined are not many; the sixth is gone from the screen, and hangs on nothing.
    #expect(cycle.all.count == 9)
  }

  @Test func `where rows have no room, those with nothing to say go first`() throws {
    var rows = WayRows(try Self.moment(2), PictureWords(.english))
    rows.fit(3)
    #expect(rows.all.count == 3)
    #expect(rows.all.first == .left(2))
    #expect(rows.all.last == .declined(6))
  }

  @Test func `views on one place are drawn further in, and the deepest last`() throws {
    let scene = DrawnScene(try Self.moment(1).scene, screen: [390, 844])
    #expect(scene[1]?.rect.x == 0 && scene[1]?.isScreen == true)
    #expect(scene[2]?.rect.x == 4 && scene[2]?.level == 1)
    #expect(scene[3]?.level == 0 && scene[3]?.depth == 2)
    #expect(scene.chosen([]).order.count == 10)
  }

  @Test func `a picture says in its root that responder made it`() throws {
    let film = Self.film()
    let text = Picture(film, try #require(film.runs.first), moment: 2, Picture.Options()).text
    #expect(MadeDocument.isOurs(text.utf8))
    #expect(!MadeDocument.isOurs("<svg>\(text)</svg>".replacing("data-made-by", with: "x").utf8))
    #expect(!MadeDocument.isOurs(String(repeating: " ", count: 1024).utf8 + Array(text.utf8)))
  }

  @Test func `more views than a picture has are left out but for those with something to say`()
    throws
  {
    let film = Self.film { run in
      let scenes = run["scenes"]?.elements.map { $0.shallowCopy() } ?? []
      let views = scenes.first?["views"]?.shallowCopy() ?? .object()
      for number in 11...3000 {
        let view: JSONValue = [
          "matrix": [1, 0, 0, 1, 5, 5], "bounds": [0, 0, 10, 10], "in": 2,
        ]
        views.set("\(number)", view)
      }
      scenes.first?.set("views", views)
      scenes.first?.set("order", JSONValue((1...3000).map { JSONValue($0) }))
      run.set("scenes", JSONValue(scenes))
    }
    let run = try #require(film.runs.first)
    let text = Picture(film, run, moment: 2, Picture.Options()).text
    #expect(text.split(separator: "data-id=").count == 9)
    #expect(text.contains("2992 more views are left out"))
  }

  @Test func `of more views than a picture has with something to say those with most are drawn`()
    throws
  {
    let film = Self.film { run in
      let scenes = run["scenes"]?.elements.map { $0.shallowCopy() } ?? []
      let views = scenes.first?["views"]?.shallowCopy() ?? .object()
      for number in 11...3000 {
        let view: JSONValue = [
          "matrix": [1, 0, 0, 1, 5, 5], "bounds": [0, 0, 10, 10], "in": 2,
        ]
        views.set("\(number)", view)
      }
      scenes.first?.set("views", views)
      scenes.first?.set("order", JSONValue((1...3000).map { JSONValue($0) }))
      run.set("scenes", JSONValue(scenes))
      // All are asked and decline, but for the last, which is found.
      let asked = (11...2999).flatMap { place -> [JSONValue] in
        [[JSONValue(place), 0, JSONValue(place)], [JSONValue(place), 1]]
      }
      run.set("roles", [JSONValue([1, []] + asked + [[3000, 3]])])
    }
    let run = try #require(film.runs.first)
    let moment = PictureMoment(film, run, 2)
    let drawn = DrawnScene(moment.scene, screen: run.screen)
    let chosen = drawn.chosen([moment.here] + moment.roles.byWeight)
    #expect(chosen.order.count == DrawnScene.most)
    #expect(chosen.order.contains(3000) && chosen.order.contains(11))
    #expect(!chosen.order.contains(2999))
    #expect(chosen.left == 1000)
    let text = Picture(film, run, moment: 2, Picture.Options()).text
    #expect(text.contains("more views are left out"))
    let told = try #require(text.split(separator: "<desc>").last?.split(separator: "</desc>").first)
    #expect(told.utf8.count < 3000)
  }
}
