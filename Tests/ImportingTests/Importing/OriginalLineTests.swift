import Jansson
import Sentences
import Testing

@testable import Importing

/// Acceptance 13: places are those of the paste, whatever was joined or decoded to read it.
struct OriginalLineTests {
  /// Two prints in one paste, in which lines were broken or that hold strings.
  struct Pasting: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: @Sendable (_ first: [String], _ second: [String]) -> String
  }

  private static let first = [
    "<UIWindow: 0x10a0; frame = (0 0; 390 844)>", "   | <UIView: 0x10b0; frame = (0 0; 390 844)>",
    "   |    | <UIButton: 0x10c0; frame = (10 10; 60 60); text = 'Tür'>",
  ]

  /// A part of it again, with something deeper than it can be.
  private static let second = [
    "<UIView: 0x10b0; frame = (0 0; 390 844)>",
    "   | <UIButton: 0x10c0; frame = (10 10; 60 60); text = 'Tür'>",
    "   | <UISwitch: 0x20d0; frame = (10 90; 51 31)>",
    "   |    |    | <Odd: 0x20e0; frame = (0 0; 9 9)>",
  ]

  /// A part of it again, of another moment.
  private static let other = [
    "<UIView: 0x10b0; frame = (0 0; 390 844)>", "   | <UISwitch: 0x20d0; frame = (10 90; 51 31)>",
    "   |    | <UIButton: 0x10c0; frame = (10 10; 60 60)>",
  ]

  private static func broken(_ lines: [String]) -> String {
    lines.joined(separator: "\n").replacing("; frame = (", with: ";\nframe =\n(")
  }

  private static func string(_ lines: [String]) -> String {
    "\"" + Wrapping.escaped(lines) + "\""
  }

  private static let pastings = [
    Pasting(testDescription: "lines that were broken") { broken($0) + "\n\n" + broken($1) },
    Pasting(testDescription: "a string, and lines behind it") {
      "(lldb) po a\n\(string($0))\n(lldb) po b\n" + $1.joined(separator: "\n")
    },
    Pasting(testDescription: "a string, and broken lines behind it") {
      "(lldb) po a\n\(string($0))\n(lldb) po b\n" + broken($1)
    },
    Pasting(testDescription: "broken lines, and a string behind them") {
      "(lldb) po a\n\(broken($0))\n(lldb) po b\n" + string($1)
    },
    Pasting(testDescription: "strings in JSON") {
      "{\n  \"ok\": true,\n  \"a\":\n    \(string($0)),\n  \"b\": \(string($1))\n}"
    },
  ]

  /// The line and the column of the last place at which something stands in a paste.
  private func place(ofLast wanted: String, in text: String) throws -> [Int] {
    let before = text[..<(try #require(text.ranges(of: wanted).last)).lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return [lines.count, (lines.last?.count ?? 0) + 1]
  }

  @Test(arguments: pastings)
  func `13: objects and warnings have their lines of the paste`(pasting: Pasting) throws {
    let text = pasting.text(Self.first, Self.second)
    let read = try ImporterTests.read(text)
    let report = read.report.json(in: .english)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What must lie between the switch and what is too deep was printed nowhere.
    let objects = try #require(report["objects"]).elements.filter { $0["address"] != nil }
    #expect(objects.count == 5)
    for object in objects {
      let (address, line) = (try #require(object["address"]?.string), object["line"]?.int ?? 0)
      try #require(lines.indices.contains(line - 1), "\(object)")
      #expect(lines[line - 1].contains(": \(address);"), "\(address) in line \(line)\n\(text)")
    }
    let warning = report["warnings"]?.elements.first {
      $0["type"]?.string == "import.missing-parent"
    }
    #expect(
      try [warning?["line"]?.int, warning?["column"]?.int] == place(ofLast: "<Odd", in: text),
      "\(text)"
    )
  }

  @Test(arguments: pastings)
  func `13: an error has its line and column of the paste`(pasting: Pasting) throws {
    let text = pasting.text(Self.first, Self.other)
    let error = try #require(throws: ImportError.self) { try ImporterTests.read(text) }
    #expect(error.warning.kind == .differentMoments)
    let place = try place(ofLast: "<UIButton", in: text)
    #expect([error.position?.line, error.position?.column] == place, "\(error)\n\(text)")
  }
}
