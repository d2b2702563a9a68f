import Jansson
import WorkbenchProtocol

/// The steps of a run, and the launch where it is part of the story.
struct Steps {
  private(set) var shown: [Step] = []
  let stimuli: Int
  let decisions: Int

  init(run: JSONValue, records: [JSONValue], failing: Set<Int>) {
    func isFailing(_ records: some Sequence<JSONValue>) -> Bool {
      records.contains { failing.contains($0[.seq]?.int ?? -1) }
    }
    var rest = records[...]
    var all: [Step] = []
    for step in (run[.steps] ?? .array()).elements {
      let last = step[.records]?[1]?.int ?? -1
      // Records come in the order of their numbers, so that a step has those up to its last.
      let own = rest.prefix { ($0[.seq]?.int ?? 0) <= last }
      rest = rest.dropFirst(own.count)
      all.append(Step(.script(step), nodes: RouteNode.trees(of: own), isFailing: isFailing(own)))
    }
    if !rest.isEmpty {
      all.append(Step(.afterwards, nodes: RouteNode.trees(of: rest), isFailing: true))
    }
    let launch = run["launch"].map { Array($0.elements) } ?? []
    let first = Step(.launch, nodes: RouteNode.trees(of: launch), isFailing: isFailing(launch))
    // Every app launches: that is told where it did more than that, or where nothing came of later.
    if first.decisions > 0, first.isUnusual || all.allSatisfy({ $0.decisions == 0 }) {
      all.insert(first, at: 0)
    }
    shown = all.filter { !$0.isQuestion }
    stimuli = all.count(where: \.isStimulus)
    decisions = all.reduce(0) { $0 + $1.decisions }
  }

  /// Folds until there are at most `limit` lines: a little everywhere before much anywhere, the
  /// longest step first, those in which something failed last.
  mutating func fold(to limit: Int, _ style: Style) {
    // How long a step is that is longer than all may be does not matter: it is folded first.
    var counts = shown.map { $0.lineCount(style, upTo: limit) }
    var total = counts.reduce(0, +)
    for isFailing in [false, true] {
      let foldable = shown.indices.filter { shown[$0].isFailing == isFailing }
      for fold in RouteFold.allCases.dropFirst() {
        for index in foldable.sorted(by: { counts[$0] > counts[$1] }) where total > limit {
          shown[index].fold = fold
          let count = shown[index].lineCount(style, upTo: limit)
          total += count - counts[index]
          counts[index] = count
        }
      }
    }
  }

  /// Leaves out steps in the middle when there are more than lines.
  mutating func elide(to limit: Int, _ style: Style) {
    let total = shown.reduce(0) { $0 + $1.lineCount(style, upTo: limit) }
    guard total > limit else { return }
    // A folded step takes up to two lines, so that half as many steps have room; one line counts.
    let kept = max(2, limit - 1)
    guard shown.count > kept / 2 else { return }
    var head = Array(shown.prefix(kept / 4))
    let tail = Array(shown.suffix(kept / 4))
    let count = shown.count - head.count - tail.count
    head.append(Step(.elided(count), nodes: [], isFailing: false))
    shown = head + tail
  }

  /// Whether a record is the outcome of a step.
  func isOutcome(_ record: Int) -> Bool { shown.contains { $0.outcome == record } }

  func line(of record: Int, _ style: Style) -> RouteLine? {
    shown.lazy.compactMap { $0.line(of: record, style) }.first
  }
}
