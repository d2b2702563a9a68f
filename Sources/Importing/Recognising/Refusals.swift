import Sentences

/// What is said where a paste is no print that can be used.
enum Refusals {
  /// How much of a line is quoted.
  private static let quoted = 60

  /// Nothing in the paste is a print of a known form.
  static func notRecognised(_ blocks: [PastedBlock]) -> ImportError {
    let lines = blocks.lazy.flatMap(\.lines)
    guard let first = lines.first(where: { !$0.isBlank }) else {
      return ImportError(
        ImportWarning(
          .notRecognised,
          at: 0,
          Sentence("there is nothing in the input", zh: "输入中什么都没有")
        ),
        hint: printInstead(PrintCommands.tree)
      )
    }
    let start = quotation(of: first)
    return ImportError(
      ImportWarning(
        .notRecognised,
        at: first.trimmed.offset,
        Sentence(
          "this is no print of views that is known; it begins with “\(start)”",
          zh: "这不是已知的视图打印；它的开头是“\(start)”"
        )
      ),
      hint: printInstead(PrintCommands.tree)
    )
  }

  /// Which command to print with instead.
  static func printInstead(_ commands: [PrintCommand]) -> Sentence {
    let texts = commands.map { command in
      Sentence(
        "\(command.text) (\(command.tool.name))",
        zh: "\(command.text)（\(command.tool.name)）"
      )
    }
    return Sentence(
      "Print the views in the debugger and paste that: \(Sentence.list(texts)).",
      zh: "请在调试器中打印视图并粘贴：\(Sentence.list(texts))。"
    )
  }

  /// The beginning of a line, without characters that a terminal would obey.
  private static func quotation(of line: PastedLine) -> String {
    let text = line.trimmed
    let part = text.upTo(min(text.bytes.startIndex + quoted * 4, text.bytes.endIndex)).text
    let scalars = part.unicodeScalars.prefix(quoted).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: Unicode.Scalar(0xFFFD) ?? " "
      default: scalar
      }
    }
    var quotation = String(String.UnicodeScalarView(scalars))
    if part.unicodeScalars.count > quoted { quotation += "…" }
    return quotation
  }
}
