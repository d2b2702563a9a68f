import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct FirstResponderTests {
  @Test func `first-responder.one-per-window: a new one makes the old one resign`() {
    let screen = Screen()
    let first = screen.focusView("first")
    let second = screen.focusView("second")
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(screen.simulation.firstResponder(of: screen.window) === second)
    #expect(screen.decided("first-responder.one-per-window"))
  }

  @Test func `first-responder.can-become-default: a plain view says no`() {
    let screen = Screen()
    let view = screen.add("view", UIView(frame: .zero))
    #expect(!view.becomeFirstResponder())
    #expect(screen.decided("first-responder.can-become-default"))
  }

  @Test func `an override that lets a view become or stay first responder is on the route`() {
    let screen = Screen(level: .route)
    let view = screen.add("view", UIView())
    let overrides = Overrides([
      .canBecomeFirstResponder: { _, _ in .flag(true) },
      .canResignFirstResponder: { _, _ in .flag(false) },
    ])
    screen.simulation.dispatcher.setOverrides(overrides, of: view)
    screen.make {
      #expect(view.becomeFirstResponder())
      #expect(!view.resignFirstResponder())
    }
    let said = screen.records.filter { $0.kind == .answered && $0.how == "document's override" }
    #expect(
      said.map(\.rule?.id)
        == ["first-responder.can-become-default", "first-responder.can-resign-default"]
    )
  }

  @Test func `first-responder.can-resign-default: nothing holds on by itself`() {
    final class Willing: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Screen()
    let view = screen.add("view", Willing(frame: .zero))
    view.becomeFirstResponder()
    #expect(view.resignFirstResponder())
    #expect(screen.decided("first-responder.can-resign-default"))
  }

  @Test func `first-responder.needs-window: a view in no window is refused`() {
    let screen = Screen()
    let view = screen.make { FocusView(frame: .zero) }
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(screen.rules(of: .firstResponderRefused) == ["first-responder.needs-window"])
  }

  @Test
  func
    `first-responder.become-steps-doc: turned on, the old one resigns before the new one is asked`()
  {
    var profile = Profile()
    profile.toggles["first-responder.become-steps-doc"] = .on
    let screen = Screen(profile: profile)
    let old = screen.focusView("old")
    let new = screen.focusView("new")
    new.can = false
    old.becomeFirstResponder()
    #expect(screen.decided("first-responder.become-steps-doc"))
    #expect(!new.becomeFirstResponder())
    #expect(!old.isFirstResponder, "the documented order has lost the old one by then")
  }

  @Test func `first-responder.become-refused-by-current: it keeps the focus`() {
    let screen = Screen()
    let old = screen.focusView("old")
    let new = screen.focusView("new")
    old.becomeFirstResponder()
    old.letsGo = false
    #expect(!new.becomeFirstResponder())
    #expect(old.isFirstResponder)
    #expect(screen.decided("first-responder.become-refused-by-current"))
  }

  @Test func `first-responder.become-refused-by-self: nobody else is asked`() {
    let screen = Screen()
    let old = screen.focusView("old")
    let new = screen.focusView("new")
    old.becomeFirstResponder()
    new.can = false
    #expect(!new.becomeFirstResponder())
    #expect(old.isFirstResponder)
    #expect(old.resigns == 0)
    #expect(screen.decided("first-responder.become-refused-by-self"))
  }

  @Test func `first-responder.already: a second call changes nothing`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    #expect(view.becomeFirstResponder())
    #expect(view.resigns == 0)
    #expect(screen.rules(of: .firstResponderChanged).count == 1)
    #expect(screen.decided("first-responder.already"))
  }

  @Test func `first-responder.override-calls-super: a yes without super changes nothing`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.resignsWithoutSuper = true
    #expect(view.askResignFirstResponder())
    #expect(view.isFirstResponder)
    #expect(screen.decided("first-responder.override-calls-super"))
  }

  @Test func `first-responder.is-first-during-become: true once super has returned`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    #expect(view.wasFirstInsideBecome)
  }

  @Test func `first-responder.resign-default: refused when canResign is false, else given up`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.letsGo = false
    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
    #expect(screen.rules(of: .firstResponderRefused) == ["first-responder.resign-default"])
    view.letsGo = true
    #expect(view.resignFirstResponder())
    #expect(screen.simulation.firstResponders.current == nil)
    #expect(screen.rules(of: .firstResponderChanged).last == "first-responder.resign-default")
  }

  @Test func `first-responder.resign-not-to-next: next does not take over`() {
    let screen = Screen()
    let outer = screen.focusView("outer")
    let inner = screen.focusView("inner", in: outer)
    inner.becomeFirstResponder()
    inner.resignFirstResponder()
    #expect(screen.simulation.firstResponders.current == nil)
    #expect(outer.becomes == 0)
  }

  @Test func `first-responder.nil-is-normal: a new screen has none`() {
    let screen = Screen()
    screen.focusView("view")
    screen.setRoot(screen.make { LifeController("root") })
    #expect(screen.simulation.firstResponders.current == nil)
  }

  @Test func `first-responder.not-on-touch: a tap on an ordinary view focuses nothing`() throws {
    let screen = Screen()
    let view = screen.focusView("view")
    try screen.tap(20, 20)
    #expect(view.becomes == 0)
    #expect(screen.simulation.firstResponders.current == nil)
  }

  @Test func `first-responder.control-can-become: a plain control says no`() {
    let screen = Screen()
    let control = screen.add("control", UIControl(frame: .zero))
    #expect(!control.becomeFirstResponder())
    #expect(screen.decided("first-responder.control-can-become"))
  }

  @Test func `first-responder.removed-resigns: also when the view comes back at once`() {
    let screen = Screen()
    let panel = screen.add("panel", UIView(frame: .zero))
    let view = screen.focusView("view", in: panel)
    let other = screen.add("other", UIView(frame: .zero))
    view.becomeFirstResponder()
    other.addSubview(panel)
    #expect(view.window === screen.window)
    #expect(!view.isFirstResponder)
    #expect(view.resigns == 1)
    #expect(screen.rules(of: .firstResponderAsked) == ["first-responder.removed-resigns"])
  }

  @Test func `first-responder.removed-ignores-refusal: nobody can hold on outside a window`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.letsGo = false
    view.removeFromSuperview()
    #expect(screen.simulation.firstResponders.current == nil)
    #expect(
      screen.rules(of: .firstResponderChanged).last == "first-responder.removed-ignores-refusal"
    )
    screen.window.addSubview(view)
    view.becomeFirstResponder()
    view.resignsWithoutSuper = false
    view.removeFromSuperview()
    #expect(screen.simulation.firstResponders.current == nil)
  }

  @Test func `first-responder.hidden-keeps: hiding does not resign`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.isHidden = true
    view.alpha = 0
    #expect(view.isFirstResponder)
  }

  @Test func `first-responder.interaction-disabled-keeps: the flag does not resign`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.isUserInteractionEnabled = false
    #expect(view.isFirstResponder)
  }

  @Test func `first-responder.become-does-not-make-key: focus in another window leaves key alone`()
  {
    let screen = Screen()
    let other = screen.make {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.windowScene = screen.window.windowScene
      other.isHidden = false
      return other
    }
    let view = screen.focusView("view", in: other)
    #expect(view.becomeFirstResponder())
    #expect(screen.simulation.windowServer.keyWindow === screen.window)
    #expect(screen.simulation.firstResponders.current == nil)
    #expect(screen.simulation.firstResponder(of: other) === view)
  }

  // MARK: - endEditing

  @Test func `first-responder.end-editing: the first responder in the view is asked to resign`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    #expect(screen.window.endEditing(false))
    #expect(view.resigns == 1)
    #expect(screen.decided("first-responder.end-editing"))
  }

  @Test func `first-responder.end-editing-result: true only if something resigned`() {
    let screen = Screen()
    let view = screen.focusView("view")
    #expect(!screen.window.endEditing(false))
    #expect(screen.decided("first-responder.end-editing-result"))
    view.becomeFirstResponder()
    view.letsGo = false
    #expect(!screen.window.endEditing(false))
    #expect(screen.window.endEditing(true))
  }

  @Test func `first-responder.end-editing-scope: a first responder outside keeps the focus`() {
    let screen = Screen()
    let view = screen.focusView("view")
    let other = screen.add("other", UIView(frame: .zero))
    view.becomeFirstResponder()
    #expect(!other.endEditing(true))
    #expect(view.isFirstResponder)
    #expect(screen.decided("first-responder.end-editing-scope"))
  }

  @Test func `first-responder.end-editing-calls-resign: an override without super keeps the focus`()
  {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    view.resignsWithoutSuper = true
    #expect(screen.window.endEditing(true))
    #expect(view.isFirstResponder)
    view.resignsWithoutSuper = nil
    view.letsGo = false
    #expect(screen.window.endEditing(true))
    #expect(
      screen.rules(of: .firstResponderChanged).last == "first-responder.end-editing-calls-resign"
    )
  }
}
