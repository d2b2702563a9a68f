import Jansson
import Sentences
import Testing
import WorkbenchProtocol

struct ValidationTests {
  private let table: MethodTable = {
    var table = MethodTable.standard
    table.add(
      .stimulus(
        "touch.tap",
        Sentence(verbatim: "A finger taps."),
        fields: [
          .required("at", .named("place"), Sentence(verbatim: "Where.")),
          .defaulted("taps", .integer(in: 1...10), 1, Sentence(verbatim: "How often.")),
          .optional(
            "duration",
            .number(in: 0...60),
            unit: "seconds",
            Sentence(verbatim: "How long.")
          ),
          .optional("type", .choice(["direct", "pencil"]), Sentence(verbatim: "With what.")),
          .optional(
            "fingers",
            .array(
              of: .object([.required("phase", .string, Sentence(verbatim: "What."))]),
              count: 1...5
            ),
            Sentence(verbatim: "Which.")
          ),
        ],
        module: "touch"
      )
    )
    return table
  }()

  private func fault(_ method: String, _ params: String?) throws -> WireError? {
    let method = try table.requireMethod(method)
    do throws(WireError) {
      try table.validate(params.map { parsed($0) }, of: method)
      return nil
    } catch {
      return error
    }
  }

  private func parsed(_ text: String) -> JSONValue {
    (try? JSON.parse(text)) ?? .null
  }

  @Test(arguments: [
    #"{"at":[1,2]}"#, #"{"at":[1.5,2e0],"taps":2.0}"#, #"{"at":"buy","duration":1}"#,
    #"{"at":{"in":"buy","unit":[0,1]},"type":"pencil","session":"s1"}"#,
    #"{"at":"b","fingers":[{"phase":"moved"}],"level":"full"}"#,
  ])
  func `right parameters pass`(params: String) throws {
    #expect(try fault("touch.tap", params) == nil)
  }

  @Test func `absent parameters are none`() throws {
    #expect(try fault("stats", nil) == nil)
    #expect(try fault("stats", "{}") == nil)
    #expect(try fault("touch.tap", nil)?.type == .paramsMissingMember)
  }

  @Test(arguments: [
    (#"{}"#, ErrorType.paramsMissingMember, "/params", "touch.tap lacks the member 'at'"),
    (#"{"at":"b","tabs":2}"#, .paramsUnknownMember, "/params/tabs", "has no member 'tabs'"),
    (#"{"at":"b","taps":"2"}"#, .paramsWrongType, "/params/taps", "expected integer, got string"),
    (#"{"at":"b","taps":2.5}"#, .paramsWrongType, "/params/taps", "expected integer, got number"),
    (#"{"at":"b","taps":0}"#, .paramsOutOfRange, "/params/taps", "expected 1 to 10, got 0"),
    (#"{"at":"b","taps":11}"#, .paramsOutOfRange, "/params/taps", "expected 1 to 10, got 11"),
    (#"{"at":"b","duration":-1}"#, .paramsOutOfRange, "/params/duration", "0.0 to 60.0"),
    (#"{"at":"b","type":"pensil"}"#, .paramsUnknownValue, "/params/type", "'pensil'"),
    (#"{"at":"b","type":1}"#, .paramsWrongType, "/params/type", "\"direct\" or \"pencil\""),
    (#"{"at":true}"#, .paramsWrongType, "/params/at", "got boolean"),
    (#"{"at":[1]}"#, .paramsWrongType, "/params/at", "got list of 1"),
    (#"{"at":[1,"x"]}"#, .paramsWrongType, "/params/at/1", "expected number, got string"),
    (#"{"at":{"point":[1,1]}}"#, .paramsMissingMember, "/params/at", "'in' is missing"),
    (#"{"at":{"in":"b","pont":[1,1]}}"#, .paramsUnknownMember, "/params/at/pont", "'pont' here"),
    (#"{"at":"b","fingers":[]}"#, .paramsOutOfRange, "/params/fingers", "1 to 5 elements"),
    (#"{"at":"b","fingers":[{"phase":1}]}"#, .paramsWrongType, "/params/fingers/0/phase", "string"),
    (#"{"at":null}"#, .paramsWrongType, "/params/at", "got null"),
    (#"{"at":"b","session":1}"#, .paramsWrongType, "/params/session", "expected string"),
  ])
  func `wrong parameters are refused by place and name`(
    params: String,
    type: ErrorType,
    path: String,
    message: String
  ) throws {
    let error = try #require(try fault("touch.tap", params))
    #expect(error.type == type)
    #expect(error.path == path)
    #expect(error.message.english.contains(message), "\(error.message)")
  }

  @Test func `an unknown name is met with the nearest known one`() throws {
    #expect(
      try fault("touch.tap", #"{"at":"b","tabs":2}"#)?.hint?.english == "Did you mean 'taps'?"
    )
    #expect(try fault("touch.tap", #"{"at":"b","tabs":2}"#)?.expected.contains("taps") == true)
    let error = try #require(try fault("touch.tap", #"{"at":"b","type":"pensil"}"#))
    #expect(error.hint?.english == "Did you mean 'pencil'?")
    let unknown = try #require(throws: WireError.self) { try table.requireMethod("touch.tapp") }
    #expect(unknown.type == .methodUnknown)
    #expect(unknown.path == "/method")
    #expect(unknown.hint?.english == "Did you mean 'touch.tap'?")
    let strange = try #require(throws: WireError.self) { try table.requireMethod("xyzzy") }
    #expect(strange.hint == ErrorType.methodUnknown.hint)
  }

  @Test func `what is refused is not sent back by the megabyte`() throws {
    let long = String(repeating: "x", count: 100_000)
    #expect(
      try fault("touch.tap", #"{"at":"b","taps":"\#(long)"}"#)?.json(in: .english).serialized()
        .count ?? 0 < 500
    )
    #expect(
      try fault("touch.tap", #"{"at":"b","\#(long)":1}"#)?.json(in: .english).serialized().count
        ?? 0 < 600
    )
    let error = try #require(throws: WireError.self) { try table.requireMethod(long) }
    #expect(error.json(in: .english).serialized().count < 600)
  }

  @Test func `results are checked by the same rules`() throws {
    let tap = try table.requireMethod("touch.tap")
    try table.validateResult(["records": [1, 5], "time": 0.08], of: tap)
    try table.validateResult(
      ["outcome": ["hit": "b", "discarded": false], "records": [1, 5], "time": 0],
      of: tap
    )
    let error = try #require(throws: WireError.self) {
      try table.validateResult(["records": [1], "time": 0.08], of: tap)
    }
    #expect(error.path == "/result/records")
  }

  @Test func `notifications are checked by the same rules`() throws {
    let record: JSONValue = ["seq": 1, "time": 0.0, "kind": "asked", "at": "b", "answer": "b"]
    try table.validateEvent(
      "trace.record",
      ["session": "s1", "subscription": "t1", "record": record]
    )
    #expect(throws: WireError.self) { try table.validateEvent("trace.record", nil) }
    #expect(throws: WireError.self) { try table.validateEvent("trace.recor", nil) }
    try table.validateEvent("$/cancelRequest", ["id": "a"])
  }

  @Test func `errors are checked by their type`() throws {
    try table.validateError(
      WireError(.sessionUnknown, Sentence(verbatim: "m"), path: "/params/session").json(
        in: .english
      )
    )
    try table.validateError(
      WireError(.moduleCrashed, Sentence(verbatim: "m"), details: [.init("signal", "SIGSEGV")])
        .json(in: .english)
    )
    #expect(throws: WireError.self) {
      try table.validateError(
        WireError(.sessionUnknown, Sentence(verbatim: "m"), details: [.init("odd", 1)]).json(
          in: .english
        )
      )
    }
    #expect(throws: WireError.self) {
      try table.validateError(
        WireError(.replayDiverged, Sentence(verbatim: "m")).json(in: .english)
      )
    }
    #expect(throws: WireError.self) {
      try table.validateError(["code": -1, "message": "m", "data": ["type": "session.unknown"]])
    }
  }

  @Test func `trees of any depth are checked through the named type`() throws {
    func node(_ children: [JSONValue]) -> JSONValue {
      ["id": "a", "class": "UIView", "frame": [0, 0, 1, 1], "children": JSONValue(children)]
    }
    let tree = try table.requireMethod("object.tree")
    try table.validateResult(["roots": [node([node([]), node([node([])])])]], of: tree)
    let error = try #require(throws: WireError.self) {
      try table.validateResult(["roots": [node([node([]), node([3])])]], of: tree)
    }
    #expect(error.path == "/result/roots/0/children/1/children/0")
  }
}
