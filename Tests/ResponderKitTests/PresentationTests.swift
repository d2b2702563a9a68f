import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Controllers that present, push and switch: who is told what, and where the chain leads.
@Suite(.seesItsRules)
struct PresentationTests {
  @Test func `a controller that is presented on itself stops the app`() {
    let screen = Screen()
    let page = screen.make { UIViewController() }
    screen.setRoot(page)
    screen.make { page.present(page, animated: false) }
    let error = screen.simulation.dispatcher.failure
    #expect(error?.kind == .invalidPresentation)
    #expect(error?.message.en.hasSuffix("cannot be presented on itself") == true)
  }

  private struct Pair {
    let screen: Screen
    let diary = LifeController.Diary()
    let home: LifeController
    let sheet: LifeController

    init(
      _ style: UIModalPresentationStyle = .automatic,
      profile: Profile = Profile(),
      pad: Bool = false
    ) {
      let screen = Screen(profile: profile)
      if pad { screen.simulation.device.userInterfaceIdiom = "pad" }
      let diary = diary
      self.screen = screen
      home = screen.make { LifeController("home", diary) }
      sheet = screen.make { LifeController("sheet", diary) }
      screen.simulation.objects.name(home, "home")
      screen.simulation.objects.name(sheet, "sheet")
      sheet.modalPresentationStyle = style
      screen.setRoot(home)
      diary.lines = []
    }

    func present(animated: Bool = false) {
      screen.simulation.enter { home.present(sheet, animated: animated) }
    }

    func dismiss(animated: Bool = false) {
      screen.simulation.enter { home.dismiss(animated: animated) }
    }

    var steps: [String] { diary.lines.filter { $0.contains("ppear") } }
  }

  @Test func `first-responder.transition-order: full screen, there and back`() {
    let pair = Pair(.fullScreen)
    pair.present()
    #expect(
      pair.steps == [
        "home.willDisappear", "sheet.willAppear", "sheet.isAppearing", "sheet.didAppear",
        "home.didDisappear",
      ]
    )
    #expect(pair.home.view.window == nil, "a covering presentation takes the presenter's view out")
    pair.diary.lines = []
    pair.dismiss()
    #expect(
      pair.steps == [
        "sheet.willDisappear", "home.willAppear", "home.isAppearing", "home.didAppear",
        "sheet.didDisappear",
      ]
    )
    #expect(pair.home.view.window === pair.screen.window)
    #expect(pair.home.presentedViewController == nil)
    #expect(pair.screen.decided("first-responder.transition-order"))
  }

  @Test func `a sheet tells its presenter nothing`() {
    let pair = Pair()
    pair.present()
    #expect(pair.steps == ["sheet.willAppear", "sheet.isAppearing", "sheet.didAppear"])
    #expect(pair.home.view.window === pair.screen.window)
    #expect(pair.sheet.view.frame.minY > 0)
  }

  @Test func `sheets are full screens before iOS 13`() {
    var profile = Profile()
    profile.ios = 12
    let pair = Pair(profile: profile)
    pair.present()
    #expect(pair.home.view.window == nil)
  }

  @Test func `an animated presentation arrives after its duration`() {
    let pair = Pair(.fullScreen)
    var completed = false
    pair.screen.simulation.enter {
      pair.home.present(pair.sheet, animated: true) { completed = true }
    }
    #expect(pair.home.presentedViewController === pair.sheet)
    #expect(pair.sheet.isBeingPresented)
    #expect(!pair.steps.contains("sheet.didAppear"))
    pair.screen.wait(0.5)
    #expect(pair.steps.suffix(2) == ["sheet.didAppear", "home.didDisappear"])
    #expect(completed)
    #expect(!pair.sheet.isBeingPresented)
  }

  @Test
  func `hit-test.modal-covers-presenter: touches beside the sheet do not reach the presenter`()
    throws
  {
    let pair = Pair(.formSheet, pad: true)
    let below = pair.screen.add(
      "below",
      UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
      in: pair.home.view
    )
    try pair.screen.tap(5, 5)
    #expect(pair.screen.names(try pair.screen.tap(5, 5).path).first == "below")
    pair.present()
    let outcome = try pair.screen.tap(5, 5)
    #expect(!pair.screen.names(outcome.path).contains("below"))
    #expect(outcome.hits.first?.view != below.indexForTests(pair.screen.simulation))
    #expect(pair.screen.decided("hit-test.modal-covers-presenter"))
  }

  @Test func `a popover lets touches through to its passthrough views`() throws {
    let pair = Pair(.popover, pad: true)
    let below = pair.screen.add(
      "below",
      UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20)),
      in: pair.home.view
    )
    pair.sheet.popoverPresentationController?.passthroughViews = [below]
    pair.present()
    #expect(pair.screen.names(try pair.screen.tap(5, 5).path).first == "below")
    #expect(pair.screen.names(try pair.screen.tap(5, 100).path).first != "below")
  }

  @Test func `a second presentation and one off screen are refused with a word`() {
    let pair = Pair()
    pair.present()
    let other = pair.screen.make { LifeController("other") }
    pair.present()
    pair.screen.simulation.dispatcher.clearFailure()
    pair.screen.simulation.enter { pair.home.present(other, animated: false) }
    #expect(other.presentingViewController == nil)
    #expect(pair.screen.simulation.dispatcher.failure == nil)
    let away = pair.screen.make { LifeController("away") }
    pair.screen.simulation.enter { away.present(other, animated: false) }
    #expect(other.presentingViewController == nil)
    let reasons = pair.screen.records.filter { $0.kind == .declined }.compactMap {
      $0.text(.reason)
    }
    #expect(
      reasons == [
        "home is already presenting sheet",
        "the view of \(pair.screen.simulation.objects.name(of: away)) is not in a window",
      ]
    )
  }

  @Test func `an active controller cannot be presented`() {
    let pair = Pair()
    pair.present()
    pair.present()
    #expect(pair.screen.simulation.dispatcher.failure?.kind == .invalidPresentation)
  }

  @Test func `dismissing the first of a stack takes all of it`() {
    let pair = Pair(.fullScreen)
    pair.present()
    let second = pair.screen.make { LifeController("second", pair.diary) }
    second.modalPresentationStyle = .fullScreen
    pair.screen.simulation.enter { pair.sheet.present(second, animated: false) }
    pair.diary.lines = []
    pair.dismiss()
    #expect(
      pair.steps == [
        "second.willDisappear", "home.willAppear", "home.isAppearing", "home.didAppear",
        "second.didDisappear",
      ]
    )
    #expect(pair.home.view.window != nil)
    #expect(second.presentingViewController == nil)
    #expect(pair.screen.window.subviews == [pair.home.view])
  }

  @Test func `a child presents through the outermost container`() {
    let screen = Screen()
    let child = screen.make { LifeController("child") }
    let stack = screen.make { UINavigationController(rootViewController: child) }
    screen.setRoot(stack)
    let sheet = screen.make { LifeController("sheet") }
    screen.simulation.enter { child.present(sheet, animated: false) }
    #expect(sheet.presentingViewController === stack)
    #expect(child.presentedViewController === sheet)
    screen.simulation.enter { sheet.dismiss(animated: false) }
    #expect(child.presentedViewController == nil)
  }

  // MARK: - Focus

  @Test func `first-responder.modal-preserved: the focus goes with a presentation and comes back`()
  {
    let pair = Pair()
    let view = pair.screen.focusView("view", in: pair.home.view)
    view.becomeFirstResponder()
    pair.present()
    #expect(pair.screen.simulation.firstResponders.current == nil)
    pair.dismiss()
    #expect(view.isFirstResponder)
    #expect(
      pair.screen.rules(of: .firstResponderAsked) == [
        "first-responder.modal-preserved", "first-responder.modal-preserved",
      ]
    )
    view.resignFirstResponder()
    pair.present()
    pair.dismiss()
    #expect(!view.isFirstResponder, "one that had resigned before is not restored")

    var profile = Profile()
    profile.toggles["first-responder.modal-preserved"] = .off
    let without = Pair(profile: profile)
    let other = without.screen.focusView("view", in: without.home.view)
    other.becomeFirstResponder()
    without.present()
    without.dismiss()
    #expect(!other.isFirstResponder)
  }

  @Test func `first-responder.popover-keeps: turned off, a popover leaves the focus alone`() {
    let pair = Pair(.popover, pad: true)
    let view = pair.screen.focusView("view", in: pair.home.view)
    view.becomeFirstResponder()
    pair.present()
    #expect(!view.isFirstResponder)
    pair.dismiss()
    #expect(view.isFirstResponder)
    #expect(pair.screen.decided("first-responder.popover-keeps"))

    var profile = Profile()
    profile.toggles["first-responder.popover-keeps"] = .off
    let without = Pair(.popover, profile: profile, pad: true)
    let other = without.screen.focusView("view", in: without.home.view)
    other.becomeFirstResponder()
    without.present()
    #expect(other.isFirstResponder)
  }

  // MARK: - The chain

  @Test
  func `chain.controller-next-is-views-superview: a child's chain reenters the parent's views`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    let child = screen.make { UIViewController() }
    screen.setRoot(root)
    let box = screen.add("box", UIView(frame: .zero), in: root.view)
    screen.simulation.enter {
      root.addChild(child)
      box.addSubview(child.view)
    }
    #expect(child.next === box)
    #expect(screen.decided("chain.controller-next-is-views-superview"))
  }

  @Test func `chain.controller-next-when-root-of-window: the window`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    #expect(root.next === screen.window)
    #expect(screen.decided("chain.controller-next-when-root-of-window"))
  }

  @Test func `chain.controller-next-when-presented: the presenter`() {
    let pair = Pair(.fullScreen)
    pair.present()
    #expect(pair.sheet.next === pair.home)
    #expect(pair.screen.decided("chain.controller-next-when-presented"))
  }

  @Test func `chain.popover-like-presented: sheets and alerts lead to the presenter too`() {
    let pair = Pair()
    pair.present()
    #expect(pair.sheet.next === pair.home)
    #expect(pair.screen.decided("chain.popover-like-presented"))
    pair.dismiss()
    let alert = pair.screen.make {
      UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
    }
    pair.screen.simulation.enter { pair.home.present(alert, animated: false) }
    #expect(alert.next === pair.home)
  }

  @Test func `chain.presented-skips-presenter-view: the presenter's view is not on the way`() {
    let pair = Pair(.overFullScreen)
    pair.present()
    var chain: [UIResponder] = [pair.sheet.view]
    while let next = chain[chain.count - 1].next { chain.append(next) }
    #expect(!chain.contains { $0 === pair.home.view })
    #expect(
      chain.prefix(4).map { pair.screen.simulation.objects.name(of: $0) } == [
        "sheet.view", "sheet", "home", "window",
      ]
    )
  }

  @Test func `chain.controller-not-loaded: asking does not load the view`() {
    let screen = Screen()
    let controller = screen.make { UIViewController() }
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded)
    #expect(screen.decided("chain.controller-not-loaded"))
  }

  @Test func `chain.child-controller-order: view, controller, superview up to the parent`() {
    let screen = Screen()
    let parent = screen.make { UIViewController() }
    let child = screen.make { UIViewController() }
    screen.setRoot(parent)
    screen.simulation.enter {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
  }

  @Test func `chain.parent-not-direct-next: a child whose view is elsewhere does not reach it`() {
    let screen = Screen()
    let parent = screen.make { UIViewController() }
    let child = screen.make { UIViewController() }
    screen.simulation.enter {
      parent.addChild(child)
      child.loadViewIfNeeded()
    }
    #expect(child.parent === parent)
    #expect(child.next == nil)
  }

  @Test func `chain.private-wrappers-in-dumps: turned on, two views stand below the window`() {
    var profile = Profile()
    profile.toggles["chain.private-wrappers-in-dumps"] = .on
    let screen = Screen(profile: profile)
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    var names: [String] = []
    var current = root.next
    while let responder = current, !(responder is UIWindow) {
      names.append(screen.simulation.objects.className(of: responder))
      current = responder.next
    }
    #expect(names == ["UIDropShadowView", "UITransitionView"])
    #expect(screen.decided("chain.private-wrappers-in-dumps"))
  }

  @Test func `chain.navigation-and-tab: through the containers' internal views to the containers`()
  {
    let screen = Screen()
    let child = screen.make { UIViewController() }
    let stack = screen.make { UINavigationController(rootViewController: child) }
    let tabs = screen.make { UITabBarController() }
    screen.simulation.enter { tabs.viewControllers = [stack] }
    screen.setRoot(tabs)
    var chain: [UIResponder] = [child]
    while let next = chain[chain.count - 1].next, chain.count < 30 { chain.append(next) }
    let controllers = chain.filter { $0 is UIViewController }
    #expect(controllers == [child, stack, tabs])
    #expect(chain.firstIndex(of: stack) ?? 0 > 2)
    #expect(screen.decided("chain.navigation-and-tab"))
  }

  @Test func `chain.modal-action-gate: a presenter that says so performs no actions meanwhile`() {
    final class Gate: UIViewController {
      override class var actions: Actions { super.actions.adding("buy", Gate.buy) }
      override var performsActionsWhilePresentingModally: Bool { false }
      func buy() {}
    }
    let screen = Screen()
    let gate = screen.make { Gate() }
    let sheet = screen.make { UIViewController() }
    screen.setRoot(gate)
    #expect(gate.canPerformAction("buy", withSender: nil))
    screen.simulation.enter { gate.present(sheet, animated: false) }
    #expect(!gate.canPerformAction("buy", withSender: nil))
    #expect(screen.decided("chain.modal-action-gate"))
  }
}

extension UIView {
  func indexForTests(_ simulation: Simulation) -> ObjectIndex { simulation.objects.index(of: self) }
}
