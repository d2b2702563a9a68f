package import Rendering
import Sentences

/// What the argument parser says of itself, in the language and within the width of a page.
///
/// The parser words its frame and its complaints in English only; what commands say of themselves
/// stands between them in the right language already.
package struct ParserWords {
  private let style: Style

  /// Words for a page of this width.
  package init(style: Style) { self.style = style }

  /// How wide the parser should write: every line whole, since they are broken here.
  package static let columns = 10_000

  /// The message as it is told; `english` is as the parser writes it.
  package func told(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      fold(style.language == .chinese ? translated(String(line)) : String(line))
    }
    .joined(separator: "\n")
  }

  // MARK: - Words

  private func translated(_ line: String) -> String {
    var text = line
    for (english, chinese) in ParserWords.starts where text.hasPrefix(english) {
      text = chinese + text.dropFirst(english.count)
      break
    }
    if text.hasSuffix(" SUBCOMMANDS:") { text = text.dropLast(" SUBCOMMANDS:".count) + "：" }
    for (english, chinese) in ParserWords.parts {
      text = ParserWords.replacing(english, with: chinese, in: text)
    }
    return text
  }

  /// The text with what `pattern` describes said in Chinese; `%` stands for what both have.
  private static func replacing(
    _ pattern: String,
    with chinese: String,
    in text: String
  ) -> String {
    let words = pattern.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    guard let first = text.firstRange(of: words[0]) else { return text }
    var rest = text[first.upperBound...]
    var parts: [Substring] = []
    for word in words.dropFirst() {
      let end = word.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: word)
      guard let end else { return text }
      parts.append(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    var said = ""
    let pieces = chinese.split(separator: "%", omittingEmptySubsequences: false)
    for (place, piece) in pieces.enumerated() {
      said += piece
      if parts.indices.contains(place) { said += parts[place] }
    }
    return text[..<first.lowerBound] + said + rest
  }

  private static let starts = [
    ("OVERVIEW: ", "概述："), ("USAGE: ", "用法："), ("Usage: ", "用法："), ("ARGUMENTS:", "参数："),
    ("OPTIONS:", "选项："), ("SUBCOMMANDS:", "子命令："), ("Error: ", "错误："), ("Help:  ", "说明："),
  ]

  // Of two that begin alike the longer comes first, which the shorter would match as well.
  private static let parts = [
    ("See '% <subcommand>' for detailed help.", "各命令的说明见 '% <subcommand>'。"),
    ("See '%' for more information.", "更多说明见 '%'。"),
    ("Show help information.", "显示帮助。"),
    ("Show subcommand help information.", "显示子命令的帮助。"),
    ("Show the version.", "显示版本。"),
    (" (default)", "（默认）"),
    (" (default: %)", "（默认：%）"),
    (" (default as flag: %)", "（不写值时：%）"),
    (" (values: %; default: %)", "（可选：%；默认：%）"),
    (" (values: %)", "（可选：%）"),
    ("Unknown option '%'. Did you mean '%'?", "没有选项 '%'。是不是指 '%'？"),
    ("Unknown option '%'", "没有选项 '%'"),
    ("Missing value for '%'", "'%' 缺少值"),
    ("Missing expected argument '%'", "缺少参数 '%'"),
    ("Missing one of: %", "缺少其中之一：%"),
    ("Unexpected argument '%'", "多余的参数 '%'"),
    (" unexpected arguments: ", " 个多余的参数："),
    (
      "The option '%' does not take any value, but '%' was specified.",
      "选项 '%' 不接受值，却给了 '%'。"
    ),
    ("The value '%' is invalid for '%'", "值 '%' 不能用于 '%'"),
    (". Please provide one of the following:", "。请选其中之一："),
    (". Please provide one of % or %.", "。请选其中之一：%、%。"),
    (". Please provide one of %.", "。请选其中之一：%。"),
    ("Invalid option: ", "无效的选项："),
    ("Missing required subcommand.", "缺少子命令。"),
  ]

  // MARK: - Lines

  /// Breaks a line that is too wide, and hangs what follows below the column of its text.
  private func fold(_ line: String) -> String {
    guard line.displayWidth(ambiguousIsWide: style.ambiguousIsWide) > style.width else {
      return line
    }
    let margin = line.prefix { $0 == " " }.count
    if margin > style.width / 2 {
      // Said of the name on the line before, beside which there was no room: it stands below that.
      return fold("      " + line.dropFirst(margin))
    }
    var start = String(line.prefix(margin))
    var rest = String(line.dropFirst(margin))
    if let gap = rest.firstRange(of: "  ") {
      let name = rest[..<gap.lowerBound]
      let text = rest[gap.lowerBound...].drop { $0 == " " }
      let column = line.count - text.count
      if column > style.width / 2 {
        // Beside the name there is hardly room, so what is said of it stands below.
        return fold(start + name) + "\n" + fold(start + "    " + text)
      }
      start = String(line.prefix(column))
      rest = String(text)
    }
    let hanging = max(
      start.displayWidth(ambiguousIsWide: style.ambiguousIsWide),
      min(margin, 1) * 2
    )
    let lines = rest.wrapped(to: style.width - hanging, style)
    return start + lines.joined(separator: "\n" + String(repeating: " ", count: hanging))
  }
}
