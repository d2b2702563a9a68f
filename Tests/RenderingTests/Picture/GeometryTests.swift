import Jansson
import Testing

@testable import Rendering

/// Matrices, frames, and which views of a scene are drawn.
struct GeometryTests {
  @Test(arguments: [
    ([1, 0, 0, 1, 0, 0], Point(x: 3, y: 4)), ([1, 0, 0, 1, 10, 20], Point(x: 13, y: 24)),
    ([2, 0, 0, 3, 0, 0], Point(x: 6, y: 12)), ([0, 1, -1, 0, 0, 0], Point(x: -4, y: 3)),
  ])
  func `a matrix takes a point to the screen`(factors: [Double], point: Point) {
    #expect(Matrix(factors).applied(to: 3, 4) == point)
  }

  @Test func `a matrix is told as short as it can be`() {
    #expect(Matrix([1, 0, 0, 1, 35, 100.5]).text == "matrix(1 0 0 1 35 100.5)")
    #expect(Matrix([.nan, 0, 0, .infinity, 0, 0]).text == "matrix(0 0 0 0 0 0)")
  }

  @Test func `the frame around points is the smallest`() {
    let frame = Rectangle(around: [Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 2, y: 12)])
    #expect(frame == Rectangle(x: -1, y: 4, width: 4, height: 8))
    #expect(Rectangle(around: []) == Rectangle(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `an inset never turns a rectangle inside out`() {
    let frame = Rectangle(x: 0, y: 0, width: 100, height: 10)
    #expect(frame.inset(1).x == 2.5)
    #expect(frame.inset(50) == Rectangle(x: 2.5, y: 2.5, width: 95, height: 5))
    #expect(frame.inset(0) == frame)
  }

  @Test func `what lies on an edge is inside`() {
    let frame = Rectangle(x: 10, y: 10, width: 20, height: 20)
    #expect(frame.contains(frame))
    #expect(frame.contains(Rectangle(x: 30, y: 30, width: 0, height: 0)))
    #expect(!frame.contains(Rectangle(x: 30, y: 30, width: 0.1, height: 0)))
    #expect(!frame.contains(Rectangle(x: 9.9, y: 10, width: 1, height: 1)))
  }

  private static func scene(_ sample: SampleScreen) throws -> DrawnScene {
    let film = sample.film
    let run = try #require(film.runs.first)
    return DrawnScene(PictureScene(of: run, at: 1), screen: run.screen)
  }

  @Test func `depth counts what a view lies in`() throws {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    let buy = sample.add("buy", [20, 20, 10, 10], in: card)
    let scene = try Self.scene(sample)
    #expect([0, card, buy].map { scene[$0]?.depth } == [0, 1, 2])
    #expect(scene[99] == nil)
  }

  @Test func `a view that fills more than 45 percent is large`() throws {
    var sample = SampleScreen()
    let half = sample.add("half", [0, 0, 390, 422])
    let less = sample.add("less", [0, 0, 390, 379])
    let scene = try Self.scene(sample)
    #expect(try scene.isLarge(#require(scene[half])))
    #expect(try !scene.isLarge(#require(scene[less])))
  }

  @Test func `views that lie in each other in a circle are drawn once`() throws {
    var sample = SampleScreen()
    sample.add("one", [10, 10, 50, 50], in: 2)
    sample.add("two", [20, 20, 50, 50], in: 1)
    let drawn = try sample.drawn()
    #expect(drawn.all.compactMap { $0.attributes["data-id"] } == ["window", "one", "two"])
  }

  @Test func `a view that nobody told of is left out`() throws {
    var sample = SampleScreen()
    sample.parts["order"] = [0, 7, 8]
    let drawn = try sample.drawn()
    #expect(drawn.all.compactMap { $0.attributes["data-id"] } == ["window"])
  }

  @Test func `numbers that are none are drawn nowhere`() throws {
    var sample = SampleScreen()
    sample.add("far", [1e9, -1e9, 1e9, 1e9])
    sample.add("thin", [10, 10, 0, 40], ["look": "button", "text": "Buy"])
    let drawn = try sample.drawn()
    #expect(drawn.view("far") != nil)
    #expect(drawn.inside("thin").count == 1)
    let values = drawn.all.flatMap(\.attributes.values)
    #expect(!values.contains { $0.contains("nan") || $0.contains("inf") })
  }

  @Test func `wide letters, narrow ones and ideographs have widths of their own`() {
    #expect(LabelWidth.ems("") == 0)
    #expect(LabelWidth.ems("a") == 0.6)
    #expect(abs(LabelWidth.ems("mW@") - 2.55) < 1e-9)
    #expect(abs(LabelWidth.ems("il.1") - 1.52) < 1e-9)
    #expect(LabelWidth.ems("视图") == 2)
    #expect(abs(LabelWidth.codeEms("mi视") - 2.2) < 1e-9)
  }
}
