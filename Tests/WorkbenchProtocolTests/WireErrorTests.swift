import Jansson
import Sentences
import Testing
import WorkbenchProtocol

struct WireErrorTests {
  private let error = WireError(
    .paramsUnknownMember,
    Sentence(verbatim: "touch.tap has no member 'fase'"),
    path: "/params/fase",
    expected: ["at", "taps"],
    got: "fase",
    hint: Sentence(verbatim: "Did you mean 'phase'?"),
    details: [.init("more", [1, true])]
  )

  @Test func `an error has the three members of JSON-RPC and the rest in data`() {
    #expect(
      error.json(in: .english) == [
        "code": -32602, "message": "touch.tap has no member 'fase'",
        "data": [
          "type": "params.unknown-member", "path": "/params/fase", "expected": ["at", "taps"],
          "got": "fase", "hint": "Did you mean 'phase'?",
          "doc": "responder-protocol(7)#params.unknown-member", "more": [1, true],
        ],
      ]
    )
  }

  @Test func `an error survives the way over the wire`() throws {
    let read = try WireError(json: JSON.parse(error.json(in: .english).serialized()))
    #expect(read == error)
    #expect(read.type.code == -32602)
    #expect(read.detail("more") == [1, true])
    #expect(read.detail("less") == nil)
  }

  @Test func `an unknown error keeps its name and code`() {
    let read = WireError(json: ["code": -32055, "message": "m", "data": ["type": "new.thing"]])
    #expect(read.type.name == "new.thing")
    #expect(read.type.code == -32055)
    #expect(WireError(json: [:]).message == .nothing)
  }

  @Test func `an error without a hint of its own has the hint of its type`() {
    #expect(WireError(.requestBatch, Sentence(verbatim: "m")).hint == ErrorType.requestBatch.hint)
    #expect(
      WireError(.requestBatch, Sentence(verbatim: "m"), hint: Sentence(verbatim: "h")).hint?.english
        == "h"
    )
    #expect(
      WireError(.requestBatch, Sentence(verbatim: "m"), path: "/p", hint: Sentence(verbatim: "H."))
        .description == "m at /p\nH."
    )
  }

  @Test(arguments: ErrorType.all)
  func `every type is named, coded and described`(type: ErrorType) {
    let parts = type.name.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(
      type.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || ".-".contains($0)) }
    )
    #expect(ErrorType.Code(rawValue: type.code) != nil)
    #expect(type.summary.english.hasSuffix("."))
    #expect(type.hint?.english.hasSuffix(".") != false)
    #expect(ErrorType.named(type.name, code: 0).code == type.code)
  }

  @Test func `no two types share a name`() {
    #expect(Set(ErrorType.all.map(\.name)).count == ErrorType.all.count)
  }
}
