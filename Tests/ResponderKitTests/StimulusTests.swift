import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing

private struct KnockParameters: ParameterList {
  enum Hand: String, ParameterValue, CaseIterable { case left, right }

  var at = CGPoint.zero
  var times = 2
  var hand = Hand.right
  var pauses: [Double] = []
  var by: CGPoint?

  static let parameters: [StimulusParameter<Self>] = [
    .required("at", \.at, .place, "Where to knock."),
    .field("times", \.times, .integer(1...9), "How often."),
    .field("hand", \.hand, .choice(Hand.allCases.map(\.rawValue)), "With which hand."),
    .field("pauses", \.pauses, .list(of: .duration), "How long between."),
    .field("by", \.by, .vector, "How far the hand moves."),
  ]
}

private struct ThrowParameters: ParameterList {
  var to: CGPoint?
  var by: CGPoint?
  var spin = false

  static let parameters: [StimulusParameter<Self>] = [
    .field("to", \.to, .place, "Where it lands."),
    .field("by", \.by, .vector, "How far it flies."),
    .field("spin", \.spin, .flag, "Whether it turns."),
  ]
  static let choices: [ParameterChoice] = [.one(of: "to", "by"), .atMostOne(of: "to", "spin")]
}

private struct LobParameters: ParameterList {
  static let parameters: [StimulusParameter<Self>] = []
  static let choices: [ParameterChoice] = [.atMostOne(of: "to")]
}

struct StimulusTests {
  private let simulation = Simulation()

  private func run(_ values: [String: Value]) throws -> KnockParameters? {
    nonisolated(unsafe) var seen: KnockParameters?  // Called on this thread, within run.
    let stimulus = Stimulus("Door.knock", "Knocks.", KnockParameters.self) { parameters, _ in
      seen = parameters
    }
    try stimulus.run(values, StimulusContext(simulation))
    return seen
  }

  @Test func `what is left out has the value that the struct begins with`() throws {
    let parameters = try #require(try run(["at": .point(CGPoint(x: 3, y: 4))]))
    #expect(parameters.at == CGPoint(x: 3, y: 4))
    #expect(parameters.times == 2)
    #expect(parameters.hand == .right)
    #expect(parameters.by == nil)
  }

  @Test func `values are read by the type of their property`() throws {
    let parameters = try #require(
      try run([
        "at": .point(.zero), "times": .number(5), "hand": .name("left"),
        "pauses": .list([.number(0.5), .number(1)]), "by": .point(CGPoint(x: 1, y: 2)),
      ])
    )
    #expect(parameters.times == 5)
    #expect(parameters.hand == .left)
    #expect(parameters.pauses == [0.5, 1])
    #expect(parameters.by == CGPoint(x: 1, y: 2))
  }

  @Test func `a value that does not fit is refused by name`() {
    expectRefusal([:], "needs 'at'")
    expectRefusal(["at": .flag(true)], "cannot use what stands in 'at'")
    expectRefusal(
      ["at": .point(.zero), "times": .number(1.5)],
      "cannot use what stands in 'times'"
    )
    expectRefusal(["at": .point(.zero), "tims": .number(1)], "has no parameter 'tims'")
    expectRefusal(["at": .point(.zero), "times": .number(0)], "'times' is out of its range")
    expectRefusal(["at": .point(.zero), "times": .number(10)], "'times' is out of its range")
  }

  @Test func `of parameters that exclude each other one can be there`() throws {
    let thrown = Stimulus("Ball.throw", "Throws.", ThrowParameters.self) { _, _ in }
    let context = StimulusContext(simulation)
    try thrown.run(["to": .point(.zero)], context)
    let none = #expect(throws: SimulationError.self) { try thrown.run([:], context) }
    #expect(none?.message.en == "Ball.throw needs 'to' or 'by'")
    let both = #expect(throws: SimulationError.self) {
      try thrown.run(["to": .point(.zero), "by": .point(.zero)], context)
    }
    #expect(both?.message.en == "Ball.throw takes only one of 'to' and 'by'")
    let spun = #expect(throws: SimulationError.self) {
      try thrown.run(["to": .point(.zero), "spin": .flag(true)], context)
    }
    #expect(
      spun?.message
        == Text(
          "Ball.throw takes only one of 'to' and 'spin'",
          zh: "Ball.throw 只接受“to”和“spin”中的一个"
        )
    )
  }

  private func expectRefusal(
    _ values: [String: Value],
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: SimulationError.self, sourceLocation: sourceLocation) {
      try run(values)
    }
    #expect(error?.message.en.contains(message) == true, sourceLocation: sourceLocation)
  }

  @Test func `fields tell the default, or that there is none`() {
    let fields = KnockParameters.parameters.map(\.field)
    #expect(fields.map(\.isRequired) == [true, false, false, false, false])
    guard case .number(2)? = fields[1].defaultValue else { return #expect(Bool(false)) }
    #expect(fields[0].defaultValue == nil)
    #expect(fields[4].defaultValue == nil)
    #expect(fields[4].unit == "points")
  }

  @Test func `a module says everything that keeps it from being used`() {
    let module = Module("2")
      .object(NSObject.self) { NSObject() }
      .object(NSObject.self) { NSObject() }
      .stimulus(Stimulus("Door.knock", "Knocks.") { _ in })
      .stimulus(Stimulus("2.throw", "Throws.", LobParameters.self) { _, _ in })
      .explaining("hit-test.no-such", "Nothing.")
    #expect(module.problems.count == 5)
    #expect(Module("Wide").problems.isEmpty)
  }
}
