import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct PressTests {
  @Test func `press.types: seven buttons; a key is none of them`() throws {
    let named = UIPress.PressType.named
    #expect(named.map(\.value.rawValue) == Array(0...6))
    #expect(
      named.map(\.name) == [
        "upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu", "playPause",
      ]
    )
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    for (_, type) in named {
      try screen.press(.button(type))
      #expect(view.lastPress?.type == type)
    }
    try screen.key("a")
    #expect(view.lastPress.map { press in !named.contains { $0.value == press.type } } == true)
  }

  @Test func `press.phases: only an analog button changes`() throws {
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    try screen.simulation.presses.begin(.button(.select))
    #expect(view.lastPress?.phase == .began)
    try screen.simulation.presses.begin(.button(.menu))
    #expect(view.lastEvent?.allPresses.count == 2)
    #expect(view.lastEvent?.allPresses.filter { $0.phase == .stationary }.count == 1)
    try screen.simulation.presses.change(.button(.select), force: 0.5)
    #expect(view.lastPress?.phase == .changed)
    #expect(view.lastPress?.force == 0.5)
    try screen.simulation.presses.end(.button(.select))
    #expect(view.lastPress?.phase == .ended)
    #expect(view.lastPress?.force == 0)
    try screen.simulation.presses.cancel(.button(.menu))
    #expect(view.lastPress?.phase == .cancelled)
    #expect(view.heard == ["began 1", "began 1", "changed 1", "ended 1", "cancelled 1"])
    try screen.simulation.presses.begin(.key("a", []))
    let error = #expect(throws: SimulationError.self) {
      try screen.simulation.presses.change(.key("a", []), force: 0.5)
    }
    #expect(error?.rule?.id == "press.phases")
  }

  @Test func `press.initial-object: what has the focus, else the first responder, for good`() throws
  {
    let screen = Screen()
    let first = screen.pressView("first")
    let focused = screen.pressView("focused")
    first.becomeFirstResponder()
    try screen.simulation.presses.begin(.button(.select))
    focused.takesFocus = true
    screen.simulation.focusSystem.requestFocusUpdate(to: focused)
    #expect(focused.isFocused)
    try screen.simulation.presses.end(.button(.select))
    #expect(first.heard == ["began 1", "ended 1"])
    #expect(first.lastPress?.responder === first)
    try screen.press(.button(.select))
    #expect(focused.heard == ["began 1", "ended 1"])
    #expect(screen.objects(deciding: "press.initial-object") == ["first", "focused"])
    focused.removeFromSuperview()
    #expect(screen.simulation.focusSystem.focusedItem == nil)
    try screen.press(.button(.select))
    #expect(first.heard.count == 4)
  }

  @Test func `press.no-responder-fallback: where key commands start`() throws {
    let screen = Screen()
    let willing = screen.make { LifeController("willing") }
    screen.simulation.objects.name(willing, "willing")
    screen.setRoot(willing)
    let outcome = try screen.press(.button(.playPause))
    #expect(screen.names(outcome.path).first == "willing")
    #expect(screen.objects(deciding: "press.no-responder-fallback") == ["willing"])
    screen.setRoot(screen.make { UIViewController() })
    #expect(try screen.names(screen.press(.button(.menu)).path).first == "window")
  }

  @Test func `press.default-forwards: up the chain, each method on its own`() throws {
    let screen = Screen()
    let outer = screen.pressView("outer")
    let inner = screen.pressView("inner", in: outer)
    inner.keepsPresses = false
    inner.becomeFirstResponder()
    let outcome = try screen.press(.button(.select))
    #expect(screen.names(outcome.path) == ["inner", "outer"])
    #expect(outer.heard == ["began 1", "ended 1"])
    outer.keepsPresses = false
    screen.override(inner, [.pressesBegan: { _, _ in .none }])
    try screen.press(.button(.select))
    #expect(outer.heard == ["began 1", "ended 1", "ended 1"])
    #expect(screen.objects(deciding: "press.default-forwards").contains("window"))
  }

  @Test func `press.override-all-four: each press has one end, also when the app is interrupted`()
    throws
  {
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    try screen.simulation.presses.begin(.button(.select))
    try screen.simulation.presses.begin(.key("a", []))
    screen.make { screen.simulation.lifecycle.resignActive() }
    #expect(view.heard == ["began 1", "began 1", "cancelled 2"])
    #expect(screen.decided("press.override-all-four"))
    screen.make { screen.simulation.lifecycle.becomeActive() }
    try screen.simulation.presses.end(.button(.select))
    try screen.simulation.presses.end(.key("a", []))
    #expect(view.heard.count == 3)
    try screen.press(.button(.select))
    #expect(view.heard.suffix(2) == ["began 1", "ended 1"])
  }

  @Test func `several presses are cancelled in one call`() throws {
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    try screen.simulation.presses.begin(.button(.select))
    try screen.simulation.presses.begin(.key("a", []))
    try screen.simulation.presses.cancel()
    #expect(view.heard.last == "cancelled 2")
    #expect(throws: SimulationError.self) { try screen.simulation.presses.cancel() }
  }

  @Test func `press.key-property: a key's press has one, a button's none`() throws {
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    try screen.key("p", [.shift, .command])
    let key = try #require(view.lastPress?.key)
    #expect(key.characters == "P")
    #expect(key.charactersIgnoringModifiers == "p")
    #expect(key.modifierFlags == [.shift, .command])
    #expect(key.keyCode == .keyboardP)
    try screen.key(UIKeyCommand.inputUpArrow)
    #expect(view.lastPress?.key?.keyCode.rawValue == 82)
    try screen.key("é")
    #expect(view.lastPress?.key?.keyCode == .keyboardErrorUndefined)
    try screen.press(.button(.select))
    #expect(view.lastPress?.key == nil)
  }

  @Test func `press.key-goes-to-key-window: not to the window in front`() throws {
    let screen = Screen()
    let view = screen.pressView("view")
    view.becomeFirstResponder()
    let front = screen.addWindow("front", level: .alert)
    let other = screen.pressView("other", in: front)
    other.becomeFirstResponder()
    try screen.key("a")
    #expect(view.heard == ["began 1", "ended 1"])
    #expect(other.heard.isEmpty)
    #expect(screen.objects(deciding: "press.key-goes-to-key-window") == ["window", "window"])
    screen.make { front.makeKey() }
    try screen.key("a")
    #expect(other.heard == ["began 1", "ended 1"])
  }

  @Test func `what cannot be pressed is refused`() throws {
    let screen = Screen()
    let simulation = screen.simulation
    #expect(throws: SimulationError.self) { try simulation.presses.begin(.key("", [])) }
    #expect(throws: SimulationError.self) { try simulation.presses.begin(.key("ab", [])) }
    #expect(throws: SimulationError.self) { try simulation.presses.end(.key("a", [])) }
    try simulation.presses.begin(.key("a", []))
    #expect(throws: SimulationError.self) { try simulation.presses.begin(.key("A", .shift)) }
    try simulation.presses.end(.key("A", []))
    #expect(throws: SimulationError.self) { try simulation.presses.end(.key("a", [])) }
    for duration in [Double.infinity, -.infinity, .nan] {
      try simulation.presses.send(.key("a", []), duration: duration)
    }
  }

  @Test func `a press whose responder went away ends quietly`() throws {
    let screen = Screen()
    try autoreleasing {
      let view = screen.make { PressView(frame: .zero) }
      screen.make { screen.window.addSubview(view) }
      view.becomeFirstResponder()
      try screen.simulation.presses.begin(.button(.select))
      view.removeFromSuperview()
    }
    try screen.simulation.presses.end(.button(.select))
    #expect(screen.rules(of: .discarded) == ["dispatch.unhandled-is-dropped"])
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

  @Test func `the focus moves to the nearest view in an arrow's direction`() throws {
    let screen = Screen()
    let views = [(100.0, 100.0), (200, 110), (300, 100), (100, 300)].enumerated().map {
      let view = screen.pressView("v\($0)", x: $1.0, y: $1.1)
      view.takesFocus = true
      return view
    }
    screen.simulation.focusSystem.requestFocusUpdate(to: screen.window)
    #expect(views[0].isFocused)
    for (key, place) in [
      (UIKeyCommand.inputRightArrow, 1), (UIKeyCommand.inputRightArrow, 2),
      (UIKeyCommand.inputLeftArrow, 1), ("\t", 2), ("\t", 3), ("\t", 0),
      (UIKeyCommand.inputDownArrow, 3), (UIKeyCommand.inputUpArrow, 0),
    ] {
      try screen.key(key)
      #expect(views[place].isFocused, "\(key) to \(place)")
    }
    // There is nothing further left: the key is the view's own.
    try screen.key(UIKeyCommand.inputLeftArrow)
    #expect(views[0].heard == ["began 1", "ended 1"])
  }

  @Test func `a press that is over is no object any more`() throws {
    let screen = Screen(level: .outcome)
    let view = screen.add("view", PressSpy(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.world = screen.simulation
    view.becomeFirstResponder()
    try screen.press(.button(.select))
    let index = try #require(view.places.first)
    #expect(screen.simulation.objects.object(at: index) == nil)
    screen.simulation.dispatcher.limits.objects = 50
    for _ in 0..<100 { try screen.press(.button(.select)) }
    #expect(screen.simulation.dispatcher.failure == nil)
  }
}

/// A view that notes the places of its presses in the object table, and keeps none of them.
private final class PressSpy: FocusView {
  var places: [ObjectIndex] = []
  weak var world: Simulation?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    places += presses.compactMap { world?.objects.index(of: $0) }
  }
}
