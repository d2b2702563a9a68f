@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Methods of rectangles, points, sizes and transforms, as documents call them.
struct GeometryMethodTests {
  private func call(
    _ type: String,
    _ name: String,
    on receiver: Value,
    _ arguments: Value...
  ) throws -> String {
    let method = try #require(GeometryMethod.all[type]?[name])
    #expect(method.parameters.count >= arguments.count)
    return method.call(receiver, arguments).shown
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  private func point(_ x: Double, _ y: Double) -> Value { .point(CGPoint(x: x, y: y)) }

  @Test func `these methods there are, with so many parameters`() {
    let counts = GeometryMethod.all.mapValues { $0.mapValues(\.parameters.count) }
    #expect(
      counts == [
        "CGRect": [
          "contains": 1, "intersects": 1, "intersection": 1, "union": 1, "insetBy": 2,
          "offsetBy": 2, "standardized": 0, "integral": 0, "isEmpty": 0, "isNull": 0, "applying": 1,
        ],
        "CGPoint": ["applying": 1], "CGSize": ["applying": 1],
        "CGAffineTransform": [
          "concatenating": 1, "inverted": 0, "scaledBy": 2, "rotated": 1, "translatedBy": 2,
          "isIdentity": 0,
        ],
      ]
    )
  }

  @Test func `a rectangle contains its lower edges and not its upper ones`() throws {
    let nine = rect(1, 1, 9, 9)
    for (x, y, isInside) in [
      (1.0, 1.0, true), (9.999, 1, true), (10, 1, false), (1, 10, false), (0.999, 5, false),
      (5, 0.999, false),
    ] {
      #expect(try call("CGRect", "contains", on: nine, point(x, y)) == "\(isInside)")
    }
  }

  @Test func `a rectangle contains another that is as large`() throws {
    let nine = rect(0, 0, 9, 9)
    #expect(try call("CGRect", "contains", on: nine, nine) == "true")
    #expect(try call("CGRect", "contains", on: nine, rect(0, 0, 9.5, 9)) == "false")
    #expect(try call("CGRect", "contains", on: nine, rect(-1, 0, 9, 9)) == "false")
  }

  @Test func `rectangles meet where both are, and together they are what holds both`() throws {
    let nine = rect(0, 0, 9, 9)
    #expect(try call("CGRect", "intersects", on: nine, rect(8, 8, 9, 9)) == "true")
    #expect(try call("CGRect", "intersects", on: nine, rect(10, 0, 9, 9)) == "false")
    #expect(
      try call("CGRect", "intersection", on: nine, rect(6, 7, 9, 9)) == "rect 6.0 7.0 3.0 2.0"
    )
    let apart = try #require(GeometryMethod.all["CGRect"]?["intersection"])
    guard case .rect(let none) = apart.call(nine, [rect(20, 20, 1, 1)]) else {
      Issue.record("no rectangle")
      return
    }
    #expect(none.isNull)
    #expect(try call("CGRect", "union", on: nine, rect(20, 4, 1, 1)) == "rect 0.0 0.0 21.0 9.0")
  }

  @Test func `a rectangle is moved, made smaller, and made regular`() throws {
    let nine = rect(1, 2, 9, 8)
    #expect(
      try call("CGRect", "insetBy", on: nine, .number(1), .number(-2)) == "rect 2.0 0.0 7.0 12.0"
    )
    #expect(
      try call("CGRect", "offsetBy", on: nine, .number(1), .number(-2)) == "rect 2.0 0.0 9.0 8.0"
    )
    #expect(try call("CGRect", "offsetBy", on: nine) == "rect 1.0 2.0 9.0 8.0")
    #expect(
      try call("CGRect", "standardized", on: rect(5, 5, -4, -3)) == "rect 1.0 2.0 4.0 3.0"
    )
    #expect(
      try call("CGRect", "integral", on: rect(0.5, 1.25, 2, 2)) == "rect 0.0 1.0 3.0 3.0"
    )
    let double = Value.transform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(try call("CGRect", "applying", on: nine, double) == "rect 2.0 6.0 18.0 24.0")
    #expect(try call("CGRect", "applying", on: nine) == "rect 1.0 2.0 9.0 8.0")
  }

  @Test func `an empty rectangle has no area, and the null one is nowhere`() throws {
    for (rect, isEmpty, isNull) in [
      (CGRect(x: 0, y: 0, width: 1, height: 1), false, false), (.zero, true, false),
      (CGRect(x: 1, y: 1, width: 0, height: 5), true, false), (.null, true, true),
    ] {
      #expect(try call("CGRect", "isEmpty", on: .rect(rect)) == "\(isEmpty)")
      #expect(try call("CGRect", "isNull", on: .rect(rect)) == "\(isNull)")
    }
  }

  @Test func `points move with a transform, and sizes only grow with it`() throws {
    let moved = Value.transform(CGAffineTransform(2, 0, 0, 3, 10, 20))
    #expect(try call("CGPoint", "applying", on: point(1, 2), moved) == "point 12.0 26.0")
    let size = Value.size(CGSize(width: 1, height: 2))
    #expect(try call("CGSize", "applying", on: size, moved) == "size 2.0 6.0")
    #expect(try call("CGPoint", "applying", on: point(1, 2)) == "point 1.0 2.0")
    #expect(try call("CGSize", "applying", on: size) == "size 1.0 2.0")
  }

  @Test func `transforms are done in the order of Swift`() throws {
    let scaled = Value.transform(CGAffineTransform(scaleX: 2, y: 2))
    let moved = Value.transform(CGAffineTransform(translationX: 1, y: 0))
    let type = "CGAffineTransform"
    #expect(
      try call(type, "concatenating", on: scaled, moved) == "transform 2.0 0.0 0.0 2.0 1.0 0.0"
    )
    #expect(
      try call(type, "concatenating", on: moved, scaled) == "transform 2.0 0.0 0.0 2.0 2.0 0.0"
    )
    #expect(
      try call(type, "translatedBy", on: scaled, .number(1), .number(5))
        == "transform 2.0 0.0 0.0 2.0 2.0 10.0"
    )
    #expect(
      try call(type, "scaledBy", on: moved, .number(2), .number(3))
        == "transform 2.0 0.0 0.0 3.0 1.0 0.0"
    )
    let inverse = try #require(GeometryMethod.all[type]?["inverted"]).call(scaled, [])
    #expect(inverse.components == [0.5, 0, 0, 0.5, 0, 0])
    let turn = try #require(GeometryMethod.all[type]?["rotated"])
    let turned = turn.call(moved, [.number(.pi)]).components?.map { ($0 * 1e9).rounded() / 1e9 }
    #expect(turned == [-1, 0, 0, -1, 1, 0])
    #expect(try call(type, "isIdentity", on: .transform(.identity)) == "true")
    #expect(try call(type, "isIdentity", on: moved) == "false")
    #expect(try call(type, "concatenating", on: moved) == moved.shown)
  }
}
