import Foundation
import Jansson
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// Where a stimulus comes down: each way of saying a place, and what is no place.
struct PlaceTests {
  private func session() throws -> ScenarioSession {
    try Scenario.session(
      """
      { "format": 1, "app": { "objects": [ { "id": "loose", "frame": [0, 0, 10, 10],
          "class": "UIView" }, { "id": "plainObject" } ], "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "home",
          "view": { "subviews": [
            { "id": "card", "frame": [100, 200, 80, 40], "bounds": [10, 20, 80, 40],
              "subviews": [ { "id": "leaf", "frame": [20, 30, 10, 10] } ] },
            { "id": "turned", "frame": [200, 400, 100, 50],
              "transform": { "rotationAngle": "90deg" } },
            { "id": "volume", "class": "UISlider", "frame": [0, 600, 200, 40], "value": 0.5 },
            { "id": "count", "class": "UIStepper", "frame": [0, 700, 94, 32] },
            { "id": "parts", "class": "UISegmentedControl", "frame": [0, 750, 90, 30],
              "segments": ["a", "b", "c"] } ] } } },
        { "id": "low", "frame": [50, 100, 100, 100], "bounds": [5, 5, 100, 100],
          "subviews": [ { "id": "deep", "frame": [15, 25, 10, 10] } ] } ] },
        "script": [ { "wait": 1 } ] }
      """
    )
  }

  private func parsed(_ place: String) throws -> JSONValue {
    try #require(JSON.parse("[ \(place) ]")[0])
  }

  @Test(arguments: [
    ("[12, 34]", 12.0, 34.0), (#""card""#, 140, 220), (#""leaf""#, 115, 215),
    (#""home""#, 195, 422), (#""turned""#, 250, 425), (#""window""#, 195, 422),
    (#""card.subviews[0]""#, 115, 215), (#"{ "in": "card", "point": [10, 20] }"#, 100, 200),
    (#"{ "in": "card", "point": [13, 24] }"#, 103, 204),
    (#"{ "in": "card", "unit": [0, 0] }"#, 100, 200),
    (#"{ "in": "card", "unit": [1, 0.5] }"#, 180, 220),
    (#"{ "in": "card", "unit": [0.25, 1] }"#, 120, 240),
    (#"{ "in": "card" }"#, 140, 220), (#"{ "in": "card", "offset": [3, -4] }"#, 143, 216),
    (#"{ "in": "card", "unit": [0, 1], "offset": [-1, 2] }"#, 99, 242),
    (#"{ "in": "turned", "point": [0, 0] }"#, 275, 375),
    (#"{ "in": "turned", "unit": [1, 0] }"#, 275, 475),
    (#""deep""#, 65, 125), (#"{ "in": "low", "point": [5, 5] }"#, 50, 100),
    (#"{ "in": "count", "part": "decrement" }"#, 23.5, 716),
    (#"{ "in": "count", "part": "increment" }"#, 70.5, 716),
    (#"{ "in": "parts", "part": "segment[0]" }"#, 15, 765),
    (#"{ "in": "parts", "part": "segment[2]" }"#, 75, 765),
    (#"{ "in": "parts", "part": "segment[1]", "offset": [1, 1] }"#, 46, 766),
    (#"{ "in": "volume", "part": "thumb" }"#, 100, 620),
  ])
  func `a place is a point of the screen`(place: String, x: Double, y: Double) throws {
    let point = try session().place(parsed(place))
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  @Test(arguments: [
    (#""loose""#, "no-place", "'loose' is in no window, so it is nowhere on the screen"),
    (
      #""home.presentedViewController""#, "no-place",
      "'home.presentedViewController' is nil, so it is nowhere on the screen"
    ),
    (
      #"{ "in": "home.presentedViewController", "part": "thumb" }"#, "no-place",
      "'home.presentedViewController' is nil, so it is nowhere on the screen"
    ),
    (
      #"{ "in": "loose", "point": [1, 1] }"#, "no-place",
      "'loose' is in no window, so it is nowhere on the screen"
    ),
    (
      #"{ "in": "loose", "unit": [1, 1] }"#, "no-place",
      "'loose' is in no window, so it is nowhere on the screen"
    ),
    (
      #"{ "in": "parts", "part": "segment[3]" }"#, "no-place",
      "'parts' has no part 'segment[3]' on the screen"
    ),
    (
      #"{ "in": "card", "part": "thumb" }"#, "no-place",
      "'card' has no part 'thumb' on the screen"
    ),
  ])
  func `what is nowhere on the screen is told so`(
    place: String,
    type: String,
    message: String
  ) throws {
    let session = try session()
    let error = #expect(throws: ScenarioError.self) { try session.place(parsed(place)) }
    #expect(error?.type == type)
    #expect(error?.message.english == message)
  }

  @Test func `a place is where its view is now`() throws {
    let session = try session()
    try session.set("card.frame.origin", [0, 0])
    #expect(try session.place("card") == CGPoint(x: 40, y: 20))
    try session.set("low.center", [200, 200])
    #expect(try session.place(["in": "low", "unit": [0.5, 0.5]]) == CGPoint(x: 200, y: 200))
    try session.set("low.transform", ["scaleX": 2, "y": 3])
    #expect(try session.place(["in": "low", "point": [55, 65]]) == CGPoint(x: 200, y: 230))
  }
}
