import Jansson
import Testing

@testable import Rendering

/// Where views stand on a film's first screen, small.
struct FirstScreenPlaceTests {
  private func frames(
    _ matrix: [Double],
    bounds: [Double] = [0, 0, 10, 20],
    screen: JSONValue = [390, 844]
  ) -> [JSONValue] {
    let view: JSONValue = ["matrix": JSONValue(matrix), "bounds": JSONValue(bounds)]
    let scene: JSONValue = ["moment": 1, "order": [0], "views": ["0": view]]
    let run: JSONValue = ["screen": screen, "scenes": [scene]]
    return FirstScreen(PlayerFilm(["runs": [run]])).frames
  }

  @Test(
    arguments: [
      ([1, 0, 0, 1, 5, 6], [5, 6, 10, 20]), ([0, 1, -1, 0, 0, 0], [-20, 0, 20, 10]),
      ([-1, 0, 0, -1, 0, 0], [-10, -20, 10, 20]), ([2, 0, 0, 0.5, 1, 1], [1, 1, 20, 10]),
      ([1, 1, -1, 1, 100, 0], [80, 0, 30, 30]), ([1, 0, 0, 1, -0.4, 0.6], [0, 1, 10, 20]),
    ] as [([Double], [Int])]
  )
  func `a frame is what a view takes, however it is turned`(matrix: [Double], frame: [Int]) {
    #expect(frames(matrix) == [JSONValue(frame.map { JSONValue($0) })])
  }

  @Test func `a view that was scrolled stands where its bounds begin`() {
    let frames = frames([1, 0, 0, 1, 5, -94], bounds: [0, 100, 10, 20])
    #expect(frames == [[5, 6, 10, 20]])
  }

  @Test(
    arguments: [
      [1e308, 0, 0, 1, 0, 0], [1e308, 0, -1e308, 1, 0, 0],
      [1, 0, 0, 1], [1, 0, 0, 1, 0, 0, 0], [],
    ] as [[Double]]
  )
  func `a view that is endless, or whose matrix is none, has no frame`(matrix: [Double]) {
    #expect(frames(matrix, bounds: [0, 0, 1e10, 1e10]).isEmpty)
  }

  @Test
  func `a view that leaves nothing of the screen is its outline, one that leaves some is not`() {
    #expect(frames([1, 0, 0, 1, 0, 0], bounds: [0, 0, 390, 844]).isEmpty)
    #expect(frames([1, 0, 0, 1, 0, 0], bounds: [0, 0, 390, 843]) == [[0, 0, 390, 843]])
    #expect(frames([1, 0, 0, 1, 0, 0], bounds: [0, 0, 320, 568], screen: [320, 568]).isEmpty)
    // A screen that nobody knows is a common one.
    #expect(frames([1, 0, 0, 1, 0, 0], bounds: [0, 0, 390, 844], screen: .null).isEmpty)
  }

  @Test(arguments: [[0, 0, 0, 5], [0, 0, 5, 0], [0, 0, -5, 5]] as [[Double]])
  func `a view without a size has no frame`(bounds: [Double]) {
    #expect(frames([1, 0, 0, 1, 3, 4], bounds: bounds).isEmpty)
  }
}
