import Foundation
@_spi(Workbench) import ResponderKit
import Testing

private class CallsSuper: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private class LeavesSuperOut: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private final class AroundInherited: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private final class AroundCallsSuper: CallsSuper {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private final class AroundLeavesSuperOut: LeavesSuperOut {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private class OverridesNext: UIViewController {
  override var next: UIResponder? { nil }
}

private final class InheritsOverride: OverridesNext {}

private class OverridesGeneric<T>: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

struct OverridingTests {
  // MARK: - From the class's method table

  @Test func `a class that overrides nothing is told from one that does`() {
    let simulation = Simulation()
    #expect(simulation.dispatcher.overrides(.hitTest, in: UIView.self) == false)
    #expect(simulation.dispatcher.overrides(.pointInside, in: CallsSuper.self) == true)
    #expect(simulation.dispatcher.overrides(.hitTest, in: CallsSuper.self) == false)
    #expect(simulation.dispatcher.overrides(.touchesBegan, in: CallsSuper.self) == false)
  }

  @Test func `an override between the class and UIKit counts, for properties too`() {
    let simulation = Simulation()
    #expect(simulation.dispatcher.overrides(.next, in: InheritsOverride.self) == true)
    #expect(simulation.dispatcher.overrides(.viewDidLoad, in: InheritsOverride.self) == false)
  }

  @Test func `UIKit's own overrides are not somebody's`() {
    let simulation = Simulation()
    #expect(simulation.dispatcher.overrides(.next, in: UIWindow.self) == false)
    #expect(simulation.dispatcher.overrides(.next, in: UIViewController.self) == false)
  }

  @Test func `a generic class is read as well`() {
    let simulation = Simulation()
    #expect(simulation.dispatcher.overrides(.touchesBegan, in: OverridesGeneric<Int>.self) == true)
    #expect(simulation.dispatcher.overrides(.touchesEnded, in: OverridesGeneric<Int>.self) == false)
  }

  @Test func `what cannot be known is nil`() {
    let simulation = Simulation()
    #expect(simulation.dispatcher.overrides(.touchesBegan, in: Overrides.self) == nil)
    #expect(simulation.dispatcher.overrides(.viewDidLoad, in: UIView.self) == nil)
  }

  @Test(arguments: [
    Method.next, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .hitTest,
    .pointInside, .layoutSubviews, .didMoveToSuperview, .didMoveToWindow, .willMoveToWindow,
    .sendEvent, .becomeKey, .resignKey, .canBecomeKey,
  ])
  func `each method of a window has a place`(_ method: Method) {
    #expect(Simulation().dispatcher.overrides(method, in: UIWindow.self) == false)
  }

  // MARK: - At which level a call is told

  @Test func `what the app's own code answers is on the route, what UIKit answers is not`() throws {
    let screen = Screen(level: .route)
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.add("plain", UIView(frame: frame))
    screen.add("bySubclass", CallsSuper(frame: frame))
    let view = screen.add("byDocument", UIView(frame: frame))
    screen.simulation.dispatcher.setOverrides(
      Overrides([.pointInside: { _, _ in .flag(false) }]),
      of: view
    )
    try screen.tap(5, 5)
    let asked = screen.records.filter { $0.kind == .answered && $0.method == .pointInside }
    #expect(screen.names(asked.compactMap(\.at)) == ["byDocument", "bySubclass"])
  }

  @Test func `an override of sendEvent is on the route, with what it kept from the views`() throws {
    let screen = Screen(level: .route)
    screen.simulation.dispatcher.setOverrides(
      Overrides([.sendEvent: { _, _ in .none }]),
      of: screen.window
    )
    try screen.tap(5, 5)
    let sent = screen.records.filter { $0.kind == .answered && $0.method == .sendEvent }
    #expect(sent.map(\.rule?.id) == Array(repeating: "dispatch.override-must-call-super", count: 2))
  }

  // MARK: - How a call was answered

  /// The five kinds of receiver.
  enum Receiver: CaseIterable { case inherited, callsSuper, leavesSuperOut, document, both }
  /// The three ways in which its method is reached.
  enum Caller: CaseIterable { case model, `super`, direct }

  static let cells: [(Receiver, Caller, [String])] = [
    (.inherited, .model, ["inherited"]),
    (.inherited, .super, ["overridden, super called"]),
    (.inherited, .direct, ["inherited"]),
    (.callsSuper, .model, ["overridden, super called"]),
    (.callsSuper, .super, ["overridden, super called"]),
    (.callsSuper, .direct, ["overridden, super called"]),
    (.leavesSuperOut, .model, ["overridden, super not called"]),
    (.leavesSuperOut, .super, ["overridden, super not called"]),
    // A direct call to an override that does not reach super stays invisible.
    (.leavesSuperOut, .direct, []),
    (.document, .model, ["document's override"]),
    (.document, .super, ["document's override"]),
    (.document, .direct, ["document's override"]),
    (.both, .model, ["document's override"]),
    (.both, .super, ["document's override"]),
    (.both, .direct, ["document's override"]),
  ]

  @Test(arguments: cells)
  func `a call says how it was answered`(
    _ receiver: Receiver,
    _ caller: Caller,
    _ expected: [String]
  ) {
    let screen = Screen()
    let view = screen.add("view", make(receiver, calledBy: caller))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    if receiver == .document || receiver == .both {
      let overrides = Overrides([.pointInside: { _, callSuper in callSuper() }])
      screen.simulation.dispatcher.setOverrides(overrides, of: view)
    }
    let point = CGPoint(x: 5, y: 5)
    let inside =
      switch caller {
      case .model, .super: screen.window.hitTest(point, with: nil) === view
      case .direct: view.point(inside: point, with: nil)
      }
    #expect(inside)
    let asked = screen.records.filter {
      $0.at == screen.simulation.objects.index(of: view) && $0.method == .pointInside
    }
    let answers = asked.filter { $0.kind == .answered }
    #expect(answers.map(\.how) == expected)
    #expect(asked.count == 2 * expected.count)
  }

  private func make(_ receiver: Receiver, calledBy caller: Caller) -> UIView {
    let isAround = caller == .super
    return switch receiver {
    case .inherited, .document: isAround ? AroundInherited() : UIView()
    case .callsSuper, .both: isAround ? AroundCallsSuper() : CallsSuper()
    case .leavesSuperOut: isAround ? AroundLeavesSuperOut() : LeavesSuperOut()
    }
  }

  @Test func `a document's override runs before the Swift override, which runs before UIKit`() {
    let screen = Screen()
    let view = screen.add("view", LeavesSuperOut(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var answers: [Value] = []
    let overrides = Overrides([
      .pointInside: { _, callSuper in
        answers.append(callSuper())
        return .flag(false)
      }
    ])
    screen.simulation.dispatcher.setOverrides(overrides, of: view)
    #expect(screen.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === screen.window)
    guard case .flag(true)? = answers.first else {
      Issue.record("super of the document is the Swift override")
      return
    }
  }

  @Test func `an override that changes UIKit's answer decides instead of UIKit's rule`() {
    let screen = Screen()
    let view = screen.add("view", UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let overrides = Overrides([
      .hitTest: { _, callSuper in
        _ = callSuper()
        return .none
      }
    ])
    screen.simulation.dispatcher.setOverrides(overrides, of: view)
    #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === screen.window)
    #expect(screen.rules.contains("hit-test.override-nil-passes-through"))
  }

  @Test func `a method called directly while UIKit's body runs is a call of its own`() {
    let screen = Screen()
    let view = screen.add("view", UIView())
    let first = Overrides([
      .next: { _, _ in .object(view) },
      .touchesBegan: { _, callSuper in callSuper() },
    ])
    screen.simulation.dispatcher.setOverrides(first, of: view)
    view.touchesBegan([], with: nil)
    // The chain leads back to the view itself: a cycle, and no endless recursion.
    #expect(screen.simulation.dispatcher.failure?.kind == .responderCycle)
  }
}
