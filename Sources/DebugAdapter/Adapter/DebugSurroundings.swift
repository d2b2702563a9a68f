package import Jansson
package import Sentences
package import WorkbenchFraming

/// What a debugger needs of the world around it: a workbench, and the files of scenarios.
package protocol DebugSurroundings {
  /// The language in which is spoken, where an editor runs in one of ours, or in none of them.
  func language(ofEditor language: Language?) -> Language

  /// Connects to a workbench.
  func connect(_ language: Language) throws -> any WireClient

  /// What the workbench is told of who asks: the parameters of `hello`.
  func greeting(_ language: Language) -> JSONValue

  /// The path of a file, seen from the working folder, with its links resolved; nil when there is
  /// none.
  func resolve(_ path: String) -> String?

  /// Reads a file.
  ///
  /// - Throws: Why it cannot be read.
  func read(_ path: String) throws(DebugError) -> [UInt8]

  /// When a file was last written, as numbers that change with it; nil when there is none.
  func stamp(_ path: String) -> [Int]?
}
