@testable import Catalogue
import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing

/// Names, actions, objects and lists as a type takes them.
struct NameCoercionTests {
  private static let choice = ValueType.choice(["left", "right"])
  private static let options = ValueType.options(["a", "b", "c"])

  private func check(_ type: ValueType, _ written: String, _ shown: String?) throws {
    #expect(type.coerced(try .written(written))?.shown == shown, "\(type) of \(written)")
  }

  @Test(
    arguments: [
      (choice, "\"left\"", "case left"), (choice, "\"Left\"", nil), (choice, "\"\"", nil),
      (choice, "0", nil), (choice, "[\"left\"]", nil), (choice, "null", nil),
      (options, "\"a\"", "cases [\"a\"]"), (options, "[]", "cases []"),
      (options, "[\"c\", \"a\"]", "cases [\"c\", \"a\"]"),
      (options, "[\"a\", \"d\"]", nil), (options, "\"d\"", nil), (options, "[\"a\", 1]", nil),
      (options, "[[\"a\"]]", nil), (options, "1", nil), (options, "null", nil),
      (.selector, "\"save:\"", "action save:"), (.selector, "\"save\"", "action save"),
      (.selector, "\"sa ve\"", nil), (.selector, "\"\"", nil), (.selector, "1", nil),
    ] as [(ValueType, String, String?)]
  )
  func `a name is one of those that are there`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    try check(type, written, shown)
  }

  @Test(
    arguments: [
      ("p", true), ("é", true), (" ", true), ("\r", true), ("\r\n", true), ("inputEscape", true),
      ("f1", true), ("f12", true), ("", true), ("ab", false), ("escape", false), ("f13", false),
      ("f0", false), ("inputescape", false), ("\r\r", false), ("command-p", false),
    ]
  )
  func `a key is one character or the name of one that has none`(text: String, isKey: Bool) {
    #expect(ValueType.key.coerced(.text(text))?.shown == (isKey ? "'\(text)'" : nil))
    #expect(ValueType.key.coerced(.number(1))?.shown == nil)
  }

  @Test func `what was read once is read again as the same`() {
    let action = Value.selector(Selector("save:"))
    #expect(ValueType.selector.coerced(action)?.shown == "action save:")
    #expect(ValueType.text.coerced(action)?.shown == "'save:'")
    #expect(ValueType.text.coerced(.name("left"))?.shown == "'left'")
    #expect(Self.choice.coerced(.name("left"))?.shown == "case left")
    #expect(Self.options.coerced(.name("b"))?.shown == "cases [\"b\"]")
    #expect(Self.options.coerced(.names(["c", "b"]))?.shown == "cases [\"c\", \"b\"]")
    #expect(Self.options.coerced(.names(["d"]))?.shown == nil)
    #expect(ValueType.frame.coerced(.name("fill"))?.shown == "case fill")
    #expect(ValueType.text.coerced(.names(["a"]))?.shown == nil)
  }

  @Test(
    arguments: [
      (.optional(.number), "null", "none"), (.optional(.number), "1", "1.0"),
      (.optional(.number), "\"1\"", nil), (.optional(.list(.number)), "null", "none"),
      (.list(.number), "[]", "[]"), (.list(.number), "[1, 2]", "[1.0, 2.0]"),
      (.list(.number), "[1, true]", nil), (.list(.number), "1", nil), (.list(.number), "null", nil),
      (.list(.optional(.number)), "[1, null]", "[1.0, none]"),
      (.list(.point), "[[1, 2], [3, 4]]", "[point 1.0 2.0, point 3.0 4.0]"),
      (.list(.point), "[[1, 2], [3]]", nil),
      (.elements(.angle, count: 2...2), "[\"180deg\", 1]", "[\(Double.pi), 1.0]"),
      (.elements(.number, count: nil), "[true]", nil),
      (.any, "null", "none"), (.any, "[1, \"a\"]", "[1.0, 'a']"), (.any, "true", "true"),
      (.body([]), "[1]", "[1.0]"), (.targets, "1", "1.0"), (.actions, "1", "1.0"),
      (.sections(of: "rows", "UITableViewCell"), "1", "1.0"), (.record([]), "\"a\"", "'a'"),
    ] as [(ValueType, String, String?)]
  )
  func `null is a value where it is allowed, and a list is all of its elements`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    try check(type, written, shown)
  }

  @Test func `an object is one whatever its class, and nothing else is an object`() throws {
    let object = NSObject()
    for type: ValueType in [.object("UIView"), .reference("UIView"), .any] {
      #expect(type.coerced(.object(object))?.object === object)
    }
    for type: ValueType in [.object("UIView"), .reference("UIView")] {
      for written in ["\"card\"", "null", "[]", "1"] { try check(type, written, nil) }
    }
    for type: ValueType in [.number, .text, .point, .flag, .list(.any), Self.choice] {
      #expect(type.coerced(.object(object)) == nil)
    }
  }

  @Test(arguments: [
    "save", "save:", "save::", "save:event:", "_", "_1:", "a:_:", "save2:with_event:", "A9",
  ])
  func `an action is a name, with a colon for each of up to two arguments`(text: String) {
    #expect(ValueType.isSelector(text))
  }

  @Test(arguments: [
    "", ":", "::", "1", "1a", "a b", "a-b", "a.b", "é", "a:1:", "a:b", "a:b:c", "a:b:c:", "a:::",
    "a(_:)", " a", "a ", "a:-:", ":a:", "a\n",
  ])
  func `what a selector of a target cannot be is no action`(text: String) {
    #expect(!ValueType.isSelector(text))
  }
}
