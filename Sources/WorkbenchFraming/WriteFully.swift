#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes all of a text to a blocking descriptor; what nobody takes any more is lost.
package func writeFully(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
    }
    guard count > 0 || errno == EINTR else { return }
    written += max(count, 0)
  }
}
