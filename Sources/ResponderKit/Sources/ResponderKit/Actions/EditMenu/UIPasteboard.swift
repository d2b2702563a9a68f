public import Foundation

/// What was cut or copied last; there is one for the whole simulation.
///
/// Text objects write to it by Cut and Copy, and whether Paste can be chosen hangs on it. Other
/// kinds of content than text are not modelled.
open class UIPasteboard: NSObject {
  final var text: String?

  /// The running simulation's pasteboard.
  public static var general: UIPasteboard { Simulation.current.pasteboard }

  /// The text on it, or `nil`.
  open var string: String? {
    get { text }
    set { text = newValue }
  }

  /// Whether there is text on it.
  open var hasStrings: Bool { text != nil }
}
