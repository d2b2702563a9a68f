import Jansson
import Testing

@testable import Rendering

/// A film's first screen, small.
struct FirstScreenTests {
  private static func view(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    isHidden: Bool = false
  ) -> JSONValue {
    let view: JSONValue = [
      "matrix": JSONValue([1, 0, 0, 1, x, y]), "bounds": JSONValue([0, 0, width, height]),
    ]
    if isHidden { view.set("hidden", true) }
    return view
  }

  private static func screen(_ scenes: [JSONValue]) -> FirstScreen {
    let film: JSONValue = [
      "runs": [
        [
          "screen": [390, 844], "scenes": JSONValue(scenes),
          "steps": [["index": -1, "first": 1, "last": 2], ["index": 0, "first": 3, "last": 4]],
        ]
      ]
    ]
    return FirstScreen(PlayerFilm(film))
  }

  @Test func `it is what is there when the launch is over`() {
    let screen = Self.screen([
      [
        "moment": 1, "whole": true, "order": [0, 1],
        "views": ["0": Self.view(0, 0, 390, 844), "1": Self.view(10, 20, 30, 40)],
      ],
      ["moment": 2, "views": ["2": Self.view(50.4, 60.6, 70, 80)], "order": [0, 1, 2]],
      ["moment": 3, "views": ["1": .null], "order": [0, 2]],
    ])
    #expect(screen.size == [390, 844])
    #expect(screen.frames == [[10, 20, 30, 40], [50, 61, 70, 80]])
  }

  @Test func `what is hidden, empty or gone has no frame`() {
    let screen = Self.screen([
      [
        "moment": 1, "whole": true, "order": [1, 2, 3, 4],
        "views": [
          "1": Self.view(1, 1, 5, 5, isHidden: true), "2": Self.view(1, 1, 0, 5), "3": .null,
          "4": ["matrix": [1, 0], "bounds": [0, 0, 5, 5]],
        ],
      ]
    ])
    #expect(screen.frames.isEmpty)
  }

  @Test func `a screen that stands whole again has none of the views before`() {
    let screen = Self.screen([
      ["moment": 1, "views": ["1": Self.view(1, 1, 5, 5)], "order": [1]],
      ["moment": 2, "whole": true, "views": ["2": Self.view(2, 2, 6, 6)], "order": [1, 2]],
    ])
    #expect(screen.frames == [[2, 2, 6, 6]])
  }

  @Test func `no more frames are kept than can be told apart, and none is endless`() {
    let views = JSONValue.object()
    for place in 0..<40 { views.set(JSONKey("\(place)"), Self.view(Double(place), 1e12, 5, 5)) }
    let order = JSONValue((0..<40).map { JSONValue($0) })
    let screen = Self.screen([["moment": 1, "views": views, "order": order]])
    #expect(screen.frames.count == 24)
    #expect(screen.frames.first == [0, 9999, 5, 5])
  }

  @Test func `a film without runs has no screen`() {
    let screen = FirstScreen(PlayerFilm(["film": 1]))
    #expect(screen.size == nil && screen.frames.isEmpty)
  }
}
