@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Objects that take what their node says when they are made.
struct MadeObjectTests {
  private let simulation = Simulation()

  private func make(
    _ name: String,
    _ values: [String: Value] = [:],
    handler: @escaping (String) -> (([Value]) -> Void)? = { _ in nil }
  ) throws -> AnyObject {
    let make = try #require(Catalogue.standard.entries[name]?.row.make)
    return try simulation.enter { try make(NodeValues(values, handler: handler)) }
  }

  private func read(_ object: AnyObject, _ name: String) throws -> String {
    let entry = try #require(Catalogue.standard.entry(of: object))
    let get = try #require(entry.properties[name]?.get)
    return simulation.enter { get(object) }.shown
  }

  // MARK: - Keys

  @Test(arguments: [
    ("p", "p"), ("P", "P"), ("é", "é"), (" ", " "), ("\r", "\r"), ("\n", "\r"), ("\r\n", "\r"),
    ("\t", "\t"), ("inputEscape", "inputEscape"), ("inputUpArrow", "inputUpArrow"), ("f1", "f1"),
    ("f12", "f12"), ("", ""),
  ])
  func `a key is one character or a name, and is read as it is written`(
    written: String,
    read: String
  ) throws {
    let command = try make("UIKeyCommand", ["input": .text(written)])
    #expect(try self.read(command, "input") == "'\(read)'")
  }

  @Test func `a key command has its modifiers in the order of shortcuts, and its attributes`()
    throws
  {
    let command = try make(
      "UIKeyCommand",
      [
        "title": .text("Save"), "action": .selector(Selector("save:")),
        "modifierFlags": .names(["command", "shift", "unknown"]),
        "attributes": .names(["hidden", "disabled"]),
      ]
    )
    #expect(try read(command, "modifierFlags") == #"cases ["shift", "command"]"#)
    #expect(try read(command, "attributes") == #"cases ["disabled", "hidden"]"#)
    #expect(try read(command, "title") == "'Save'")
    #expect(try read(command, "action") == "action save:")
    let plain = try make("UIKeyCommand", ["modifierFlags": .name("command")])
    #expect(try read(plain, "modifierFlags") == "cases []")
    #expect(try read(plain, "action") == "action none")
  }

  // MARK: - Menus

  @Test(arguments: [
    ("displayInline", UIMenu.Options.displayInline), ("destructive", .destructive),
    ("singleSelection", .singleSelection),
  ])
  func `a menu takes each option by its name`(name: String, option: UIMenu.Options) throws {
    let menu = try #require(try make("UIMenu", ["options": .names([name, "x"])]) as? UIMenu)
    #expect(menu.options == option)
    #expect((try make("UIMenu", ["options": .name(name)]) as? UIMenu)?.options == [])
  }

  @Test func `a menu holds its elements in order, and nothing else`() throws {
    let (first, second) = (try make("UIAction"), try make("UICommand"))
    let children = Value.list([.object(first), .object(NSObject()), .object(second)])
    let menu = try make(
      "UIMenu",
      ["title": .text("M"), "identifier": .text("i"), "children": children]
    )
    #expect(try read(menu, "children") == "[a UIAction, a UICommand]")
    #expect(try read(menu, "identifier") == "'i'")
    #expect(try read(menu, "title") == "'M'")
    #expect(try read(try make("UIMenu"), "children") == "[]")
  }

  @Test(arguments: ["UIAction", "UICommand"])
  func `an element of a menu takes its attributes by their names`(className: String) throws {
    let names = ["keepsMenuPresented", "disabled", "destructive"]
    let element = try make(className, ["attributes": .names(names), "title": .text("T")])
    #expect(
      try read(element, "attributes") == #"cases ["disabled", "destructive", "keepsMenuPresented"]"#
    )
    #expect(try read(element, "title") == "'T'")
    #expect(try read(try make(className), "attributes") == "cases []")
  }

  @Test func `an action keeps its identifier, and one without has its own`() throws {
    let named = try make("UIAction", ["identifier": .text("share")])
    #expect(try read(named, "identifier") == "'share'")
    let (first, second) = (try make("UIAction"), try make("UIAction"))
    #expect(try read(first, "identifier") != read(second, "identifier"))
  }

  @Test func `a menu item sends what it is told, else none`() throws {
    let item = try make("UIMenuItem", ["title": .text("A"), "action": .selector(Selector("a:"))])
    #expect(try read(item, "action") == "action a:")
    #expect(try read(item, "title") == "'A'")
    #expect(try read(try make("UIMenuItem"), "action") == "action none")
  }

  // MARK: - Alerts and handlers

  @Test(arguments: ["default", "cancel", "destructive"])
  func `a choice of an alert has the style of its name`(style: String) throws {
    let choice = try make("UIAlertAction", ["style": .name(style), "title": .text("OK")])
    #expect(try read(choice, "style") == "case \(style)")
    #expect(try read(choice, "title") == "'OK'")
  }

  @Test func `a choice that says nothing is a default one without a title`() throws {
    let choice = try make("UIAlertAction")
    #expect(try read(choice, "style") == "case default")
    #expect(try read(choice, "title") == "none")
  }

  @Test func `a handler is asked for by its name, and gets the object`() throws {
    var asked: [String] = []
    var got: [AnyObject?] = []
    let action = try make("UIAction") { name in
      asked.append(name)
      return { got.append($0[argument: 0].object) }
    }
    #expect(asked == ["handler"])
    let button = simulation.enter { UIControl(frame: .zero) }
    simulation.enter {
      (action as? UIAction).map { button.addAction($0, for: .touchUpInside) }
      button.sendActions(for: .touchUpInside)
    }
    #expect(got.count == 1)
    #expect(got.first.flatMap { $0 } === action)
  }

  // MARK: - All the others

  @Test func `what a node says is read by its name, as text and as objects`() {
    let object = NSObject()
    let values = NodeValues([
      "a": .text("t"), "b": .name("n"), "c": .list([.object(object), .text("x")]), "d": .number(1),
    ])
    #expect(["a", "b", "c", "d", "e"].map { values.text($0) } == ["t", "n", nil, nil, nil])
    #expect(values["e"].shown == "none")
    #expect(
      values.objects("c", as: NSObject.self).map(ObjectIdentifier.init) == [
        ObjectIdentifier(object)
      ]
    )
    #expect(values.objects("c", as: UIView.self).isEmpty)
    #expect(values.objects("d", as: NSObject.self).isEmpty)
    #expect(values.body("handler") == nil)
  }
}
