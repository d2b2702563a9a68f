import Jansson

/// What was pasted, as it came, and where each byte of it stands.
struct Paste: Sendable {
  /// What the text is called: a file's name, or `-`.
  let name: String

  /// The text as it came, a byte order mark and carriage returns included.
  let bytes: [UInt8]

  private let lines: LineTable

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The line and column of a byte, both from 1; columns count code points.
  func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }
}
