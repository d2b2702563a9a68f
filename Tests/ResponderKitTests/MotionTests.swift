import Foundation
@_spi(Workbench) import ResponderKit
import Testing

private let motionMethods: Set<ResponderKit.Method> = [
  .motionBegan, .motionEnded, .motionCancelled,
]

@Suite(.seesItsRules)
struct MotionTests {
  /// A screen whose window has a root controller.
  private func withRoot(_ profile: Profile = Profile()) -> (screen: Screen, root: UIViewController)
  {
    let screen = Screen(profile: profile)
    let root = screen.make { UIViewController() }
    screen.simulation.objects.name(root, "root")
    screen.setRoot(root)
    return (screen, root)
  }

  @discardableResult
  private func shake(_ screen: Screen, cancelled: Bool = false) throws -> Outcome {
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.motion.sendShake(cancelled: cancelled)
    return screen.simulation.finishStimulus()
  }

  @Test func `motion.only-shake: there is no other motion`() {
    let all = (0...200).compactMap { UIEvent.EventSubtype(rawValue: $0) }
    #expect(all.filter { $0.rawValue != 0 && $0.rawValue < 100 } == [.motionShake])
  }

  @Test func `motion.initial-first-responder: the key window's first responder gets the shake`()
    throws
  {
    let (screen, _) = withRoot()
    let field = screen.focusView("field")
    screen.make { _ = field.becomeFirstResponder() }
    let outcome = try shake(screen)
    #expect(screen.names(outcome.path).first == "field")
    #expect(screen.objects(deciding: "motion.initial-first-responder") == ["field", "field"])
  }

  @Test func `motion.default-forwards: the inherited methods pass the shake on`() throws {
    let (screen, root) = withRoot()
    screen.swallow(screen.window, .motionEnded)
    let outcome = try shake(screen)
    #expect(screen.names(outcome.path).last == "window")
    #expect(outcome.handledBy == screen.simulation.objects.index(of: screen.window))
    #expect(screen.objects(deciding: "motion.default-forwards").contains("root"))
    #expect(root.view.window === screen.window)
  }

  @Test(arguments: [
    (Toggle.Setting.topController, ["root"]), (.keyWindow, ["window"]), (.nobody, []),
  ])
  func `motion.no-first-responder: the top controller, unless the profile says otherwise`(
    _ setting: Toggle.Setting,
    _ first: [String]
  ) throws {
    let (screen, _) = withRoot(profile([.motionNoFirstResponder: setting]))
    let outcome = try shake(screen)
    #expect(Array(screen.names(outcome.path).prefix(1)) == first)
    #expect(screen.decided("motion.no-first-responder"))
    #expect(screen.rules(of: .discarded).contains("motion.no-first-responder") == first.isEmpty)
  }

  @Test func `the top controller is presented, or the shown child of a navigation controller`()
    throws
  {
    let (screen, root) = withRoot()
    let (page, stack) = screen.make { () -> (UIViewController, UINavigationController) in
      let page = UIViewController()
      screen.simulation.objects.name(page, "page")
      let stack = UINavigationController(rootViewController: page)
      root.present(stack, animated: false)
      return (page, stack)
    }
    #expect(try screen.names(shake(screen).path).first == "page")
    #expect(page.navigationController === stack)
  }

  @Test func `a window without a controller is itself the start`() throws {
    let screen = Screen()
    #expect(try screen.names(shake(screen).path).first == "window")
  }

  @Test func `motion.two-callbacks: the start and the end, nothing between`() throws {
    let (screen, _) = withRoot()
    let log = EventLog(screen.simulation, methods: motionMethods)
    screen.swallow(screen.window, .motionBegan, .motionEnded, .motionCancelled)
    try shake(screen)
    #expect(
      log.entries.filter { $0.hasPrefix("window") } == ["window.motionBegan", "window.motionEnded"]
    )
  }

  @Test func `motion.cancel-causes: the app becomes inactive, or the view leaves its window`()
    throws
  {
    let (screen, _) = withRoot()
    let field = screen.focusView("field")
    screen.swallow(field, .motionBegan, .motionEnded, .motionCancelled)
    screen.make { _ = field.becomeFirstResponder() }
    let log = EventLog(screen.simulation, methods: motionMethods)
    try screen.simulation.motion.beginShake()
    screen.make { screen.simulation.lifecycle.resignActive() }
    #expect(log.take() == ["field.motionBegan", "field.motionCancelled"])
    screen.wait(2)
    try screen.simulation.motion.beginShake()
    screen.make { field.removeFromSuperview() }
    #expect(log.take() == ["field.motionBegan", "field.motionCancelled"])
    #expect(screen.objects(deciding: "motion.cancel-causes") == ["field", "field"])
  }

  @Test func `motion.cancel-instead-of-end: one of the two, never both`() throws {
    let (screen, _) = withRoot()
    screen.swallow(screen.window, .motionBegan, .motionEnded, .motionCancelled)
    let log = EventLog(screen.simulation, methods: [.motionEnded, .motionCancelled])
    try shake(screen, cancelled: true)
    #expect(log.take().filter { $0.hasPrefix("window") } == ["window.motionCancelled"])
    #expect(throws: SimulationError.self) { try screen.simulation.motion.endShake() }
  }

  @Test func `motion.first-responder-must-opt-in: a controller off the chain hears nothing`() throws
  {
    let (screen, root) = withRoot()
    let child = screen.make { () -> UIViewController in
      let child = UIViewController()
      screen.simulation.objects.name(child, "child")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return child
    }
    let outcome = try shake(screen)
    #expect(screen.names(outcome.path).first == "root")
    #expect(!screen.asked(.motionBegan).contains("child"))
    // On the chain of the first responder it hears of it.
    let field = screen.focusView("field", in: child.view)
    screen.make { _ = field.becomeFirstResponder() }
    screen.wait(2)
    #expect(try screen.names(shake(screen).path).contains("child"))
  }

  // MARK: - Shake to edit

  /// A screen with a focused view and something to undo.
  private func withSomethingToUndo() -> (screen: Screen, field: FocusView, texts: Texts) {
    let screen = Screen()
    let field = screen.focusView("field")
    let texts = Texts()
    screen.make {
      _ = field.becomeFirstResponder()
      field.undoManager?.registerUndo(withTarget: texts) { $0.text = "before" }
    }
    return (screen, field, texts)
  }

  private final class Texts {
    var text = "after"
  }

  @Test func `motion.shake-to-edit-default: a shake offers to undo what can be undone`() throws {
    let (screen, _, texts) = withSomethingToUndo()
    let prompt = screen.simulation.undoPrompt
    #expect(screen.simulation.application.applicationSupportsShakeToEdit)
    let outcome = try shake(screen)
    #expect(prompt.isVisible)
    #expect(prompt.offersUndo)
    #expect(outcome.handledBy == screen.simulation.objects.index(of: screen.simulation.application))
    #expect(screen.objects(deciding: "motion.shake-to-edit-default") == ["application"])
    prompt.undo()
    #expect(texts.text == "before")
    #expect(!prompt.isVisible)
    screen.wait(2)
    #expect(try shake(screen).isDiscarded)
  }

  @Test(arguments: [true, false])
  func `first-responder.modal-preserved: the question of a shake is an alert, too`(
    _ isOn: Bool
  ) throws {
    var profile = Profile()
    profile.toggles["first-responder.modal-preserved"] = isOn ? .on : .off
    let screen = Screen(profile: profile)
    let field = screen.field()
    field.becomeFirstResponder()
    screen.simulation.firstResponders.type("tea")
    try shake(screen)
    #expect(screen.simulation.undoPrompt.isVisible)
    #expect(!field.isFirstResponder)
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    #expect(screen.decided("first-responder.modal-preserved"))
    screen.simulation.undoPrompt.undo()
    #expect(field.text == "")
    #expect(field.isFirstResponder == isOn)
    #expect(screen.simulation.firstResponders.keyboard.isVisible == isOn)
  }

  @Test func `the question of a shake gives the focus back whatever the answer is`() throws {
    let screen = Screen()
    let field = screen.field()
    field.becomeFirstResponder()
    screen.simulation.firstResponders.type("tea")
    try shake(screen)
    screen.simulation.undoPrompt.cancel()
    #expect(field.text == "tea")
    #expect(field.isFirstResponder)
  }

  @Test func `motion.shake-to-edit-independent: the callbacks come with it off, too`() throws {
    let (screen, field, _) = withSomethingToUndo()
    screen.simulation.application.applicationSupportsShakeToEdit = false
    screen.swallow(field, .motionEnded)
    let outcome = try shake(screen)
    #expect(outcome.handledBy == screen.simulation.objects.index(of: field))
    #expect(!screen.simulation.undoPrompt.isVisible)
  }

  @Test
  func `motion.shake-to-edit-at-application: whoever keeps the shake suppresses the question`()
    throws
  {
    let (screen, field, _) = withSomethingToUndo()
    screen.swallow(field, .motionEnded)
    try shake(screen)
    #expect(!screen.simulation.undoPrompt.isVisible)
  }

  @Test func `motion.undo-manager-lookup: along the chain to the window, which has one`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 10, 10)
    let own = screen.make { UndoManager() }
    screen.make { #expect(box.undoManager === screen.window.undoManager) }
    #expect(screen.objects(deciding: "motion.undo-manager-lookup").first == "window")
    let inner = screen.box("inner", 0, 0, 5, 5, in: box)
    screen.override(box, [.undoManager: { _, _ in .object(own) }])
    screen.make { #expect(inner.undoManager === own) }
  }

  @Test func `motion.repeat-lockout: a second shake within a second is not reported`() throws {
    let (screen, _) = withRoot()
    try shake(screen)
    screen.wait(0.9)
    try shake(screen)
    #expect(screen.asked(.motionBegan).filter { $0 == "root" }.count == 1)
    #expect(screen.decided("motion.repeat-lockout"))
    try shake(screen)
    #expect(screen.asked(.motionBegan).filter { $0 == "root" }.count == 2)
  }

  @Test func `motion.subtype-check: the argument is the shake, the event has no touches`() throws {
    let (screen, root) = withRoot()
    var seen: [String] = []
    screen.override(
      root,
      [
        .motionBegan: { arguments, _ in
          if case .name(let name)? = arguments.first { seen.append(name) }
          if case .object(let object)? = arguments.last, let event = object as? UIEvent {
            seen.append("\(event.type) \(event.subtype) \(event.allTouches?.count ?? 0)")
          }
          return .none
        }
      ]
    )
    try shake(screen)
    #expect(seen == ["motionShake", "motion motionShake 0"])
  }
}

@Suite(.seesItsRules)
struct UndoManagerTests {
  private final class Box {
    var value = 0
    let undoManager = UndoManager()

    func set(_ new: Int) {
      let old = value
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func `what is undone can be done again`() {
    let box = Box()
    box.set(1)
    box.set(2)
    box.undoManager.undo()
    #expect(box.value == 1)
    #expect(box.undoManager.canRedo)
    box.undoManager.redo()
    #expect(box.value == 2)
    box.undoManager.undo()
    box.undoManager.undo()
    #expect(box.value == 0)
    #expect(!box.undoManager.canUndo)
    box.set(5)
    #expect(!box.undoManager.canRedo)
  }

  @Test func `a document may state what can be undone`() {
    let manager = UndoManager()
    manager.state(canUndo: true)
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
  }
}
