/// What a log puts before a message: a date, the process, a level.
///
/// A message of many lines has one prefix, or one a line; so each line is judged by itself. The
/// prefixes are too peculiar to be part of a print.
enum LogPrefixes: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var isFound = false
    let lines = block.lines.map { line in
      guard let end = LogPrefix.end(of: line) else { return line }
      isFound = true
      return line.from(end)
    }
    return isFound ? [block.with(lines)] : nil
  }
}
