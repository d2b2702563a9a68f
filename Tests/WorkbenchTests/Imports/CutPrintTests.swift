import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A print that breaks off anywhere: what is certain of it is so of the whole.
@Suite(.disabled(if: Sanitizer.isOn, "an import for every byte of every print"))
struct CutPrintTests {
  /// A print and the points that are asked about.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var file: String?
    private var pasted = ""

    /// What stands between the last byte of a line and the first of the next.
    let end: String
    let points: [[Double]]

    init(_ name: String, _ text: String, end: String) {
      testDescription = name
      pasted = text
      self.end = end
      points = [[5, 5], [20, 20], [50, 50], [80, 80], [95, 95]]
    }

    init(file: String, _ points: [[Double]]) {
      testDescription = file
      self.file = file
      end = "\n"
      self.points = points
    }

    func text() throws -> String {
      guard let file else { return pasted }
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(
        contentsOf: tests.appending(path: "ImportingTests/Pastes/\(file).txt"),
        encoding: .utf8
      )
    }
  }

  private static let print = """
    <UIWindow: 0x10a0; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x10b0; frame = (0 0; 100 100); alpha = 0.5>
       |    | <Cafe.Card: 0x10c0; baseClass = UIView; frame = (10 10; 60 60); clipsToBounds = YES>
       |    |    | <UILabel: 0x10d0; frame = (5 5; 20 20); text = 'Tea > <b'; hidden = YES>
       |    | <UIButton: 0x10e0; frame = (40 40; 50 50); alpha = 0; userInteractionEnabled = NO; tag = 7>
    """

  /// Prints, the last part of a line's end in each, and points in them.
  private static let cases: [Case] = [
    Case("as it is", print, end: "\n"),
    Case("a string", "\"" + print.replacing("\n", with: "\\n") + "\"", end: "\\n"),
    Case("on one line", print.replacing("\n", with: " "), end: " "),
    Case(
      "entities",
      print.replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
      end: "\n"
    ),
    Case("Markdown's escapes", print.replacing("<", with: "\\<"), end: "\n"),
    Case("without addresses", print.replacing(/: 0x10.0/, with: ""), end: "\n"),
    Case(file: "ftadditions-cafe", [[20, 40], [100, 100], [300, 400]]),
    Case(file: "earlgrey-cafe", [[200, 100], [200, 400]]),
    Case(file: "sentry-cafe", [[200, 100], [200, 400]]),
    Case(file: "detox-xml-cafe", [[200, 100], [200, 400]]),
    Case(file: "views-without-addresses-cafe", [[20, 40], [100, 100]]),
    Case(file: "failure-message-cafe", [[200, 100], [200, 400], [200, 700]]),
    Case(file: "view-list-cafe", [[10, 10], [200, 400]]),
    Case(file: "responder-chain-cafe", [[200, 400]]),
    Case(file: "controllers-cafe", [[200, 400]]),
    Case(file: "layout-trace-cafe", [[200, 400]]),
    Case(file: "recognizers-cafe", [[200, 400]]),
    Case(file: "touches-cafe", [[200, 400]]),
    Case(file: "warnings-cafe", [[200, 400]]),
    Case(file: "accessibility-description-cafe", [[200, 400]]),
  ]

  /// Where each point is hit, where that is certain; empty where there is no tree.
  private func certain(
    _ text: String,
    _ points: [[Double]],
    _ client: CheckedClient,
    _ known: inout [String: [JSONValue?]]
  ) throws -> [JSONValue?] {
    let imported: String?
    do {
      let params: JSONValue = ["text": JSONValue(text), "report": "brief"]
      imported = try client.call("scenario.import", params)["document"]?.string
    } catch let error as WireError {
      #expect(error.type.name.hasPrefix("import."), "\(error)")
      return []
    }
    guard let document = imported else { return [] }
    // Most bytes change nothing of what is read.
    if let answers = known[document] { return answers }
    let opened = try client.call("session.open", ["text": JSONValue(document)])
    let session = opened["session"] ?? .null
    defer { _ = try? client.call("session.close", ["session": session]) }
    let answers = try points.map { point in
      let answer = try client.call("hit.test", ["session": session, "at": JSONValue(point)])
      return answer["certainty"]?.string == "certain" ? answer["hit"] : nil
    }
    known[document] = answers
    return answers
  }

  @Test(arguments: cases)
  func `1: no certain answer about a cut print contradicts the whole`(_ print: Case) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = try print.text()
    let bytes = Array(text.utf8)
    let lineEnd = Array(print.end.utf8)
    var known: [String: [JSONValue?]] = [:]
    let whole = try certain(text, print.points, client, &known)
    #expect(print.file != nil || whole.allSatisfy { $0 != nil })
    for end in 1..<bytes.count {
      // At the end of a line nobody can tell that others followed it.
      let before = bytes[..<end].reversed().drop { $0 == UInt8(ascii: " ") }
      let isLineEnd = (0...lineEnd.count).contains { count in
        bytes[end...].starts(with: lineEnd.dropFirst(count))
          && before.starts(with: lineEnd.prefix(count).reversed().drop { $0 == 0x20 })
      }
      let cut = try certain(
        String(decoding: bytes[..<end], as: UTF8.self),
        print.points,
        client,
        &known
      )
      for (place, hit) in cut.enumerated() where hit != nil && !isLineEnd {
        // What is no tree as a whole names no view at any point.
        let wanted = whole.isEmpty ? .null : whole[place]
        let end = String(decoding: bytes[..<end].suffix(40), as: UTF8.self)
        try #require(hit == wanted, "\(print.points[place]), cut behind \(end)")
      }
    }
  }

  @Test func `5: a cut last line leaves certain what it cannot matter to`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = """
      <UIWindow: 0x10a0; frame = (0 0; 100 100); clipsToBounds = YES; layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x10b0; frame = (0 0; 100 100); userInter
      """
    try client.call("session.open", ["import": ["text": JSONValue(text)]])
    let outside = try client.call("hit.test", ["at": [150, 150]])
    #expect(outside["certainty"]?.string == "certain")
    #expect(outside["hit"] == .null)
    let inside = try client.call("hit.test", ["at": [50, 50]])
    #expect(inside["certainty"]?.string != "certain")
    #expect(inside["unknown"]?.elements.contains { $0["what"]?.string == "subviews" } == true)
  }
}
