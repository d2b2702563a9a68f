import Platform
import Sentences
import WorkbenchFraming

extension Files {
  /// Writes bytes into a file that only the user can read, which is gone when `body` is done.
  static func withPrivateCopy<Result>(
    of bytes: [UInt8],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = Host.current.variable("TMPDIR") ?? "/tmp"
    var template = Array((folder + "/responder-XXXXXX").utf8CString)
    // The system makes it for its user alone, whatever the mask says.
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw cannotWrite(path, errno) }
    defer { unlink(path) }
    var code = writeFully(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw cannotWrite(path, code) }
    return try body(path)
  }
}
