/// The keys of a keyboard by their place on it, as the standard for such devices numbers them.
///
/// A key has one number whatever it is labelled with and whatever modifiers are held. The layout is
/// the American one; others are not modelled.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A character that no key of the American layout gives without modifiers.
  case keyboardErrorUndefined = 3
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  /// The key of the American layout that gives an input.
  init(input: String) {
    self = Self.other[input] ?? Self.inOrder(input) ?? .keyboardErrorUndefined
  }

  /// Letters and digits, whose numbers follow one another.
  private static func inOrder(_ input: String) -> UIKeyboardHIDUsage? {
    let keys = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    let lowered = input.lowercased()
    guard let character = lowered.first, lowered.count == 1,
      let place = keys.firstIndex(of: character)
    else { return nil }
    return UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + place)
  }

  private static let other: [String: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, UIKeyCommand.inputEscape: .keyboardEscape,
    UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
    UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputDownArrow: .keyboardDownArrow, UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
  ]
}
