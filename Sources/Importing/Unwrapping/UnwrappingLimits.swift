import Sentences

/// How much is unwrapped at most.
enum UnwrappingLimits {
  /// Wrappers inside one another.
  static let rounds = 16

  /// Lines of a paste; a line has an object or a part of one.
  static let lines = 1_000_000

  /// Bytes of a line as the forms read it.
  static let lineBytes = 65536

  /// Stops at too many lines.
  static func check(lines count: Int, at offset: Int) throws(ImportError) {
    guard count > lines else { return }
    throw ImportError(
      ImportWarning(
        .limit,
        at: offset,
        Sentence(
          "the input has more than \(lines) lines; nothing was read",
          zh: "输入超过 \(lines) 行；什么都没有读取"
        )
      ),
      hint: Sentence(
        "Paste the part of the print that holds the view in question.",
        zh: "请只粘贴包含所问视图的那部分打印。"
      )
    )
  }

  /// Stops at a line that is too long.
  static func check(_ line: PastedLine) throws(ImportError) {
    guard line.bytes.count > lineBytes else { return }
    throw tooLong(at: line.offset)
  }

  /// What is said of a line that is too long.
  static func tooLong(at offset: Int) -> ImportError {
    ImportError(
      ImportWarning(
        .limit,
        at: offset,
        Sentence(
          "a line that begins here has more than \(lineBytes) bytes; nothing was read",
          zh: "从这里开始的一行超过 \(lineBytes) 字节；什么都没有读取"
        )
      ),
      hint: Sentence(
        "Shorten the line, or paste the print with its own line breaks.",
        zh: "请缩短这一行，或粘贴保留原有换行的打印。"
      )
    )
  }
}
