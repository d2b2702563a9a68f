import Jansson
import Rendering
import Sentences
import Testing
import WorkbenchProtocol

struct RunDrawingTests {
  private let failure = """
    {"pointer":"/script/0/expect/hit","line":24,"column":17,"key":"hit","expected":"button",
    "actual":"root","message":"the touch hit root","record":7}
    """

  private func run(passed: Bool, failures: String = "") throws -> JSONValue {
    try JSON.parse(
      """
      {"variant":null,"passed":\(passed),"failures":[\(failures)],"steps":[{"index":0,
      "pointer":"/script/0","action":"touch.tap at button","records":[1,30]}]}
      """
    )
  }

  @Test func `a failure marks its line of the route and stands below it`() throws {
    let drawing = ScriptRun(
      try run(passed: false, failures: failure),
      records: try Traces.discardedTap(),
      title: "cards/overhang  A button that sticks out",
      file: "scenarios/cards/overhang.json"
    )
    try expectSnapshot(drawing.text(.drawn), "run-failed")
    try expectSnapshot(drawing.text(.chinese), "run-failed-zh")
    try expectSnapshot(drawing.text(.plain), "run-failed-plain")
  }

  @Test func `arrows that the workbench tells are drawn as those of the page`() throws {
    let failure = """
      {"pointer":"/script/0/expect/path","line":24,"column":17,"key":"path","record":7,
      "expected":"root → window","actual":"root","message":"the way was root → scene"}
      """
    let run = try run(passed: false, failures: failure).copy()
    run.set("error", ["type": "callDepth", "message": "root.next → window.next again and again"])
    let drawing = ScriptRun(run, records: try Traces.discardedTap(), title: "x", file: "x.json")
    let text = drawing.text(.ascii)
    #expect(text.utf8.allSatisfy { $0 < 128 })
    #expect(text.contains("root -> window"))
    #expect(text.contains("the way was root -> scene"))
    #expect(text.contains("root.next -> window.next"))
  }

  @Test func `a long script keeps to its lines, the failing step is folded last`() throws {
    var records: [JSONValue] = []
    var steps: [String] = []
    var start = 0
    for index in 0..<12 {
      let shifted = try Traces.discardedTap().map { record in
        let record = record.copy()
        record.set("seq", (record["seq"]?.int ?? 0) + start)
        if let parent = record["parent"]?.int, parent > 0 { record.set("parent", parent + start) }
        return record
      }
      records += shifted
      steps.append(
        """
        {"index":\(index),"pointer":"/script/\(index)","action":"touch.tap at \(index)",
        "records":[\(start + 1),\(start + 30)]}
        """
      )
      start += 30
    }
    let failing = failure.replacing("\"record\":7", with: "\"record\":\(30 * 5 + 7)")
    let run = try JSON.parse(
      """
      {"variant":null,"passed":false,"failures":[\(failing)],
      "steps":[\(steps.joined(separator: ","))]}
      """
    )
    let drawing = ScriptRun(run, records: records, title: "long")
    let text = drawing.text(.drawn)
    try expectSnapshot(text, "run-long")
    #expect(text.contains("hit-test.point-inside-prunes"))
  }

  @Test func `a failure of what came of it stands below the outcome, with all that failed there`()
    throws
  {
    let hit = failure.replacing("\"record\":7", with: "\"record\":30")
      .replacing("the touch hit root", with: "hit: expected button, but it is root")
    let fired = hit.replacing("\"key\":\"hit\"", with: "\"key\":\"fired\"")
    let drawing = ScriptRun(
      try run(passed: false, failures: hit + "," + fired),
      records: try Traces.discardedTap(),
      title: "x",
      file: "x.json"
    )
    try expectSnapshot(drawing.text(.drawn), "run-failed-outcome")
  }

  @Test func `a folded search still tells what the app's own code said`() throws {
    let records = try Traces.records(
      """
      {"seq":1,"parent":0,"time":0,"kind":"asked","at":"window","method":"hitTest","point":[9,9]}
      {"seq":2,"parent":1,"time":0,"kind":"asked","at":"buy","method":"hitTest","point":[9,9]}
      {"seq":3,"parent":2,"time":0,"kind":"asked","at":"buy","method":"pointInside","point":[9,9]}
      {"seq":4,"parent":2,"time":0,"kind":"answered","at":"buy","method":"pointInside","answer":true,"how":"overridden, super not called","rule":"hit-test.enlarge-by-point-inside"}
      {"seq":5,"parent":1,"time":0,"kind":"answered","at":"buy","method":"hitTest","answer":"buy","how":"inherited","rule":"hit-test.self-is-fallback"}
      {"seq":6,"parent":0,"time":0,"kind":"answered","at":"window","method":"hitTest","answer":"buy","how":"inherited","rule":"hit-test.first-non-nil-wins"}
      """
    )
    let text = Route(records: records).text(.drawn, limit: 3)
    #expect(text.contains("→ buy (+1)"))
    #expect(text.contains("buy.pointInside"))
    #expect(text.contains("hit-test.enlarge-by-point-inside"))
  }

  @Test func `an error of the model is told however far its step is folded`() throws {
    let records = try Traces.records(
      """
      {"seq":1,"parent":0,"time":0,"kind":"event-queued","at":"event","event":"touches"}
      {"seq":2,"parent":0,"time":0,"kind":"handled","at":"key","rule":"a.b"}
      {"seq":3,"parent":2,"time":0,"kind":"error","error":"requirementCycle","message":"m"}
      {"seq":4,"parent":2,"time":0,"kind":"error","error":"requirementCycle","message":"n"}
      {"seq":5,"parent":0,"time":0,"kind":"outcome","handledBy":"key","path":["key"]}
      """
    )
    var drawing = ScriptRun(try run(passed: true), records: records, title: "x/y")
    drawing.limit = 4
    let lines = drawing.text(.drawn).split(separator: "\n")
    #expect(lines.count <= 4)
    #expect(lines.count { $0.contains("! requirementCycle") } == 1)
    #expect(drawing.text(.ascii).contains("! requirementCycle"))
  }

  @Test func `of warnings of one type the first ten are drawn, of errors all`() throws {
    func faults(_ severity: String, _ count: Int) throws -> JSONValue {
      let fault = """
        {"severity":"\(severity)","type":"a-type","message":"m","file":"a.json","line":1,"column":1,
        "pointer":"/x"}
        """
      return try JSON.parse(
        "[" + Array(repeating: fault, count: count).joined(separator: ",") + "]"
      )
    }
    func places(_ text: String) -> Int {
      text.split(separator: "\n").count { $0.hasPrefix("a.json:") }
    }
    let ten = Diagnostics(try faults("warning", 10)).text(.drawn)
    #expect(places(ten) == 10 && !ten.contains("more"))
    let many = Diagnostics(try faults("warning", 12)).text(.drawn)
    #expect(places(many) == 10)
    #expect(many.hasSuffix("2 more warnings of a-type: responder check -o json tells all\n"))
    #expect(places(Diagnostics(try faults("error", 12)).text(.drawn)) == 12)
  }

  @Test func `a title that is too long is wrapped, in columns and not in characters`() throws {
    for title in [
      "a/b  When the child is disabled the parent responds, unless a sibling is behind it",
      "a/b  子视图被禁用时由父视图响应，除非后面有一个兄弟视图，标题很长所以必须换行，每个字占两列",
    ] {
      let text = ScriptRun(try run(passed: true), records: [], title: title).text(.drawn)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.count > 2 && lines[1].hasPrefix("  "))
      #expect(lines.allSatisfy { $0.displayWidth() <= 80 })
      let words = lines[0] + " " + lines[1].dropFirst(2)
      #expect(words.filter { $0 != " " } == title.filter { $0 != " " })
    }
  }

  @Test func `a step that decides nothing is told whole, a question not at all`() throws {
    let run = try JSON.parse(
      """
      {"variant":null,"passed":true,"failures":[],"launch":[],"steps":[
      {"index":0,"pointer":"/script/0","action":"ask {\\"kind\\":\\"hit\\"}","records":[1,0]},
      {"index":1,"pointer":"/script/1","records":[1,0],"action":
      "expect {\\"chain\\":[\\"leaf\\",\\"card\\",\\"root\\",\\"screen\\",\\"window\\",\\"scene\\",\\"application\\"]}"}]}
      """
    )
    try expectSnapshot(ScriptRun(run, records: [], title: "x/y").text(.drawn), "run-expectation")
  }

  @Test func `the launch is told where more happened than the usual`() throws {
    func run(_ kind: String) throws -> JSONValue {
      try JSON.parse(
        """
        {"variant":null,"passed":true,"failures":[],"steps":[{"index":0,"pointer":"/script/0",
        "action":"touch.tap at button","records":[2,31]}],"launch":[{"seq":1,"parent":0,"time":0,
        "kind":"\(kind)","at":"name","rule":"r.s"}]}
        """
      )
    }
    for (kind, isTold) in [("controller-lifecycle", false), ("first-responder-changed", true)] {
      let drawing = ScriptRun(try run(kind), records: try Traces.discardedTap(), title: "x")
      #expect(drawing.text(.drawn).contains("launch\n") == isTold)
    }
  }

  @Test func `an error that stopped the run is told with its place`() throws {
    let run = try JSON.parse(
      """
      {"variant":"loop","passed":false,"failures":[],"steps":[],"error":{"type":"callDepth",
      "message":"calls nest more than 600 deep: a.hitTest → b.hitTest again and again",
      "pointer":"/script/1","line":7,"column":5}}
      """
    )
    let drawing = ScriptRun(run, records: [], title: "x/y", file: "x/y.json")
    try expectSnapshot(drawing.text(.drawn), "run-stopped")
  }

  @Test func `diagnostics show the line and a caret below the place`() throws {
    let source = """
      {
        "format": 1,
        "标题": "横幅", "app": { "window": [] }
      }
      """
    let diagnostics = try JSON.parse(
      """
      [{"severity":"error","type":"unknown-member","message":"there is no member 'window'",
      "file":"a.json","line":3,"column":24,"pointer":"/app/window","allowed":["windows","scenes"],
      "hint":"Did you mean 'windows'?"},
      {"severity":"warning","type":"never-judged","message":"no expectation follows this step",
      "file":"a.json","line":99,"column":1,"pointer":"/script/4"}]
      """
    )
    let drawing = Diagnostics(diagnostics, source: source)
    try expectSnapshot(drawing.text(.drawn), "diagnostics")
    try expectSnapshot(drawing.text(.plain), "diagnostics-plain")
  }

  @Test(arguments: [0, 3, 60, 119, 120])
  func `a long line is cut around its fault, which has its caret`(
    place: Int
  ) throws {
    var characters = Array(repeating: Character("."), count: 121)
    characters[place] = "X"
    let diagnostics = try JSON.parse(
      """
      [{"severity":"error","type":"t","message":"m","file":"a.json","line":1,"column":\(place + 1)}]
      """
    )
    for width in [40, 80] {
      var style = Style()
      style.width = width
      let text = Diagnostics(diagnostics, source: String(characters)).text(style)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.displayWidth() <= width })
      let caret = try #require(lines[2].firstIndex(of: "^"))
      let column = lines[2].distance(from: lines[2].startIndex, to: caret)
      #expect(Array(lines[1])[column] == "X", "\(text)")
    }
  }

  @Test func `a failure says why in the words of why`() throws {
    let failure = try JSON.parse(
      """
      {"pointer":"/script/1/expect/hit","key":"hit","expected":"buy","actual":"root","record":10,
      "reason":{"kind":"hit","object":"card","record":9,"rule":"hit-test.point-inside-prunes",
      "text":"card says no: the finger is outside it"}}
      """
    )
    let text = ScriptFailure(failure).text(.drawn)
    #expect(
      text.hasSuffix(
        "    card says no: the finger is outside it\n      record 9, hit-test.point-inside-prunes\n"
      )
    )
  }

  @Test func `none and false are told as documents write them`() throws {
    let failure = try JSON.parse(
      """
      {"pointer":"/x","line":1,"column":1,"key":"values","expected":false,"actual":null,"message":""}
      """
    )
    let text = ScriptFailure(failure).text(.drawn)
    #expect(text.contains("expected  false") && text.contains("actual    none"))
  }

  @Test func `an error of the workbench says what, where, and what next`() throws {
    let error = WireError(
      .paramsUnknownMember,
      Sentence(verbatim: "there is no parameter 'atx'"),
      path: "/params/atx",
      expected: ["at", "taps", "duration"],
      got: "x",
      hint: Sentence(verbatim: "Did you mean 'at'?")
    )
    try expectSnapshot(WireErrorDrawing(error).text(.drawn), "wire-error")
  }

  @Test func `a refused module lists everything that differs, and the fix`() throws {
    let answer = try JSON.parse(
      """
      {"modules":[{"name":"Touch","state":"loaded","builtIn":true,"stimuli":["touch.tap","touch.drag"]},
      {"name":"Wide","state":"refused","builtIn":false,"file":"/home/a/Wide.so","refusals":[
      {"field":"ABI","message":"the module was built for another version","found":"2.0","expected":"1.0",
      "fix":"Build it again: responder module build Wide."}]}]}
      """
    )
    try expectSnapshot(ModuleList(answer).text(.drawn), "modules")
  }

  @Test func `a rule is explained with what the model does about it`() throws {
    let rule = try JSON.parse(
      """
      {"id":"hit-test.skips-hidden","number":50,"text":"A view whose isHidden is true returns nil \
      from hitTest and its subviews are not asked; its point(inside:) is never called.",
      "practice":"A visible child of a hidden view cannot be touched.",
      "section":"4","sectionTitle":"Hit-testing","confidence":"documented","state":"decides",
      "sources":[{"key":"D:UIView","text":"Apple's documentation, UIView"},
      {"key":"X-smnh","text":"an article on hit-testing in iOS"}],
      "places":[{"file":"Views/UIView+HitTesting.swift","symbol":"hitTestAsUIKit"}],
      "explanations":[{"module":"Wide","text":"A wide view is hidden like any other."}],
      "scenarios":["hit-testing/hidden","cards/banner"]}
      """
    )
    try expectSnapshot(RuleExplanation(rule).text(.drawn), "rule")
    try expectSnapshot(RuleExplanation(rule).text(.chinese), "rule-zh")
    var narrow = Style()
    narrow.width = 40
    try expectSnapshot(RuleExplanation(rule).text(narrow), "rule-narrow", width: 40)
  }

  @Test func `a question shows the tree and the options, its judgement where the two part`() throws
  {
    let question = try JSON.parse(
      """
      {"number":1,"kind":"hit","prompt":"Which view receives touchesBegan?","options":[
      {"id":"button","text":"button"},{"id":"root","text":"root"},{"id":null,"text":"none"}],
      "steps":["touch.tap at [360, 310]"],"tree":[{"id":"window","class":"UIWindow",
      "frame":[0,0,390,844],"children":[{"id":"root","class":"UIView","frame":[0,0,390,844],"children":[]}]}]}
      """
    )
    try expectSnapshot(Question(question, of: 2).text(.drawn), "question")
    let answer = try JSON.parse(
      """
      {"correct":false,"predicted":"button","actual":"root","belief":"A view that is visible can be touched.",
      "explanation":"card says no, so its subviews are never asked.","rule":"hit-test.point-inside-prunes",
      "record":7,"records":[1,30],"remaining":1}
      """
    )
    let judgement = Judgement(answer, records: try Traces.discardedTap(), predicted: "button")
    try expectSnapshot(judgement.text(.drawn), "judgement")
  }
}
