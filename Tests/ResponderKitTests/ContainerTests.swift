import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct ContainerTests {
  private struct Stack {
    let screen: Screen
    let diary = LifeController.Diary()
    let first: LifeController
    let second: LifeController
    let stack: UINavigationController

    init() {
      let screen = Screen()
      let diary = diary
      self.screen = screen
      first = screen.make { LifeController("first", diary) }
      second = screen.make { LifeController("second", diary) }
      let first = first
      stack = screen.make { UINavigationController(rootViewController: first) }
      screen.setRoot(stack)
      diary.lines = []
    }

    func push(animated: Bool = false) {
      screen.simulation.enter { stack.pushViewController(second, animated: animated) }
    }

    var steps: [String] { diary.lines.filter { $0.contains("ppear") } }
  }

  @Test func `a push and a pop tell both controllers in UIKit's order`() {
    let sample = Stack()
    sample.push()
    #expect(
      sample.steps == [
        "first.willDisappear", "second.willAppear", "second.isAppearing", "first.didDisappear",
        "second.didAppear",
      ]
    )
    #expect(sample.stack.topViewController === sample.second)
    #expect(sample.second.navigationController === sample.stack)
    #expect(sample.first.viewIfLoaded?.window == nil)
    sample.diary.lines = []
    let popped = sample.screen.make { sample.stack.popViewController(animated: false) }
    #expect(popped === sample.second)
    #expect(
      sample.steps == [
        "second.willDisappear", "first.willAppear", "first.isAppearing", "second.didDisappear",
        "first.didAppear",
      ]
    )
    #expect(sample.second.parent == nil)
    // Once each: the first put in, the second pushed, the second popped.
    #expect(sample.screen.asked(.willMoveToParent).count == 3)
    #expect(sample.screen.asked(.didMoveToParent).count == 3)
  }

  @Test func `first-responder.will-appear-with-window: on the way back the view is there already`()
  {
    let sample = Stack()
    let view = sample.screen.focusView("view", in: sample.first.view)
    sample.push()
    var answer: Bool?
    sample.first.at["willAppear"] = { _ in answer = view.becomeFirstResponder() }
    sample.screen.simulation.enter { _ = sample.stack.popViewController(animated: false) }
    #expect(answer == true)
    #expect(sample.screen.decided("first-responder.will-appear-with-window"))
  }

  @Test func `ignore.transition-views-blocked: during a push a tap reaches nobody`() throws {
    let sample = Stack()
    sample.push(animated: true)
    #expect(!sample.steps.contains("second.didAppear"))
    let view = sample.screen.focusView("view", in: sample.second.view)
    view.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
    let outcome = try sample.screen.tap(20, 220)
    #expect(!sample.screen.names(outcome.path).contains("view"))
    #expect(sample.screen.decided("ignore.transition-views-blocked"))
    sample.screen.wait(0.5)
    #expect(sample.steps.contains("second.didAppear"))
    #expect(sample.screen.names(try sample.screen.tap(20, 220).path).first == "view")
  }

  @Test func `the back button pops`() throws {
    let sample = Stack()
    sample.push()
    sample.screen.simulation.enter { sample.stack.view.layoutIfNeeded() }
    try sample.screen.tap(20, 60)
    sample.screen.wait(0.5)
    #expect(sample.stack.viewControllers == [sample.first])
  }

  @Test(arguments: [0.0, 20])
  func `hit-test.bars-extend-touch-area: a touch beside a bar's button is the button's`(
    _ margin: Double
  ) {
    var profile = Profile()
    profile.numbers[ProfileNumber.barTouchMargin.rawValue] = margin
    let screen = Screen(profile: profile)
    let (first, second) = screen.make { (UIViewController(), UIViewController()) }
    let stack = screen.make { UINavigationController() }
    screen.make { stack.setViewControllers([first, second], animated: false) }
    screen.setRoot(stack)
    let bar = stack.navigationBar
    let back = bar.backButton
    let hit = { (x: Double, y: Double) in
      screen.simulation.hitView(at: CGPoint(x: bar.frame.minX + x, y: bar.frame.minY + y))
    }
    #expect(hit(10, 10) === back)
    #expect((hit(90, 10) === back) == (margin > 0))
    #expect((hit(10, bar.bounds.height + 10) === back) == (margin > 0))
    #expect(hit(110, 10) === bar)
    #expect(hit(10, bar.bounds.height + 30) !== back)
    #expect(screen.decided("hit-test.bars-extend-touch-area") == (margin > 0))
    bar.isHidden = true
    #expect(hit(90, 10) !== back)
  }

  /// A stack of two controllers on a screen, with what a drag from its left edge did.
  private func stack() -> (screen: Screen, stack: UINavigationController) {
    let screen = Screen()
    let stack = screen.make { UINavigationController() }
    screen.make {
      stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
    }
    screen.setRoot(stack)
    return (screen, stack)
  }

  private func drag(_ screen: Screen, from x: Double, by distance: Double, pause: Double) throws {
    try screen.touch(.began, x, 400)
    try screen.slide(x, 400, by: distance, 0, steps: 10, every: 0.02)
    if pause > 0 {
      // A finger that comes to rest has slowed down before.
      try screen.slide(x + distance, 400, by: 0, 0, steps: 2, every: 0.02)
    }
    screen.wait(pause)
    try screen.touch(.ended, x + distance, 400)
    screen.wait(1)
  }

  @Test(arguments: [(5.0, 250.0, 0.5, 1), (5, 100, 0.5, 2), (5, 100, 0, 1), (60, 250, 0, 2)])
  func `edge-pan.interactive-pop: a drag from the left edge past the middle, or a fast one, pops`(
    from: Double,
    by: Double,
    pause: Double,
    left: Int
  ) throws {
    let (screen, stack) = stack()
    try drag(screen, from: from, by: by, pause: pause)
    #expect(stack.viewControllers.count == left)
    #expect(screen.decided("edge-pan.interactive-pop") == (left == 1))
  }

  @Test func `edge-pan.interactive-pop: not from the root, nor where the bar cannot go back`()
    throws
  {
    let (screen, stack) = stack()
    stack.isNavigationBarHidden = true
    try drag(screen, from: 5, by: 250, pause: 0)
    #expect(stack.viewControllers.count == 2)
    stack.interactivePopGestureRecognizer?.delegate = nil
    try drag(screen, from: 5, by: 250, pause: 0)
    #expect(stack.viewControllers.count == 1)
    try drag(screen, from: 5, by: 250, pause: 0)
    #expect(stack.viewControllers.count == 1)
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `edge-pan.interactive-pop: before a sideways scroll, unless it has to wait for that`(
    waits: Bool,
    left: Int
  ) throws {
    let (screen, stack) = stack()
    let page = try #require(stack.topViewController?.view)
    let scroll = screen.add(
      "scroll",
      UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200)),
      in: page
    )
    scroll.contentSize = CGSize(width: 1000, height: 200)
    scroll.contentOffset = CGPoint(x: 400, y: 0)
    if waits {
      stack.interactivePopGestureRecognizer?.require(toFail: scroll.panGestureRecognizer)
    }
    try drag(screen, from: 5, by: 250, pause: 0.5)
    #expect(stack.viewControllers.count == left)
    #expect((scroll.contentOffset.x < 400) == waits)
    #expect(screen.decided("edge-pan.interactive-pop") == (left == 1))
  }

  @Test func `bar items are buttons in the bar of the top controller`() throws {
    final class Saver: UIViewController {
      var saved = 0
      override class var actions: Actions { super.actions.adding("save", Saver.save) }
      func save() { saved += 1 }
    }
    let screen = Screen()
    let saver = screen.make { Saver() }
    let other = screen.make { UIViewController() }
    let stack = screen.make { UINavigationController(rootViewController: saver) }
    screen.setRoot(stack)
    let item = screen.make {
      UIBarButtonItem(title: "Save", style: .plain, target: saver, action: "save")
    }
    let tool = screen.make {
      UIBarButtonItem(title: "Save", style: .plain, target: saver, action: "save")
    }
    screen.simulation.enter {
      saver.navigationItem.rightBarButtonItem = item
      saver.toolbarItems = [tool]
      stack.isToolbarHidden = false
    }
    try screen.tap(380, 60)
    #expect(saver.saved == 1)
    let place = try #require(tool.button).convert(CGPoint(x: 5, y: 5), to: nil)
    try screen.tap(place.x, place.y)
    #expect(saver.saved == 2)
    #expect(item.next?.next === stack.navigationBar)
    screen.simulation.enter { stack.pushViewController(other, animated: false) }
    #expect(item.button == nil)
    #expect(stack.navigationBar.backButton != nil)
    try screen.tap(380, 60)
    #expect(saver.saved == 2)
  }

  @Test func `a stack off screen changes without telling anybody`() {
    let screen = Screen()
    let diary = LifeController.Diary()
    let first = screen.make { LifeController("first", diary) }
    let second = screen.make { LifeController("second", diary) }
    let stack = screen.make { UINavigationController(rootViewController: first) }
    screen.simulation.enter { stack.pushViewController(second, animated: true) }
    #expect(diary.lines.isEmpty)
    screen.setRoot(stack)
    #expect(diary.lines.first == "second.loadView")
    #expect(!diary.lines.contains { $0.hasPrefix("first") })
  }

  @Test func `a controller is pushed once only`() {
    let sample = Stack()
    sample.push()
    sample.push()
    #expect(sample.screen.simulation.dispatcher.failure?.kind == .controllerHierarchy)
  }

  @Test func `choosing a tab shows its controller`() throws {
    let screen = Screen()
    let diary = LifeController.Diary()
    let first = screen.make { LifeController("first", diary) }
    let second = screen.make { LifeController("second", diary) }
    let tabs = screen.make { UITabBarController() }
    screen.simulation.enter { tabs.viewControllers = [first, second] }
    screen.setRoot(tabs)
    #expect(!diary.lines.contains { $0.hasPrefix("second") })
    diary.lines = []
    screen.simulation.enter { tabs.selectedIndex = 1 }
    #expect(
      diary.lines.filter { $0.contains("ppear") } == [
        "second.willAppear", "first.willDisappear", "second.isAppearing", "first.didDisappear",
        "second.didAppear",
      ]
    )
    #expect(tabs.selectedViewController === second)
    #expect(second.view.window === screen.window)
    try screen.tap(50, 780)
    #expect(tabs.selectedIndex == 0)
    #expect(second.tabBarController === tabs)
  }

  @Test func `an alert's button dismisses it and then runs the handler`() throws {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    var chosen: [String] = []
    let alert = screen.make {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen.append("yes") })
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("no") })
      return alert
    }
    screen.simulation.enter { root.present(alert, animated: false) }
    let button = try #require(alert.actions[1].button)
    let place = button.convert(CGPoint(x: 10, y: 10), to: nil)
    try screen.tap(place.x, place.y)
    #expect(chosen.isEmpty, "the handler runs when the alert is gone")
    screen.wait(0.5)
    #expect(chosen == ["no"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert's first field has the focus when the alert is there`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    let alert = screen.make {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = "Ada" }
      return alert
    }
    screen.simulation.enter { root.present(alert, animated: false) }
    #expect(alert.textFields?.first?.isFirstResponder == true)
    #expect(alert.textFields?.first?.text == "Ada")
    screen.simulation.enter { root.dismiss(animated: false) }
    #expect(screen.simulation.firstResponders.current == nil)
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
  }

  @Test func `nothing that is shown keeps itself alive`() {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    weak var stack: UINavigationController?
    weak var simulation: Simulation?
    func run() {
      let screen = Screen()
      let home = screen.make { UIViewController() }
      let pushed = screen.make { UINavigationController(rootViewController: UIViewController()) }
      home.modalPresentationStyle = .popover
      screen.setRoot(home)
      screen.simulation.enter {
        home.present(pushed, animated: true)
        screen.wait(1)
        pushed.pushViewController(UIViewController(), animated: true)
        let field = UITextField(frame: .zero)
        pushed.view.addSubview(field)
        field.becomeFirstResponder()
      }
      #expect(screen.simulation.firstResponders.keyboard.isVisible)
      root = home
      presented = pushed
      stack = pushed
      simulation = screen.simulation
    }
    run()
    #expect(root == nil)
    #expect(presented == nil)
    #expect(stack == nil)
    #expect(simulation == nil)
  }

  @Test func `a container that forwards itself leads its children`() {
    final class Leader: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let screen = Screen()
    let leader = screen.make { Leader() }
    let child = screen.make { LifeController("child") }
    screen.setRoot(leader)
    screen.simulation.enter {
      leader.addChild(child)
      leader.view.addSubview(child.view)
    }
    #expect(child.diary.lines == ["child.loadView", "child.didLoad"])
    screen.simulation.enter {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(
      child.diary.lines.suffix(3) == [
        "child.willAppear", "child.isAppearing", "child.didAppear",
      ]
    )
  }

  @Test func `a completion that presents again is a call of its own`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    let first = screen.make { UIViewController() }
    let second = screen.make { UIViewController() }
    screen.setRoot(root)
    screen.simulation.enter {
      root.present(first, animated: false) {
        root.dismiss(animated: false) { root.present(second, animated: false) }
      }
    }
    #expect(root.presentedViewController === second)
    let presents = screen.records.filter { $0.kind == .asked && $0.method == .present }
    #expect(presents.count == 2)
  }

  @Test func `what fills the window turns with the device`() {
    let screen = Screen()
    let child = screen.make { UIViewController() }
    let stack = screen.make { UINavigationController(rootViewController: child) }
    let sheet = screen.make { UIViewController() }
    sheet.modalPresentationStyle = .overFullScreen
    screen.setRoot(stack)
    screen.simulation.enter { stack.present(sheet, animated: false) }
    screen.simulation.windowServer.rotate(to: "landscapeLeft")
    let size = CGSize(width: 844, height: 390)
    #expect(stack.view.frame.size == size)
    #expect(child.view.frame.size == size)
    #expect(stack.navigationBar.frame.width == 844)
    #expect(sheet.view.frame.size == size)
    #expect(screen.simulation.windowServer.screen.bounds.size == size)
    #expect(screen.simulation.firstResponders.keyboard.frame.width == 844)
  }

  @Test func `a press beside a popover dismisses it`() throws {
    let screen = Screen()
    screen.simulation.device.userInterfaceIdiom = "pad"
    let root = screen.make { UIViewController() }
    let popover = screen.make { UIViewController() }
    popover.modalPresentationStyle = .popover
    screen.setRoot(root)
    screen.simulation.enter { root.present(popover, animated: false) }
    try screen.tap(5, 5)
    screen.wait(0.5)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a loadView that sets no view stops nobody`() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let screen = Screen()
    screen.setRoot(screen.make { Empty() })
    #expect(screen.simulation.dispatcher.failure == nil)
    #expect(screen.window.subviews.count == 1)
  }

  @Test func `a delegate that leaves a method out is not called for it`() {
    final class Shower: UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let sample = Stack()
    let shower = Shower()
    sample.stack.delegate = shower
    sample.push()
    #expect(shower.shown == [sample.second])
    let asked = sample.screen.records.filter { $0.kind == .asked }
    #expect(asked.filter { $0.method == .didShow }.count == 1)
    #expect(!asked.contains { $0.method == .willShow })
  }
}
