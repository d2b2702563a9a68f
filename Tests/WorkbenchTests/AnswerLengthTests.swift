import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import Workbench

/// What has a longer answer than clients read.
struct AnswerLengthTests {
  /// Many views that lie deep, so that where each is declared is a long text.
  private var text: String {
    let (depth, count) = (180, 32_000)
    let above = String(repeating: #"{"subviews":["#, count: depth)
    let below = String(repeating: "]}", count: depth)
    let views = Array(repeating: "{}", count: count).joined(separator: ",")
    return #"{"format":1,"title":"Deep","app":{"windows":[{"id":"window","subviews":["#
      + above + views + below + "]}]},\"script\":[]}"
  }

  @Test(arguments: [Transport.inProcessLines, .socketLines])
  func `a request is refused whose answer would be too long, and the next is not`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      let session = try client.call("session.open", ["text": JSONValue(text)])["session"] ?? .null
      let error = try #require(throws: WireError.self) {
        _ = try client.call("object.tree", ["session": session])
      }
      #expect(error.type == .workbenchAnswerTooLong)
      #expect(error.detail("limit")?.json(in: .english).int == Limit.answerBytes.value)
      let window = try client.call("object.get", ["session": session, "id": "window"])
      #expect(window["id"] == "window")
    }
  }
}
