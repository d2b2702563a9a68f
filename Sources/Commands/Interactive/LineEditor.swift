import Platform
import Rendering

/// Reads lines at a terminal, with history, completion, and a hint behind the cursor.
final class LineEditor {
  /// The words that may stand where the last one of a text is being typed.
  var candidates: (String) -> [String] = { _ in [] }

  /// What is shown behind a text, faintly: the parameters that it still takes.
  var hint: (String) -> String = { _ in "" }

  private let style: Style
  private var history: [String] = []

  init(style: Style) {
    self.style = style
  }

  /// Reads a line; nil at the end of the input.
  func readLine(prompt: String) -> String? {
    guard let before = TerminalMode.raw() else {
      Host.current.write("\(prompt)")
      return Host.current.readLine()
    }
    defer { before.restore() }
    var line = EditedLine(history: history)
    draw(line, prompt)
    let keys = TerminalKeys { Self.readByte() }
    while let key = keys.next() {
      switch line.press(key) {
      case .redraw:
        break
      case .complete:
        complete(&line, prompt)
      case .accept(let text):
        // What stays on the screen is what was typed, and no more.
        draw(line, prompt, withHint: false)
        Host.current.write("\n")
        if !text.trimmed.isEmpty, history.last != text { history.append(text) }
        return text
      case .abandon:
        Host.current.write("^C\n")
        line = EditedLine(history: history)
      case .finish:
        return nil
      }
      draw(line, prompt)
    }
    return nil
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  private func draw(_ line: EditedLine, _ prompt: String, withHint: Bool = true) {
    let room = Host.current.columns - prompt.displayWidth() - line.text.displayWidth() - 1
    let hint = withHint && line.cursor == line.characters.count ? self.hint(line.text) : ""
    // What has no room is cut, since the next line is not wiped out with this one; what must be
    // given comes first.
    let shown = room > 1 ? hint.truncated(to: room - 1, ellipsis: style.text(of: .ellipsis)) : ""
    // Without colour a hint would look as if it had been typed.
    let hasHint = style.isColored && !shown.isEmpty
    let faint: Printout = hasHint ? "\u{1B}[2m\(shown)\u{1B}[0m" : ""
    let behind = String(line.characters[line.cursor...]).displayWidth()
    let back = behind + (hasHint ? shown.displayWidth() : 0)
    let move: Printout = back > 0 ? "\u{1B}[\(back)D" : ""
    Host.current.write("\r\(prompt)\(line.text)\(faint)\u{1B}[K\(move)")
  }

  private func complete(_ line: inout EditedLine, _ prompt: String) {
    let head = line.head
    let word = head.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init)
    let typed = word ?? ""
    let found = candidates(head).filter { $0.hasPrefix(typed) }
    guard let first = found.first else { return }
    let common = found.dropFirst().reduce(first) { $0.commonStart(with: $1) }
    if common.count > typed.count || found.count == 1 {
      // A value follows the sign of its parameter without a blank.
      let end = found.count == 1 && !common.hasSuffix("=") ? " " : ""
      return line.replace(last: typed.count, with: common + end)
    }
    Host.current.write("\n\(found.joined(separator: "  "))\n")
  }
}

extension String {
  /// What both texts begin with.
  fileprivate func commonStart(with other: String) -> String {
    String(zip(self, other).prefix { $0.0 == $0.1 }.map(\.0))
  }
}
