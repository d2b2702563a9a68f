/// The last line that could not be taken.
///
/// Whether it is a print that breaks off or something that does not belong there is known only when
/// the next line comes, or none.
struct UnreadLine {
  private var line: PastedLine?

  /// Remembers a line that could not be taken; the one before did not belong there.
  mutating func remember(_ line: PastedLine, in reading: inout PrintReading) {
    settle(in: &reading)
    self.line = line
  }

  /// Says that what was remembered did not belong there: something else came.
  mutating func settle(in reading: inout PrintReading) {
    guard let line else { return }
    reading.notice(.notRecognised, at: line.offset, .notALine)
    self.line = nil
  }

  /// The line, where nothing came after it.
  mutating func last() -> PastedLine? {
    defer { line = nil }
    return line
  }
}
