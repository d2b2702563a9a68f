import Rendering
import Sentences

/// The ways in which a drawing is shown, each of which must hold what all of them promise.
enum Look: String, CaseIterable, Sendable {
  case drawn, ascii, plain, coloured, verbose, chinese, chinesePlain, wide

  /// The widths at which the layout changes, or nearly does.
  static let tellingWidths = [40, 41, 47, 48, 59, 60, 61, 72, 80, 100, 119, 120, 200]

  func style(_ width: Int = 80) -> Style {
    var style = Style()
    style.width = width
    switch self {
    case .drawn: break
    case .ascii: style.isASCII = true
    case .plain: style.isPlain = true
    case .coloured: style.isColored = true
    case .verbose: style.isVerbose = true
    case .chinese: style.language = .chinese
    case .chinesePlain:
      style.language = .chinese
      style.isPlain = true
    case .wide: style.ambiguousIsWide = true
    }
    return style
  }
}

extension Style {
  /// The columns that a line takes on such a page, escape sequences left out.
  func columns(of line: String) -> Int {
    line.withoutEscapes.displayWidth(ambiguousIsWide: ambiguousIsWide)
  }
}

extension String {
  /// The lines of a page; it ends with a newline, which begins none.
  var pageLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text without what colours it.
  var withoutEscapes: String { replacing(/\u{1B}\[[0-9]*m/, with: "") }

  /// The text without blanks and line ends, to find what may have been broken.
  var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// Whether Chinese characters stand in it.
  var hasIdeographs: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
