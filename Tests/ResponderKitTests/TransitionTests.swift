import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What controllers say of themselves and what keeps the focus while they come and go.
@Suite(.seesItsRules)
struct TransitionTests {
  /// A stack with one controller on screen and a second one to push.
  private struct Stack {
    let screen: Screen
    let diary = LifeController.Diary()
    let first: LifeController
    let second: LifeController
    let stack: UINavigationController

    init(profile: Profile = Profile()) {
      let screen = Screen(profile: profile)
      let diary = diary
      self.screen = screen
      first = screen.make { LifeController("first", diary) }
      second = screen.make { LifeController("second", diary) }
      screen.simulation.objects.name(first, "first")
      screen.simulation.objects.name(second, "second")
      let first = first
      stack = screen.make { UINavigationController(rootViewController: first) }
      screen.setRoot(stack)
      diary.lines = []
    }

    func push(animated: Bool = false) {
      screen.make { stack.pushViewController(second, animated: animated) }
    }

    func pop(animated: Bool = false) {
      screen.make { _ = stack.popViewController(animated: animated) }
    }

    /// Drags from the left edge and lifts after a pause.
    func dragFromEdge(by distance: Double) throws {
      try screen.touch(.began, 5, 400)
      try screen.slide(5, 400, by: distance, 0, steps: 10, every: 0.02)
      // A finger that rests sends moves of no way; a pause alone leaves the velocity as it was.
      try screen.slide(5 + distance, 400, by: 0, 0, steps: 10, every: 0.02)
    }

    func lift(at x: Double) throws { try screen.touch(.ended, x, 400) }

    var steps: [String] { diary.lines.filter { $0.contains("ppear") } }
  }

  // MARK: - The interactive pop

  @Test func `first-responder.transition-order: a pop that a finger leads begins with the drag`()
    throws
  {
    let sample = Stack()
    sample.push()
    sample.diary.lines = []
    try sample.dragFromEdge(by: 300)
    #expect(sample.steps == ["second.willDisappear", "first.willAppear", "first.isAppearing"])
    #expect(sample.screen.decided("first-responder.transition-order"))
    try sample.lift(at: 305)
    #expect(sample.steps.count == 3)
    sample.screen.wait(1)
    #expect(sample.steps.suffix(2) == ["second.didDisappear", "first.didAppear"])
    #expect(sample.stack.viewControllers == [sample.first])
    #expect(sample.second.parent == nil)
  }

  @Test func `first-responder.transition-order: a pop that is given up is taken back`() throws {
    let sample = Stack()
    sample.push()
    sample.diary.lines = []
    try sample.dragFromEdge(by: 100)
    #expect(sample.steps == ["second.willDisappear", "first.willAppear", "first.isAppearing"])
    try sample.lift(at: 105)
    sample.screen.wait(1)
    #expect(
      sample.steps.dropFirst(3) == [
        "first.willDisappear", "first.didDisappear", "second.willAppear", "second.isAppearing",
        "second.didAppear",
      ]
    )
    #expect(sample.screen.decided("first-responder.transition-order"))
    #expect(sample.stack.viewControllers == [sample.first, sample.second])
    #expect(sample.second.parent === sample.stack)
    #expect(sample.second.view.window === sample.screen.window)
    #expect(sample.first.view.window == nil)
    #expect(!sample.second.isMovingFromParent)
    sample.pop()
    #expect(sample.stack.viewControllers == [sample.first])
  }

  @Test func `a finger that is taken away gives its pop up`() throws {
    let sample = Stack()
    sample.push()
    try sample.dragFromEdge(by: 300)
    try sample.screen.touch(.cancelled, 305, 400)
    sample.screen.wait(1)
    #expect(sample.stack.viewControllers == [sample.first, sample.second])
  }

  @Test func `a push while a finger leads a pop ends the pop first`() throws {
    let sample = Stack()
    sample.push()
    try sample.dragFromEdge(by: 100)
    let third = sample.screen.make { LifeController("third", sample.diary) }
    sample.screen.make { sample.stack.pushViewController(third, animated: false) }
    try sample.lift(at: 105)
    sample.screen.wait(1)
    #expect(sample.stack.viewControllers == [sample.first, third])
  }

  // MARK: - Flags

  /// Notes at each step which of its flags are set.
  private func note(_ controller: LifeController, in flags: Flags) {
    for step in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
      controller.at[step] = { controller in
        var set: [String] = []
        if controller.isBeingPresented { set.append("presented") }
        if controller.isBeingDismissed { set.append("dismissed") }
        if controller.isMovingToParent { set.append("to") }
        if controller.isMovingFromParent { set.append("from") }
        flags.lines.append("\(controller.name).\(step) \(set.joined(separator: "+"))")
      }
    }
  }

  private final class Flags {
    var lines: [String] = []
  }

  private func flags(_ controllers: UIViewController...) -> [Bool] {
    controllers.flatMap {
      [$0.isBeingPresented, $0.isBeingDismissed, $0.isMovingToParent, $0.isMovingFromParent]
    }
  }

  @Test(arguments: [false, true])
  func `first-responder.transition-flags: of a push and a pop`(_ animated: Bool) {
    let sample = Stack()
    let flags = Flags()
    note(sample.first, in: flags)
    note(sample.second, in: flags)
    sample.push(animated: animated)
    #expect(sample.second.isMovingToParent == animated)
    sample.screen.wait(1)
    #expect(
      flags.lines == [
        "first.willDisappear ", "second.willAppear to", "second.isAppearing to",
        "first.didDisappear ", "second.didAppear to",
      ]
    )
    #expect(!self.flags(sample.first, sample.second).contains(true))
    flags.lines = []
    sample.pop(animated: animated)
    sample.screen.wait(1)
    #expect(
      flags.lines == [
        "second.willDisappear from", "first.willAppear ", "first.isAppearing ",
        "second.didDisappear from", "first.didAppear ",
      ]
    )
    #expect(!self.flags(sample.first, sample.second).contains(true))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [false, true])
  func `first-responder.transition-flags: of a presentation and a dismissal`(
    _ style: UIModalPresentationStyle,
    _ animated: Bool
  ) {
    let screen = Screen()
    let flags = Flags()
    let home = screen.make { LifeController("home") }
    let sheet = screen.make { LifeController("sheet") }
    sheet.modalPresentationStyle = style
    screen.setRoot(home)
    note(home, in: flags)
    note(sheet, in: flags)
    screen.make { home.present(sheet, animated: animated) }
    screen.wait(1)
    #expect(
      flags.lines.filter { $0.hasPrefix("sheet") } == [
        "sheet.willAppear presented", "sheet.isAppearing presented", "sheet.didAppear presented",
      ]
    )
    #expect(flags.lines.allSatisfy { !$0.hasPrefix("home") || $0.hasSuffix(" ") })
    #expect(!self.flags(home, sheet).contains(true))
    flags.lines = []
    screen.make { home.dismiss(animated: animated) }
    screen.wait(1)
    #expect(
      flags.lines.filter { $0.hasPrefix("sheet") } == [
        "sheet.willDisappear dismissed", "sheet.didDisappear dismissed",
      ]
    )
    #expect(flags.lines.allSatisfy { !$0.hasPrefix("home") || $0.hasSuffix(" ") })
    #expect(!self.flags(home, sheet).contains(true))
  }

  @Test func `first-responder.transition-flags: of a child of the app's own container`() {
    let screen = Screen()
    let flags = Flags()
    let home = screen.make { UIViewController() }
    let child = screen.make { LifeController("child") }
    screen.setRoot(home)
    note(child, in: flags)
    screen.make {
      home.addChild(child)
      home.view.addSubview(child.view)
      child.didMove(toParent: home)
    }
    #expect(
      flags.lines == ["child.willAppear to", "child.isAppearing to", "child.didAppear to"]
    )
    #expect(!self.flags(child).contains(true))
    flags.lines = []
    screen.make {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(flags.lines == ["child.willDisappear from", "child.didDisappear from"])
    #expect(!self.flags(child).contains(true))
  }

  // MARK: - Focus

  @Test(arguments: [true, false])
  func `first-responder.push-preserved: the focus goes with a push and comes back with the pop`(
    _ isOn: Bool
  ) {
    var profile = Profile()
    profile.toggles[Toggle.pushPreserved.rawValue] = isOn ? .on : .off
    let sample = Stack(profile: profile)
    let field = sample.screen.focusView("field", in: sample.first.view)
    #expect(field.becomeFirstResponder())
    sample.push(animated: true)
    #expect(!field.isFirstResponder, "before the old controller's view leaves")
    #expect(sample.screen.decided("first-responder.push-preserved"))
    sample.screen.wait(1)
    sample.pop(animated: true)
    #expect(!field.isFirstResponder)
    sample.screen.wait(1)
    #expect(field.isFirstResponder == isOn)
    #expect(
      sample.screen.rules(of: .firstResponderAsked)
        == Array(repeating: "first-responder.push-preserved", count: isOn ? 2 : 1)
    )
  }

  @Test func `first-responder.push-preserved: not of one that had resigned, nor of a pop given up`()
    throws
  {
    let sample = Stack()
    let field = sample.screen.focusView("field", in: sample.first.view)
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
    sample.push()
    sample.pop()
    #expect(!field.isFirstResponder)
    #expect(!sample.screen.decided("first-responder.push-preserved"))
    #expect(field.becomeFirstResponder())
    sample.push()
    let upper = sample.screen.focusView("upper", in: sample.second.view)
    #expect(upper.becomeFirstResponder())
    try sample.dragFromEdge(by: 100)
    try sample.lift(at: 105)
    sample.screen.wait(1)
    #expect(upper.isFirstResponder)
    try sample.dragFromEdge(by: 300)
    try sample.lift(at: 305)
    sample.screen.wait(1)
    #expect(field.isFirstResponder)
  }

  // MARK: - What a pop answers

  @Test func `pops of several answer them once the stack was on screen`() {
    let screen = Screen()
    let (first, second, third) = screen.make {
      (UIViewController(), UIViewController(), UIViewController())
    }
    let stack = screen.make { UINavigationController() }
    screen.make { stack.setViewControllers([first, second, third], animated: false) }
    #expect(screen.make { stack.popToViewController(second, animated: false) } == nil)
    #expect(stack.viewControllers == [first, second])
    screen.make { stack.setViewControllers([first, second, third], animated: false) }
    #expect(screen.make { stack.popToRootViewController(animated: false) } == nil)
    #expect(stack.viewControllers == [first])
    screen.setRoot(stack)
    screen.make { stack.setViewControllers([first, second, third], animated: false) }
    #expect(screen.make { stack.popToViewController(second, animated: false) } == [third])
    screen.make { stack.pushViewController(third, animated: false) }
    #expect(screen.make { stack.popToRootViewController(animated: false) } == [second, third])
    #expect(screen.make { stack.popToRootViewController(animated: false) } == nil)
    #expect(screen.make { stack.popToViewController(third, animated: false) } == nil)
  }
}
