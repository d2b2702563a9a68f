import Jansson
import Testing

@testable import Rendering

/// The names of views, where the film has room for them.
struct LabelDrawingTests {
  private static func label(_ id: String, in drawn: DrawnElements) -> DrawnElements.Element? {
    drawn.all.first { $0.text == id && !$0.above.isEmpty }.flatMap { text in
      text.above.map { drawn.all[$0] }.last { $0.classes.contains("label") }
    }
  }

  @Test func `a label stands in its slot, and one without a slot is left out`() throws {
    var sample = SampleScreen()
    sample.add("card", [10, 10, 200, 200], ["slot": [14, 12]])
    sample.add("buy", [20, 80, 50, 50])
    let drawn = try sample.drawn()
    let card = try #require(Self.label("card", in: drawn))
    // A point lower than the slot, so that the plate lies in it.
    #expect(card.attributes["transform"] == "translate(14 13)")
    #expect(Self.label("buy", in: drawn) == nil)
  }

  @Test func `a plate is as wide as its text, number and mark`() throws {
    func width(_ roles: JSONValue) throws -> Double {
      var sample = SampleScreen()
      sample.add("card", [10, 10, 200, 200], ["slot": [14, 12]])
      sample.roles = [roles]
      let plates = try sample.drawn().classed("plate")
      return try #require(plates.first?.number("width"))
    }
    // c .6, a .6, r .38, d .6, at the size 12, and the margins of a label 19 points high.
    let plain = 2.18 * 12 + 19 * 0.7
    #expect(try width([1, []]) == plain.rounded())
    #expect(try width([1, [], [1, 0, 1]]) == (plain + 19 * 0.85).rounded())
    #expect(try width([1, [], [1, 0, 1], [1, 1]]) == (plain + 19 * 1.6).rounded())
  }

  @Test func `what has only a path for a name is told while it has something to say`() throws {
    var sample = SampleScreen()
    let place = sample.add("list.cellForRow[0,4]", [10, 10, 200, 44], ["slot": [14, 12]])
    #expect(try Self.label("list.cellForRow[0,4]", in: sample.drawn()) == nil)
    sample.roles = [[1, [], [JSONValue(place), 0, 1]]]
    #expect(try Self.label("list.cellForRow[0,4]", in: sample.drawn()) != nil)
    sample.roles = []
    sample.events = [.init(kind: .asked, at: place)]
    let here = try #require(try Self.label("list.cellForRow[0,4]", in: sample.drawn()))
    #expect(here.classes == ["label", "here"])
  }

  @Test func `nothing is labelled that is hidden, or lies below the keyboard`() throws {
    var sample = SampleScreen()
    let field = sample.add("field", [10, 10, 200, 44], ["slot": [14, 12]])
    sample.add("gone", [10, 100, 200, 44], ["slot": [14, 102], "hidden": true])
    sample.add("low", [10, 700, 200, 44], ["slot": [14, 702]])
    sample.parts["first"] = JSONValue(field)
    sample.addKeyboard()
    let drawn = try sample.drawn()
    #expect(drawn.texts(in: "label") == ["field"])
  }

  @Test(arguments: [
    ("waiting", PictureMark.pause), ("keeps", .star), ("passes", .up), ("hit", .star),
    ("declined", .cross),
  ])
  func `a mark tells what somebody is`(role: String, mark: PictureMark) throws {
    var sample = SampleScreen()
    sample.add("card", [10, 10, 200, 200])
    let film = sample.film
    let number = try #require(film.roleNames.firstIndex(of: role))
    sample.roles = [[1, [], [1, 0, 1], [1, JSONValue(number)]]]
    let changed = sample.film
    let moment = PictureMoment(changed, try #require(changed.runs.first), 1)
    #expect(LabelPen.mark(moment.roles, 1) == mark)
    #expect(LabelPen.mark(moment.roles, 0) == nil)
  }

  @Test func `on layers each view has its name at its corner`() throws {
    var sample = SampleScreen()
    sample.add("card", [10, 20, 200, 200])
    let card = try #require(try Self.label("card", in: sample.drawn(hasLayers: true)))
    // One layer back, and lower the less it stands at the right: 20 − 0.12 · 10 − 19, and a point.
    #expect(card.attributes["transform"] == "translate(56 0.8)")
  }
}
