/// What a key does to text.
enum TypedKey: Equatable {
  case insert(String)
  /// Return, which a field and a text view take differently.
  case newline
  /// Backspace.
  case delete
  case move(CaretMove, extending: Bool)

  /// What a character of the software keyboard does: `\n` is Return, `\b` Delete.
  init(_ character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self = .newline
    case "\u{8}": self = .delete
    default: self = .insert(String(character))
    }
  }

  /// What a key of a hardware keyboard does in a text object; `nil` where it has no use for it.
  ///
  /// With Command or Control it is a key command's, if anybody's. An object of the app's takes
  /// characters, Return and Delete; the arrows mean something only where there is a caret.
  init?(_ key: UIKey, in input: any UIKeyInput) {
    guard key.flags.isDisjoint(with: [.command, .control]) else { return nil }
    let extends = key.flags.contains(.shift)
    switch key.input {
    case "\r": self = .newline
    case UIKeyCommand.inputDelete: self = .delete
    // A field has one line: the tab belongs to whoever moves from field to field.
    case "\t": if input is UITextField { return nil } else { self = .insert("\t") }
    case let name where name.count > 1:
      guard input is any EditableText, let move = CaretMove(input: name) else { return nil }
      self = .move(move, extending: extends)
    default: self = .insert(key.characters)
    }
  }
}

/// A way for the caret to go.
enum CaretMove: Equatable {
  case left, right, up, down, lineStart, lineEnd

  /// The way that a key without a character leads.
  init?(input: String) {
    switch input {
    case UIKeyCommand.inputLeftArrow: self = .left
    case UIKeyCommand.inputRightArrow: self = .right
    case UIKeyCommand.inputUpArrow: self = .up
    case UIKeyCommand.inputDownArrow: self = .down
    case UIKeyCommand.inputHome: self = .lineStart
    case UIKeyCommand.inputEnd: self = .lineEnd
    default: return nil
    }
  }
}
