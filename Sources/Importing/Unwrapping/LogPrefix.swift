/// Reads the prefix of one line of a log.
///
/// Nothing behind the first bytes of a line is looked at, however long it is.
struct LogPrefix {
  /// What a prefix is at most.
  private static let longest = 240

  private let line: PastedLine
  private var index: Int

  /// Where the message begins; nil at a line without a prefix.
  static func end(of line: PastedLine) -> Int? {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard start - line.bytes.startIndex < longest, let first = line.byte(at: start),
      first.isDigit || first.isLetter || first == UInt8(ascii: "[")
    else { return nil }
    var prefix = LogPrefix(line: line.upTo(min(start + longest, line.bytes.endIndex)), index: start)
    guard prefix.passTestTime() || prefix.passConsole() || prefix.passDated() else { return nil }
    return prefix.message
  }

  /// Where the message begins: behind one blank, since the others are its own, by which it may nest.
  private var message: Int {
    var end = index
    while end > line.bytes.startIndex, line.byte(at: end - 1)?.isBlank == true { end -= 1 }
    return min(end + 1, index)
  }

  /// `t =    12.50s `, as a test prints its steps.
  private mutating func passTestTime() -> Bool {
    var here = self
    guard here.pass("t ="), here.passBlanks(), here.passNumber(), here.pass("s"), here.passBlanks()
    else { return false }
    self = here
    return true
  }

  /// `default 09:00:00.00+0000 Process `, as the Console copies.
  private mutating func passConsole() -> Bool {
    var here = self
    let levels: [StaticString] = ["default", "info", "debug", "error", "fault"]
    guard levels.contains(where: { here.pass($0) }), here.passBlanks(), here.passTime(),
      here.passBlanks(), here.passWord(), here.passBlanks()
    else { return false }
    self = here
    return true
  }

  /// A date or a time, then whatever of host, level, process and library is there.
  private mutating func passDated() -> Bool {
    var here = self
    let isBracketed = here.pass("[")
    let isDate = here.passDate()
    if isDate { _ = here.pass("T") || here.passBlanks() }
    guard here.passTime() else { return false }
    if isBracketed { guard here.pass("]") else { return false } }
    _ = here.pass(":")
    guard here.passBlanks() else { return false }
    if here.passThread() || here.passProcess() { here.passCategory() }
    self = here
    return true
  }

  /// `2020-01-31` or `Jan 31`.
  private mutating func passDate() -> Bool {
    var here = self
    if here.passDigits(4), here.pass("-"), here.passDigits(2), here.pass("-"), here.passDigits(2) {
      self = here
      return true
    }
    here = self
    let months: [StaticString] = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard months.contains(where: { here.pass($0) }), here.passBlanks(),
      here.passDigits(2) || here.passDigits(1)
    else { return false }
    self = here
    return true
  }

  /// `09:00:00`, with fractions of a second and a zone.
  private mutating func passTime() -> Bool {
    var here = self
    guard here.passDigits(2), here.pass(":"), here.passDigits(2), here.pass(":"),
      here.passDigits(2)
    else { return false }
    if here.pass(".") || here.pass(",") { guard here.passNumber() else { return false } }
    if !here.pass("Z"), here.pass("+") || here.pass("-") {
      guard here.passDigits(2) else { return false }
      _ = here.pass(":")
      guard here.passDigits(2) else { return false }
    }
    self = here
    return true
  }

  /// `0x1a2b Default 0x0 123 0 Cafe: (UIKitCore) `, as `log show` prints.
  private mutating func passThread() -> Bool {
    var here = self
    guard here.pass("0x") else { return false }
    for _ in 0..<5 {
      guard here.passWord(), here.passBlanks() else { return false }
    }
    guard let colon = here.line.index(of: ": ", from: here.index) else { return false }
    here.index = colon + 2
    here.passLibrary()
    self = here
    return true
  }

  /// `Cafe[123:4567] `, `mac Cafe[123]: ` or `mac Cafe(UIKitCore)[123] <Notice>: `.
  private mutating func passProcess() -> Bool {
    var here = self
    let text: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "=")]
    guard let open = here.line.index(of: "[", from: here.index),
      !here.line[here.index..<open].bytes.contains(where: text.contains)
    else { return false }
    here.index = open + 1
    guard here.passNumber() else { return false }
    if here.pass(":") {
      here.index = here.line.index(past: { $0.hexDigit != nil || $0 == 0x78 }, from: here.index)
    }
    guard here.pass("]") else { return false }
    if here.line.has(" <", at: here.index),
      let level = here.line.index(of: ">: ", from: here.index, before: here.index + 12)
    {
      here.index = level + 1
    }
    _ = here.pass(":")
    guard here.passBlanks() else { return false }
    here.passLibrary()
    self = here
    return true
  }

  /// `(UIKitCore) `.
  private mutating func passLibrary() {
    guard line.has("(", at: index) else { return }
    let end = line.index(past: { $0.isLetter || $0.isDigit }, from: index + 1)
    guard line.has(") ", at: end) else { return }
    index = end + 2
  }

  /// `[com.cafe:ui] `, of a log with a subsystem and a category.
  private mutating func passCategory() {
    guard line.has("[", at: index) else { return }
    let end = line.index(
      past: {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      },
      from: index + 1
    )
    // A message of nothing else is the message.
    guard line.has("] ", at: end), end + 2 < line.bytes.endIndex else { return }
    index = end + 1
    _ = passBlanks()
  }

  private mutating func pass(_ text: StaticString) -> Bool {
    guard line.has(text, at: index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Passes one blank or more; those before a print are its indentation, of which one is enough.
  private mutating func passBlanks() -> Bool {
    let end = line.indexPastBlanks(from: index)
    guard end > index else { return false }
    index = line.has("|", at: end) ? index + 1 : end
    return true
  }

  private mutating func passWord() -> Bool {
    let end = line.index(past: { !$0.isBlank }, from: index)
    guard end > index else { return false }
    index = end
    return true
  }

  private mutating func passNumber() -> Bool {
    let end = line.index(past: { $0.isDigit || $0 == 0x2E }, from: index)
    guard end > index else { return false }
    index = end
    return true
  }

  private mutating func passDigits(_ count: Int) -> Bool {
    let end = line.index(past: { $0.isDigit }, from: index)
    guard end - index >= count else { return false }
    index += count
    return true
  }
}
