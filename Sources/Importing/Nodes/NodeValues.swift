/// Finds where the values of a node end.
///
/// A value ends at the next `;` outside of brackets and quotes that a field or the node's `>`
/// follows. None of the three alone would do: texts hold `;` and quotes, and values hold nodes and
/// lists.
struct NodeValues {
  /// Where a value ends, and whether it is there to its end although the line stops.
  struct End {
    let index: Int
    let isWhole: Bool
  }

  private let bytes: ArraySlice<UInt8>

  /// Whether only `<` and `>` are brackets, and quotes that do not end are none.
  private let isLenient: Bool

  // What was looked for to the end of the line once is not looked for again.
  private var unclosedOuter: Set<UInt8> = []
  private var unclosedInner: Set<UInt8> = []
  private var isWithoutFrame = false

  init(_ bytes: ArraySlice<UInt8>, isLenient: Bool) {
    self.bytes = bytes
    self.isLenient = isLenient
  }

  /// The end of the value that begins at an index: the place of `;` or `>`, or the end of the line.
  mutating func end(from start: Int) -> End {
    var index = start
    if let mark = typographicQuote(at: start) {
      // A page may have turned the quotes: without the other half they are text like any.
      if let end = endOfTypographic(mark, from: start) { index = end }
    } else if let quote = byte(start), quote.isQuote {
      if let end = endOfQuoted(from: start) {
        index = end
      } else if !isLenient {
        return End(index: bytes.endIndex, isWhole: false)
      }
    }

    var open: [UInt8] = []
    var angles = 0
    var previous: UInt8 = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if previous.isBeforeQuote, let end = endOfInnerQuote(from: index) { index = end - 1 }
      case UInt8(ascii: "<") where opens(at: index):
        open.append(byte)
        angles += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isLenient { open.append(byte) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let last = open.last, last.closing == byte { open.removeLast() }
      case UInt8(ascii: ">") where angles > 0 && previous != UInt8(ascii: "-"):
        while let last = open.popLast(), last != UInt8(ascii: "<") {}
        angles -= 1
      case UInt8(ascii: ">") where open.isEmpty && closes(at: index):
        return End(index: index, isWhole: true)
      case UInt8(ascii: ";") where open.isEmpty && endsField(at: index):
        return End(index: index, isWhole: true)
      default:
        break
      }
      if byte != UInt8(ascii: " ") { previous = bytes[index] }
      index += 1
    }
    return End(index: bytes.endIndex, isWhole: open.isEmpty && isWhole(from: start))
  }

  /// The end of the text that React Native puts before ` frame = (` without a semicolon.
  ///
  /// - Returns: The place of the blank before `frame`; nil where no frame follows.
  mutating func endOfText(from start: Int) -> End? {
    guard !isWithoutFrame else { return nil }
    var candidate: Int?
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: " "), comes(" frame = (", at: index) {
        candidate = index
      } else if bytes[index] == UInt8(ascii: ";"), let found = candidate {
        if isPair(found + 10..<index) { return End(index: found, isWhole: true) }
        candidate = nil
      }
      index += 1
    }
    isWithoutFrame = true
    return nil
  }

  // MARK: Quotes

  /// Just past the quote that ends what begins with one: a field or the node's `>` follows it.
  private mutating func endOfQuoted(from start: Int) -> Int? {
    let quote = bytes[start]
    guard !unclosedOuter.contains(quote) else { return nil }
    var index = start + 1
    while index < bytes.endIndex {
      if bytes[index] == quote {
        var next = index + 1
        while byte(next) == UInt8(ascii: " ") { next += 1 }
        if byte(next) == UInt8(ascii: ";"), next == index + 1, endsField(at: next) {
          return index + 1
        }
        if byte(next) == UInt8(ascii: ">"), isBeforeRest(next + 1) { return index + 1 }
      }
      index += 1
    }
    unclosedOuter.insert(quote)
    return nil
  }

  /// The last byte of the quotation mark that closes what one at an index opens; nil for none.
  private func typographicQuote(at index: Int) -> UInt8? {
    guard byte(index) == 0xE2 else { return nil }
    guard comes("\u{2018}", at: index) || comes("\u{2019}", at: index) else {
      let isDouble = comes("\u{201C}", at: index) || comes("\u{201D}", at: index)
      return isDouble ? 0x9D : nil
    }
    return 0x99
  }

  /// Just past the typographic quote that ends what begins with one, as with plain ones.
  private mutating func endOfTypographic(_ mark: UInt8, from start: Int) -> Int? {
    guard !unclosedOuter.contains(mark) else { return nil }
    var index = start + 5
    while index < bytes.endIndex {
      if bytes[index] == mark, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 {
        let next = index + 1
        if byte(next) == UInt8(ascii: ";"), endsField(at: next) { return next }
        if byte(next) == UInt8(ascii: ">"), isBeforeRest(next + 1) { return next }
      }
      index += 1
    }
    unclosedOuter.insert(mark)
    return nil
  }

  /// Just past the quote that ends one inside of a value.
  private mutating func endOfInnerQuote(from start: Int) -> Int? {
    let quote = bytes[start]
    guard !unclosedInner.contains(quote) else { return nil }
    var index = start + 1
    while index < bytes.endIndex {
      if bytes[index] == quote {
        switch byte(index + 1) {
        case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: ")"),
          UInt8(ascii: "]"), UInt8(ascii: "}"):
          return index + 1
        default:
          break
        }
      }
      index += 1
    }
    unclosedInner.insert(quote)
    return nil
  }

  // MARK: What follows

  /// Whether a field, the node's `>` or the end of the line follows the `;` at an index.
  private func endsField(at semicolon: Int) -> Bool {
    var next = semicolon + 1
    guard let first = byte(next) else { return true }
    guard first == UInt8(ascii: " ") || first == UInt8(ascii: ">") else { return false }
    while byte(next) == UInt8(ascii: " ") { next += 1 }
    guard let after = byte(next), after != UInt8(ascii: ">") else { return true }
    guard let key = NodeKey(bytes, at: next) else { return isToken(at: next) }
    return key.isWord || key.isKnown(in: bytes)
  }

  /// Whether one word stands at an index, up to the next `;` or `>`.
  private func isToken(at start: Int) -> Bool {
    var index = start
    while let byte = byte(index), byte.isNamePart, index - start < NodeKey.limit { index += 1 }
    guard index > start + 1, let next = byte(index) else { return false }
    return next == UInt8(ascii: ";") || next == UInt8(ascii: ">")
  }

  /// Whether the `<` at an index begins something, and does not mean "less than".
  private func opens(at index: Int) -> Bool {
    guard let next = byte(index + 1) else { return false }
    return next.isNamePart || next == UInt8(ascii: "<") || next == UInt8(ascii: "(")
  }

  /// Whether the `>` at an index ends the node, and is no arrow and does not mean "greater than".
  private func closes(at index: Int) -> Bool {
    guard index > bytes.startIndex else { return true }
    switch bytes[index - 1] {
    case UInt8(ascii: "-"): return false
    case UInt8(ascii: " "): return isAtEnd(index + 1)
    default: return true
    }
  }

  /// Whether what follows a node's `>` can follow one.
  private func isBeforeRest(_ index: Int) -> Bool {
    switch byte(index) {
    case nil, UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""):
      true
    case let byte?:
      // A closing quotation mark.
      byte >= 0x80
    }
  }

  private func isAtEnd(_ index: Int) -> Bool {
    var index = index
    while byte(index) == UInt8(ascii: " ") { index += 1 }
    return index == bytes.endIndex
  }

  /// Whether a value that the line ends with cannot go on.
  private func isWhole(from start: Int) -> Bool {
    guard let first = byte(start), let last = bytes.last else { return false }
    if first.closing == last, first.closing != 0 { return true }
    return comes("YES", at: start) && bytes.endIndex - start == 3
      || comes("NO", at: start) && bytes.endIndex - start == 2
  }

  /// Whether there are two numbers with a blank between them.
  private func isPair(_ range: Range<Int>) -> Bool {
    let parts = bytes[range].split(separator: UInt8(ascii: " "), maxSplits: 2)
    return parts.count == 2
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      }
  }

  private func comes(_ wanted: StaticString, at index: Int) -> Bool {
    let count = wanted.utf8CodeUnitCount
    guard bytes.endIndex - index >= count else { return false }
    return wanted.withUTF8Buffer { bytes[index..<index + count].elementsEqual($0) }
  }

  private func byte(_ index: Int) -> UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }

  /// Whether a quote behind this byte begins something quoted, and is no apostrophe.
  fileprivate var isBeforeQuote: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: ":") || self == UInt8(ascii: "(")
      || self == UInt8(ascii: ",")
  }

  /// The bracket that closes this one, or 0.
  fileprivate var closing: UInt8 {
    switch self {
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: 0
    }
  }
}
