import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// What a step does, as one says it in the language of the connection.
struct PhraseTests {
  private static var document: JSONValue {
    let document = Screens.card
    document.set(
      "script",
      [
        ["send": "touch.tap", "at": ["in": "buy", "point": [90, 70]], "label": "corner"],
        ["wait": 0.5], ["set": ["card.alpha": 0.5]], ["expect": ["firstResponder": .null]],
        ["send": "touch.tap", "at": "card", "expect": ["hit": "buy"]],
      ]
    )
    return document
  }

  private static let phrases = [
    "en": [
      "tap buy at 90,70", "wait 0.5 s", "set card.alpha = 0.5", "expect no first responder",
      "tap card",
    ],
    "zh-Hans": [
      "轻点 buy 的 90,70 处", "等待 0.5 秒", "设置 card.alpha = 0.5", "预期 没有第一响应者", "轻点 card",
    ],
  ]

  @Test(arguments: Transport.allCases)
  func `steps that ran are told in the language of the connection`(
    transport: Transport
  )
    async throws
  {
    for (language, phrases) in Self.phrases {
      try await transport.withClient { client in
        try client.call("hello", ["language": .init(language)])
        _ = try client.open(Self.document)
        let run = try client.call("script.run")["runs"]?[0]
        #expect(run?["steps"]?.elements.map { $0["phrase"]?.string } == phrases)
        try client.call("session.reset")
        let step = try client.call("script.step")["step"]
        #expect(step?["phrase"]?.string == phrases[0])
        // As the document writes it, in no language.
        #expect(step?["action"]?.string == #"touch.tap at {"in":"buy","point":[90,70]}"#)
      }
    }
  }

  @Test func `an outline, a question and a comparison tell steps with the same words`() throws {
    for (language, phrases) in Self.phrases {
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call("hello", ["language": .init(language)])
      let text = JSONValue(String(decoding: Self.document.serialized(), as: UTF8.self))
      let outline = try client.call("scenario.outline", ["text": text])
      #expect(outline["steps"]?.elements.map { $0["phrase"]?.string } == phrases)
      _ = try client.open(Self.document)
      let why = try client.call("script.why")
      #expect(why["step"]?["phrase"]?.string == phrases[4])
      let compared = try client.call(
        "script.compare",
        ["changes": [[], [["set": ["buy.isHidden": true]]]]]
      )
      #expect(compared["runs"]?[0]?["parting"]?["step"]?["phrase"]?.string == phrases[4])
    }
  }

  @Test func `a step with a fault has a phrase all the same`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = #"{ "script": [ { "send": "touch.tap", "at": "nobody" }, { "dance": 1 }, 3 ] }"#
    let steps = try client.call("scenario.outline", ["text": .init(text)])["steps"]
    #expect(steps?[0]?["phrase"]?.string == "tap nobody")
    #expect(steps?.elements.allSatisfy { $0["phrase"]?.string?.isEmpty == false } == true)
  }
}
