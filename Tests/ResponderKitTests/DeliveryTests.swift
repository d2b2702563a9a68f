import Foundation
@_spi(Workbench) import ResponderKit
import Testing

private final class SuperView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

@Suite(.seesItsRules)
struct DeliveryTests {
  @Test func `delivery.scroll-family-swallows: what lies behind them hears nothing`() throws {
    let screen = Screen()
    let frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    let views: [UIView] = screen.make {
      [
        UIScrollView(frame: frame), UITextView(frame: frame), UINavigationBar(frame: frame),
        UITabBar(frame: frame),
      ]
    }
    for (place, view) in views.enumerated() {
      screen.add("view\(place)", view)
      let outcome = try screen.tap(20, 120)
      #expect(screen.names(outcome.path) == ["view\(place)"])
      screen.wait(2)
      view.removeFromSuperview()
    }
    #expect(screen.decided("delivery.scroll-family-swallows"))
  }

  /// A leaf in a panel in the window.
  private func nested() -> (screen: Screen, panel: UIView, leaf: UIView) {
    let screen = Screen()
    let panel = screen.box("panel", 0, 0, 200, 200)
    return (screen, panel, screen.box("leaf", 0, 0, 50, 50, in: panel))
  }

  @Test func `delivery.hit-view-is-first: a touch nobody handles climbs to the application`() throws
  {
    let (screen, panel, _) = nested()
    screen.swallow(panel, .touchesBegan)
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path) == ["leaf", "panel"])
    #expect(screen.asked(.touchesBegan).first == "leaf")
    #expect(screen.objects(deciding: "delivery.hit-view-is-first").first == "leaf")
  }

  @Test func `delivery.default-forwards-to-next: the inherited version passes everything on`()
    throws
  {
    let (screen, _, _) = nested()
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path) == ["leaf", "panel", "window", "scene", "application"])
    #expect(outcome.isDiscarded)
    #expect(screen.decided("delivery.default-forwards-to-next"))
  }

  @Test func `what is passed on is asked of the next object by the rule of the chain`() throws {
    let scene = "chain.window-next-ios13"
    for (ios, rules) in [(12.0, ["chain.window-next-pre13"]), (17.0, [scene, scene])] {
      let screen = Screen(profile: profile(ios: ios), level: .route)
      let panel = screen.box("panel", 0, 0, 200, 200)
      screen.box("leaf", 0, 0, 50, 50, in: panel)
      try screen.touch(.began, 5, 5)
      let asked = screen.records.filter { $0.kind == .asked && $0.method == .touchesBegan }
      #expect(asked.map { $0.rule?.id } == [nil, "chain.view-next", "chain.view-next"] + rules)
    }
  }

  @Test func `delivery.per-method-forwarding: the three others are still forwarded`() throws {
    let (screen, _, leaf) = nested()
    screen.swallow(leaf, .touchesBegan)
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(screen.asked(.touchesBegan) == ["leaf"])
    #expect(screen.asked(.touchesMoved).contains("panel"))
    #expect(screen.asked(.touchesEnded).contains("panel"))
  }

  @Test func `delivery.override-swallows: without super the message stops`() throws {
    let (screen, panel, _) = nested()
    screen.swallow(panel, .touchesBegan, .touchesEnded)
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path) == ["leaf", "panel"])
    #expect(outcome.handledBy == screen.simulation.objects.index(of: panel))
    #expect(screen.objects(deciding: "delivery.override-swallows") == ["panel", "panel"])
    #expect(!screen.asked(.touchesBegan).contains("window"))
  }

  @Test func `delivery.super-continues: with super it is handled and goes on`() throws {
    let screen = Screen()
    let view = screen.add("view", SuperView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let outcome = try screen.tap(5, 5)
    #expect(outcome.handledBy == screen.simulation.objects.index(of: view))
    #expect(screen.objects(deciding: "delivery.super-continues") == ["view"])
    #expect(screen.asked(.touchesBegan) == ["view", "window", "scene", "application"])
    // Somebody handled it on the way, so nothing was discarded but the end of the touch.
    #expect(screen.objects(deciding: "dispatch.unhandled-is-dropped") == ["application"])
  }

  @Test func `delivery.partial-override-effect: ancestors see a sequence without its beginning`()
    throws
  {
    let (screen, panel, leaf) = nested()
    screen.swallow(leaf, .touchesBegan)
    let log = EventLog(screen.simulation, methods: touchMethods)
    screen.swallow(panel, .touchesBegan, .touchesEnded)
    try screen.tap(5, 5)
    #expect(log.entries == ["leaf.touchesBegan", "leaf.touchesEnded", "panel.touchesEnded"])
  }

  @Test func `delivery.touch-view-unchanged-up-chain: ancestors see the hit view in the touch`()
    throws
  {
    let (screen, panel, leaf) = nested()
    var views: [Bool] = []
    screen.override(
      panel,
      [
        .touchesBegan: { arguments, _ in
          guard case .object(let object)? = arguments.last, let event = object as? UIEvent
          else { return .none }
          views.append(event.allTouches?.first?.view === leaf)
          views.append(event.touches(for: panel) == nil)
          views.append(event.touches(for: leaf)?.count == 1)
          return .none
        }
      ]
    )
    try screen.touch(.began, 5, 5)
    #expect(views == [true, true, true])
  }

  @Test func `delivery.control-ignores-foreign-touch: a touch on its subview is not tracked`()
    throws
  {
    let screen = Screen()
    let button = screen.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.box("badge", 0, 0, 20, 20, in: button)
    try screen.touch(.began, 5, 5)
    #expect(!button.isTracking)
    #expect(screen.asked(.touchesBegan) == ["badge", "button"])
  }

  @Test func `delivery.control-stops-forwarding: its superview hears nothing`() throws {
    let screen = Screen()
    screen.add("control", UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path) == ["control"])
    #expect(screen.asked(.touchesBegan) == ["control"])
  }

  @Test func `delivery.plain-classes-inherit: views, windows, labels and controllers forward`()
    throws
  {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.simulation.objects.name(root, "root")
    screen.setRoot(root)
    let label = screen.add(
      "label",
      UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      in: root.view
    )
    label.isUserInteractionEnabled = true
    let outcome = try screen.tap(5, 5)
    #expect(
      screen.names(outcome.path) == [
        "label", "root.view", "root", "window", "scene", "application",
      ]
    )
    #expect(outcome.isDiscarded)
  }

  @Test func `delivery.never-call-next-directly: such a call is recorded as a call of its own`()
    throws
  {
    let (screen, _, leaf) = nested()
    screen.override(
      leaf,
      [
        .touchesBegan: { [unowned leaf] _, _ in
          leaf.superview?.touchesBegan([], with: nil)
          return .none
        }
      ]
    )
    let outcome = try screen.tap(5, 5)
    #expect(screen.asked(.touchesBegan).prefix(2) == ["leaf", "panel"])
    #expect(outcome.handledBy == screen.simulation.objects.index(of: leaf))
  }

  @Test func `delivery.end-of-chain: the delegate is the last to be asked`() throws {
    let (screen, _, _) = nested()
    let delegate = screen.make { UIResponder() }
    screen.simulation.objects.name(delegate, "delegate")
    screen.simulation.application.delegate = delegate
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path).last == "delegate")
    #expect(outcome.isDiscarded)
    #expect(screen.objects(deciding: "dispatch.unhandled-is-dropped") == ["delegate", "delegate"])
  }

  @Test func `delivery.no-interception-by-parent-later: hitTest is not asked again`() throws {
    let (screen, panel, leaf) = nested()
    try screen.touch(.began, 5, 5)
    screen.override(panel, [.hitTest: { [unowned panel] _, _ in .object(panel) }])
    try screen.touch(.moved, 6, 5)
    #expect(screen.asked(.touchesMoved).first == screen.simulation.objects.name(of: leaf))
  }
}
