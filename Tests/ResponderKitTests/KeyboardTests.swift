import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What the keyboard does for a first responder, and the notifications it posts.
@Suite(.seesItsRules)
struct KeyboardTests {
  /// Collects the names of notifications and their objects.
  private final class Listener: SimulationObserver {
    var posted: [String] = []
    var objects: [AnyObject?] = []

    func didOccur(_ occurrence: Occurrence) {
      guard case .notification(let name, let object) = occurrence, name.hasPrefix("keyboard") else {
        return
      }
      posted.append(name)
      objects.append(object)
    }
  }

  private func field(_ name: String, on screen: Screen, in parent: UIView? = nil) -> UITextField {
    screen.add(name, UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), in: parent)
  }

  /// The rules of the keyboard's own records.
  private func rules(_ screen: Screen) -> [String] { screen.rules(of: .keyboard) }

  @Test func `first-responder.keyboard-for-key-input: a text object brings the keyboard`() {
    let screen = Screen()
    let keyboard = screen.simulation.firstResponders.keyboard
    #expect(!keyboard.isVisible)
    field("field", on: screen).becomeFirstResponder()
    #expect(keyboard.isVisible)
    #expect(keyboard.frame.maxY == 844)
    #expect(rules(screen) == ["first-responder.keyboard-for-key-input"])
  }

  @Test func `first-responder.no-input-no-keyboard: focus alone shows none`() {
    let screen = Screen()
    screen.focusView("view").becomeFirstResponder()
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    #expect(rules(screen) == ["first-responder.no-input-no-keyboard"])
  }

  @Test func `first-responder.hardware-keyboard: the software keyboard stays away`() {
    let screen = Screen()
    screen.simulation.device.hasHardwareKeyboard = true
    field("field", on: screen).becomeFirstResponder()
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    #expect(rules(screen) == ["first-responder.hardware-keyboard"])
  }

  @Test func `first-responder.input-view-lookup: the first on the chain that has one`() {
    final class Provider: UIView {
      let dice = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      override var inputView: UIView? { dice }
      override var inputAccessoryView: UIView? { bar }
    }
    let screen = Screen()
    let provider = screen.add("provider", Provider(frame: .zero))
    screen.focusView("view", in: provider).becomeFirstResponder()
    let keyboard = screen.simulation.firstResponders.keyboard
    #expect(keyboard.inputView === provider.dice)
    #expect(keyboard.inputAccessoryView === provider.bar)
    #expect(keyboard.frame.height == 244)
    #expect(provider.dice.window != nil, "what is shown is in a window")
    #expect(rules(screen) == ["first-responder.input-view-lookup"])
  }

  @Test func `first-responder.input-view-own: a field's own view, from the next reload on`() {
    let screen = Screen()
    let field = field("field", on: screen)
    field.becomeFirstResponder()
    let own = screen.make { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
    field.inputView = own
    #expect(screen.simulation.firstResponders.keyboard.inputView == nil)
    field.reloadInputViews()
    #expect(screen.simulation.firstResponders.keyboard.inputView === own)
    field.inputView = nil
    field.reloadInputViews()
    #expect(screen.simulation.firstResponders.keyboard.inputView == nil)
    #expect(screen.simulation.firstResponders.keyboard.isVisible)
    #expect(rules(screen).contains("first-responder.input-view-own"))
  }

  @Test func `first-responder.input-view-controller: its view is shown`() {
    final class Provider: UIView {
      let controller = UIInputViewController()
      override var canBecomeFirstResponder: Bool { true }
      override var inputViewController: UIInputViewController? { controller }
    }
    let screen = Screen()
    let provider = screen.add("provider", Provider(frame: .zero))
    provider.becomeFirstResponder()
    #expect(screen.simulation.firstResponders.keyboard.inputView === provider.controller.view)
    #expect(rules(screen) == ["first-responder.input-view-controller"])
  }

  @Test func `first-responder.reload-input-views: does nothing for others`() {
    let screen = Screen()
    let field = field("field", on: screen)
    let other = self.field("other", on: screen)
    field.becomeFirstResponder()
    other.inputView = screen.make { UIView(frame: .zero) }
    other.reloadInputViews()
    #expect(screen.simulation.firstResponders.keyboard.inputView == nil)
    #expect(screen.decided("first-responder.reload-input-views"))
  }

  @Test func `first-responder.key-window-root: the keyboard follows the key window`() {
    let screen = Screen()
    let other = screen.make {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.windowScene = screen.window.windowScene
      other.isHidden = false
      return other
    }
    let field = field("field", on: screen, in: other)
    #expect(field.becomeFirstResponder())
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    screen.simulation.enter { other.makeKey() }
    #expect(screen.simulation.firstResponders.keyboard.isVisible)
    #expect(rules(screen) == ["first-responder.key-window-root"])
    screen.simulation.enter { screen.window.makeKey() }
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
    #expect(field.isFirstResponder)
  }

  @Test func `first-responder.form-sheet-keyboard: the keyboard outlives the text in the sheet`() {
    let screen = Screen()
    screen.simulation.device.userInterfaceIdiom = "pad"
    let home = screen.make { UIViewController() }
    let sheet = screen.make { UIViewController() }
    sheet.modalPresentationStyle = .formSheet
    screen.setRoot(home)
    screen.simulation.enter { home.present(sheet, animated: false) }
    let field = field("field", on: screen, in: sheet.view)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
    #expect(screen.simulation.firstResponders.keyboard.isVisible)
    #expect(rules(screen).last == "first-responder.form-sheet-keyboard")
    screen.simulation.enter { home.dismiss(animated: false) }
    #expect(!screen.simulation.firstResponders.keyboard.isVisible)
  }

  @Test func `text.keyboard-order: shown, moved between fields, hidden`() {
    let screen = Screen()
    let listener = Listener()
    screen.simulation.dispatcher.observer = listener
    let first = field("first", on: screen)
    let second = field("second", on: screen)
    first.becomeFirstResponder()
    #expect(listener.posted == ["keyboardWillChangeFrame", "keyboardWillShow"])
    screen.wait(0.25)
    #expect(listener.posted.suffix(2) == ["keyboardDidChangeFrame", "keyboardDidShow"])
    listener.posted = []
    second.becomeFirstResponder()
    #expect(listener.posted.isEmpty, "focus moves directly: nothing hides, nothing changes")
    second.resignFirstResponder()
    screen.wait(0.25)
    #expect(
      listener.posted == [
        "keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide",
      ]
    )
    listener.posted = []
    first.inputAccessoryView = screen.make {
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    }
    second.becomeFirstResponder()
    screen.wait(0.25)
    listener.posted = []
    first.becomeFirstResponder()
    screen.wait(0.25)
    #expect(listener.posted == ["keyboardWillChangeFrame", "keyboardDidChangeFrame"])
    #expect(screen.decided("text.keyboard-order"))
  }

  @Test func `text.keyboard-notification-object: the screen from iOS 16.1, nil before`() {
    for (ios, hasObject) in [(17.0, true), (16.0, false)] {
      var profile = Profile()
      profile.ios = ios
      let screen = Screen(profile: profile)
      let listener = Listener()
      screen.simulation.dispatcher.observer = listener
      field("field", on: screen).becomeFirstResponder()
      #expect(listener.objects.allSatisfy { ($0 is UIScreen) == hasObject })
      #expect(
        screen.simulation.firstResponders.keyboard.info.endFrame
          == screen.simulation.firstResponders.keyboard.frame
      )
      #expect(screen.simulation.firstResponders.keyboard.info.beginFrame.minY == 844)
      #expect(screen.simulation.firstResponders.keyboard.info.duration == 0.25)
      #expect(screen.simulation.firstResponders.keyboard.info.curve == 7)
    }
  }

  @Test func `a touch on the keyboard stays in the keyboard's window`() throws {
    let screen = Screen()
    let back = screen.add("back", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    field("field", on: screen).becomeFirstResponder()
    let outcome = try screen.tap(100, 800)
    #expect(!screen.names(outcome.path).contains("back"))
    #expect(screen.names(try screen.tap(200, 300).path).first == "back")
    #expect(back.window === screen.window)
    #expect(screen.simulation.application.windows == [screen.window])
  }
}
