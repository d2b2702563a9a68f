import Platform

import TestSupport

/// What the kernel tells of a process in one of its files.
func file(_ name: String, of process: pid_t) throws -> String {
  let path = "/proc/\(process)/\(name)"
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw TestError("open \(path): \(errno)") }
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 16 * 1024)
  let count = read(descriptor, &buffer, buffer.count)
  return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
}
