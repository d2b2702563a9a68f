import Jansson
import Rendering
import Sentences
import Testing

struct ObjectDrawingTests {
  private func card() throws -> JSONValue {
    try JSON.parse(
      """
      {"roots":[{"id":"window","class":"UIWindow","frame":[0,0,390,844],"flags":{"key":true},
      "children":[{"id":"root","class":"UIView","frame":[0,0,390,844],"controller":"login",
      "children":[{"id":"card","class":"UIView","frame":[20,100,300,200],"flags":{"clipsToBounds":false},
      "children":[{"id":"label","class":"UILabel","frame":[10,10,280,30],"flags":{"interaction":false},"children":[]},
      {"id":"buyButton","class":"UIButton","frame":[250,180,120.5,60],"flags":{"hidden":false,"alpha":1},"children":[]}]},
      {"id":"横幅","class":"UIView","frame":[0,0,390,80],"flags":{"hidden":true,"alpha":0.5},"children":[]}]}]}]}
      """
    )
  }

  @Test func `a tree stands front-most first and tells what is unusual`() throws {
    let tree = ObjectTree(try card())
    try expectSnapshot(tree.text(.drawn), "tree")
    try expectSnapshot(tree.text(.ascii), "tree-ascii")
    try expectSnapshot(tree.text(.plain), "tree-plain")
  }

  @Test func `names of two columns a character keep the columns`() throws {
    for isWide in [false, true] {
      var style = Style()
      style.ambiguousIsWide = isWide
      let lines = ObjectTree(try card()).text(style).split(separator: "\n")
      let columns = lines.compactMap { line -> Int? in
        guard let place = line.firstRange(of: /[0-9]+,[0-9]/) else { return nil }
        return String(line[..<place.lowerBound]).displayWidth(ambiguousIsWide: isWide)
      }
      #expect(Set(columns).count == 1)
    }
  }

  private func hit() throws -> JSONValue {
    try JSON.parse(
      """
      {"hit":"list","asked":[
      {"order":1,"id":"window","depth":0,"point":[9,9],"answer":"list","rule":"hit-test.first-non-nil-wins"},
      {"order":2,"id":"root","depth":1,"point":[9,9],"answer":"list","rule":"hit-test.first-non-nil-wins"},
      {"order":3,"id":"banner","depth":2,"point":[9,9],"answer":null,"rule":"hit-test.skips-hidden","notAsked":["close"]},
      {"order":4,"id":"card","depth":2,"point":[9,9],"answer":false,"rule":"hit-test.point-inside-prunes","notAsked":["button"]},
      {"order":5,"id":"list","depth":2,"point":[9,9],"answer":"list","rule":"hit-test.self-is-fallback"}]}
      """
    )
  }

  @Test func `visits are numbered in the order of asking`() throws {
    let answer = try hit()
    try expectSnapshot(HitVisits(answer).text(.drawn), "hit")
    try expectSnapshot(HitVisits(answer).text(.ascii), "hit-ascii")
    try expectSnapshot(HitVisits(answer).text(.plain), "hit-plain")
    try expectSnapshot(HitVisits(answer).text(.chinese), "hit-zh")
    try expectSnapshot(HitVisits(answer).text(.narrow), "hit-narrow", width: 40)
  }

  @Test func `siblings behind the one that was hit stand below it`() throws {
    let answer = try JSON.parse(
      """
      {"hit":"knob","asked":[
      {"order":1,"id":"root","depth":0,"answer":"knob","rule":"a.b","notAsked":["area"]},
      {"order":2,"id":"panel","depth":1,"answer":"knob","rule":"a.b"},
      {"order":3,"id":"knob","depth":2,"answer":"knob","rule":"a.b"}]}
      """
    )
    // The answer and the heading stand above the table.
    let lines = Array(HitVisits(answer).text(.drawn).split(separator: "\n").dropFirst(2))
    let order = ["root", "panel", "knob", "area"].compactMap { name in
      lines.firstIndex { $0.contains(name) }
    }
    #expect(order == [0, 1, 2, 3])
  }

  @Test func `numbers of a change are as short as they can be`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"b","got":"c","text":"x","fixes":[{"edits":[{"set":{"b.frame":[40.0,0.5,1,2.0]}}]}]}
      """
    )
    #expect(WhyNot(answer).text(.drawn).contains("b.frame = [40, 0.5, 1, 2]"))
  }

  @Test(arguments: [
    (0, "breaks nothing", "不破坏任何预期"),
    (1, "keeps the other expectation", "保持另一条预期"),
    (2, "keeps both other expectations", "保持另外两条预期"),
    (5, "keeps the other 5 expectations", "保持其余 5 条预期"),
  ])
  func `a fix says in words how many other expectations it keeps`(
    count: Int,
    english: String,
    chinese: String
  ) throws {
    let answer = try JSON.parse(
      #"""
      {"wanted":"b","got":"c","holds":false,"text":"x",
       "fixes":[{"edits":[{"set":{"b.alpha":1}}],"keeps":\#(count),"breaks":[]}]}
      """#
    )
    #expect(WhyNot(answer).text(.drawn).contains(english + "\n"))
    #expect(WhyNot(answer).text(.chinese).contains(chinese + "\n"))
  }

  @Test(arguments: [
    (
      #"{"wanted":null,"got":null,"holds":true,"text":"x","ask":["buy","buy:"]}"#,
      "✓ every expectation holds\n  Ask about what does not happen: buy, buy:."
    ),
    (
      #"{"wanted":"list.didSelectRowAt","got":0,"holds":false}"#,
      "✗ list.didSelectRowAt does not occur"
    ),
    (#"{"wanted":"tap.ended","got":1,"holds":false}"#, "✗ tap.ended occurs only once"),
    (#"{"wanted":"tap.ended","got":1,"holds":true}"#, "✓ tap.ended occurs"),
    (
      #"{"wanted":"card.isFirstResponder","got":null,"holds":false}"#,
      "✗ card is not first responder: nobody is"
    ),
    (#"{"wanted":"buy.alpha=2","got":1,"holds":false}"#, "✗ buy.alpha=2 does not hold: it is 1"),
    (
      #"{"wanted":"/script/1/expect/fired/buy:","got":0,"holds":false}"#,
      "✗ fired buy: is not as expected: it is 0"
    ),
    (#"{"wanted":"buy","got":null,"holds":false}"#, "✗ buy gets nothing, and nobody else does"),
  ])
  func `the headline of why says what was asked about and what came of it`(
    answer: String,
    headline: String
  ) throws {
    let text = WhyNot(try JSON.parse(answer)).text(.drawn)
    #expect(text.hasPrefix(headline + "\n"), "\(text)")
  }

  @Test(arguments: [
    ("hit", "hit", "\"root\"", "\"buy\"", "buy is hit", "命中的是 buy"),
    (
      "firstResponder", "firstResponder", "\"card\"", "null", "nobody is first responder",
      "没有第一响应者"
    ),
    (
      "fired", "fired/screen.buy:", "0 times", "1 times", "screen.buy: occurs once",
      "screen.buy: 发生 1 次"
    ),
    ("fired", "fired/buy", "1 times", "0 times", "buy does not occur", "buy 没有发生"),
    ("rule", "rule", "a.b", "c.d, e.f", "a.b no longer decides", "a.b 不再起决定作用"),
    ("rule", "rule", "not a.b", "a.b", "a.b decides", "a.b 起决定作用"),
    ("values", "values/list.count", "1", "2", "list.count is 2", "list.count 是 2"),
    ("returned", "returned", "false", "true", "true is returned", "返回 true"),
  ])
  func `what a change breaks is said by what happens instead`(
    key: String,
    end: String,
    expected: String,
    actual: String,
    english: String,
    chinese: String
  ) {
    for (language, text) in [(Language.english, english), (.chinese, chinese)] {
      let told = ReasonWords.broken(
        key,
        at: "/script/1/expect/" + end,
        expected: Sentence(verbatim: expected),
        actual: Sentence(verbatim: actual),
        Words(language: language)
      )
      #expect(told == text)
    }
  }

  @Test func `cells that answer alike share a line, with their names in full only if wanted`()
    throws
  {
    let cells = (0..<4).map {
      """
      {"order":\($0 + 3),"id":"list.cellForRow[0,\($0)]","depth":2,"point":[9,\(99 - $0)],"answer":null,
      "rule":"hit-test.point-inside-prunes","bounds":[0,0,90,44]}
      """
    }
    let answer = try JSON.parse(
      """
      {"hit":"list","asked":[{"order":1,"id":"window","depth":0,"point":[9,9],"answer":"list"},
      {"order":2,"id":"list","depth":1,"point":[9,9],"answer":"list"},\(cells.joined(separator: ","))]}
      """
    )
    let text = HitVisits(answer).text(.drawn)
    #expect(text.contains("└─ rows 0–3") && !text.contains("cellForRow"))
    var style = Style()
    style.isVerbose = true
    let whole = HitVisits(answer).text(style)
    #expect(whole.contains("list.cellForRow[0,3]") && whole.contains("96 > 44"))
  }

  @Test func `all that why knows has the lines of the document`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"b","got":"c","holds":false,"reasons":[{"text":"x","rule":"r","line":7}],
       "fixes":[{"edits":[{"set":{"b.alpha":1}}],"keeps":0,"breaks":[],"line":9}]}
      """
    )
    var style = Style()
    #expect(!WhyNot(answer).text(style).contains("of the document"))
    style.isVerbose = true
    let told = WhyNot(answer).text(style)
    #expect(told.contains("    line 7 of the document\n"))
    #expect(told.contains("     line 9 of the document"))
  }

  @Test func `a tree tells what sticks out, what covers, and who listens`() throws {
    let tree = try JSON.parse(
      """
      {"roots":[{"id":"window","class":"UIWindow","frame":[0,0,390,844],"children":[
      {"id":"buy","class":"UIButton","frame":[140,80,120,80],"screen":[180,280,120,80],
      "sticksOut":{"of":"card","by":[60,40]},"coveredBy":"banner",
      "recognizers":[{"id":"tap","class":"UITapGestureRecognizer","taps":2,"waitsFor":["zoom"],
      "delegate":"judge","targets":[{"target":"screen","action":"tapped:"}]}],
      "targets":[{"for":["touchUpInside"],"target":null,"action":"buy:"}],"actions":["save:"],
      "controller":"screen","controllerOverrides":["hitTest"],"children":[]}]}]}
      """
    )
    try expectSnapshot(ObjectTree(tree).text(.drawn), "tree-facts")
    try expectSnapshot(ObjectTree(tree).text(.chinese), "tree-facts-zh")
    try expectSnapshot(ObjectTree(tree).text(.narrow), "tree-facts-narrow", width: 40)
  }

  @Test func `what a change breaks is told step by step`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"b","got":"c","text":"x","fixes":[{"edits":[],"keeps":2,
      "breaks":[{"step":1,"text":"A"},{"step":1,"text":"B"},{"step":3,"text":"C"}],
      "asAsked":[{"step":1,"text":"D"}]}]}
      """
    )
    let text = WhyNot(answer).text(.drawn)
    #expect(text.contains("breaks step 2: A, B; step 4: C; as asked: step 2: D"), "\(text)")
  }

  @Test func `a change that is a call is told as a call`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"b","got":"c","text":"x","fixes":[
      {"edits":[{"call":"bringSubviewToFront","on":"root","with":["b"]}],"text":"y"}]}
      """
    )
    #expect(WhyNot(answer).text(.drawn).contains("1  root.bringSubviewToFront(b)"))
  }

  @Test func `a chain is a strip and a table, and tells a cycle`() throws {
    let answer = try JSON.parse(
      """
      {"chain":[{"id":"field","class":"UITextField","rule":"chain.view-next-is-superview"},
      {"id":"root","class":"UIView","rule":"chain.view-next-is-controller"},
      {"id":"login","class":"UIViewController"}],"cycle":"field"}
      """
    )
    try expectSnapshot(ResponderChain(answer).text(.drawn), "chain-cycle")
    try expectSnapshot(ResponderChain(answer).text(.plain), "chain-cycle-plain")
  }

  @Test func `why names the winner, the rule, the place in the route, and what helps`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"button","got":"root","record":7,"rule":"hit-test.point-inside-prunes",
      "text":"card was asked before button and said that the point is outside of it.",
      "fixes":[{"edits":[{"set":{"card.frame":[20,100,370,260]}}],"text":"Make card as large as what it holds.",
      "outcome":{"hit":"button","handledBy":"button","path":["button"],"discarded":false}}],"tried":31}
      """
    )
    let why = WhyNot(answer, records: try Traces.discardedTap())
    try expectSnapshot(why.text(.drawn), "why")
    try expectSnapshot(why.text(.narrow), "why-narrow", width: 40)
    try expectSnapshot(why.text(.chinese), "why-zh")
    let hopeless = try JSON.parse(
      #"{"wanted":"button","got":null,"text":"No window shows it.","fixes":[],"tried":12}"#
    )
    try expectSnapshot(WhyNot(hopeless).text(.drawn), "why-nothing-helps")
  }
}
