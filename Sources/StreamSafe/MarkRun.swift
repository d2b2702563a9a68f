package import Sentences

/// How many combining marks follow one another in a text that is read from its beginning.
///
/// To compare or hash a string Swift puts marks that follow one another in order, at a cost of the
/// square of their number: a megabyte of them takes minutes. No language needs more than a handful,
/// and Unicode lets a text that is read as a stream end a run of them at thirty (UAX #15, Stream-Safe
/// Text Format), so what comes from outside and has more is refused.
package struct MarkRun: Sendable {
  /// How many may follow one another.
  package static let most = 30

  /// What is said of a text that has more.
  package static let excess = Sentence(
    "more than \(most) combining marks follow one another",
    zh: "连续的组合附加符号超过 \(most) 个"
  )

  /// How many have followed one another up to here.
  private var length = 0

  package init() {}

  /// Whether there are more than there may be.
  package var isTooLong: Bool { length > Self.most }

  /// Takes a character that is no mark.
  package mutating func end() { length = 0 }

  /// Takes a character.
  package mutating func take(_ character: Unicode.Scalar) {
    length = character.isMark ? length + 1 : 0
  }

  /// Takes the character, other than ASCII, that begins at a place of UTF-8.
  ///
  /// - Returns: The place behind it. What is no UTF-8 is passed over byte by byte.
  package mutating func take(in bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    let lead = bytes[place]
    let count =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var value = UInt32(lead) & (0xFF >> UInt32(count + 1))
    for offset in 1..<count {
      guard place + offset < bytes.count, bytes[place + offset] & 0xC0 == 0x80 else {
        end()
        return place + 1
      }
      value = value << 6 | UInt32(bytes[place + offset] & 0x3F)
    }
    // Latin, and most of what is written without letters, has no marks; to look up each character
    // takes ten times as long.
    let hasNoMarks = lead < 0xCC || (0xE4...0xE9).contains(lead) || (0xEB...0xEE).contains(lead)
    if !hasNoMarks, let character = Unicode.Scalar(value) { take(character) } else { end() }
    return place + count
  }

  /// Takes UTF-8 as far as the first mark that is one too many, and returns its place; nil where
  /// there is none.
  package mutating func firstExcess(in bytes: UnsafeRawBufferPointer) -> Int? {
    var place = 0
    // Behind the last character that may have been a mark.
    var last = 0
    while place < bytes.count {
      guard bytes[place] >= 0x80 else {
        place += 1
        continue
      }
      if place != last { end() }
      let next = take(in: bytes, at: place)
      if isTooLong { return place }
      place = next
      last = next
    }
    if place != last { end() }
    return nil
  }

  /// Takes a text; returns whether it has a mark that is one too many.
  package mutating func isExceeded(by text: String) -> Bool {
    var text = text
    return text.withUTF8 { firstExcess(in: UnsafeRawBufferPointer($0)) != nil }
  }
}

extension Unicode.Scalar {
  /// Whether it is put in order with what stands beside it.
  fileprivate var isMark: Bool {
    switch value {
    // Tibetan vowels, which are no marks themselves and come apart into two.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
