import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A print that breaks off anywhere: what is certain of it is so of the whole.
struct CutPrintTests {
  private static let print = """
    <UIWindow: 0x10a0; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x10b0; frame = (0 0; 100 100); alpha = 0.5>
       |    | <Cafe.Card: 0x10c0; baseClass = UIView; frame = (10 10; 60 60); clipsToBounds = YES>
       |    |    | <UILabel: 0x10d0; frame = (5 5; 20 20); text = 'Tea > <b'; hidden = YES>
       |    | <UIButton: 0x10e0; frame = (40 40; 50 50); alpha = 0; userInteractionEnabled = NO; tag = 7>
    """

  private static let points: [[Double]] = [[5, 5], [20, 20], [50, 50], [80, 80], [95, 95]]

  /// Where each point is hit, where that is certain; empty where there is no tree.
  private func certain(_ text: String, _ client: CheckedClient) throws -> [JSONValue?] {
    let session: JSONValue
    do {
      session =
        try client.call("session.open", ["import": ["text": JSONValue(text)]])["session"] ?? .null
    } catch let error as WireError {
      #expect(error.type.name.hasPrefix("import."), "\(error)")
      return []
    }
    defer { _ = try? client.call("session.close", ["session": session]) }
    return try Self.points.map { point in
      let answer = try client.call("hit.test", ["session": session, "at": JSONValue(point)])
      return answer["certainty"]?.string == "certain" ? answer["hit"] : nil
    }
  }

  @Test func `1: no certain answer about a cut print contradicts the whole`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let bytes = Array(Self.print.utf8)
    let whole = try certain(Self.print, client)
    #expect(whole.allSatisfy { $0 != nil })
    for end in 1..<bytes.count {
      // At the end of a line nobody can tell that others followed it.
      let rest = bytes[..<end].split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      let isBlank = rest.last?.allSatisfy { $0 == UInt8(ascii: " ") } ?? true
      let isLineEnd = isBlank || bytes[end] == UInt8(ascii: "\n")
      let cut = try certain(String(decoding: bytes[..<end], as: UTF8.self), client)
      for (place, hit) in cut.enumerated() where hit != nil && !isLineEnd {
        try #require(hit == whole[place], "cut at \(end): \(Self.points[place])")
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
