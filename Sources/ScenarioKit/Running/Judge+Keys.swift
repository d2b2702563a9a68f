import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Judge {
  func judgeDiscarded(
    _ item: Expectation.Item,
    by reference: ReferencePath
  ) throws(ScenarioError) {
    let expected = Sentence("discarded by \(reference.text)", zh: "由 \(reference.text) 丢弃")
    guard let outcome = outcome(for: item, expected: expected) else { return }
    let last = object(outcome.path.last)
    let wanted = try world.value(of: reference)
    guard !outcome.isDiscarded || !world.equal(last, wanted) else { return }
    fail(
      item,
      expected: expected,
      actual: outcome.isDiscarded
        ? Sentence("discarded by \(text(last))", zh: "由 \(text(last)) 丢弃") : handled(outcome)
    )
  }

  func judgeChain(_ item: Expectation.Item, _ names: [String]) throws(ScenarioError) {
    guard let first = names.first, first != "*", let reference = ReferencePath(first)
    else { return }
    var chain: [UIResponder] = []
    var current = try world.value(of: reference).object as? UIResponder
    while let responder = current {
      // A chain that leads back is told up to the object at which it does.
      let comesAgain = chain.contains { $0 === responder }
      chain.append(responder)
      if comesAgain { break }
      current = world.simulation.enter { world.simulation.dispatcher.nextResponder(of: responder) }
    }
    var wanted: [AnyObject?] = []
    for name in names {
      guard name != "*", let reference = ReferencePath(name) else {
        wanted.append(nil)
        continue
      }
      // Nil stands for a star, so that what is not there needs somebody to stand for it.
      wanted.append(try world.value(of: reference).object ?? nobody)
    }
    guard !Judge.follows(chain[...], wanted[...]) else { return }
    let actual = chain.map { world.simulation.objects.name(of: $0) }
    fail(
      item,
      expected: Sentence(verbatim: names.joined(separator: " → ")),
      actual: actual.isEmpty
        ? Sentence("no chain: \(first) is nil", zh: "没有链：\(first) 是 nil")
        : Sentence(verbatim: actual.joined(separator: " → "))
    )
  }

  /// Whether a chain is what was written, where `nil` stands for any number of objects.
  private static func follows(
    _ chain: ArraySlice<UIResponder>,
    _ wanted: ArraySlice<AnyObject?>
  )
    -> Bool
  {
    // Greedy from the last star: a star may end wherever the rest fits, so the first fit does.
    var chain = chain
    var wanted = wanted
    var retry: (chain: ArraySlice<UIResponder>, wanted: ArraySlice<AnyObject?>)?
    while true {
      if let next = wanted.first, next == nil {
        wanted = wanted.dropFirst()
        retry = (chain, wanted)
        continue
      }
      if let found = chain.first, let next = wanted.first, next === found {
        chain = chain.dropFirst()
        wanted = wanted.dropFirst()
        continue
      }
      if chain.isEmpty, wanted.isEmpty { return true }
      guard let last = retry, !last.chain.isEmpty else { return false }
      retry = (last.chain.dropFirst(), last.wanted)
      chain = last.chain.dropFirst()
      wanted = last.wanted
    }
  }

  func judgeRules(
    _ item: Expectation.Item,
    _ rules: [(id: String, decided: Bool, path: SourcePath)]
  ) {
    let decided = run.rules(since: span)
    for (id, wanted, path) in rules {
      guard let rule = Rule.named(id), decided.contains(rule) != wanted else { continue }
      let ids =
        decided.isEmpty
        ? Sentence("no rule decided", zh: "没有规则起决定作用")
        : Sentence(verbatim: decided.map(\.id).sorted().joined(separator: ", "))
      fail(
        item,
        path,
        expected: wanted ? Sentence(verbatim: id) : Sentence("not \(id)", zh: "没有 \(id)"),
        actual: wanted ? ids : Sentence(verbatim: id)
      )
    }
  }

  func judgeTrace(
    _ item: Expectation.Item,
    _ wanted: [[(key: String, matcher: Matcher)]]
  ) throws(ScenarioError) {
    var rest = wanted[...]
    let records = run.records(since: span)
    for record in records {
      guard let next = rest.first else { return }
      var holds = true
      for (key, matcher) in next where holds {
        holds = try world.matches(world.field(key, of: record), matcher)
      }
      if holds { rest = rest.dropFirst() }
    }
    guard let missing = rest.first else { return }
    let place = wanted.count - rest.count
    let text = missing.map { "\($0.key): \(world.text(of: $0.matcher))" }.joined(separator: ", ")
    fail(
      item,
      item.path.inside(String(place)),
      expected: Sentence(verbatim: "{ \(text) }"),
      actual: Sentence(
        "no such record among the \(records.count) of the span after the one before",
        zh: "这一段的 \(records.count) 条记录里，前一条之后没有这样的记录"
      )
    )
  }

  func judgeChoices(
    _ item: Expectation.Item,
    _ choices: [Expectation]
  ) throws(ScenarioError) {
    var reasons: [Sentence] = []
    for choice in choices {
      // Its own judge, since the failures of one choice are none where another holds.
      let judge = Judge(run: run, span: span)
      try judge.judge(choice)
      if judge.failures.isEmpty { return }
      reasons.append(judge.failures[0].message)
    }
    fail(
      item,
      expected: Sentence("one of \(choices.count)", zh: "\(choices.count) 个之一"),
      actual: Sentence(
        english: reasons.map(\.english).joined(separator: "; "),
        chinese: reasons.map(\.chinese).joined(separator: "；")
      )
    )
  }
}
