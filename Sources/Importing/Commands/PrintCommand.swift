package import Sentences

/// A command to copy: what to type where, what it prints, and what that cannot show.
package struct PrintCommand: Sendable {
  /// Where the command is typed.
  package enum Tool: String, Sendable, CaseIterable {
    case objectiveC = "lldb-objc"
    case swift = "lldb-swift"
    case chisel = "chisel"
    case tests = "xctest"

    /// What the tool is called.
    package var name: Sentence {
      switch self {
      case .objectiveC: Sentence("LLDB, Objective-C", zh: "LLDB，Objective-C")
      case .swift: Sentence("LLDB, Swift", zh: "LLDB，Swift")
      case .chisel: Sentence(verbatim: "chisel")
      case .tests: Sentence("Xcode UI test", zh: "Xcode UI 测试")
      }
    }
  }

  package let tool: Tool

  /// The command as it is typed; `0x…` stands for the address of an object.
  package let text: String

  /// The form of what it prints.
  package let form: Form

  /// What the print shows.
  package let shows: Sentence

  /// What the print cannot show.
  package let lacks: Sentence
}
