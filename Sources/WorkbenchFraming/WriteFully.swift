import Platform

/// Writes all of a text to a blocking descriptor.
///
/// - Returns: 0, or the system's error number where not all could be written.
@discardableResult
package func writeFully(_ text: String, to descriptor: Int32) -> Int32 {
  writeFully(Array(text.utf8), to: descriptor)
}

/// Writes all of some bytes to a blocking descriptor.
///
/// - Returns: 0, or the system's error number where not all could be written.
@discardableResult
package func writeFully(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
    }
    if count < 0, errno == EINTR { continue }
    // A device that takes nothing and says nothing is as full as one that says so.
    guard count > 0 else { return count < 0 ? errno : ENOSPC }
    written += count
  }
  return 0
}
