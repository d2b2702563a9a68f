import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Every scenario that comes with the workbench, run as a client runs it.
struct ScenarioTests {
  @Test(arguments: ScenarioFiles.ids)
  func `a scenario runs green`(id: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try client.call("session.open", ["id": JSONValue(id)])
    let result = try client.call("script.run")
    #expect(result["passed"]?.bool == true, "\(id): \(result["runs"] ?? .null)")
  }

  /// The bytes of the whole trace of a scenario, in every variant.
  private func trace(_ id: String, _ client: CheckedClient) throws -> [[UInt8]] {
    let opened = try client.call("session.open", ["id": JSONValue(id), "level": "full"])
    let session = opened["session"] ?? .null
    let variants = try #require(opened["variants"]).elements.map { $0["id"] }
    var traces: [[UInt8]] = []
    for variant in variants.isEmpty ? [nil] : variants {
      let params: JSONValue = ["session": session, "level": "full"]
      if let variant { params.set("variant", variant) }
      try client.call("script.run", params)
      let records = try client.call(
        "trace.get",
        ["session": session, "level": "full", "limit": 10_000]
      )
      traces.append(try #require(records["records"]).serialized())
    }
    try client.call("session.close", ["session": session])
    return traces
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a scenario gives the same bytes twice and in both framings`(id: String) throws {
    let lines = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let first = try trace(id, lines)
    #expect(try trace(id, lines) == first)
    let headers = CheckedClient(
      InProcessConnection(to: TestWorkbench.make(), framing: .contentLength)
    )
    #expect(try trace(id, headers) == first)
  }

  @Test func `a system beyond all numbers is a fault of its file and of no other`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/odd",
        withIntermediateDirectories: true
      )
      for (name, ios) in [("huge", "1e300"), ("fine", "17")] {
        try """
        { "format": 1, "id": "odd/\(name)", "profile": { "ios": \(ios) },
          "title": { "en": "\(name)", "zh-Hans": "\(name)" },
          "app": { "windows": [ { "id": "window" } ] }, "script": [ { "expect": {} } ] }
        """.write(toFile: "\(folder)/odd/\(name).json", atomically: true, encoding: .utf8)
      }
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call("hello", ["cwd": "/", "paths": ["scenarios": [JSONValue(folder)]]])
      let list = try client.call("scenario.list", ["topic": "odd"])
      #expect(
        list["scenarios"]?.elements.contains { $0["id"]?.string == "odd/fine" } == true
      )
      let check = try client.call("scenario.check", ["id": "odd/huge"])
      #expect(
        check["diagnostics"]?.elements.contains { $0["pointer"]?.string == "/profile/ios" } == true
      )
    }
  }

  @Test func `every scenario has title and summary in both languages`() throws {
    for language in ["en", "zh-Hans"] {
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call("hello", ["language": JSONValue(language)])
      let list = try client.call("scenario.list")
      for scenario in try #require(list["scenarios"]).elements {
        let title = try #require(scenario["title"]?.string)
        let isChinese = title.unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) }
        #expect(isChinese == (language == "zh-Hans"), "\(scenario["id"] ?? .null): \(title)")
        #expect(scenario["summary"]?.string?.isEmpty == false)
      }
    }
  }

  /// The scenarios that ask something.
  ///
  /// To list them every scenario is read, which is done once for all tests.
  private static let quizzes = Result {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let quizzes = try #require(try client.call("quiz.list")["quizzes"]).elements
    return Set(quizzes.compactMap { $0["id"]?.string })
  }

  @Test(arguments: ScenarioFiles.ids)
  func `every question can be answered with what the model then does`(id: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    guard try Self.quizzes.get().contains(id) else {
      let error = #expect(throws: WireError.self) {
        try client.call("quiz.start", ["id": JSONValue(id)])
      }
      #expect(error?.type == .quizUnknown)
      return
    }
    let started = try client.call("quiz.start", ["id": JSONValue(id)])
    let session = started["session"] ?? .null
    var remaining = started["questions"]?.int ?? 0
    while remaining > 0 {
      let shown = try client.call("quiz.give-up", ["session": session])
      remaining = try #require(shown["remaining"]?.int)
      #expect(shown["explanation"]?.string?.isEmpty == false)
      let next = try client.call("quiz.next", ["session": session])
      if next["finished"]?.bool == true { break }
    }
  }
}
