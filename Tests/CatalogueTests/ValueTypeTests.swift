@testable import Catalogue
import ModuleKit
@_spi(Workbench) import ResponderKit
import Sentences
import Testing

/// Types of values: what is said of them, and which a stimulus takes.
struct ValueTypeTests {
  @Test(
    arguments: [
      (.choice(["a", "b"]), "one of a, b", "其中之一：a、b"),
      (.options(["a"]), "one or a list of a", "其中一个或几个的列表：a"),
      (.scale([("low", 1), ("high", 2)]), "a number or one of low, high", "数字，或其中之一：low、high"),
      (.object("UIView"), "an object of class UIView", "UIView 类的对象"),
      (.reference("UIView"), "an object of class UIView", "UIView 类的对象"),
      (.list(.number), "a list, each of it a number", "列表，每个元素是数字"),
      (
        .list(.list(.flag)), "a list, each of it a list, each of it true or false",
        "列表，每个元素是列表，每个元素是true 或 false"
      ),
      (.optional(.text), "text or null", "文本，或 null"),
      (.bounded(.integer, 1...2), "a whole number", "整数"),
      (.bounded(.number, 1...2), "a number", "数字"),
      (.sections(of: "rows", "C"), "a list of { \"rows\": [cells] }", "{ \"rows\": [cells] } 的列表"),
      (.transform, "a transform", "变换"), (.layerTransform, "a transform", "变换"),
      (.elements(.number, count: 2...2), "a list", "列表"), (.record([]), "an object", "对象"),
      (.count, "a whole number from 0", "从 0 起的整数"), (.any, "any value", "任何值"),
    ] as [(ValueType, String, String)]
  )
  func `a type is said in both languages, with what it holds`(
    type: ValueType,
    english: String,
    chinese: String
  ) {
    #expect(type.text.english == english)
    #expect(type.text.chinese == chinese)
  }

  @Test func `a parameter is its name and its type`() {
    let shown = Parameter("animated", .flag).shown
    #expect(shown.english == "animated: true or false")
    #expect(shown.chinese == "animated：true 或 false")
    #expect(!Parameter("a", .point).isInOut)
    #expect(Parameter("a", .point, isInOut: true).isInOut)
  }

  @Test(
    arguments: [
      (.object("A"), "A", true), (.reference("A"), "A", true), (.optional(.object("A")), "A", true),
      (.list(.object("A")), "A", false), (.optional(.list(.reference("A"))), "A", false),
      (.list(.optional(.object("A"))), "A", false), (.number, nil, false), (.any, nil, false),
      (.optional(.text), nil, false), (.sections(of: "rows", "A"), nil, false),
      (.list(.text), nil, false), (.place, nil, false),
    ] as [(ValueType, String?, Bool)]
  )
  func `a type tells the class of its objects, and whether it is one object`(
    type: ValueType,
    className: String?,
    isObject: Bool
  ) {
    #expect(type.className == className)
    #expect(type.isObject == isObject)
  }

  private static let plain: [(StimulusFieldType, ValueType)] = [
    (.place, .place), (.vector, .point), (.point, .point), (.rect, .rect), (.number(), .number),
    (.integer(), .integer), (.duration, .time), (.angle, .angle), (.text, .text), (.flag, .flag),
    (.action, .selector), (.record([]), .record([])),
  ]

  private static let composed: [(StimulusFieldType, ValueType)] = [
    (.places, .elements(.place, count: nil)),
    (.number(1...2.5), .bounded(.number, 1...2.5)),
    (.integer(-1...3), .bounded(.integer, -1...3)),
    (.choice(["a"]), .choice(["a"])),
    (.choices(["a"]), .options(["a"])),
    (.object, .optional(.reference("NSObject"))),
    (.list(of: .angle, count: 2...2), .elements(.angle, count: 2...2)),
    (.list(of: .list(of: .flag)), .elements(.elements(.flag, count: nil), count: nil)),
  ]

  @Test(arguments: plain + composed)
  func `what a stimulus takes is read as one type`(field: StimulusFieldType, type: ValueType) {
    #expect("\(ValueType(field))" == "\(type)")
  }
}
