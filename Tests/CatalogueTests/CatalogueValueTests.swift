@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Swift values that go through the catalogue: out as a document reads them, back only as themselves.
struct CatalogueValueTests {
  /// A value of each kind, by what a test calls it.
  private let all: [String: Value] = [
    "none": .none, "flag": .flag(true), "number": .number(2), "half": .number(0.5),
    "text": .text("t"), "point": .point(CGPoint(x: 1, y: 2)),
    "size": .size(CGSize(width: 1, height: 2)),
    "rect": .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
    "insets": .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    "transform": .transform(CGAffineTransform(1, 2, 3, 4, 5, 6)),
    "selector": .selector(Selector("s")), "object": .object(NSObject()),
    "list": .list([.number(1), .number(2)]), "name": .name("n"), "names": .names(["n"]),
    "range": .range(NSRange(location: 1, length: 2)),
  ]

  /// Checks that a type takes just these kinds, and gives back what it took.
  private func check<V: CatalogueValue>(
    _ type: V.Type,
    takes kinds: Set<String>,
    as valueType: String
  ) {
    #expect("\(V.valueType)" == valueType)
    var taken: Set<String> = []
    for (kind, value) in all {
      guard let read = V(catalogued: value) else { continue }
      taken.insert(kind)
      #expect(read.catalogued.shown == value.shown)
    }
    #expect(taken == kinds, "\(type)")
  }

  @Test func `each type takes values of its own kind alone`() {
    check(Bool.self, takes: ["flag"], as: "flag")
    check(Double.self, takes: ["number", "half"], as: "number")
    check(CGFloat.self, takes: ["number", "half"], as: "number")
    check(Float.self, takes: ["number", "half"], as: "number")
    check(Int.self, takes: ["number"], as: "integer")
    check(String.self, takes: ["text"], as: "text")
    check(CGPoint.self, takes: ["point"], as: "point")
    check(CGSize.self, takes: ["size"], as: "size")
    check(CGRect.self, takes: ["rect"], as: "rect")
    check(UIEdgeInsets.self, takes: ["insets"], as: "insets")
    check(CGAffineTransform.self, takes: ["transform"], as: "transform")
    check(Selector.self, takes: ["selector"], as: "selector")
    check(NSRange.self, takes: ["range"], as: "range")
  }

  @Test func `a value that may be missing takes null beside its own kind`() {
    check(Int?.self, takes: ["none", "number"], as: "optional(Catalogue.ValueType.integer)")
    check(String?.self, takes: ["none", "text"], as: "optional(Catalogue.ValueType.text)")
    #expect(Int?(catalogued: .none) == .some(nil))
    #expect(Int?(catalogued: .number(0.5)) == nil)
  }

  @Test func `a whole number is one that fits`() {
    #expect(Int(catalogued: .number(-3)) == -3)
    #expect(Int(catalogued: .number(1e19)) == nil)
    #expect(Int(catalogued: .number(.infinity)) == nil)
    #expect(Int.max.catalogued.shown == "\(Double(Int.max))")
  }

  // MARK: - Arguments of a call

  private let arguments: [Value] = [
    .flag(true), .number(2.5), .point(CGPoint(x: 1, y: 2)),
    .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .selector(Selector("save:")), .names(["a"]),
    .list([.number(1), .number(7)]),
  ]

  @Test func `an argument that is missing or of another kind is false, zero, nothing`() {
    #expect(arguments[argument: 7].shown == "none")
    #expect(arguments[argument: 0].shown == "true")
    #expect((0..<8).map { arguments.flag($0) } == [true] + Array(repeating: false, count: 7))
    #expect((0..<8).map { arguments.number($0) } == [0, 2.5, 0, 0, 0, 0, 0, 0])
    #expect(arguments.point(2) == CGPoint(x: 1, y: 2))
    #expect(arguments.point(3) == .zero)
    #expect(arguments.rect(3) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(arguments.rect(7) == .zero)
    #expect(arguments.selector(4).name == "save:")
    #expect(arguments.selector(7).name == "")
    #expect((0..<8).map { arguments.names($0) } == [[], [], [], [], [], ["a"], [], []])
    #expect(arguments.object(0, as: NSObject.self) == nil)
  }

  @Test func `an object as argument is one of the class that is asked for`() {
    let view = NSString("x")
    let arguments: [Value] = [.object(view)]
    #expect(arguments.object(0, as: NSString.self) === view)
    #expect(arguments.object(0, as: UIView.self) == nil)
  }

  @Test func `an index path as argument is two whole numbers`() {
    #expect(arguments.indexPath(6) == IndexPath(row: 7, section: 1))
    #expect(arguments.indexPath(1) == nil)
    #expect(arguments.indexPath(7) == nil)
    let wrong: [Value] = [
      .list([.number(1)]), .list([.number(1), .number(2), .number(3)]),
      .list([.number(1), .number(0.5)]), .list([.number(1), .text("2")]),
    ]
    for place in wrong.indices { #expect(wrong.indexPath(place) == nil) }
  }
}
