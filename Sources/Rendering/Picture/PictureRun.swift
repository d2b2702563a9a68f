import Jansson
import Sentences
import WorkbenchProtocol

/// One run of a film.
package struct PictureRun {
  /// The launch, or a step of the script.
  package struct Step {
    /// Its place in the script; -1 of the launch.
    package let index: Int
    /// The name that the script gives it.
    package let label: String?
    /// What it does: the number of a phrase.
    package let phrase: Int
    /// Its first moment.
    package let first: Int
    /// Its last moment.
    package let last: Int
    /// What came of it, as a phrase; -1 for nothing.
    package let outcome: Int
  }

  /// The first expectation that did not hold.
  package struct Failure {
    let expected: PictureText
    let actual: PictureText
    /// The moment at which they part.
    package let moment: Int
  }

  /// The columns of a film's moments.
  struct Columns {
    let kind, at, rule, say, short: [Int]
  }

  /// The variant; `nil` where the scenario has none.
  package let variant: String?
  let title: PictureText?
  /// Whether every expectation held and nothing stopped it.
  package let passed: Bool
  /// What was not as expected, where something was not.
  package let failure: Failure?
  let error: String?
  let errorText: PictureText
  let screen: [Double]
  /// The launch and the steps that ran.
  package let steps: [Step]
  let columns: Columns
  /// Virtual time in microseconds, by moments.
  let times: [Int]
  /// The records with which moments begin; -1 for none.
  package let records: [Int]
  let recognizers: [PictureRecognizer]
  let scenes: [JSONValue]
  let roles: [JSONValue]
  let ways: [JSONValue]
  let fingers: PictureFingers

  /// Reads a run.
  init(_ json: JSONValue, of film: PictureFilm) {
    variant = json[.variant]?.string
    title = json[.title].map { PictureText($0) }
    passed = json[.passed]?.bool ?? true
    let moments = json[.moments] ?? .object()
    let count = moments.numbers(.say).count
    // Films also come out of files, in which anybody can write anything.
    func inside(_ moment: JSONValue?) -> Int { max(1, min(moment?.int ?? 1, count)) }
    failure = json[.failure].map {
      Failure(
        expected: PictureText($0[.expected]),
        actual: PictureText($0[.actual]),
        moment: inside($0[.moment])
      )
    }
    error = json[.error]?[.type]?.string
    errorText = PictureText(json[.error]?[.message])
    screen = json[.screen]?.lengths(2) ?? [390, 844]
    steps = json.list(.steps).map {
      Step(
        index: $0[.index]?.int ?? 0,
        label: $0[.label]?.string,
        phrase: $0[.phrase]?.int ?? -1,
        first: inside($0[.first]),
        last: inside($0[.last]),
        outcome: $0[.outcome]?.int ?? -1
      )
    }
    columns = Columns(
      kind: moments.numbers(.kind),
      at: moments.numbers(.at),
      rule: moments.numbers(.rule),
      say: moments.numbers(.say),
      short: moments.numbers(.short)
    )
    let told = PictureRun.sums(moments.numbers(.time).prefix(count))
    times = told + Array(repeating: told.last ?? 0, count: count - told.count)
    records = PictureRun.sums(moments.numbers(.record), noneIsNegative: true)
    recognizers = json.list(.recognizers).map { PictureRecognizer($0) }
    scenes = json.list(.scenes)
    roles = json.list(.roles)
    ways = json.list(.ways)
    let event = film.kinds.firstIndex { $0.name == RecordKind.eventQueued.rawValue } ?? -1
    let kinds = columns.kind
    let events = kinds.indices.filter { kinds[$0] == event }.map { $0 + 1 }
    fingers = PictureFingers(json.list(.touches), events: events)
  }

  /// Adds up what a column tells as differences.
  private static func sums(_ steps: some Sequence<Int>, noneIsNegative: Bool = false) -> [Int] {
    var sum = 0
    return steps.map { step in
      // Where no record is, the next difference still counts from the last one.
      if noneIsNegative, step < 0 { return -1 }
      sum &+= step
      return sum
    }
  }

  /// How many moments there are.
  package var count: Int { columns.say.count }

  /// What a column tells of a moment.
  func column(_ path: KeyPath<Columns, [Int]>, _ moment: Int) -> Int {
    let column = columns[keyPath: path]
    return column.indices.contains(moment - 1) ? column[moment - 1] : -1
  }

  /// The place of the step in which a moment lies.
  package func step(at moment: Int) -> Int {
    max(0, (steps.lastIndex { $0.first <= moment }) ?? 0)
  }

  /// The moment that tells best what came of a step: its outcome, else its end.
  package func outcome(of step: Step, in film: PictureFilm) -> Int {
    let kind = film.kinds.firstIndex { $0.name == RecordKind.outcome.rawValue } ?? -1
    let inStep = stride(from: step.last, through: step.first, by: -1)
    return inStep.first { column(\.kind, $0) == kind } ?? step.last
  }

  /// The moment that decides what came of a step: the last one with a rule, up to its outcome.
  ///
  /// The outcome itself only sums up: it has no rule. It is told where nothing was decided.
  package func decision(of step: Step, in film: PictureFilm) -> Int {
    let outcome = outcome(of: step, in: film)
    let inStep = stride(from: outcome, through: step.first, by: -1)
    return inStep.first { column(\.rule, $0) >= 0 } ?? outcome
  }

  /// The moment of a record; `nil` where the last moment begins before it, or none is so early.
  ///
  /// A record between two moments belongs to the one before it.
  package func moment(ofRecord record: Int) -> Int? {
    guard record >= 1, let place = records.firstIndex(where: { $0 >= record }) else { return nil }
    guard records[place] > record else { return place + 1 }
    let before = records[..<place].lastIndex { $0 >= 0 && $0 < record }
    return (before ?? place) + 1
  }

  /// The first moment that a rule decides.
  package func moment(ofRule id: String, in film: PictureFilm) -> Int? {
    guard let rule = film.rules.firstIndex(where: { $0.id == id }) else { return nil }
    return columns.rule.firstIndex(of: rule).map { $0 + 1 }
  }
}

/// A recognizer that changes.
struct PictureRecognizer {
  /// What becomes of it at a moment.
  struct Change {
    let moment: Int
    let state: String
    /// The other recognizer by which it changes.
    let by: Int?
  }

  let object: Int
  let view: Int
  let changes: [Change]

  init(_ json: JSONValue) {
    object = json[.object]?.int ?? -1
    view = json[.view]?.int ?? -1
    changes = json.list(.changes).map {
      Change(moment: $0[0]?.int ?? 0, state: $0[1]?.string ?? "", by: $0[2]?.int)
    }
  }
}
