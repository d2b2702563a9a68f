package import Rendering

/// What the argument parser says of itself, in Chinese, within a width.
///
/// The parser words its frame and its complaints in English only; what commands say of themselves
/// stands between them in Chinese already.
package struct ParserWords {
  private let style: Style

  /// Words for a page of this width.
  package init(style: Style) { self.style = style }

  /// The message in Chinese; `english` is as the parser writes it, in lines of any width.
  package func chinese(_ english: String) -> String {
    english.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in fold(translated(String(line))) }
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

  private static let parts = [
    ("See '% <subcommand>' for detailed help.", "各命令的说明见 '% <subcommand>'。"),
    ("See '%' for more information.", "更多说明见 '%'。"),
    ("Show help information.", "显示帮助。"),
    ("Show subcommand help information.", "显示子命令的帮助。"),
    ("Show the version.", "显示版本。"),
    (" (default)", "（默认）"),
    (" (default: %)", "（默认：%）"),
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
    let margin = String(repeating: " ", count: hanging(line))
    let room = max(20, style.width - margin.count)
    let start = String(line.prefix(margin.count))
    let rest = String(line.dropFirst(margin.count))
    let lines = rest.wrapped(to: room, first: room, style)
    return start + lines.joined(separator: "\n" + margin)
  }

  /// Where the text of a line begins: behind the gap after a name, else behind its margin.
  private func hanging(_ line: String) -> Int {
    let margin = line.prefix { $0 == " " }.count
    if let gap = line.dropFirst(margin).firstRange(of: "  ") {
      let behind = line[gap.lowerBound...].prefix { $0 == " " }.count
      let place = line.distance(from: line.startIndex, to: gap.lowerBound) + behind
      if place <= style.width / 2 { return place }
    }
    return margin
  }
}
