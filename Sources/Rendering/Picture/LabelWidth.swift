/// How wide text is, without a font: near enough to keep labels apart.
package enum LabelWidth {
  /// The width of a text in parts of its size.
  package static func ems(_ text: String) -> Double {
    // Scalars and not characters: a sequence that a font draws as one is told too wide, never too
    // narrow.
    text.unicodeScalars.reduce(0) { $0 + ems($1) }
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    // From Hangul's and CJK's first blocks on, and what is drawn as wide.
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}",
      "\u{F900}"..."\u{FAFF}", "\u{FE30}"..."\u{FE4F}", "\u{FF00}"..."\u{FF60}",
      "\u{1F300}"..."\u{1FAFF}", "\u{20000}"..."\u{3FFFD}":
      1
    case "m", "w", "M", "W", "@": 0.85
    case "i", "l", "j", "t", "f", "r", "I", ".", "1": 0.38
    default: 0.6
    }
  }

  /// The width of a text whose letters are all as wide, in parts of its size.
  static func codeEms(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + (ems($1) == 1 ? 1 : 0.6) }
  }
}
