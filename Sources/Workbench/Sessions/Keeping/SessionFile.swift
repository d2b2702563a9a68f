import Jansson
import Platform
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The file of a kept session: what another process needs to make the session again.
///
/// The first line says what was opened; each command has a line of its own, which is there before the
/// command runs, so that what was answered is in the file. That is written into the system's memory and
/// not awaited on the disk: it outlives the process, not the machine.
final class SessionFile {
  /// Where the file lies.
  let path: String

  /// How much of the file is written.
  private var end = 0
  /// Where the line of the last command begins.
  private var last = 0
  /// How a command ended, where the disk had no room for that.
  private var unwritten: [UInt8] = []
  /// Whether it is still the file of an earlier daemon, since there was no room for a new one.
  private var isOfBefore = false

  /// Writes the file of a session, whatever lies at the path.
  ///
  /// - Throws: Why it cannot be written; then there is what was there before.
  init(_ kept: KeptSession, at path: String) throws(WireError) {
    self.path = path
    try write(kept)
  }

  /// Goes on with the file of an earlier daemon, of which so many bytes are whole lines.
  init(of path: String, length: Int) {
    self.path = path
    (end, last, isOfBefore) = (length, length, true)
    // A command behind half a line would be part of it.
    truncate(path, off_t(length))
  }

  /// Writes a command that is about to run.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - kept: The session as it stands without it.
  /// - Throws: Why it cannot be written; then the file is as it was.
  func begin(_ command: [UInt8], after kept: @autoclosure () -> KeptSession) throws(WireError) {
    // There may be room by now, and only a new one says that this is another daemon's.
    if isOfBefore { try? write(kept()) }
    let line = unwritten + command + KeptSession.lineEnd
    do {
      try append(line)
    } catch {
      throw unwritable(error)
    }
    last = end + unwritten.count
    end += line.count
    unwritten = []
  }

  /// Writes what the last command raised.
  func note(raised: String) {
    let line = KeptSession.line(raised: raised)
    do {
      try append(line)
      end += line.count
    } catch {
      // The command is done. It will be said before the next, which there is no room for either.
      unwritten = line
    }
  }

  /// Takes the last command out, which was refused and has changed nothing.
  func takeBack() {
    // What cannot be taken out is refused again when it is run again.
    if truncate(path, off_t(last)) == 0 { end = last }
  }

  /// Writes all anew; whoever reads it meanwhile finds the one or the other.
  ///
  /// - Throws: Why it cannot be written; then the file is as it was.
  func write(_ kept: KeptSession) throws(WireError) {
    let new = path + ".new"
    let text = kept.text
    do throws(SystemError) {
      let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw SystemError("open") }
      defer { close(descriptor) }
      try writeAll(text, to: descriptor)
      guard rename(new, path) == 0 else { throw SystemError("rename") }
    } catch {
      unlink(new)
      throw unwritable(error)
    }
    (end, last, unwritten, isOfBefore) = (text.count, text.count, [], false)
  }

  /// Reads a file.
  ///
  /// - Throws: Why it cannot be read.
  static func read(_ path: String) throws(WireError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable("open") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        bytes += buffer.prefix(max(0, count))
        return count
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable("read") }
      if count == 0 { return bytes }
    }
  }

  private static func unreadable(_ call: String) -> WireError {
    let reason = errorText(errno)
    return WireError(.replayInvalid, Sentence("\(call): \(reason)", zh: "\(call)：\(reason)"))
  }

  /// Removes the file: the session has ended.
  func remove() { unlink(path) }

  private func append(_ line: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("open") }
    defer { close(descriptor) }
    do {
      try writeAll(line, to: descriptor)
    } catch {
      // Half a line in the middle would make the rest unreadable.
      ftruncate(descriptor, off_t(end))
      throw error
    }
  }

  private func unwritable(_ error: SystemError) -> WireError {
    let reason = errorText(error.code)
    return WireError(
      .sessionUnwritten,
      Sentence(
        "\(path) cannot be written: \(error.call): \(reason)",
        zh: "无法写入 \(path)：\(error.call)：\(reason)"
      )
    )
  }
}

// Within a type that has methods of these names the functions are out of sight.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw SystemError("write", count == 0 ? ENOSPC : errno) }
    rest = rest.dropFirst(count)
  }
}
