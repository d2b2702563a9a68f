import Jansson
import Sentences
import Testing

@testable import Rendering

/// The screen of a moment: where views are, what they are, and what stands over them.
struct ScreenDrawingTests {
  @Test func `views come in the order in which they are drawn, by their matrices`() throws {
    var sample = SampleScreen()
    sample.add("card", [35, 100, 320, 200])
    sample.add("buy", [60, 120, 90, 44], in: 1, ["matrix": [0, 1, -1, 0, 60.5, 120]])
    let drawn = try sample.drawn()
    let views = drawn.all.compactMap { $0.attributes["data-id"] }
    #expect(views == ["window", "card", "buy"])
    #expect(drawn.view("buy")?.attributes["transform"] == "matrix(0 1 -1 0 60.5 120)")
  }

  @Test func `views on one place lie four points inside of each other`() throws {
    var sample = SampleScreen()
    let root = sample.add("root", [0, 0, 390, 844])
    sample.add("page", [0, 0, 390, 844], in: root)
    let drawn = try sample.drawn()
    let frames = ["window", "root", "page"].compactMap { drawn.inside($0).first }
    #expect(frames.map { $0.number("x") ?? 0 } == [0, 4, 8])
    #expect(frames.map { $0.number("width") } == [390, 382, 374])
    // The corners of the screen go on inside.
    #expect(frames.map { $0.number("rx") } == [28, 24, 20])
  }

  @Test func `roles, who is here and who is first are classes`() throws {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    let buy = sample.add("buy", [20, 20, 50, 50], in: card)
    sample.parts["first"] = JSONValue(buy)
    sample.events = [.init(kind: .asked, at: card)]
    sample.roles = [[1, [], [JSONValue(card), 0, 1], [JSONValue(buy), 1]]]
    let drawn = try sample.drawn()
    #expect(drawn.view("card")?.classes == ["asked", "here"])
    #expect(drawn.view("buy")?.classes == ["declined", "first"])
    #expect(drawn.view("window")?.classes == ["large"])
  }

  @Test func `flags are classes, too`() throws {
    var sample = SampleScreen()
    sample.add("lit", [10, 10, 50, 50], ["lit": true, "selected": true])
    sample.add("off", [10, 70, 50, 50], ["off": true, "disabled": true])
    sample.add("gone", [10, 130, 50, 50], ["hidden": true])
    let drawn = try sample.drawn()
    #expect(drawn.view("lit")?.classes == ["is-lit", "is-selected"])
    #expect(drawn.view("off")?.classes == ["is-off", "is-disabled"])
    #expect(drawn.view("gone")?.classes == ["is-hidden"])
    // The hatching is defined once.
    #expect(drawn.all.filter { $0.attributes["id"] == "h" }.count == 1)
  }

  @Test func `what is cut off is clipped by what cuts, which is clipped in turn`() throws {
    var sample = SampleScreen()
    let outer = sample.add("outer", [20, 20, 200, 200])
    let inner = sample.add("inner", [30, 30, 300, 100], in: outer, ["clip": JSONValue(outer)])
    sample.add("label", [40, 40, 500, 20], in: inner, ["clip": JSONValue(inner)])
    let drawn = try sample.drawn()
    let clips = drawn.all.filter { $0.name == "clipPath" }
    #expect(clips.compactMap { $0.attributes["id"] }.contains("c1"))
    let label = try #require(drawn.view("label"))
    let around = try #require(label.above.last.map { drawn.all[$0] })
    let name = try #require(around.attributes["clip-path"])
    let own = try #require(clips.first { name == "url(#\($0.attributes["id"] ?? ""))" })
    #expect(own.attributes["clip-path"]?.hasPrefix("url(#c") == true)
    #expect(own.attributes["clip-path"] != name)
  }

  @Test func `ids are the picture's own, whatever objects are called`() throws {
    var sample = SampleScreen()
    sample.add("c1", [10, 10, 50, 50])
    sample.add("__proto__", [10, 70, 50, 50], ["off": true])
    let drawn = try sample.drawn()
    let ids = drawn.all.compactMap { $0.attributes["id"] }
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[shc]\d*/) != nil })
    #expect(Set(ids).count == ids.count)
    #expect(drawn.view("__proto__") != nil)
  }

  @Test func `a keyboard has keys, and what stands in its place is only outlined`() throws {
    var sample = SampleScreen()
    let field = sample.add("field", [45, 80, 300, 44], ["look": "field"])
    sample.parts["first"] = JSONValue(field)
    var other = sample
    sample.addKeyboard()
    let drawn = try sample.drawn()
    let keyboard = try #require(
      drawn.all.firstIndex { $0.attributes["data-part"] == "keyboard" }
    )
    let keys = drawn.all.filter { $0.above.contains(keyboard) }
    #expect(keys.first?.number("y") == 553 && keys.first?.classes == ["keys"])
    // Three rows of ten, nine and seven, and a space bar.
    #expect(keys.count > 20)
    other.parts["keyboard"] = [0, 553, 390, 291]
    let window = other.add("input", [0, 553, 390, 291], in: -1)
    other.add("pad", [0, 553, 390, 291], in: window)
    let instead = try other.drawn()
    let part = try #require(
      instead.all.firstIndex { $0.attributes["data-part"] == "keyboard" }
    )
    let inside = instead.all.filter { $0.above.contains(part) }
    #expect(inside.map(\.classes) == [["outline"]])
  }

  @Test(arguments: ["menu", "alert"])
  func `menus and alerts have an outline of their own`(part: String) throws {
    var sample = SampleScreen()
    let place = sample.add("panel", [70, 400, 250, 88])
    sample.parts[JSONKey(part)] = JSONValue(place)
    let outline = try sample.drawn().all.first { $0.attributes["data-part"] == part }
    #expect(outline?.attributes["d"] == "M70 400L320 400L320 488L70 488z")
  }

  @Test func `a screen without views says so, and one without a size is drawn`() throws {
    var sample = SampleScreen()
    sample.screen = [0, 0]
    let drawn = try sample.drawn()
    #expect(drawn.all.first?.attributes["viewBox"] == "-14 -14 28 28")
    let film = PictureFilm(["runs": [["screen": [390, 844]]]])
    let run = try #require(film.runs.first)
    var options = Picture.Options()
    options.layout = .screen
    let text = Picture(film, run, moment: 1, options).text
    #expect(text.contains(PictureWords(.english).nothing))
  }

  @Test func `layers are skewed, and lie behind each other`() throws {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.add("buy", [20, 20, 50, 50], in: card)
    let drawn = try sample.drawn(hasLayers: true)
    let shifts = ["window", "card", "buy"].compactMap { id -> String? in
      drawn.view(id)?.above.last.flatMap { drawn.all[$0].attributes["transform"] }
    }
    #expect(
      shifts == [
        "matrix(1 -0.12 0 1 0 0)", "matrix(1 -0.12 0 1 46 -19)", "matrix(1 -0.12 0 1 92 -38)",
      ]
    )
  }

  @Test func `a probe goes through those that were asked, and ends where one says no`() throws {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.roles = [[1, [], [0, 0, 1], [JSONValue(card), 0, 2], [JSONValue(card), 1]]]
    sample.events = [.init(kind: .event)]
    sample.touches = [[1, 1, "began", 50, 50]]
    let drawn = try sample.drawn(hasLayers: true)
    let probe = try #require(drawn.all.firstIndex { $0.classes.contains("probe") })
    let inside = drawn.all.filter { $0.above.contains(probe) }
    #expect(inside.filter { $0.name == "circle" }.map { $0.number("r") } == [4, 7])
    #expect(inside.filter { $0.classes.contains("no") }.map(\.name) == ["line", "circle"])
  }
}
