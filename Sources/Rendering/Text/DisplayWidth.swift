extension Unicode.Scalar {
  /// How many columns the scalar takes: 0 when it joins the one before, 2 when it is wide.
  func displayWidth(ambiguousIsWide: Bool) -> Int {
    // No combining mark and nothing wide lies below, so that Latin text needs no category.
    if value < 0x300 { return value < 0xA0 || !ambiguousIsWide || !isAmbiguous ? 1 : 2 }
    if joinsPrevious { return 0 }
    if DisplayWidth.wide.contains(value) { return 2 }
    return ambiguousIsWide && isAmbiguous ? 2 : 1
  }

  /// Whether the scalar is always a character by itself, whatever others of these stand beside it.
  var isCharacter: Bool {
    switch value {
    case 0x20...0xA8, 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x2500...0x257F,
      0x2600...0x2605, 0x3000...0x3029, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      true
    default:
      false
    }
  }

  private var joinsPrevious: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    // Vowels and finals of Hangul are letters by category, and join the syllable all the same.
    default: (0x1160...0x11FF).contains(value)
    }
  }

  private var isAmbiguous: Bool { DisplayWidth.ambiguous.contains(value) }
}

extension String {
  /// How many columns the text takes in a terminal.
  package func displayWidth(ambiguousIsWide: Bool = false) -> Int {
    // Nearly all that is drawn is ASCII, each character of which takes a column.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    // Nearly all of the rest are lines of a drawing and Chinese, whose characters are scalars.
    var width = 0
    for scalar in unicodeScalars {
      guard scalar.isCharacter else { return clusterWidth(ambiguousIsWide) }
      width += scalar.displayWidth(ambiguousIsWide: ambiguousIsWide)
    }
    return width
  }

  /// How many columns the text takes, read in whole characters.
  private func clusterWidth(_ ambiguousIsWide: Bool) -> Int {
    var width = 0
    for character in self {
      // A cluster is as wide as its widest scalar: a flag or a family is one picture.
      let widths = character.unicodeScalars.map {
        $0.displayWidth(ambiguousIsWide: ambiguousIsWide)
      }
      // The selector makes a picture of two columns of a sign that is one column wide as text.
      let emoji = character.unicodeScalars.contains { $0.value == 0xFE0F }
      width += emoji ? 2 : widths.max() ?? 0
    }
    return width
  }

  /// The text cut to at most `limit` columns, with `ellipsis` for what is left out at the end.
  package func truncated(
    to limit: Int,
    ellipsis: String,
    ambiguousIsWide: Bool = false
  ) -> String {
    guard displayWidth(ambiguousIsWide: ambiguousIsWide) > limit else { return self }
    let room = limit - ellipsis.displayWidth(ambiguousIsWide: ambiguousIsWide)
    var kept = ""
    var used = 0
    for character in self {
      used += String(character).displayWidth(ambiguousIsWide: ambiguousIsWide)
      if used > room { break }
      kept.append(character)
    }
    return kept + ellipsis
  }
}

// Ours, because terminals count by these blocks and Swift has no property for them.
/// Which scalars are wide: the blocks that UAX #11 marks W or F, and those it marks A.
enum DisplayWidth {
  struct Ranges: Sendable {
    private let ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
      self.ranges = ranges
    }

    func contains(_ value: UInt32) -> Bool {
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].contains(value)
    }
  }

  static let wide = Ranges([
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F320, 0x1F32D...0x1F335,
    0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440,
    0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7,
    0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
    0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ])

  static let ambiguous = Ranges([
    0xA1...0xA1, 0xA4...0xA4, 0xA7...0xA8, 0xAA...0xAA, 0xAD...0xAE, 0xB0...0xB4, 0xB6...0xBA,
    0xBC...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x391...0x3A9, 0x3B1...0x3C9, 0x401...0x401,
    0x410...0x44F, 0x451...0x451, 0x2010...0x2010, 0x2013...0x2016, 0x2018...0x2019,
    0x201C...0x201D, 0x2020...0x2022, 0x2024...0x2027, 0x2030...0x2030, 0x2032...0x2033,
    0x203B...0x203B, 0x2103...0x2103, 0x2116...0x2116, 0x2121...0x2122, 0x2150...0x218F,
    0x2190...0x2199, 0x21D2...0x21D2, 0x21D4...0x21D4, 0x2200...0x22FF, 0x2312...0x2312,
    0x2460...0x24FF, 0x2500...0x257F, 0x2580...0x258F, 0x2592...0x2595, 0x25A0...0x25FC,
    0x2605...0x2606, 0x2609...0x2609, 0x260E...0x260F, 0x261C...0x261C, 0x261E...0x261E,
    0x2640...0x2642, 0x2660...0x266F, 0x273D...0x273D, 0x2776...0x277F, 0xE000...0xF8FF,
    0xFFFD...0xFFFD,
  ])
}
