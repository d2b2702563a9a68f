@testable import Catalogue
import Foundation
@_spi(Workbench) @testable import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import Testing

/// The parts of values, read and replaced.
struct ValueComponentTests {
  private let rect = Value.rect(CGRect(x: 1, y: 2, width: 30, height: 40))
  private var values: [String: Value] {
    [
      "point": .point(CGPoint(x: 1, y: 2)), "size": .size(CGSize(width: 3, height: 4)),
      "rect": rect, "insets": .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      "transform": .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      "range": .range(NSRange(location: 7, length: 8)),
      "path": .list([.number(3), .number(9)]), "empty": .list([]),
      "names": .names(["a", "b"]), "text": .text("héllo"), "flag": .flag(true),
      "number": .number(4), "nothing": Value.none, "name": .name("a"),
    ]
  }

  @Test(arguments: [
    ("point", "x", 1.0), ("point", "y", 2), ("size", "width", 3), ("size", "height", 4),
    ("rect", "x", 1), ("rect", "y", 2), ("rect", "width", 30), ("rect", "height", 40),
    ("insets", "top", 1), ("insets", "left", 2), ("insets", "bottom", 3), ("insets", "right", 4),
    ("transform", "a", 1), ("transform", "b", 2), ("transform", "c", 3), ("transform", "d", 4),
    ("transform", "tx", 5), ("transform", "ty", 6), ("range", "location", 7),
    ("range", "length", 8),
    ("path", "section", 3), ("path", "row", 9), ("path", "item", 9), ("path", "count", 2),
    ("empty", "count", 0), ("names", "count", 2), ("text", "count", 5),
  ])
  func `a part is a number`(value: String, part: String, number: Double) throws {
    #expect(try #require(values[value]).component(part)?.number == number)
  }

  @Test(arguments: [
    ("point", "width"), ("size", "x"), ("rect", "top"), ("insets", "x"), ("transform", "x"),
    ("range", "count"), ("path", "x"), ("empty", "section"), ("empty", "row"), ("names", "row"),
    ("text", "length"), ("flag", "count"), ("number", "x"), ("nothing", "count"), ("name", "count"),
  ])
  func `a value has no other parts`(value: String, part: String) throws {
    #expect(try #require(values[value]).component(part) == nil)
  }

  @Test func `a rectangle has an origin and a size`() {
    #expect(rect.component("origin")?.components == [1, 2])
    #expect(rect.component("size")?.components == [30, 40])
  }

  @Test(arguments: [
    ("point", "y", [1, 9]), ("size", "width", [9, 4]), ("rect", "x", [9, 2, 30, 40]),
    ("rect", "height", [1, 2, 30, 9]), ("insets", "bottom", [1, 2, 9, 4]),
    ("transform", "tx", [1, 2, 3, 4, 9, 6]), ("range", "length", [7, 9]),
  ])
  func `a part can be replaced, and the others stay`(
    value: String,
    part: String,
    numbers: [Double]
  ) throws {
    let changed = try #require(values[value]).replacing(part, by: .number(9))
    #expect(changed?.components == numbers)
  }

  @Test func `a rectangle's origin and size can be replaced by a list or a value`() {
    let five = Value.list([.number(5), .number(6)])
    #expect(rect.replacing("origin", by: five)?.components == [5, 6, 30, 40])
    #expect(rect.replacing("size", by: five)?.components == [1, 2, 5, 6])
    let size = Value.size(CGSize(width: 7, height: 8))
    #expect(rect.replacing("size", by: size)?.components == [1, 2, 7, 8])
    #expect(rect.replacing("size", by: .number(3)) == nil)
  }

  @Test(arguments: [
    ("point", "width"), ("path", "section"), ("text", "count"), ("number", "x"), ("nothing", "x"),
  ])
  func `what is no part cannot be replaced`(value: String, part: String) throws {
    #expect(try #require(values[value]).replacing(part, by: .number(9)) == nil)
  }

  @Test func `a part is replaced by a number alone`() throws {
    #expect(try #require(values["point"]).replacing("x", by: .text("9")) == nil)
    #expect(try #require(values["point"]).replacing("x", by: Value.none) == nil)
  }
}
