import Platform

extension UnsafeRawBufferPointer {
  /// Where a byte stands first, by the C library's search, which is fast in every build.
  func offset(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }
}
