import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing
import WorkbenchProtocol

@testable import Workbench

/// What the stimuli of the built-in modules do to the model.
struct StimuliTests {
  /// Keeps what it is told, in order.
  private final class Pad: UIView {
    var log: [(call: String, time: Double, points: [CGPoint])] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }

    private func note(_ call: String, _ touches: Set<UITouch>) {
      let points = touches.map { $0.location(in: nil) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      log.append((call, touches.first?.timestamp ?? 0, points))
    }
  }

  private let stage = StimulusStage()
  private let pad: Pad

  private var simulation: Simulation { stage.simulation }

  init() {
    pad = stage.simulation.enter { [window = stage.window] in
      let pad = Pad(frame: window.bounds)
      pad.isMultipleTouchEnabled = true
      window.addSubview(pad)
      return pad
    }
  }

  @discardableResult
  private func send(_ name: String, _ values: [String: Value] = [:]) throws -> Outcome {
    try stage.send(name, values)
  }

  private func point(_ x: Double, _ y: Double) -> Value { .point(CGPoint(x: x, y: y)) }

  @Test func `a tap is down and up, so many times`() throws {
    try send("touch.tap", ["at": point(50, 60), "taps": .number(2)])
    #expect(pad.log.map(\.call) == ["began", "ended", "began", "ended"])
    #expect(pad.log.map(\.time) == [0, 0.08, 0.15, 0.23])
    #expect(simulation.now == 230_000)
  }

  @Test func `fingers stand side by side about the place`() throws {
    try send("touch.tap", ["at": point(100, 60), "fingers": .number(3)])
    #expect(pad.log.map(\.call) == ["began", "ended"])
    #expect(pad.log.first?.points.map(\.x) == [60, 100, 140])
  }

  @Test func `a drag moves every sixtieth of a second, rests and is lifted`() throws {
    try send("touch.drag", ["from": point(0, 0), "by": point(90, 0)])
    let moves = pad.log.filter { $0.call == "moved" }
    #expect(moves.count == 20)
    #expect(moves.first?.time == 0.016667)
    #expect(moves.suffix(3).map(\.time) == [0.3, 0.316667, 0.333334])
    #expect(moves.suffix(3).allSatisfy { $0.points == [CGPoint(x: 90, y: 0)] })
    #expect(moves.dropLast(3).last?.points != [CGPoint(x: 90, y: 0)])
    #expect(pad.log.last?.call == "ended")
    #expect(simulation.now == 400_000)
  }

  @Test func `a flick's last place is a move, and the lift follows at the same place`() throws {
    try send("touch.flick", ["from": point(0, 0), "to": point(60, 0)])
    #expect(pad.log.map(\.call) == ["began"] + Array(repeating: "moved", count: 6) + ["ended"])
    #expect(pad.log.suffix(2).map(\.points) == [[CGPoint(x: 60, y: 0)], [CGPoint(x: 60, y: 0)]])
    #expect(pad.log.suffix(2).map(\.time) == [0.1, 0.116667])
  }

  @Test(arguments: [
    (0.0, [0.1, 0.2]), (0.06, [0.1, 0.133333, 0.166666, 0.2]), (0.6, [0.1, 0.2, 0.3, 0.7]),
  ])
  func `a rest begins with two moves of no way, however long it is`(
    rest: Double,
    times: [Double]
  ) throws {
    try send(
      "touch.drag",
      [
        "from": point(0, 0), "to": point(60, 0), "duration": .number(0.1), "every": .number(0.1),
        "rest": .number(rest),
      ]
    )
    #expect(pad.log.dropFirst().map(\.time) == times)
    #expect(pad.log.dropFirst().allSatisfy { $0.points == [CGPoint(x: 60, y: 0)] })
    #expect(pad.log.last?.call == "ended")
  }

  @Test func `a path is followed at even speed`() throws {
    try send(
      "touch.drag",
      [
        "from": point(0, 0), "path": .list([point(30, 0), point(30, 60)]),
        "duration": .number(0.3), "every": .number(0.1), "rest": .number(0),
      ]
    )
    #expect(
      pad.log.map(\.points) == [
        [CGPoint(x: 0, y: 0)], [CGPoint(x: 30, y: 0)], [CGPoint(x: 30, y: 30)],
        [CGPoint(x: 30, y: 60)], [CGPoint(x: 30, y: 60)],
      ]
    )
  }

  @Test func `where to is said once`() {
    #expect(throws: SimulationError.self) { try send("touch.drag", ["from": point(0, 0)]) }
    #expect(throws: SimulationError.self) {
      try send("touch.drag", ["from": point(0, 0), "to": point(1, 1), "by": point(1, 1)])
    }
    #expect(pad.log.isEmpty)
  }

  @Test func `two fingers move apart in the same events`() throws {
    try send(
      "touch.pinch",
      [
        "at": point(200, 200), "distance": .list([.number(40), .number(80)]),
        "duration": .number(0.1), "every": .number(0.05),
      ]
    )
    #expect(pad.log.map(\.call) == ["began", "moved", "moved", "ended"])
    #expect(
      pad.log.map { $0.points.map(\.x) } == [[180, 220], [170, 230], [160, 240], [160, 240]]
    )
    #expect(pad.log.map(\.time) == [0, 0.05, 0.1, 0.15])
  }

  @Test(arguments: ["touch.drag", "touch.pinch", "touch.moved", "touch.play"])
  func `a stimulus makes as many moves as its limit says, and no more`(name: String) throws {
    let limit = try #require(Limit.all.first { $0.name == "stimulusMoves" }).value
    func send(moves: Int) throws {
      let (duration, every) = (Value.number(Double(moves) * 0.125), Value.number(0.125))
      switch name {
      case "touch.drag":
        let way = ["from": point(0, 0), "by": point(90, 0)]
        try self.send(name, way.merging(["duration": duration, "every": every]) { $1 })
      case "touch.pinch":
        let half = Value.number(Double(moves) / 2 * 0.125)
        let lengths = Value.list([.number(40), .number(80)])
        try self.send(
          name,
          ["at": point(9, 9), "distance": lengths, "duration": half, "every": every]
        )
      case "touch.moved":
        try self.send(name, ["at": point(40, 10), "duration": duration, "every": every])
      default:
        let stops: [Value] = [
          .list([.number(0), point(0, 0)]), .list([duration, point(0, 9)]),
        ]
        try self.send(name, ["fingers": .list([.list(stops)]), "every": every])
      }
    }
    if name == "touch.moved" { try self.send("touch.began", ["at": point(10, 10)]) }
    let before = pad.log.count
    #expect {
      try send(moves: limit + 8)
    } throws: {
      "\($0)".contains("10000 moves")
    }
    #expect(pad.log.count == before)
    try send(moves: limit - 8)
    #expect(simulation.dispatcher.failure == nil && pad.log.count > before)
  }

  @Test func `times that rise and fall are refused before a million moves are made`() {
    let stops: [Value] = (0..<1000).map {
      .list([.number($0.isMultiple(of: 2) ? 0 : 9000), point(Double($0), 0)])
    }
    #expect {
      try send("touch.play", ["fingers": .list([.list(stops)])])
    } throws: {
      "\($0)".contains("the times of finger 1 do not rise")
    }
    #expect(pad.log.isEmpty)
    // What rises, for all fingers together, is bounded too.
    let long: Value = .list([
      .list([.number(0), point(0, 0)]), .list([.number(100), point(0, 9)]),
    ])
    #expect {
      try send("touch.play", ["fingers": .list([long, long])])
    } throws: {
      "\($0)".contains("finger 2") && "\($0)".contains("10000 moves")
    }
    #expect(pad.log.isEmpty)
  }

  @Test func `fingers that are played share the events of one time`() throws {
    func stop(_ time: Double, _ x: Double, _ y: Double) -> Value {
      .list([.number(time), point(x, y)])
    }
    try send(
      "touch.play",
      [
        "fingers": .list([
          .list([stop(0, 100, 400), stop(0.2, 100, 400)]),
          .list([stop(0, 250, 400), stop(0.3, 250, 460)]),
        ])
      ]
    )
    #expect(pad.log.first?.points.count == 2)
    let ends = pad.log.filter { $0.call == "ended" }
    #expect(ends.map(\.time) == [0.2, 0.3])
    #expect(ends.map(\.points.count) == [1, 1])
  }

  @Test func `all fingers are cancelled in one event, and may come down again`() throws {
    try send("touch.began", ["at": point(10, 10)])
    try send("touch.began", ["finger": .number(2), "at": point(90, 10)])
    try send("touch.cancelled", [:])
    #expect(pad.log.last?.points.count == 2)
    try send("touch.ended", ["finger": .number(2)])
    try send("touch.tap", ["at": point(10, 10)])
    #expect(pad.log.map(\.call) == ["began", "began", "cancelled", "began", "ended"])
    #expect(throws: SimulationError.self) { try send("touch.cancelled", [:]) }
  }

  @Test func `a finger moves from where it is`() throws {
    try send("touch.began", ["at": point(10, 10)])
    try send(
      "touch.moved",
      ["at": point(40, 10), "duration": .number(0.3), "every": .number(0.1)]
    )
    #expect(pad.log.flatMap(\.points).map(\.x).map { $0.rounded() } == [10, 20, 30, 40])
  }

  @Test func `more events than a stimulus may have are refused before the first`() {
    #expect(throws: SimulationError.self) {
      try send("touch.drag", ["from": point(0, 0), "by": point(9, 9), "duration": .number(1e9)])
    }
    #expect(pad.log.isEmpty)
  }

  // MARK: - The other modules

  /// Takes part in everything that has no place on the screen.
  private final class Listener: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionBegan")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionEnded")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motionCancelled")
    }
    override func remoteControlReceived(with event: UIEvent?) { heard.append("remote") }
    func cite(_ sender: Any?) { heard.append("cite:") }
    override class var actions: Actions { super.actions.adding("cite:", Listener.cite) }
  }

  private func addListener() -> Listener {
    simulation.enter {
      let listener = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(listener)
      return listener
    }
  }

  @Test func `becoming first responder answers, and then events without a place arrive`() throws {
    let listener = addListener()
    #expect(try send("first-responder.become", ["on": .object(pad)]).returned == false)
    #expect(try send("first-responder.become", ["on": .object(listener)]).returned == true)
    try send("motion.shake")
    try send("motion.began")
    try send("motion.cancelled")
    simulation.application.beginReceivingRemoteControlEvents()
    try send("remote-control.send", ["command": .name("nextTrack")])
    #expect(listener.heard.prefix(2) == ["motionBegan", "motionEnded"])
    #expect(listener.heard.last == "remote")
    #expect(try send("first-responder.resign", ["on": .object(listener)]).returned == true)
    #expect(throws: SimulationError.self) {
      try send("remote-control.send", ["command": .name("louder")])
    }
  }

  @Test func `an action answers whether anybody handled it`() throws {
    let listener = addListener()
    let cite = Value.selector("cite:")
    #expect(try send("action.send", ["action": cite, "from": .object(listener)]).returned == true)
    #expect(try send("action.send", ["action": cite, "to": .object(listener)]).returned == true)
    #expect(listener.heard == ["cite:", "cite:"])
    #expect(try send("action.send", ["action": .selector("shred:")]).returned == false)
  }

  @Test func `a menu is shown, chosen from and hidden`() throws {
    let listener = addListener()
    try send("first-responder.become", ["on": .object(listener)])
    #expect(throws: SimulationError.self) { try send("edit-menu.choose", ["item": .text("cite:")]) }
    simulation.enter {
      simulation.menu.controller.menuItems = [UIMenuItem(title: "Cite", action: "cite:")]
    }
    try send("edit-menu.show", ["from": .object(listener)])
    #expect(simulation.menu.items == ["cite:"])
    try send("edit-menu.choose", ["item": .text("Cite")])
    #expect(listener.heard == ["cite:"])
    try send("edit-menu.show", ["from": .object(listener), "at": point(1, 1)])
    try send("edit-menu.hide")
    #expect(!simulation.menu.isVisible)
  }
}
