/// Numbers and rectangles as prints write them.
extension LineCursor {
  /// Reads a number, `inf` and `nan` included; nil, and nothing happens, where none comes next.
  mutating func number() -> Double? {
    let start = index
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
    if !skip("inf"), !skip("nan"), !skipDigits() {
      index = start
      return nil
    }
    // No number that was printed is longer, and what reads them takes a text.
    guard index - start <= 40,
      let number = decimal(from: start) ?? Double(text(from: start))
    else {
      index = start
      return nil
    }
    return number
  }

  /// The number that stands between an index and this place, where it has few digits and no exponent.
  ///
  /// Up to 15 digits and a power of ten that divides them are exact, so that their quotient is the
  /// number that is nearest, as of any other way to read it.
  private func decimal(from start: Int) -> Double? {
    let bytes = line.bytes[start..<index]
    let isNegative = bytes.first == UInt8(ascii: "-")
    var (digits, count, power) = (0, 0, 1)
    var isFraction = false
    for byte in isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte.isDigit, count < 15 else { return nil }
      digits = digits * 10 + Int(byte &- 0x30)
      count += 1
      if isFraction { power *= 10 }
    }
    guard count > 0 else { return nil }
    let number = Double(digits) / Double(power)
    return isNegative ? -number : number
  }

  /// Reads `{x, y}`; nil, and nothing happens, where none comes next.
  mutating func point() -> PrintedPoint? {
    guard let (x, y) = pair() else { return nil }
    return PrintedPoint(x: x, y: y)
  }

  /// Reads `{{x, y}, {w, h}}`; nil, and nothing happens, where none comes next.
  mutating func rect() -> PrintedRect? {
    let start = index
    guard skip(UInt8(ascii: "{")), let (x, y) = pair(), skip(UInt8(ascii: ",")) else {
      index = start
      return nil
    }
    skipBlanks()
    guard let (width, height) = pair(), skip(UInt8(ascii: "}")) else {
      index = start
      return nil
    }
    return PrintedRect(x: x, y: y, width: width, height: height)
  }

  private mutating func pair() -> (Double, Double)? {
    let start = index
    guard skip(UInt8(ascii: "{")), let first = number(), skip(UInt8(ascii: ",")) else {
      index = start
      return nil
    }
    skipBlanks()
    guard let second = number(), skip(UInt8(ascii: "}")) else {
      index = start
      return nil
    }
    return (first, second)
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    skip { $0.isDigit }
    var digits = index - start
    if skip(UInt8(ascii: ".")) {
      let fraction = index
      skip { $0.isDigit }
      digits += index - fraction
    }
    guard digits > 0 else { return false }
    let mantissa = index
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
      let exponent = index
      skip { $0.isDigit }
      if index == exponent { index = mantissa }
    }
    return true
  }
}

extension PastedLine {
  /// The number that the text is from its first byte to its last.
  var number: Double? {
    var cursor = LineCursor(self)
    let number = cursor.number()
    return cursor.isAtEnd ? number : nil
  }

  /// The whole number that the text is from its first byte to its last.
  var integer: Int? { bytes.count <= 20 ? Int(text) : nil }

  /// The rectangle that the text is from its first byte to its last.
  var rect: PrintedRect? {
    var cursor = LineCursor(self)
    let rect = cursor.rect()
    return cursor.isAtEnd ? rect : nil
  }

  /// What `YES`, `NO`, `Y`, `N`, `true` and `false` say.
  var flag: Bool? {
    switch text {
    case "YES", "Y", "true": true
    case "NO", "N", "false": false
    default: nil
    }
  }
}
