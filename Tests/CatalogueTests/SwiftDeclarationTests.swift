@testable import Catalogue
import Testing

/// Declarations of UIKit's, taken apart and used again.
struct SwiftDeclarationTests {
  private typealias Parameter = SwiftDeclaration.Parameter

  private func parameter(_ label: String?, _ name: String, _ type: String) -> Parameter {
    Parameter(label: label, name: name, type: type)
  }

  @Test func `a property has a name, a type and no parameters`() {
    let property = SwiftDeclaration("var inputView: UIView?")
    #expect(property.isProperty)
    #expect(!property.isSettable)
    #expect(property.name == "inputView")
    #expect(property.answer == "UIView?")
    #expect(property.parameters == [])
    #expect(property.labelledName == nil)
    #expect(property.head == "var inputView: UIView?")
    #expect(property.use(on: "a.b", ["x"]) == "a.b.inputView")
    #expect(property.callOfSuper == "super.inputView")
  }

  @Test func `a property that can be assigned says so, and its head does not`() {
    let property = SwiftDeclaration("var names: [String: Int] { get set }")
    #expect(property.isSettable)
    #expect(property.head == "var names: [String: Int]")
    #expect(property.answer == "[String: Int]")
    #expect(!SwiftDeclaration("var names: [String] { get }").isSettable)
  }

  @Test func `a method without parameters has its name and, where it has one, an answer`() {
    let told = SwiftDeclaration("func layoutSubviews()")
    #expect(!told.isProperty)
    #expect(told.name == "layoutSubviews")
    #expect(told.parameters == [])
    #expect(told.answer == nil)
    #expect(told.labelledName == "layoutSubviews()")
    #expect(told.callOfSuper == "super.layoutSubviews()")
    let asked = SwiftDeclaration("func resign() -> [UIView]?")
    #expect(asked.answer == "[UIView]?")
    #expect(asked.head == "func resign() -> [UIView]?")
  }

  @Test func `a parameter has a label, none, or one that is its name`() {
    let method = SwiftDeclaration(
      "func send(_ action: Selector, to target: Any?, animated: Bool) -> Bool"
    )
    #expect(method.name == "send")
    #expect(
      method.parameters == [
        parameter(nil, "action", "Selector"), parameter("to", "target", "Any?"),
        parameter("animated", "animated", "Bool"),
      ]
    )
    #expect(method.answer == "Bool")
    #expect(method.labelledName == "send(_:to:animated:)")
    #expect(method.use(on: "app", ["a", "b", "c"]) == "app.send(a, to: b, animated: c)")
    #expect(method.callOfSuper == "super.send(action, to: target, animated: animated)")
  }

  @Test func `arguments that are left out are not written`() {
    let method = SwiftDeclaration("func present(_ other: C, animated: Bool)")
    #expect(method.use(on: "a", ["b"]) == "a.present(b)")
    #expect(method.use(on: "a", []) == "a.present()")
  }

  @Test func `a type may have parentheses, colons and an arrow of its own`() {
    let method = SwiftDeclaration(
      "func show(animator: (any Animating)?, done: (Bool) -> Void, by keys: [A: B]) -> (C)?"
    )
    #expect(
      method.parameters == [
        parameter("animator", "animator", "(any Animating)?"),
        parameter("done", "done", "(Bool) -> Void"), parameter("by", "keys", "[A: B]"),
      ]
    )
    #expect(method.answer == "(C)?")
    #expect(method.labelledName == "show(animator:done:by:)")
  }

  // MARK: - Access

  @Test(
    arguments: [
      (nil, "card", "card.location"), ("title", "card", "card.title"),
      ("location(in: @.view)", "pan", "pan.location(in: pan.view)"),
      ("a(@, @)", "x", "x.a(x, x)"),
    ] as [(String?, String, String)]
  )
  func `a property is read by its name, or as its row says`(
    reading: String?,
    receiver: String,
    text: String
  ) {
    let property = Property("location", .point, swift: SwiftAccess(reading: reading), "A.")
    #expect(property.read(from: receiver) == text)
  }

  @Test func `a property may be nil in Swift where its type or its row says so`() {
    func isOptional(_ type: ValueType, _ access: SwiftAccess = SwiftAccess()) -> Bool {
      Property("a", type, swift: access, "A.").isOptional
    }
    #expect(!isOptional(.text))
    #expect(isOptional(.optional(.text)))
    #expect(isOptional(.text, SwiftAccess(isOptional: true)))
    #expect(!isOptional(.list(.optional(.text))))
  }

  @Test func `an access is plain unless it is said otherwise`() {
    let access = SwiftAccess()
    #expect("\(access.writing)" == "assigned")
    #expect(access.isReadable)
    #expect(!access.isSet)
    #expect(access.reading == nil)
  }

  @Test func `an argument of an initializer is a property's value, or always the same`() {
    let value = SwiftInitializer.Argument.value("title", as: "Title(#)", otherwise: "nil")
    #expect(
      [value.label, value.property, value.form, value.otherwise] == [
        "title", "title", "Title(#)", "nil",
      ]
    )
    let plain = SwiftInitializer.Argument.value("title")
    #expect(plain.form == "#")
    #expect(plain.otherwise == nil)
    let always = SwiftInitializer.Argument.always("style", ".plain")
    #expect(
      [always.label, always.property, always.form, always.otherwise] == [
        "style", nil, "#", ".plain",
      ]
    )
    #expect(!SwiftInitializer().takesFrame)
    #expect(SwiftInitializer(takesFrame: true, [always]).arguments.count == 1)
  }
}
