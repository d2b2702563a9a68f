/// Reads a print of one form, line by line.
protocol FormReader {
  /// Makes a reader that has seen nothing yet.
  init(_ block: PastedBlock)

  /// Takes the next line of the block.
  mutating func take(_ line: PastedLine)

  /// Ends the block, and returns what it said.
  mutating func finish() -> PrintReading
}
