import Jansson
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

@_spi(Workbench) @testable import ScenarioKit

/// Where steps are put in, for whom, and what is refused.
struct EditedScriptTests {
  private func document(_ script: String, variants: String = "", subviews: String = "") -> String {
    """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
      { "id": "card", "frame": [0, 0, 100, 100] }\(subviews) ] } ] },
      \(variants)"script": \(script) }
    """
  }

  private func script(_ editing: ScenarioEditing) throws -> JSONValue {
    try #require(JSON.parse(editing.editedText, limits: .document)["script"])
  }

  /// What of another simulation or object no node can say: so a step says it.
  private static var call: JSONValue { ["call": "setNeedsLayout", "on": "card"] }

  private func error(_ text: String, _ changes: DocumentChange.Kind...) -> ScenarioError? {
    #expect(throws: ScenarioError.self) { try ScenarioEditing.made(in: text, changes) }
  }

  // MARK: - Where

  @Test(arguments: [
    ("[]", 0, 0), (#"[{ "wait": 1 }]"#, 0, 0), (#"[{ "ask": {} }, { "wait": 1 }]"#, 1, 0),
    (#"[{ "wait": 1 }, { "ask": {} }, { "ask": {} }, { "wait": 1 }]"#, 3, 1),
    (#"[{ "wait": 1 }, { "ask": {} }, { "wait": 1 }, { "wait": 2 }]"#, 3, 3),
  ])
  func `a step comes before its step, not between a question and what it is about`(
    steps: String,
    step: Int,
    place: Int
  ) throws {
    let steps = steps.replacing("{}", with: #"{ "kind": "hit" }"#)
    let text = document(steps)
    let old = try #require(JSON.parse(Array(text.utf8))["script"])
    let made = try ScenarioEditing.made(in: text, canRun: false, [.call(Self.call, step: step)])
    var wanted = Array(old.elements)
    wanted.insert(Self.call, at: place)
    #expect(try script(made) == JSONValue(wanted))
    #expect(made.isInScript)
  }

  @Test func `assignments that follow one another are one step, and a call parts them`() throws {
    let text = document(#"[{ "wait": 1 }, { "set": { "card.alpha": 0.5 } }, { "wait": 1 }]"#)
    let set = { (value: JSONValue) in DocumentChange.Kind.set(["card.alpha": value], step: 2) }
    #expect(
      try script(.made(in: text, [set(0.1), .set(["card.tag": 1], step: 2), set(0.2)]))[2]?["set"]
        == ["card.alpha": 0.2]
    )
    let parted = try script(.made(in: text, [set(0.1), .call(Self.call, step: 2), set(0.2)]))
    #expect(parted.count == 6)
    #expect(parted[2] == ["set": ["card.alpha": 0.1]])
    #expect(parted[3] == Self.call)
    #expect(parted[4] == ["set": ["card.alpha": 0.2]])
  }

  @Test func `steps before several are each before their own, and what nodes say is so there`()
    throws
  {
    let text = document(#"[{ "wait": 1 }, { "wait": 2 }, { "wait": 3 }]"#)
    let made = try ScenarioEditing.made(
      in: text,
      [
        .call(Self.call, step: 2), .call(Self.call, step: 0), .set(["card.tag": 5], step: 1),
        .set(["card.alpha": 0.5], step: 2),
      ]
    )
    let script = try script(made)
    // What is set at the last step comes after its call.
    #expect(
      script == [
        Self.call, ["wait": 1], ["wait": 2], Self.call, ["set": ["card.alpha": 0.5]], ["wait": 3],
      ]
    )
    #expect(made.editedString.contains(#""frame": [0, 0, 100, 100], "tag": 5 }"#))
  }

  @Test func `a run that has ended says nothing of what comes later, which the script then says`()
    throws
  {
    let fail = #"{ "call": "sendAction", "on": "application", "with": ["nope:", "window"] }"#
    let text = document("[\(fail), { \"wait\": 1 }]")
    let made = try ScenarioEditing.made(in: text, [.set(["card.tag": 1], step: 1)])
    #expect(try script(made)[1] == ["set": ["card.tag": 1]])
    let first = try ScenarioEditing.made(in: text, [.set(["card.tag": 1], step: 0)])
    #expect(!first.isInScript)
  }

  // MARK: - Variants

  private static let variants = """
    "variants": [ { "id": "plain" }, { "id": "more", "set": {
      "card.subviews": [ { "id": "badge" } ], "card.overrides.hitTest": "card" } } ],

    """

  @Test func `a step about an object of one variant is for that one, and others are for all`()
    throws
  {
    let text = document(#"[{ "wait": 1 }]"#, variants: Self.variants)
    let call: JSONValue = ["call": "setNeedsLayout", "on": "badge"]
    let made = try ScenarioEditing.made(
      in: text,
      variant: "more",
      [.call(call, step: 0), .call(Self.call, step: 0)]
    )
    call.set("when", ["more"])
    #expect(try script(made) == [call, Self.call, ["wait": 1]])
  }

  @Test func `an override that a variant says is changed in the variant, by null to none`() throws {
    let text = document(#"[{ "wait": 1 }]"#, variants: Self.variants)
    let change = { (value: JSONValue, variant: String?) throws in
      try ScenarioEditing.made(
        in: text,
        variant: variant,
        [.set(["card.overrides.hitTest": value], step: 0)]
      ).editedString
    }
    let key = #""card.overrides.hitTest": "card""#
    #expect(
      try change("window", "more")
        == text.replacing(key, with: key.replacing(#": "card"#, with: #": "window"#))
    )
    #expect(
      try change(.null, "more") == text.replacing(key, with: #""card.overrides.hitTest": null"#)
    )
    let node = #""frame": [0, 0, 100, 100]"#
    #expect(
      try change("window", nil)
        == text.replacing(node, with: node + #", "overrides": { "hitTest": "window" }"#)
    )
  }

  // MARK: - Refusals

  @Test(arguments: [0, 1, 5])
  func `a step that is not there is refused, and told how many there are`(count: Int) {
    let steps = Array(repeating: #"{ "wait": 1 }"#, count: count).joined(separator: ", ")
    let changes: [DocumentChange.Kind] = [
      .set(["card.tag": 1], step: count + 1), .call(Self.call, step: count + 1),
      .set(["label": "x"], step: count),
    ]
    for change in changes {
      let error = error(document("[\(steps)]"), .value("/title", "x"), change)
      #expect(error?.type == "out-of-range")
      #expect(error?.pointer == "/changes/1/step")
      #expect(error?.allowed == (count == 0 ? [] : ["0 to \(count - 1)"]))
      let end = count == 0 ? "the script is empty" : "the last one is \(count - 1)"
      #expect(error?.message.english.hasSuffix(end) == true)
    }
  }

  /// A change, its fault and where that is.
  @Test func `a fault is told where the change has it`() {
    let cases =
      [
        (
          .set(["card.overrides.touchesBegan": [["nte": 1]]], step: 0),
          "/set/card.overrides.touchesBegan/0"
        ),
        (
          .set(["card.overrides.pointInside": ["inset": "x"]], step: 0),
          "/set/card.overrides.pointInside/inset"
        ),
        (.set(["card.frame": [1, 2, 3]], step: 0), "/set/card.frame"),
        (.set(["card.tag": 1, "nobody.tag": 1], step: 0), "/set/nobody.tag"),
        (.set(["card.subviews[0].tag": 1], step: 0), "/set/card.subviews[0].tag"),
        (.set(["$x.tag": 1], step: 0), "/set/$x.tag"),
        (.set(["a/b.tag": 1], step: 0), "/set/a~1b.tag"),
        (.set(["label": .null], step: 0), "/set/label"),
        (.call(["call": "nope", "on": "card"], step: 0), "/call"),
        (.call(["call": "setNeedsLayout", "on": "nobody"], step: 0), "/on"),
        (.call(["call": "addSubview", "on": "card", "with": [5]], step: 0), "/with/0"),
        (.call(["on": "card"], step: 0), "/call"),
        (.value("/script/0/at", "card"), ""), (.value("/app/x/y", 1), ""), (.remove("/format"), ""),
        (.value("/format", 2), ""), (.remove("/script/4"), ""),
      ] as [(DocumentChange.Kind, String)]
    for (change, place) in cases {
      let error = error(document(#"[{ "wait": 1 }]"#), .value("/title", "x"), change)
      #expect(error?.pointer == "/changes/1" + place, "\(change)")
    }
  }

  @Test(arguments: 0..<7)
  func `of many changes the one that brings a fault is refused`(bad: Int) {
    let changes = (0..<7).map { number in
      let step: JSONValue = number == bad ? ["wait": "never"] : ["wait": JSONValue(number)]
      return DocumentChange.Kind.value("/script/\(number)", step)
    }
    let steps = Array(repeating: #"{ "wait": 9 }"#, count: 7).joined(separator: ", ")
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioEditing.made(in: document("[\(steps)]"), changes)
    }
    #expect(error?.pointer == "/changes/\(bad)")
    #expect(
      error?.message.english.hasPrefix("the document would be wrong at /script/\(bad)/wait") == true
    )
  }

  @Test func `a fault that was there keeps nothing from being changed, and a new one does`() throws
  {
    let text = document(#"[{ "send": "touch.tap", "at": "crad" }, { "wait": 1 }]"#)
    let moved = try ScenarioEditing.made(
      in: text,
      [.value("/script/-", ["wait": 2]), .remove("/script/1")]
    )
    #expect(try script(moved)[1] == ["wait": 2])
    let mended = try ScenarioEditing.made(in: text, [.value("/script/0/at", "card")])
    #expect(mended.editedString == text.replacing("crad", with: "card"))
    #expect(error(text, .value("/script/1/wait", "x"))?.pointer == "/changes/0")
  }

  @Test(arguments: ["", "{", #"{ "format": 1, "app": { "#, "[1,]", "x"])
  func `a text that is half typed is refused as a whole`(text: String) {
    let error = error(text, .value("/title", "x"))
    #expect(error?.message.english == "the document is no JSON")
    #expect(error?.message.chinese == "文档不是 JSON")
  }

  @Test func `a change is of objects where it assigns to one or calls`() {
    let set = { (values: JSONValue) in DocumentChange(.set(values, step: 0), at: "").isOfObjects }
    #expect(set(["card.tag": 1]) && set(["label": "x", "card.tag": 1]))
    #expect(!set(["label": "x"]) && !set([:]))
    #expect(DocumentChange(.call(Self.call, step: 0), at: "").isOfObjects)
    #expect(!DocumentChange(.value("/script/0/set/card.tag", 1), at: "").isOfObjects)
    #expect(!DocumentChange(.remove("/script/0"), at: "").isOfObjects)
  }
}
