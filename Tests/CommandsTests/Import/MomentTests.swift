import Foundation
import TestSupport
import Testing

@testable import Commands

/// Prints of two moments of an app: who believed both would believe in an app that never was.
struct MomentTests {
  private static let first = """
    <UIWindow: 0x10a0; frame = (0 0; 390 844)>
       | <UIView: 0x10b0; frame = (0 0; 390 844)>
       |    | <UIView: 0x10c0; frame = (0 0; 390 400)>
       |    |    | <UIButton: 0x10d0; frame = (10 10; 200 44)>
    """

  /// A second print: what it says of the first, the words of the refusal, and the line of it that is
  /// told.
  struct Second: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let print: String
    let words: String
    let line: Int
  }

  private static let refused = [
    Second(
      testDescription: "a view in another one of the same window",
      print: """
        <UIWindow: 0x10a0; frame = (0 0; 390 844)>
           | <UIView: 0x10b0; frame = (0 0; 390 844)>
           |    | <UIView: 0x10c0; frame = (0 0; 390 400)>
           |    | <UIButton: 0x10d0; frame = (10 10; 200 44)>
        """,
      words: "UIButton 0x10d0 hangs at two places",
      line: 4
    ),
    Second(
      testDescription: "a view and its superview in each other's place",
      print: """
        <UIWindow: 0x10a0; frame = (0 0; 390 844)>
           | <UIView: 0x10c0; frame = (0 0; 390 400)>
           |    | <UIView: 0x10b0; frame = (0 0; 390 844)>
           |    |    | <UIButton: 0x10d0; frame = (10 10; 200 44)>
        """,
      words: "UIView 0x10c0 hangs at two places",
      line: 2
    ),
    Second(
      testDescription: "a view in another window",
      print: """
        <UIWindow: 0x20a0; frame = (0 0; 390 844)>
           | <UIButton: 0x10d0; frame = (10 10; 200 44)>
        """,
      words: "UIButton 0x10d0 hangs at two places",
      line: 2
    ),
    Second(
      testDescription: "a part of the window in which a view hangs elsewhere",
      print: """
        <UIView: 0x10b0; frame = (0 0; 390 844)>
           | <UIView: 0x10c0; frame = (0 0; 390 400)>
           | <UIButton: 0x10d0; frame = (10 10; 200 44)>
        """,
      words: "UIButton 0x10d0 hangs at two places",
      line: 3
    ),
    Second(
      testDescription: "a trace in which a view hangs elsewhere",
      print: """
        •UIWindow:0x10a0
        |   •UIView:0x10b0
        |   |   *UIView:0x10c0
        |   |   *UIButton:0x10d0'Sign in'
        """,
      words: "UIButton 0x10d0 hangs at two places",
      line: 4
    ),
    Second(
      testDescription: "less than half of the same window",
      print: """
        <UIWindow: 0x10a0; frame = (0 0; 390 844)>
           | <UIView: 0x20b0; frame = (0 0; 390 844)>
           |    | <UIView: 0x20c0; frame = (0 0; 390 400)>
           |    |    | <UIButton: 0x20d0; frame = (10 10; 200 44)>
        """,
      words: "UIWindow 0x10a0 is printed twice, and less than half of what hangs on it is the same",
      line: 1
    ),
    Second(
      testDescription: "a trace of which less than half is in the window",
      print: """
        •UIWindow:0x10a0
        |   •UIView:0x20b0
        |   |   *UIView:0x20c0
        |   |   *UIButton:0x20d0'Sign in'
        """,
      words: "less than half of what the trace names hangs in the printed views",
      line: 1
    ),
  ]

  @Test(arguments: refused)
  func `8: a print of another moment is refused, and nothing is written`(second: Second) throws {
    try Pasted.with(Self.first, ["other.txt": second.print]) { desk in
      for question in [["import"], ["hit", "--at", "20,20"], ["why", "--view", "UIButton"]] {
        let input = question[0] == "import" ? ["paste.txt"] : ["--dump", "paste.txt"]
        let result = desk.run(question + input + ["--with", "other.txt", "--save", "kept.json"])
        #expect(result.status == 65, "\(question): \(result.output)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(second.words), "\(result.errors)")
        #expect(result.errors.contains("other.txt: line \(second.line), "), "\(result.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: desk.folder + "/kept.json"))
    }
    // The same in one paste.
    try Pasted.with(Self.first + "\n\n" + second.print) { desk in
      let result = desk.run("import", "paste.txt")
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("paste.txt: line \(second.line + 5), "), "\(result.errors)")
    }
  }

  @Test func `8: the same window of which half is new is joined, and what is gone is gone`() throws
  {
    let later = """
      <UIWindow: 0x10a0; frame = (0 0; 390 844)>
         | <UIView: 0x10b0; frame = (0 0; 390 844)>
         |    | <UIView: 0x20c0; frame = (0 0; 390 400)>
         |    |    | <UISwitch: 0x20d0; frame = (10 10; 51 31)>
      """
    try Pasted.with(Self.first, ["other.txt": later]) { desk in
      let result = desk.run("hit", "--dump", "paste.txt", "--with", "other.txt", "--at", "20,20")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.lines.first?.contains("0x20d0 UISwitch is hit") == true, "\(result.output)")
      #expect(!result.output.contains("0x10d0"))
    }
  }

  @Test func `8: what has no address is another thing in each print, and moves nothing`() throws {
    // In both prints a line is missing above the button.
    let gapped = Self.first.split(separator: "\n").enumerated().filter { $0.offset != 2 }
      .map { String($0.element) }.joined(separator: "\n")
    try Pasted.with(gapped, ["other.txt": gapped]) { desk in
      let result = desk.run("tree", "--dump", "paste.txt", "--with", "other.txt")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("0x10d0 UIButton"), "\(result.output)")
    }
  }
}
