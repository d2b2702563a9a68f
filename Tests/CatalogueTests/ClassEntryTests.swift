@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What a class has of its own and of its superclasses, in a catalogue of three classes.
struct ClassEntryTests {
  private class Animal: NSObject {}
  private class Bird: Animal {}
  private final class Robin: Bird {}
  private final class Fish: Animal {}

  private static func property(_ name: String, _ summary: String) -> Property {
    Property(name, .number, summary, set: { _, _ in })
  }

  private static func method(_ name: String, _ summary: String) -> MethodRow {
    .doing(name, summary) { (_: Animal) in }
  }

  private static let animal = ClassRow(
    "Animal",
    Animal.self,
    superclass: nil,
    "Lives.",
    initializer: SwiftInitializer([.always("kind", "nil")]),
    properties: [property("legs", "a"), property("frame", "a"), property("view", "a")],
    methods: [method("eat", "a"), method("move(to:)", "a")],
    delegateProtocol: "AnimalDelegate",
    delegateMethods: [method("didEat", "a")],
    occurrences: ["born"]
  )

  private static let bird = ClassRow(
    "Bird",
    Bird.self,
    superclass: "Animal",
    "Flies.",
    properties: [property("wings", "b"), property("frame", "b")],
    methods: [method("eat", "b"), method("fly", "b")],
    delegateMethods: [method("didFly", "b")],
    occurrences: ["flew"]
  )

  private static let robin = ClassRow(
    "Robin",
    Robin.self,
    superclass: "Bird",
    "Sings.",
    make: { _ in Robin() },
    initializer: SwiftInitializer(),
    properties: [property("legs", "r")],
    delegateProtocol: "RobinDelegate",
    delegateMethods: [method("didEat", "r")]
  )

  private static let fish = ClassRow("Fish", Fish.self, superclass: "Animal", "Swims.")

  private let catalogue = Catalogue([animal, fish, bird, robin])

  private func entry(_ name: String) throws -> Catalogue.Entry {
    try #require(catalogue.entries[name])
  }

  @Test func `a class knows its superclasses, itself first`() throws {
    #expect(try entry("Animal").ancestry == ["Animal"])
    #expect(try entry("Robin").ancestry == ["Robin", "Bird", "Animal"])
    #expect(try ["Animal", "Bird", "Fish", "Robin"].map { try entry($0).depth } == [1, 2, 2, 3])
  }

  @Test func `a class is what it inherits from, and not the other way round`() {
    #expect(catalogue.isKind("Robin", of: "Robin"))
    #expect(catalogue.isKind("Robin", of: "Animal"))
    #expect(!catalogue.isKind("Animal", of: "Robin"))
    #expect(!catalogue.isKind("Fish", of: "Bird"))
    #expect(!catalogue.isKind("Stone", of: "Animal"))
    #expect(!catalogue.isKind("Stone", of: "Stone"))
  }

  @Test func `what a class says anew of a property stays at the superclass's place`() throws {
    let robin = try entry("Robin")
    #expect(robin.order.map(\.name) == ["legs", "frame", "view", "wings"])
    #expect(robin.order.map(\.summary) == ["r", "b", "a", "b"])
    #expect(robin.order.map(\.place) == [0, 1, 2, 3])
    #expect(robin.properties.count == 4)
    #expect(robin.properties["frame"]?.summary == "b")
    #expect(try entry("Animal").order.map(\.summary) == ["a", "a", "a"])
    #expect(try entry("Fish").order.map(\.name) == ["legs", "frame", "view"])
  }

  @Test func `a method of the class comes before one of its superclass`() throws {
    let robin = try entry("Robin")
    #expect(robin.methods.mapValues(\.summary) == ["eat": "b", "move(to:)": "a", "fly": "b"])
    #expect(robin.delegateMethods.mapValues(\.summary) == ["didEat": "r", "didFly": "b"])
    #expect(try entry("Animal").methods["eat"]?.summary == "a")
  }

  @Test func `a delegate's protocol and an initializer are the superclass's unless it has its own`()
    throws
  {
    #expect(try entry("Bird").delegateProtocol == "AnimalDelegate")
    #expect(try entry("Robin").delegateProtocol == "RobinDelegate")
    #expect(try entry("Bird").initializer.arguments.map(\.label) == ["kind"])
    #expect(try entry("Robin").initializer.arguments.isEmpty)
  }

  @Test func `all can occur at an object that its classes and delegates have`() throws {
    #expect(try entry("Bird").occurrences == ["born", "flew"])
    #expect(try entry("Fish").occurrences == ["born"])
    #expect(try entry("Fish").occurring == ["born", "eat", "move(to:)", "didEat"])
    #expect(
      try entry("Robin").occurring == [
        "born", "flew", "eat", "move(to:)", "fly", "didEat", "didFly",
      ]
    )
  }

  @Test func `an object is of the most special class that is known`() {
    final class Owl: Bird {}
    #expect(catalogue.entry(of: Robin())?.name == "Robin")
    #expect(catalogue.entry(of: Owl())?.name == "Bird")
    #expect(catalogue.entry(of: Animal())?.name == "Animal")
    #expect(catalogue.entry(of: NSObject()) == nil)
    #expect(catalogue.entry(ofType: Owl.self)?.name == "Bird")
    #expect(catalogue.entry(ofType: Robin.self)?.name == "Robin")
    #expect(catalogue.entry(ofType: NSObject.self) == nil)
  }

  @Test func `the classes with a property are those that say it, in the order of the alphabet`() {
    #expect(catalogue.classes(withProperty: "legs") == ["Animal", "Robin"])
    #expect(catalogue.classes(withProperty: "frame") == ["Animal", "Bird"])
    #expect(catalogue.classes(withProperty: "wheels") == [])
  }

  @Test func `of a property that several classes have the most general is meant anywhere`() {
    #expect(catalogue.writtenProperty(anywhere: "legs")?.summary == "a")
    #expect(catalogue.writtenProperty(anywhere: "wings")?.summary == "b")
    #expect(catalogue.writtenProperty(anywhere: "wheels") == nil)
  }

  @Test func `a delegate's method is the most special one of its name`() {
    #expect(catalogue.delegateMethod("didEat")?.summary == "r")
    #expect(catalogue.delegateMethod("didFly")?.summary == "b")
    #expect(catalogue.delegateMethod("eat") == nil)
    #expect(catalogue.delegateMethodNames == ["didEat", "didFly"])
  }

  @Test func `a node names a class of which none can be made, unless the row says otherwise`() {
    #expect(Self.fish.isNamedInNodes)
    #expect(!Self.robin.isNamedInNodes)
    let named = ClassRow(
      "X",
      Fish.self,
      superclass: nil,
      "X.",
      make: { _ in Fish() },
      isNamedInNodes: true
    )
    #expect(named.isNamedInNodes)
  }

  @Test func `a class of which only a name is known to be read is written nowhere`() {
    let read = Property("song", .text, "Read.")
    let row = ClassRow("Bird", Bird.self, superclass: nil, "B.", properties: [read])
    #expect(Catalogue([row]).writtenProperty(anywhere: "song") == nil)
  }
}
