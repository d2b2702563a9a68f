import Sentences

/// Prints that are known, and do not hold enough to tell who gets a touch.
enum UnreadablePrint {
  /// Why the first of them in a paste cannot be used; nil where there is none.
  static func refusal(of blocks: [PastedBlock]) -> ImportError? {
    for block in blocks {
      for line in block.lines {
        guard let text = text(of: line) else { continue }
        return ImportError(
          ImportWarning(.unsupported, at: line.offset, text),
          hint: Refusals.printInstead(PrintCommands.tree)
        )
      }
    }
    return nil
  }

  private static func text(of line: PastedLine) -> Sentence? {
    if isAppKit(line) {
      return Sentence(
        """
        this is what AppKit's _subtreeDescription prints: views of a Mac, which get their events in \
        another way than those of UIKit
        """,
        zh: "这是 AppKit 的 _subtreeDescription 打印的内容：Mac 的视图获取事件的方式与 UIKit 不同"
      )
    }
    if isKIF(line) {
      return Sentence(
        """
        this is KIF's print of classes and labels: without frames and addresses nothing tells \
        which view takes a point
        """,
        zh: "这是 KIF 打印的类名和标签：没有 frame 和地址，无从判断哪个视图接收某个点"
      )
    }
    return nil
  }

  /// `[   AF O  W ] h=--- v=--- NSView 0x… f=(0,0,480,270) b=(-)`.
  private static func isAppKit(_ line: PastedLine) -> Bool {
    guard line.has("[", at: line.indexPastBlanks(from: line.bytes.startIndex)),
      let flags = line.index(of: "] h=")
    else { return false }
    return line.has(" v=", at: flags + 7) || line.contains(" f=(")
  }

  /// `|	|	UIButton (label: 'Order')`, or the heading of a window.
  private static func isKIF(_ line: PastedLine) -> Bool {
    let start = line.bytes.startIndex
    if line.has("Window level ", at: start), line.byte(at: start + 13)?.isDigit == true {
      return true
    }
    guard line.has("|\t", at: start) else { return false }
    let name = line.index(past: { $0 == UInt8(ascii: "|") || $0.isBlank }, from: start)
    return line.byte(at: name)?.isLetter == true
  }
}
