import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sections 9 and 18: keys and buttons for recognizers.
@Suite(.seesItsRules)
struct PressRecognizerTests {
  private let stage = GestureStage()
  private let view: PressView

  init() {
    view = stage.screen.pressView("view", in: stage.inner)
    view.becomeFirstResponder()
  }

  private var screen: Screen { stage.screen }

  private func press(_ type: UIPress.PressType = .select, for seconds: Double = 0.05) throws {
    try stage.simulation.presses.send(.button(type), duration: seconds)
  }

  @Test func `press.recognizers-first: a tap takes the press from its responder`() throws {
    stage.add("tap", UITapGestureRecognizer())
    try press()
    #expect(stage.notes.take() == ["tap.ended"])
    #expect(view.heard == ["began 1", "cancelled 1"])
    #expect(screen.decided("press.recognizers-first"))
  }

  @Test func `press.recognizers-first: what waits for a second tap holds the end back`() throws {
    let tap = stage.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    try press()
    #expect(view.heard == ["began 1"])
    stage.wait(1)
    #expect(view.heard == ["began 1", "ended 1"])
    #expect(stage.states(of: tap) == ["failed"])
    try press()
    try press()
    #expect(view.heard.suffix(4) == ["began 1", "began 1", "cancelled 1", "cancelled 1"])
    #expect(stage.notes.take() == ["double.ended"])
  }

  @Test func `press.recognizers-first: with delaysTouchesBegan nothing comes before the failure`()
    throws
  {
    stage.add("hold", UILongPressGestureRecognizer()) {
      $0.allowedPressTypes = [4]
      $0.delaysTouchesBegan = true
    }
    try stage.simulation.presses.begin(.button(.select))
    #expect(view.heard == [])
    try stage.simulation.presses.end(.button(.select))
    #expect(view.heard == ["began 1", "ended 1"])
    try press(for: 1)
    #expect(view.heard == ["began 1", "ended 1"])
    #expect(stage.notes.take() == ["hold.began", "hold.ended"])
  }

  @Test func `press.recognizers-first: without cancelsTouchesInView both act`() throws {
    stage.add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
    try press()
    #expect(stage.notes.take() == ["tap.ended"])
    #expect(view.heard == ["began 1", "ended 1"])
  }

  @Test func `press.recognizers-first: an app that becomes inactive cancels for both`() throws {
    let hold = stage.add("hold", UILongPressGestureRecognizer()) { $0.allowedPressTypes = [4] }
    try stage.simulation.presses.begin(.button(.select))
    stage.simulation.lifecycle.resignActive()
    #expect(view.heard == ["began 1", "cancelled 1"])
    #expect(stage.states(of: hold) == ["failed"])
  }

  @Test func `gesture.press-type-filter: only the types that are allowed; a tap takes select`()
    throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer())
    try press(.menu)
    #expect(view.heard == ["began 1", "ended 1"])
    #expect(stage.notes.take() == [])
    #expect(screen.decided("gesture.press-type-filter"))
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    try press(.menu)
    #expect(stage.notes.take() == ["tap.ended"])
  }

  @Test func `gesture.should-receive-press: asked for each new press, before the responder`() throws
  {
    let tap = stage.add("tap", UITapGestureRecognizer())
    let delegate = stage.delegate(of: tap)
    delegate.receivesPress = { _ in
      #expect(view.heard == [])
      return false
    }
    try press()
    #expect(stage.notes.take() == ["event?", "press?"])
    #expect(view.heard == ["began 1", "ended 1"])
    #expect(screen.decided("gesture.should-receive-press"))
  }

  @Test func `a press that its responder lost still ends for the recognizer`() throws {
    final class Listener: UIGestureRecognizer {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard.append("began")
        state = .began
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard.append("ended")
        state = .ended
      }
    }
    let listener = stage.add("listener", Listener()) { $0.allowedPressTypes = [4] }
    try press()
    #expect(listener.heard == ["began", "ended"])
    #expect(stage.states(of: listener) == ["began", "ended"])
    #expect(view.heard == [])
    try press()
    #expect(listener.heard.count == 4)
  }
}
