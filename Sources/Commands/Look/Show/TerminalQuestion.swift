import Platform
import WorkbenchFraming

/// A question to the terminal, which answers as if its answer had been typed.
enum TerminalQuestion {
  /// How long an answer is waited for.
  static let milliseconds: Int32 = 200

  /// Asks the terminal of this process.
  ///
  /// Whatever a terminal knows of the question, it answers what it is: with that the answer ends.
  ///
  /// - Parameter question: What is asked, as the escape sequences of it.
  /// - Returns: What was answered in time; nothing where there is no terminal.
  static func ask(_ question: String) -> String {
    guard isatty(STDOUT_FILENO) == 1, let before = TerminalMode.raw() else { return "" }
    defer { before.restore() }
    guard writeFully(question + "\u{1B}[c", to: STDOUT_FILENO) == 0 else { return "" }
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(Int(milliseconds))
    var answer: [UInt8] = []
    while !isWhole(answer), clock.now < end {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let left = (end - clock.now).components
      let wait = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      guard poll(&request, 1, Int32(max(0, wait))) > 0 else { continue }
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Whether an answer ends with what the terminal is: `ESC [ ? … c`.
  static func isWhole(_ answer: [UInt8]) -> Bool {
    guard answer.last == UInt8(ascii: "c"),
      let start = answer.lastIndex(of: 0x1B), answer.count > start + 2
    else { return false }
    return answer[start + 1] == UInt8(ascii: "[") && answer[start + 2] == UInt8(ascii: "?")
  }
}
