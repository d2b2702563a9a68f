import Rendering

/// The keys that the bytes of a terminal stand for, one after the other.
final class TerminalKeys {
  private let readByte: () -> UInt8?

  /// A byte that was read and belongs to the next key.
  private var kept: UInt8?

  /// Reads keys from bytes.
  ///
  /// - Parameter readByte: Waits for the next byte; nil at the end of the input.
  init(_ readByte: @escaping () -> UInt8?) {
    self.readByte = readByte
  }

  /// Waits for the next key; nil at the end of the input.
  func next() -> EditedLine.Key? {
    while let byte = takeByte() {
      switch byte {
      case 0x1B:
        if let key = readEscape() { return key }
      case 0x20..<0x7F:
        return .character(Character(Unicode.Scalar(byte)))
      // No other byte beyond ASCII begins a character in UTF-8.
      case 0xC2...0xF4:
        if let character = readCharacter(byte) { return .character(character) }
      default:
        if let key = Self.controls[byte] { return key }
      }
    }
    return nil
  }

  private static let controls: [UInt8: EditedLine.Key] = [
    1: .home, 2: .left, 3: .cancel, 4: .endOfInput, 5: .end, 6: .right, 8: .backspace, 9: .tab,
    10: .enter, 11: .deleteToEnd, 13: .enter, 14: .down, 16: .up, 21: .deleteToStart,
    23: .deleteWord, 127: .backspace,
  ]

  private func takeByte() -> UInt8? {
    defer { kept = nil }
    return kept ?? readByte()
  }

  /// Reads what follows an Escape: a whole sequence, whether it is a key or not, since what is left
  /// of one would be taken for characters.
  private func readEscape() -> EditedLine.Key? {
    guard let start = takeByte() else { return nil }
    guard start == UInt8(ascii: "[") || start == UInt8(ascii: "O") else {
      kept = start
      return nil
    }
    var sequence: [UInt8] = []
    while let byte = takeByte() {
      guard (0x20..<0x7F).contains(byte) else {
        kept = byte
        return nil
      }
      sequence.append(byte)
      // Parameters and what stands between come first, then the byte that says what it is.
      if byte >= 0x40 { break }
    }
    return Self.sequences[String(decoding: sequence, as: UTF8.self)]
  }

  private static let sequences: [String: EditedLine.Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home,
    "3~": .delete, "4~": .end, "8~": .end,
  ]

  private func readCharacter(_ first: UInt8) -> Character? {
    var bytes = [first]
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    for _ in 0..<more {
      guard let byte = takeByte() else { return nil }
      guard (0x80..<0xC0).contains(byte) else {
        kept = byte
        return nil
      }
      bytes.append(byte)
    }
    // What a terminal would obey is not typed, but pasted; it has no place in a command.
    let text = String(decoding: bytes, as: UTF8.self)
    return text == text.printable() ? text.first : nil
  }
}
