import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Judge {
  /// What happened in the span, with its place in the log.
  private var occurrences: [(place: Int, entry: LoggedOccurrence)] {
    world.log.entries.enumerated().dropFirst(span.entry).map { ($0.offset, $0.element) }
  }

  func judgeFired(
    _ item: Expectation.Item,
    _ pattern: OccurrencePattern,
    _ matcher: Matcher,
    _ path: SourcePath
  ) throws(ScenarioError) {
    let found = occurrences.filter { world.matches($0.entry, pattern) }
    guard try !world.matches(.number(Double(found.count)), matcher) else { return }
    fail(
      item,
      path,
      expected: Sentence("\(text(matcher)) times", zh: "\(text(matcher)) 次"),
      actual: Sentence("\(found.count) times", zh: "\(found.count) 次"),
      named: pattern.text,
      record: found.last?.entry.position
    )
  }

  func judgeCalls(_ item: Expectation.Item, _ calls: CallsExpectation) throws(ScenarioError) {
    let all = occurrences
    if let wanted = calls.inOrder { try judgeOrder(item, wanted, all, exactly: false) }
    if let wanted = calls.exactly {
      let selected = all.filter { occurrence in
        calls.of.contains { world.matches(occurrence.entry, $0) }
      }
      try judgeOrder(item, wanted, selected, exactly: true)
    }
    for element in calls.never {
      guard let pattern = element.pattern else { continue }
      for occurrence in all where try matches(occurrence, pattern) {
        let time = Double(occurrence.entry.time) / 1_000_000
        fail(
          item,
          pattern.path,
          expected: Sentence(
            "never \(pattern.occurrence.text)",
            zh: "从不 \(pattern.occurrence.text)"
          ),
          actual: Sentence("it occurred at \(time) s", zh: "它在 \(time) 秒时发生了"),
          record: occurrence.entry.position
        )
        // Once says enough: what must never occur may have occurred a thousand times.
        break
      }
    }
  }

  private func judgeOrder(
    _ item: Expectation.Item,
    _ wanted: [CallElement],
    _ found: [(place: Int, entry: LoggedOccurrence)],
    exactly: Bool
  ) throws(ScenarioError) {
    let matching = CallMatching(found: found.count, exactly: exactly) {
      pattern,
      place throws(ScenarioError) in
      try self.matches(found[place], pattern)
    }
    guard let parting = try matching.firstParting(wanted) else { return }
    // Where others may come between, only what the list speaks of can have been meant.
    let rest = exactly ? found.dropFirst(parting.found) : relevant(wanted, found[parting.found...])
    let names = rest.prefix(12).map { name(of: $0.entry) }
    let expected = wanted.dropFirst(parting.element).map(\.text)
    let nothing = Sentence("nothing more", zh: "没有更多")
    let more = rest.count > 12 ? ", …" : ""
    fail(
      item,
      wanted.indices.contains(parting.element)
        ? wanted[parting.element].pattern?.path ?? item.path : item.path,
      expected: expected.isEmpty
        ? nothing : Sentence.list(expected),
      actual: names.isEmpty
        ? nothing : Sentence(verbatim: names.joined(separator: ", ") + more),
      record: rest.first?.entry.position
    )
  }

  /// What of the rest has a name that the list speaks of.
  private func relevant(
    _ wanted: [CallElement],
    _ found: ArraySlice<(place: Int, entry: LoggedOccurrence)>
  ) -> ArraySlice<(place: Int, entry: LoggedOccurrence)> {
    let patterns = wanted.flatMap(\.patterns).map(\.occurrence)
    return found.filter { occurrence in
      patterns.contains { world.matches(occurrence.entry, $0) }
    }[...]
  }

  // MARK: - One occurrence

  private func name(of entry: LoggedOccurrence) -> String {
    "\(world.simulation.objects.name(of: entry.object)).\(entry.name)"
  }

  private func matches(
    _ occurrence: (place: Int, entry: LoggedOccurrence),
    _ pattern: CallPattern
  ) throws(ScenarioError) -> Bool {
    let entry = occurrence.entry
    guard world.matches(entry, pattern.occurrence) else { return false }
    let values = world.log.values(of: entry)
    for (key, matcher) in pattern.with {
      guard try world.matches(values[key] ?? .none, matcher) else { return false }
    }
    if let returned = pattern.returned {
      guard try world.matches(world.log.returned(by: entry), returned) else { return false }
    }
    if let time = pattern.time {
      let seconds = Double(entry.time - span.time) / 1_000_000
      guard try world.matches(.number(seconds), time) else { return false }
    }
    guard let inside = pattern.inside else { return true }
    var parent = Int(entry.parent)
    while parent >= 0 {
      if world.matches(world.log.entries[parent], inside) { return true }
      parent = Int(world.log.entries[parent].parent)
    }
    return false
  }
}

extension CallElement {
  /// The pattern, where it is one and no group.
  var pattern: CallPattern? { patterns.first }

  var patterns: [CallPattern] {
    switch self {
    case .one(let pattern), .oneOrMore(let pattern): [pattern]
    case .group(let elements): elements.flatMap(\.patterns)
    }
  }

  /// The element as a report writes it.
  var text: Sentence {
    switch self {
    case .one(let pattern): pattern.text
    case .oneOrMore(let pattern): Sentence("\(pattern.text)+", zh: "\(pattern.text)+")
    case .group(let elements):
      Sentence(
        "(\(Sentence.list(elements.map(\.text))))+",
        zh: "(\(Sentence.list(elements.map(\.text))))+"
      )
    }
  }
}

extension CallPattern {
  var text: Sentence {
    var text = Sentence(verbatim: occurrence.text)
    if !with.isEmpty {
      let keys = Sentence.list(with.map(\.key))
      text = Sentence("\(text) with \(keys)", zh: "\(text)（含 \(keys)）")
    }
    if let inside {
      text = Sentence("\(text) inside \(inside.text)", zh: "\(inside.text) 里的 \(text)")
    }
    return text
  }
}
