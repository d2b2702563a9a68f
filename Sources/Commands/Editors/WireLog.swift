import Platform
import Sentences
import WorkbenchFraming

/// A file that keeps every message with its direction, one a line.
final class WireLog {
  /// Between whom a message goes.
  enum Direction: String {
    case fromEditor = "→ "
    case toEditor = "← "
    case toWorkbench = "⇢ "
    case fromWorkbench = "⇠ "
  }

  private let descriptor: Int32

  /// Begins a log; what the file held is gone.
  init(_ path: String) throws(Complaint) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Complaint(
        .permission,
        Sentence(
          "cannot write \(path): \(errorText(errno))",
          zh: "无法写入 \(path)：\(errorText(errno))"
        ),
        hint: Sentence("Choose another file for --log.", zh: "请为 --log 另选文件。")
      )
    }
  }

  deinit {
    close(descriptor)
  }

  func write(_ message: some Sequence<UInt8>, _ direction: Direction) {
    var line = Array(direction.rawValue.utf8)
    // A message may be spread over lines; outside of strings, which have no line ends, that says
    // nothing.
    line += message.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    line.append(UInt8(ascii: "\n"))
    // A disk that is full ends the log and not the work.
    writeFully(line, to: descriptor)
  }
}
