import Jansson
import Testing

@testable import DebugAdapter

/// What lines mean, and where records stand.
struct PlacesTests {
  private let places = Vault.places

  private static let overridden = "/app/windows/0/subviews/0/overrides/touchesBegan"

  @Test(arguments: [
    (3, StopTarget.object("window")), (4, .object("panel")), (5, .object("vault")),
    (6, .object("shade")), (8, .step("/script/0")), (9, .step("/script/1")),
    (10, .step("/script/2")),
  ])
  func `a line means what begins on it first`(line: Int, target: StopTarget) {
    #expect(places.thing(line: line)?.target == target)
    #expect(places.thing(line: line)?.span.line == line)
  }

  @Test(arguments: [1, 2, 7, 11, 0, -3, 1000])
  func `a line on which nothing stands means nothing`(line: Int) {
    #expect(places.thing(line: line) == nil)
    #expect(places.thing(line: line, column: 3) == nil)
  }

  @Test func `a column means the innermost thing around it`() throws {
    let key = try #require(places.span(at: Self.overridden))
    #expect(key.line == 4)
    #expect(
      places.thing(line: 4, column: key.column)?.target == .method("touchesBegan", object: "panel")
    )
    #expect(places.thing(line: 4, column: key.column - 1)?.target == .object("panel"))
    #expect(places.thing(line: 4, column: key.endColumn)?.target == .object("panel"))
    let expectation = try #require(places.span(at: "/script/0/expect/handledBy"))
    #expect(
      places.thing(line: 8, column: expectation.column)?.target
        == .expectation("/script/0/expect/handledBy", step: "/script/0")
    )
    // In the margin, and behind everything, a column says no more than its line.
    #expect(places.thing(line: 4, column: 1)?.target == .object("panel"))
    #expect(places.thing(line: 9, column: 500)?.target == .step("/script/1"))
    #expect(places.thing(line: 3, column: 1)?.target == .object("window"))
  }

  @Test func `a line inside means what it lies in`() throws {
    let outline = try JSON.parse(
      """
      {"objects":[{"name":"a","class":"UIView","pointer":"/a","range":\(Self.range(2, 1, 12, 2)),
        "overrides":[{"method":"hitTest","pointer":"/a/o","range":\(Self.range(4, 3, 6, 4))}],
        "targets":[{"action":"buy:","pointer":"/a/t","range":\(Self.range(7, 3, 7, 30))}],
        "implements":[{"action":"pay:","pointer":"/a/i","range":\(Self.range(8, 3, 8, 9))}],
        "children":[{"name":"b","class":"UIPanGestureRecognizer","pointer":"/a/b",
          "range":\(Self.range(9, 3, 11, 4)),"children":[]}]}],"steps":[]}
      """
    )
    let places = Places(outline: outline)
    let expected: [Int: StopTarget] = [
      2: .object("a"), 3: .object("a"), 4: .method("hitTest", object: "a"),
      5: .method("hitTest", object: "a"), 6: .method("hitTest", object: "a"),
      7: .action("buy:", sender: "a"), 8: .implementation("pay:", object: "a"), 9: .object("b"),
      10: .object("b"), 11: .object("b"), 12: .object("a"),
    ]
    for line in 1...13 { #expect(places.thing(line: line)?.target == expected[line], "\(line)") }
    #expect(places.things(lines: 1...13).map(\.span.line) == [2, 4, 7, 8, 9])
    #expect(places.things(lines: 7...8).count == 2)
    #expect(places.things(lines: 10...13).isEmpty)
    #expect(places.object(named: "b")?.isRecognizer == true)
    #expect(places.object(named: "a")?.isRecognizer == false)
  }

  private static func range(_ line: Int, _ column: Int, _ end: Int, _ endColumn: Int) -> String {
    """
    {"start":{"line":\(line),"column":\(column),"offset":0},\
    "end":{"line":\(end),"column":\(endColumn),"offset":9}}
    """
  }

  @Test func `several things on a line are told apart, in the order of the text`() {
    let targets = places.things(lines: 4...4).map(\.target)
    #expect(targets == [.object("panel"), .method("touchesBegan", object: "panel")])
  }

  @Test func `what an object has made itself stands where it does`() throws {
    #expect(places.object(named: "vault.layer")?.name == "vault")
    #expect(places.object(named: "panel.subviews[0].layer")?.name == "panel")
    #expect(places.object(named: "vaul") == nil)
    #expect(places.object(named: "") == nil)
  }

  @Test(arguments: [
    (#"{"seq":1,"kind":"asked","at":"panel","method":"touchesBegan"}"#, overridden as String?),
    (#"{"seq":1,"kind":"answered","at":"panel","method":"touchesBegan"}"#, overridden),
    (#"{"seq":1,"kind":"asked","at":"panel","method":"hitTest"}"#, "/app/windows/0/subviews/0"),
    (#"{"seq":1,"kind":"declined","at":"shade"}"#, "/app/windows/0/subviews/1"),
    (#"{"seq":1,"kind":"event-queued","at":"panel","event":"touches"}"#, nil),
    (#"{"seq":1,"kind":"discarded","at":"panel"}"#, nil),
    (#"{"seq":1,"kind":"outcome","at":"panel"}"#, nil),
    (#"{"seq":1,"kind":"asked","at":"application","method":"touchesBegan"}"#, nil),
    (#"{"seq":1,"kind":"keyboard"}"#, nil),
  ])
  func `a record stands where what it is about is declared`(text: String, pointer: String?) throws {
    let json = try JSON.parse(text)
    var route = Route()
    try route.take([json])
    let record = try #require(route[1])
    #expect(places.place(of: record, json: json)?.pointer == pointer)
  }

  @Test func `an action stands at the entry that sends it, else where it is taken`() throws {
    let places = Places(
      outline: try JSON.parse(
        """
        {"objects":[
          {"name":"buy","class":"UIButton","pointer":"/b","range":\(Self.range(1, 1, 1, 9)),
           "targets":[{"action":"go:","pointer":"/b/t","range":\(Self.range(1, 3, 1, 5))}]},
          {"name":"cart","class":"NSObject","pointer":"/c","range":\(Self.range(2, 1, 2, 9)),
           "implements":[{"method":"go:","pointer":"/c/i","range":\(Self.range(2, 3, 2, 5))}]}]}
        """
      )
    )
    for (sender, pointer) in [("\"buy\"", "/b/t"), ("null", "/c/i"), ("\"nobody\"", "/c/i")] {
      let json = try JSON.parse(
        #"{"seq":1,"kind":"action-sent","at":"cart","action":"go:","sender":\#(sender)}"#
      )
      var route = Route()
      try route.take([json])
      let record = try #require(route[1])
      #expect(places.place(of: record, json: json)?.pointer == pointer)
      #expect(places.place(of: record, json: nil)?.pointer == "/c/i")
    }
  }

  @Test func `an object that variants write again stands where it is first`() throws {
    let places = Places(
      outline: try JSON.parse(
        """
        {"objects":[
          {"name":"a","class":"UIView","pointer":"/a","range":\(Self.range(1, 1, 1, 9))},
          {"name":"a","class":"UIView","pointer":"/v","range":\(Self.range(2, 1, 2, 9)),
           "overrides":[{"method":"hitTest","pointer":"/v/o","range":\(Self.range(2, 3, 2, 5))}]}]}
        """
      )
    )
    #expect(places.names == ["a"])
    #expect(places.object(named: "a")?.pointer == "/a")
    #expect(places.span(at: "/v")?.line == 2)
    var route = Route()
    try route.take(try records(#"{"seq":1,"kind":"asked","at":"a","method":"hitTest"}"#))
    let record = try #require(route[1])
    #expect(places.place(of: record, json: nil)?.pointer == "/v/o")
  }

  @Test func `a pointer into what is named stands where that does`() {
    #expect(places.span(at: "/script/0/expect/handledBy/deeper")?.line == 8)
    #expect(places.span(at: "/script/1")?.line == 9)
    #expect(places.span(at: "/script/99") == nil)
    #expect(places.span(at: "") == nil)
    #expect(places.span(at: "nonsense") == nil)
  }

  @Test(arguments: [
    "{}", #"{"objects":3,"steps":{}}"#, #"{"objects":[3,{},{"name":"a"}],"steps":[4,{}]}"#,
  ])
  func `an outline that says nothing places nothing`(text: String) throws {
    let places = Places(outline: try JSON.parse(text))
    #expect(places.names.isEmpty)
    #expect(places.thing(line: 1) == nil)
    #expect(places.things(lines: 1...9).isEmpty)
  }

  @Test(arguments: 1...30)
  func `the innermost thing is the smallest that holds a place`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let things = nested(SourceSpan(line: 1, column: 1, endLine: 40, endColumn: 1), 3, &random)
    let map = ThingMap(things)
    for line in 1...40 {
      for column in [5, 20] {
        let holding = things.filter { $0.span.holds(line: line, column: column) }
        guard !holding.isEmpty else { continue }
        let smallest = holding.filter { one in holding.allSatisfy { $0.span.holds(one.span) } }
        let found = map.thing(line: line, column: column)
        #expect(smallest.contains { $0.span == found?.span }, "\(line):\(column)")
      }
    }
  }

  private func nested(
    _ span: SourceSpan,
    _ depth: Int,
    _ random: inout SeededRandom
  ) -> [Thing] {
    let name = "o\(span.line)-\(span.endLine)"
    var things = [Thing.object(name, isRecognizer: false, span)]
    guard depth > 0 else { return things }
    var line = span.line + Int.random(in: 0...2, using: &random)
    while line + 2 < span.endLine {
      let end = min(span.endLine - 1, line + Int.random(in: 1...9, using: &random))
      let inner = SourceSpan(line: line, column: 2, endLine: end, endColumn: 3)
      things += nested(inner, depth - 1, &random)
      line = end + Int.random(in: 1...3, using: &random)
    }
    return things
  }
}
