import ArgumentParser
import Help
import Sentences

/// To how many lines the routes of a run are folded.
enum RouteLines {
  /// Refuses a number of lines that is none.
  static func check(_ lines: Int) throws {
    guard lines >= 0 else {
      throw ValidationError(
        Sentence(
          "--lines is a number of lines, or 0 for all, not \(lines).",
          zh: "--lines 是行数，0 表示全部，而不是 \(lines)。"
        )
      )
    }
  }
}
