import Jansson
import Sentences
import Testing

@testable import Importing

/// Acceptance 1: prints of each form in whatever may surround them, and as deep as views go.
struct WrappedPrintTests {
  /// What the report says of a print's objects, without the lines that they stand in.
  private func objects(_ text: String) throws -> [String] {
    let report = try ImporterTests.read(text).report.json(in: .english)
    let objects = try #require(report["objects"]).elements
    return objects.map { object in
      let row = JSONValue.object()
      for (key, value) in object.members where key != "line" { row.set(JSONKey(key), value) }
      return row.description
    }
  }

  @Test(arguments: Wrapping.all)
  func `1: a print of any form says the same inside of anything`(wrapping: Wrapping) throws {
    for (form, lines) in PastedPrints.all {
      let plain = try objects(lines.joined(separator: "\n"))
      #expect(!plain.isEmpty)
      let wrapped: [String]
      do {
        wrapped = try objects(wrapping.wrap(lines))
      } catch {
        Issue.record("\(form) in \(wrapping): \(error)")
        continue
      }
      #expect(wrapped == plain, "\(form) in \(wrapping)")
    }
  }

  /// Each form that nests, sixty levels deep: how a level is written, from the outermost on.
  private static let deep: [(form: Form, line: @Sendable (Int) -> String)] = [
    (
      .views,
      { String(repeating: "   | ", count: $0) + "<\(name($0)): 0x\(hex($0)); frame = (0 0; 9 9)>" }
    ),
    (
      .viewsWithoutAddresses,
      { String(repeating: "   | ", count: $0) + "<\(name($0)); frame = (0 0; 9 9)>" }
    ),
    (
      .controllers,
      {
        String(repeating: "   | ", count: $0)
          + "<C\($0) 0x\(hex($0))>, state: appeared, view: <V 0x\(hex($0 + 100))>"
      }
    ),
    (.layoutTrace, { String(repeating: "|   ", count: $0) + "•\(name($0)):0x\(hex($0))" }),
    (
      .earlGrey,
      {
        ($0 == 0 ? "" : String(repeating: "  |", count: $0) + "--")
          + "<\(name($0)):0x\(hex($0)); AX=N; frame={{0, 0}, {9, 9}}; alpha=1>"
      }
    ),
    (
      .ftAdditions,
      {
        "{{0, 0}, {9, 9}} " + String(repeating: "--", count: $0 + 1)
          + "\(name($0)):UIView (<\(name($0)): 0x\(hex($0)); frame = (0 0; 9 9)>)"
      }
    ),
    (
      .accessibility,
      { String(repeating: "  ", count: $0) + "Other, 0x\(hex($0)), {{0.0, 0.0}, {9.0, 9.0}}" }
    ),
  ]

  private static func name(_ level: Int) -> String { level == 0 ? "UIWindow" : "UIView" }

  private static func hex(_ level: Int) -> String { String(0x10_0000 + 16 * level, radix: 16) }

  @Test(arguments: deep.indices)
  func `1: sixty levels are read as deep as they are`(place: Int) throws {
    let (form, line) = Self.deep[place]
    let bytes = Array((0..<60).map(line).joined(separator: "\n").utf8)
    let paste = Paste(name: "-", bytes: bytes)
    let blocks = try Recognising.blocks(of: Unwrapping.blocks(of: paste).blocks)
    #expect(blocks.map(\.form) == [form])
    let reading = try #require(blocks.first?.read(isCancelled: { false }))
    #expect(reading.objects.map(\.parent) == [nil] + (0..<59).map { $0 })
  }

  @Test(arguments: Wrapping.all)
  func `13: what is told of a line is told of the line that was pasted`(wrapping: Wrapping) throws {
    // Deeper than what stands above it: that is said of the place where it begins.
    let lines = [
      "<UIWindow: 0x10; frame = (0 0; 9 9)>", "   |    |    | <Odd: 0x20; frame = (0 0; 1 1)>",
    ]
    let text = wrapping.wrap(lines)
    let report = try ImporterTests.read(text).report.json(in: .english)
    let warning = try #require(
      report["warnings"]?.elements.first { $0["type"]?.string == "import.missing-parent" }
    )
    let line = try #require(warning["line"]?.int)
    let column = try #require(warning["column"]?.int)
    let pasted = text.replacing("\r\n", with: "\n").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let rest = pasted[line - 1].dropFirst(column - 1)
    #expect(["<Odd", "\\<Odd", ";Odd", "&lt;Odd"].contains { rest.hasPrefix($0) }, "\(rest)")
  }

  @Test func `14: what nobody would paste is refused or read, and never more`() {
    // Some of what the fuzzer does for an hour: parts of all prints, cut and put together.
    let prints = PastedPrints.all.map { Array($0.lines.joined(separator: "\n").utf8) }
    for round in 0..<2000 {
      var text: [UInt8] = []
      for part in 0...round % 4 {
        // Numbers without a common divisor, so that every part meets every other somewhere.
        let print = prints[(round * 7 + part * 5) % prints.count]
        let start = (round * 7919 + part * 104_729) % print.count
        text += print[start..<min(print.count, start + round % 199 + 1)]
      }
      let request = ImportRequest(ImportRequest.Source(name: "-", bytes: text))
      let read = try? Importer.read(request)
      _ = read?.report.json(in: .chinese)
      guard let document = read?.document else { continue }
      #expect(throws: Never.self) { try JSON.parse(document) }
    }
  }
}
