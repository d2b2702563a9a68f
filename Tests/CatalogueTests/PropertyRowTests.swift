@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Rows of properties: what a node may hold, and what they do with an object of another class.
struct PropertyRowTests {
  private final class Lamp: NSObject {
    var isOn = false
    var count = 1
    var mode = Mode.dim
    var colors: Colors = []
    var next: Lamp?
    var others: [Lamp] = []
    let cord = NSObject()
  }

  private enum Mode: Sendable { case dim, bright, hidden }

  private struct Colors: OptionSet, Sendable {
    let rawValue: Int
    static let red = Colors(rawValue: 1)
    static let blue = Colors(rawValue: 2)
    static let violet: Colors = [.red, .blue]
  }

  private let lamp = Lamp()

  private func set(_ property: Property, _ value: Value, on object: AnyObject? = nil) throws {
    try property.set?(object ?? lamp, value)
  }

  private func get(_ property: Property, of object: AnyObject? = nil) -> String? {
    property.get?(object ?? lamp).shown
  }

  // MARK: - What a node may hold

  @Test(arguments: [
    (Property.Phase.making, true), (.building, true), (.launch, true), (.target, true),
    (.running, false),
  ])
  func `a node holds what can be set, but not what only runs`(
    phase: Property.Phase,
    isWritten: Bool
  ) {
    #expect(Property("a", .any, "A.", phase: phase, set: { _, _ in }).isWritten == isWritten)
    #expect(!Property("a", .any, "A.", phase: phase, get: { _ in .none }).isWritten)
  }

  @Test func `a node always holds a part, which nobody sets`() {
    #expect(Property("layer", .any, "A.", phase: .part).isWritten)
  }

  @Test func `some properties say where a view lies, and some which place it has`() {
    let names = [
      "frame", "bounds", "center", "transform", "contentOffset", "subviews", "children",
      "viewControllers", "rootViewController", "view", "gestureRecognizers", "sections",
      "superview", "window", "presentedViewController", "delegate",
    ]
    let properties = names.map { Property($0, .any, "A.") }
    #expect(properties.filter(\.isFraming).map(\.name) == ["frame", "bounds", "center"])
    #expect(properties.filter(\.isPlacing).map(\.name) == Array(names[5..<12]))
  }

  @Test func `a copy at another place, or one that is computed, is the same beside that`() throws {
    let original = Property(
      "frame",
      .count,
      swift: SwiftAccess(reading: "here"),
      standard: { .number(4) },
      "Sum.",
      isNodeOnly: true,
      phase: .launch,
      place: 3,
      get: { _ in .number(1) },
      own: { _ in .number(2) },
      set: { lamp, value in (lamp as? Lamp)?.count = Int(value.number ?? 0) }
    )
    for (copy, isStored, place) in [
      (original.computed, false, 3), (original.placed(at: 7), true, 7),
      (original.computed.placed(at: 1), false, 1),
    ] {
      #expect(copy.isStored == isStored)
      #expect(copy.place == place)
      #expect(copy.name == "frame" && copy.summary == "Sum." && "\(copy.type)" == "count")
      #expect(copy.isNodeOnly && copy.isFraming && copy.phase == .launch)
      #expect(copy.standard?().shown == "4.0")
      #expect(copy.read(from: "x") == "x.here")
      #expect(copy.get?(lamp).shown == "1.0")
      #expect(copy.own?(lamp).shown == "2.0")
      try set(copy, .number(9))
      #expect(lamp.count == 9)
      lamp.count = 1
    }
    #expect(original.isStored)
  }

  // MARK: - What they do

  @Test func `a plain value is read and set, and one of another kind is left`() throws {
    let count = Property.plain("count", \Lamp.count, 1, "A.")
    try set(count, .number(7))
    #expect(get(count) == "7.0")
    for value: Value in [.number(1.5), .text("7"), .none, .number(1e300)] { try set(count, value) }
    #expect(lamp.count == 7)
    #expect(count.standard?().shown == "1.0")
    #expect("\(count.type)" == "integer")
  }

  @Test func `an object of another class has nothing and takes nothing`() throws {
    let other = NSObject()
    let flag = Property.plain("isOn", \Lamp.isOn, false, "A.")
    try set(flag, .flag(true), on: other)
    #expect(get(flag, of: other) == "none")
    #expect(get(.reading("isOn", \Lamp.isOn, "A."), of: other) == "none")
    #expect(get(.part("cord", "NSObject", \Lamp.cord, "A."), of: other) == "none")
    #expect(get(.delegate("A."), of: other) == "none")
    let others = Property.adding(
      "others",
      "Lamp",
      swift: SwiftAccess(),
      "A.",
      reading: { (lamp: Lamp) in lamp.others }
    ) { $0.others.append($1) }
    #expect(get(others, of: other) == "none")
    try set(others, .list([.object(Lamp())]), on: other)
  }

  @Test func `objects that a node adds come in order, and what is none of the class is left out`()
    throws
  {
    let others = Property.adding(
      "others",
      "Lamp",
      swift: SwiftAccess(),
      "A.",
      reading: { (lamp: Lamp) in lamp.others }
    ) { $0.others.append($1) }
    let (first, second) = (Lamp(), Lamp())
    try set(others, .list([.object(first), .object(NSObject()), .none, .object(second)]))
    #expect(lamp.others.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    #expect(get(others) == "[a Lamp, a Lamp]")
    try set(others, .object(first))
    #expect(lamp.others.count == 2)
    #expect(others.isNodeOnly)
    #expect(others.standard?().shown == "[]")
  }

  @Test func `an object is set, and taken away by null or one of another class`() throws {
    let next = Property.object("next", "Lamp", \Lamp.next, "A.")
    let other = Lamp()
    try set(next, .object(other))
    #expect(lamp.next === other)
    #expect(get(next) == "a Lamp")
    try set(next, .object(NSObject()))
    #expect(lamp.next == nil)
    try set(next, .object(other))
    try set(next, .none)
    #expect(get(next) == "none")
    #expect(next.isOptional)
    #expect(Property.object("next", "Lamp", reading: \Lamp.next, "A.").set == nil)
  }

  @Test func `a choice is set by a name that it has, and its first name is the default`() throws {
    let mode = Property.choice("mode", \Lamp.mode, [("dim", .dim), ("bright", .bright)], "A.")
    #expect(mode.standard?().shown == "case dim")
    try set(mode, .name("bright"))
    #expect(get(mode) == "case bright")
    for value: Value in [.name("hidden"), .text("dim"), .none] { try set(mode, value) }
    #expect(lamp.mode == .bright)
    lamp.mode = .hidden
    #expect(get(mode) == "none")
  }

  @Test func `options are set by their names, and read in the order of the row`() throws {
    let colors = Property.options(
      "colors",
      \Lamp.colors,
      [("red", .red), ("blue", .blue), ("violet", .violet)],
      standard: ["red"],
      "A."
    )
    #expect(colors.standard?().shown == #"cases ["red"]"#)
    try set(colors, .names(["blue", "unknown"]))
    #expect(lamp.colors == .blue)
    #expect(get(colors) == #"cases ["blue"]"#)
    try set(colors, .names(["blue", "red"]))
    #expect(get(colors) == #"cases ["red", "blue", "violet"]"#)
    try set(colors, .name("red"))
    #expect(lamp.colors == .violet)
    try set(colors, .names([]))
    #expect(get(colors) == "cases []")
  }

  @Test func `what is only drawn is kept for each view, and is nothing of another object's`() throws
  {
    let color = Property.drawn("backgroundColor", .color, "A.")
    let mode = Property.drawn("contentMode", .choice(["center"]), "A.")
    #expect(color.isWritten && !color.isNodeOnly && !color.swift.isReadable)
    let simulation = Simulation()
    let (view, other) = simulation.enter { (UIView(frame: .zero), UIView(frame: .zero)) }
    for object in [view, lamp] { try set(color, .text("#ff8800"), on: object) }
    #expect(get(color, of: view) == "'#ff8800'")
    #expect(get(color, of: other) == "none")
    #expect(get(mode, of: view) == "none")
    #expect(get(color) == "none")
    try set(color, .none, on: view)
    #expect(get(color, of: view) == "none")
    #expect(color.standard?().shown == "none")
  }

  @Test func `what is given when an object is made is set without effect`() throws {
    let made = Property.making("count", .count, "A.") {
      ($0 as? Lamp).map { .number(Double($0.count)) } ?? .none
    }
    try set(made, .number(5))
    #expect(get(made) == "1.0")
    #expect(made.isWritten && made.isNodeOnly)
    #expect(made.phase == .making)
  }
}
