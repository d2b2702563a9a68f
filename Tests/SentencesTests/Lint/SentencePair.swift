/// A sentence as it stands in a source file: both halves, and where.
struct SentencePair {
  let file: String
  /// The line of the Chinese half, from 1.
  let line: Int
  /// What is written for English, without the blanks between its parts.
  let english: String
  let chinese: String

  /// The fingerprints of both halves, as the list has them.
  var fingerprint: String { "\(SentencePair.hash(english)) \(SentencePair.hash(chinese))" }

  /// The fingerprint of the Chinese half alone.
  var chineseFingerprint: String { SentencePair.hash(chinese) }

  /// FNV-1a, in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Finds the sentences of a Swift source: arguments labelled `zh`, and the one before each.
struct SentenceScanner {
  private let bytes: [UInt8]
  private let file: String
  private(set) var pairs: [SentencePair] = []
  /// The lines at which `Text` or `Sentence` is made of one literal alone.
  private(set) var alone: [Int] = []

  init(_ source: String, file: String) {
    bytes = Array(source.utf8)
    self.file = file
    scan()
  }

  /// A call that is open: where its name and its arguments begin.
  private struct Call {
    var name: String
    var line: Int
    /// Where each argument begins, by place in the bytes.
    var arguments: [Int]
  }

  private mutating func scan() {
    var calls: [Call] = []
    var (place, line) = (0, 1)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      case UInt8(ascii: "/") where next(place, is: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "\""):
        let end = endOfLiteral(at: place)
        line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
        place = end
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        calls.append(Call(name: name(before: place), line: line, arguments: [place + 1]))
        place += 1
      case UInt8(ascii: ","):
        if !calls.isEmpty { calls[calls.count - 1].arguments.append(place + 1) }
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let call = calls.popLast() { take(call, endingAt: place) }
        place += 1
      default:
        place += 1
      }
    }
  }

  private mutating func take(_ call: Call, endingAt end: Int) {
    let ends = call.arguments.dropFirst().map { $0 - 1 } + [end]
    let texts = zip(call.arguments, ends).map { text(of: $0..<$1) }
    for (place, text) in texts.enumerated() where place > 0 && text.hasPrefix("zh:") {
      let line = call.line + lines(from: call.arguments[0], to: call.arguments[place])
      pairs.append(
        SentencePair(
          file: file,
          line: line,
          english: texts[place - 1],
          chinese: String(text.dropFirst(3))
        )
      )
    }
    if call.name == "Text" || call.name == "Sentence", texts.count == 1, texts[0].hasPrefix("\"") {
      alone.append(call.line)
    }
  }

  private func lines(from start: Int, to end: Int) -> Int {
    var last = end
    while last < bytes.count, bytes[last] == 0x20 || bytes[last] == 0x0A { last += 1 }
    return bytes[start..<last].count { $0 == UInt8(ascii: "\n") }
  }

  /// The text of an argument, without blanks outside of its literals.
  private func text(of range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "\"") {
        let end = min(endOfLiteral(at: place), range.upperBound)
        kept += bytes[place..<end]
        place = end
      } else {
        if bytes[place] != 0x20, bytes[place] != 0x0A { kept.append(bytes[place]) }
        place += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private func name(before place: Int) -> String {
    var start = place
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
  }

  private func next(_ place: Int, is character: Character) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == character.asciiValue
  }

  /// Where the literal that begins at a quote ends; interpolations in it may hold others.
  private func endOfLiteral(at start: Int) -> Int {
    let isLong = bytes[start...].starts(with: Array("\"\"\"".utf8))
    var place = start + (isLong ? 3 : 1)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where next(place, is: "("):
        place = endOfInterpolation(at: place + 1)
      case UInt8(ascii: "\\"):
        place += 2
      case UInt8(ascii: "\"") where !isLong:
        return place + 1
      case UInt8(ascii: "\"") where bytes[place...].starts(with: Array("\"\"\"".utf8)):
        return place + 3
      default:
        place += 1
      }
    }
    return bytes.count
  }

  private func endOfInterpolation(at start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = endOfLiteral(at: place)
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return bytes.count
  }
}
