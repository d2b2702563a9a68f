import Foundation

// UIKit's private recognizers of fields and text views (text.tap-via-recognizers): whatever keeps
// them from recognizing keeps the text from the focus.

/// A tap that gives the focus, or two taps that select a word.
///
/// The one for two taps waits for nobody and nobody for it: the first tap gives the focus at once.
final class TextTap: UITapGestureRecognizer {
  init(taps: Int) {
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
    // Taps on text may come a little slower than others (text-interaction.own-taps).
    interval = Int64(microseconds: simulation.profile.number(.textTapInterval))
    watchAlongside()
  }

  override var privatePath: (owner: AnyObject?, part: String)? {
    (owner, taps == 1 ? "textTap" : "textDoubleTap")
  }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    super.take(phase, touches, event)
    if phase == .began { failUnlessOnText(touches) }
  }

  override func react(to state: State) {
    guard let text = owner as? any EditableText else { return }
    if taps == 1 {
      text.takeTap(at: location(in: text))
    } else if text.isFirstResponder {
      dispatcher.emit(.handled, .route, at: text.index, rule: .textInteractionOwnTaps)
      text.selectWord()
    }
  }
}

/// A long press: at the lift it gives the focus, or brings up the menu of what has it.
final class TextPress: UILongPressGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    watchAlongside()
  }

  override var privatePath: (owner: AnyObject?, part: String)? { (owner, "textPress") }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    super.take(phase, touches, event)
    if phase == .began { failUnlessOnText(touches) }
  }

  override func react(to state: State) {
    // At the lift, so that a press that was dragged off the text does nothing.
    guard state == .ended, let text = owner as? any EditableText,
      text.bounds.contains(location(in: text))
    else { return }
    guard text.isFirstResponder else { return text.focusByTap() }
    dispatcher.emit(.handled, .route, at: text.index, rule: .editMenuTextLongPress)
    simulation.menu.showEditMenu(from: text)
  }
}

extension UIGestureRecognizer {
  /// Leaves the touches to the text as well, which is a control or scrolls.
  fileprivate final func watchAlongside() {
    cancelsTouches = false
    delaysEnded = false
  }

  /// A finger on a part of the text object, or on text that takes no focus by tap, is not its own.
  fileprivate final func failUnlessOnText(_ touches: [UITouch]) {
    guard let text = owner as? any EditableText else { return }
    if !text.takesTaps {
      follow(.fail(.textTextView))
    } else if touches.contains(where: { $0.hitView !== text }) {
      follow(.fail(.textTapViaRecognizers))
    }
  }
}

extension EditableText {
  /// Whether a tap gives the focus.
  fileprivate var takesTaps: Bool { allowsEditing && allowsSelecting }

  /// Gives the text object the recognizers that it has from the beginning.
  ///
  /// By default the one added last gets touches first: the single tap, then the double one, then
  /// the press.
  func attachTextRecognizers() {
    simulation.enter {
      for recognizer in [TextPress(), TextTap(taps: 2), TextTap(taps: 1)] { attach(recognizer) }
    }
  }
}
