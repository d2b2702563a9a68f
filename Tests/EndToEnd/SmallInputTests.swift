import Foundation
import Jansson
import TestSupport
import Testing

/// Small inputs that could do much, sent to a daemon that fifty others use: each costs one error, or
/// the right answer, and the fifty notice nothing.
@Suite(.timeLimit(.minutes(15)))
struct SmallInputTests {
  /// A request, and the error that it gets; without one, a result.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let method: String
    let params: String
    let error: String?

    init(_ description: String, _ method: String, _ params: String, error: String?) {
      testDescription = description
      self.method = method
      self.params = params
      self.error = error
    }
  }

  private static func document(_ profile: String, script: String = "[]") -> String {
    """
    {"format":1,"title":"Small","profile":\(profile),"app":{"windows":[{"id":"window",\
    "frame":[0,0,390,844],"subviews":[{"id":"card","frame":[0,0,200,200]},\
    {"id":"field","class":"UITextField","frame":[0,300,200,40]}]}]},"script":\(script)}
    """
  }

  private static func open(_ profile: String, script: String = "[]") -> String {
    let text = JSONValue(document(profile, script: script))
    return "{\"text\":\(text)}"
  }

  private static let inputs: [Input] =
    ["1e300", "-1e300", "9223372036854775808.0", "1e19", "1e-300", "0"].map {
      Input("iOS \($0)", "session.open", open("{\"ios\":\($0)}"), error: "scenario.invalid")
    }
    + ["scenario.check", "session.open", "scenario.export"].map {
      let isCheck = $0 == "scenario.check"
      return Input(
        "\($0) of iOS 1e300",
        $0,
        open(#"{"ios":1e300,"numbers":{"hitTestCalls":1e300}}"#),
        error: isCheck ? nil : "scenario.invalid"
      )
    }
    + [
      Input(
        "a profile of a request",
        "script.compare",
        #"{"profiles":[{"ios":1e300},{}]}"#,
        error: "scenario.invalid"
      ),
      Input(
        "times that rise and fall",
        "touch.play",
        #"{"fingers":[[{"time":0,"at":[1,1]},{"time":900000,"at":[9,9]},{"time":1,"at":[1,1]}]]}"#,
        error: "stimulus.refused"
      ),
      Input(
        "a touch of two weeks",
        "touch.drag",
        #"{"from":[1,1],"to":[9,9],"duration":1000000}"#,
        error: "stimulus.refused"
      ),
      Input(
        "a pointer that moves for two weeks",
        "gesture.hover",
        #"{"path":[[1,1],[9,9]],"duration":1000000}"#,
        error: "params.out-of-range"
      ),
      Input("a hit test far outside", "hit.test", #"{"at":[1e300,-1e300]}"#, error: nil),
      Input("a hit test outside", "hit.test", #"{"at":[1000,1000]}"#, error: nil),
      Input("time without end", "clock.advance", #"{"by":1e300}"#, error: "params.out-of-range"),
      Input(
        "a place that is no number",
        "object.set",
        #"{"set":{"card.frame":[1e308,1e308,1e308,1e308]}}"#,
        error: nil
      ),
      Input(
        "a subview at 1e18",
        "object.call",
        #"{"call":"insertSubview(_:at:)","on":"window","with":["card",1e18]}"#,
        error: nil
      ),
      Input("nothing but brackets", "hit.why", #"{"want":"[[[[[["}"#, error: "object.unknown"),
    ]

  /// Fifty sessions that others have open, each on a connection of its own.
  private func crowd(at path: String) async throws -> [RawClient] {
    var crowd: [RawClient] = []
    for _ in 1...50 {
      let client = try RawClient(path)
      let opened = try await client.request(
        "session.open",
        ["text": JSONValue(Self.document("{\"ios\":17}"))]
      )
      #expect(opened["error"] == nil, "\(opened)")
      crowd.append(client)
    }
    return crowd
  }

  /// Sends a request and returns its one answer.
  private func ask(_ client: RawClient, _ input: Input) async throws -> JSONValue {
    try await client.send(
      #"{"jsonrpc":"2.0","id":7,"method":"\#(input.method)","params":\#(input.params)}"# + "\n"
    )
    let line = try #require(try await client.line())
    return try JSON.parse(Array(line.utf8), limits: .reply)
  }

  @Test func `each costs one error, and fifty others notice nothing`() async throws {
    try await withDaemon { daemon in
      let crowd = try await crowd(at: daemon.path)
      let client = try RawClient(daemon.path)
      _ = try await client.request(
        "session.open",
        ["text": JSONValue(Self.document("{\"ios\":17}"))]
      )
      let session = try await client.request("session.list")["result"]?["sessions"]?.elements
        .first { $0["own"]?.bool == true }?["session"]
      for input in Self.inputs {
        let isOpener = input.params.hasPrefix("{\"text\"")
        let named =
          isOpener ? input.params : input.params.dropLast() + ",\"session\":\(session ?? "")}"
        let answer = try await ask(
          client,
          Input(input.testDescription, input.method, String(named), error: input.error)
        )
        #expect(answer["id"]?.int == 7, "\(input.testDescription)")
        #expect(
          answer["error"]?["data"]?["type"]?.string == input.error,
          "\(input.testDescription): \(answer)"
        )
      }
      for other in crowd {
        let hit = try await other.request("hit.test", ["at": [100, 100]])
        #expect(hit["result"]?["hit"]?.string == "card")
      }
    }
  }

  @Test func `a document that lies in a listed folder is listed as one with faults`() async throws {
    try await withDaemon { daemon in
      try await withTemporaryFolder { folder in
        try FileManager.default.createDirectory(
          atPath: folder + "/bad",
          withIntermediateDirectories: false
        )
        let text = Self.document("{\"ios\":1e300}")
        try write(Array(text.utf8), to: folder + "/bad/ios.json")
        let client = try RawClient(daemon.path)
        let hello: JSONValue = [
          "client": ["name": "test"], "cwd": "/", "paths": ["scenarios": [JSONValue(folder)]],
        ]
        _ = try await client.request("hello", hello)
        let list = try await client.request("scenario.list", ["topic": "bad"])
        let listed = list["result"]?["scenarios"]?[0]
        #expect(listed?["id"]?.string == "bad/ios")
        #expect(listed?["valid"]?.bool == false)
        for method in ["scenario.check", "scenario.show", "session.open", "quiz.start"] {
          _ = try await client.request(method, ["id": "bad/ios"])
        }
        let stats = try await client.request("stats")
        #expect(stats["result"]?["pid"]?.int == Int(daemon.process.id))
      }
    }
  }
}
