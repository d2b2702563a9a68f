import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Focus by the steps of a controller's life, and the order of these steps.
@Suite(.seesItsRules)
struct AppearanceTests {
  /// A root controller with a focus view, whose step asks for focus.
  private func launch(
    asking step: String,
    profile: Profile = Profile()
  )
    -> (screen: Screen, view: FocusView, answer: Bool?)
  {
    let screen = Screen(profile: profile)
    let view = screen.make { FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let root = screen.make { LifeController("root") }
    var answer: Bool?
    root.at["loadView"] = { $0.view.addSubview(view) }
    root.at[step] = { _ in answer = view.becomeFirstResponder() }
    screen.setRoot(root)
    return (screen, view, answer)
  }

  @Test func `first-responder.did-load-false: the view is in no window yet`() {
    let (screen, _, answer) = launch(asking: "didLoad")
    #expect(answer == false)
    #expect(screen.rules(of: .firstResponderRefused) == ["first-responder.did-load-false"])
  }

  @Test func `first-responder.will-appear-false: the view is in no window yet`() {
    let (screen, _, answer) = launch(asking: "willAppear")
    #expect(answer == false)
    #expect(screen.rules(of: .firstResponderRefused) == ["first-responder.will-appear-false"])
  }

  @Test func `first-responder.is-appearing-ok: the view is in its window`() {
    let (screen, view, answer) = launch(asking: "isAppearing")
    #expect(answer == true)
    #expect(view.isFirstResponder)
    #expect(screen.decided("first-responder.is-appearing-ok"))
  }

  @Test func `first-responder.did-appear-ok: the view is in its window`() {
    let (screen, view, answer) = launch(asking: "didAppear")
    #expect(answer == true)
    #expect(view.isFirstResponder)
    #expect(screen.decided("first-responder.did-appear-ok"))
  }

  @Test func `first-responder.deferred: a request made too early is granted in the window`() {
    let (screen, view, answer) = launch(asking: "willAppear")
    #expect(answer == false)
    #expect(view.isFirstResponder)
    #expect(view.becomes == 2)
    #expect(screen.rules(of: .firstResponderAsked) == ["first-responder.deferred"])

    var profile = Profile()
    profile.toggles["first-responder.deferred"] = .off
    let without = launch(asking: "willAppear", profile: profile)
    #expect(!without.view.isFirstResponder)
    #expect(without.view.becomes == 1)
  }

  @Test func `first-responder.deferred: of two that asked too early each is asked again`() {
    let screen = Screen()
    let first = screen.make { FocusView(frame: .zero) }
    let second = screen.make { FocusView(frame: .zero) }
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    screen.window.addSubview(first)
    #expect(first.isFirstResponder)
    // The other's wish is gone with that.
    screen.window.addSubview(second)
    #expect(first.isFirstResponder && second.becomes == 1)
    #expect(screen.decided("first-responder.deferred"))
  }

  @Test func `of two that asked too early and come together the last one gets the focus`() {
    let screen = Screen()
    let box = screen.make { UIView(frame: .zero) }
    let views = screen.make { (0..<3).map { _ in FocusView(frame: .zero) } }
    for view in views {
      box.addSubview(view)
      view.becomeFirstResponder()
    }
    views[2].can = false
    screen.window.addSubview(box)
    #expect(views.map(\.isFirstResponder) == [false, true, false])
  }

  @Test func `first-responder.deferred-cancelled: another focus or a resign drops the request`() {
    let screen = Screen()
    let late = screen.make { FocusView(frame: .zero) }
    let other = screen.focusView("other")
    late.becomeFirstResponder()
    other.becomeFirstResponder()
    screen.window.addSubview(late)
    #expect(other.isFirstResponder)
    #expect(screen.decided("first-responder.deferred-cancelled"))

    let resigned = screen.make { FocusView(frame: .zero) }
    resigned.becomeFirstResponder()
    resigned.resignFirstResponder()
    screen.window.addSubview(resigned)
    #expect(!resigned.isFirstResponder)
  }

  @Test func `first-responder.controller-can-become: once its view is in a window`() {
    let screen = Screen()
    let root = screen.make { LifeController("root") }
    #expect(!root.becomeFirstResponder())
    screen.setRoot(root)
    #expect(root.becomeFirstResponder())
    #expect(root.isFirstResponder)
    #expect(screen.decided("first-responder.controller-can-become"))
  }

  @Test func `first-responder.lifecycle-order: from loadView to viewDidAppear`() {
    let screen = Screen()
    let root = screen.make { LifeController("root") }
    var windows: [Bool] = []
    root.at["willAppear"] = { windows.append($0.view.window != nil) }
    root.at["isAppearing"] = { windows.append($0.view.window != nil) }
    screen.setRoot(root)
    #expect(
      root.diary.lines == [
        "root.loadView", "root.didLoad", "root.willAppear", "root.isAppearing", "root.didLayout",
        "root.didAppear",
      ]
    )
    #expect(windows == [false, true])
    let stages = screen.records.filter { $0.kind == .controllerLifecycle }
    #expect(stages.count == 5)
    #expect(stages.allSatisfy { $0.rule?.id == "first-responder.lifecycle-order" })
  }

  @Test func `the view is appearing has no call before iOS 13`() {
    var profile = Profile()
    profile.ios = 12
    let screen = Screen(profile: profile)
    let root = screen.make { LifeController("root") }
    screen.setRoot(root)
    #expect(!root.diary.lines.contains("root.isAppearing"))
  }

  @Test func `a hidden window loads nothing, and viewDidAppear waits for the key window`() {
    let simulation = Simulation()
    simulation.enter {
      let window = UIWindow(windowScene: UIWindowScene())
      let root = LifeController("root")
      var wasKey = false
      root.at["didAppear"] = { [unowned window] _ in wasKey = window.isKeyWindow }
      window.rootViewController = root
      #expect(root.diary.lines.isEmpty)
      window.makeKeyAndVisible()
      #expect(root.diary.lines.last == "root.didAppear")
      #expect(wasKey)
      window.isHidden = true
      #expect(root.diary.lines.suffix(2) == ["root.willDisappear", "root.didDisappear"])
      window.isHidden = false
      #expect(root.diary.lines.last == "root.didAppear")
    }
  }

  @Test func `a child's view that comes and goes tells the child`() {
    let screen = Screen()
    let diary = LifeController.Diary()
    let root = screen.make { LifeController("root", diary) }
    screen.setRoot(root)
    diary.lines = []
    let child = screen.make { LifeController("child", diary) }
    screen.simulation.enter {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      diary.lines == [
        "child.loadView", "child.didLoad", "child.willAppear", "child.isAppearing",
        "child.didLayout", "child.didAppear",
      ]
    )
    diary.lines = []
    screen.simulation.enter {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(diary.lines == ["child.willDisappear", "child.didDisappear"])
    #expect(child.parent == nil)
  }

  @Test func `a child on screen with its parent is told inside the parent's steps`() {
    let screen = Screen()
    let diary = LifeController.Diary()
    let root = screen.make { LifeController("root", diary) }
    let child = screen.make { LifeController("child", diary) }
    root.at["didLoad"] = { root in
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    screen.setRoot(root)
    #expect(
      diary.lines.filter { $0.contains("ppear") } == [
        "root.willAppear", "child.willAppear", "root.isAppearing", "child.isAppearing",
        "child.didAppear", "root.didAppear",
      ]
    )
  }
}
