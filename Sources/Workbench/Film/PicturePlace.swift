import Jansson
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Which moment of a film is drawn.
enum PicturePlace {
  /// Where an expectation failed first, else what decided the last event.
  case told
  case moment(Int)
  /// A step by its place in the script.
  case step(Int)
  /// A step by its label.
  case label(String)
  case record(Int)
  case rule(String)

  /// Reads what a request names: one place, or none.
  init(_ params: JSONValue) throws(WireError) {
    let given = [JSONKey.moment, .step, .record, .rule].filter { params[$0] != nil }
    guard given.count <= 1 else {
      throw WireError(
        .renderImpossible,
        Sentence(
          "\(Sentence.list(given.map(\.spelling))) each name a moment",
          zh: "\(Sentence.list(given.map(\.spelling))) 各指一个瞬间"
        ),
        path: "/params/\(given[1].spelling)",
        hint: Sentence("Give one of them.", zh: "请只写其中一个。")
      )
    }
    if let moment = params[.moment]?.int {
      self = .moment(moment)
    } else if let record = params[.record]?.int {
      self = .record(record)
    } else if let rule = params[.rule]?.string {
      self = .rule(rule)
    } else if let step = params[.step] {
      self = step.int.map { .step($0) } ?? .label(step.string ?? "")
    } else {
      self = .told
    }
  }

  /// Finds the moment.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - variant: The variant whose run is meant; `nil` for any.
  /// - Returns: A run of the film, and a moment of it.
  /// - Throws: `render.no-moment`, with how many there are.
  func find(
    in film: PictureFilm,
    variant: String?
  ) throws(WireError) -> (run: PictureRun, moment: Int) {
    let runs = film.runs.filter { variant == nil || $0.variant == variant }
    guard let first = runs.first, let told = film.told(among: runs) else {
      throw noMoment(
        Sentence("the film has no run", zh: "影片里没有运行"),
        JSONKey.variant,
        count: 0
      )
    }
    switch self {
    case .told: return told
    case .moment(let moment):
      guard (1...max(1, first.count)).contains(moment) else {
        throw noMoment(
          Sentence(
            "the run has \(first.count) moments, and no moment \(moment)",
            zh: "这次运行有 \(first.count) 个瞬间，没有第 \(moment) 个"
          ),
          .moment,
          count: first.count,
          hint: Sentence(
            "Give a number from 1 to \(first.count), or none: then it is the moment that decided.",
            zh: "请写 1 到 \(first.count) 的数字；不写时画作出决定的瞬间。"
          )
        )
      }
      return (first, moment)
    case .record(let record): return (first, try momentOf(record: record, in: first))
    case .step(let place):
      return (first, try moment(in: film, first, "\(place)") { $0.index == place })
    case .label(let label):
      return (first, try moment(in: film, first, "'\(label)'") { $0.label == label })
    case .rule(let id): return try moment(of: id, among: runs, in: film)
    }
  }

  // MARK: - Places

  private func momentOf(record: Int, in run: PictureRun) throws(WireError) -> Int {
    if let moment = run.moment(ofRecord: record) { return moment }
    let count = max(0, run.records.max() ?? 0)
    throw noMoment(
      Sentence(
        "the last moment of the run begins with record \(count): there is no record \(record)",
        zh: "这次运行最后一个瞬间从记录 \(count) 开始：没有记录 \(record)"
      ),
      .record,
      count: count,
      hint: Sentence(
        "Give a number from 1 to \(count): the trace has the records.",
        zh: "请写 1 到 \(count) 的数字：记录在轨迹里。"
      )
    )
  }

  private func moment(
    in film: PictureFilm,
    _ run: PictureRun,
    _ name: String,
    where isWanted: (PictureRun.Step) -> Bool
  ) throws(WireError) -> Int {
    if let step = run.steps.first(where: isWanted) { return run.decision(of: step, in: film) }
    let count = run.steps.count { $0.index >= 0 }
    throw noMoment(
      Sentence(
        "the run has \(count) steps, counted from 0, and no step \(name)",
        zh: "这次运行有 \(count) 步，从 0 数起，没有步骤 \(name)"
      ),
      .step,
      count: count,
      expected: run.steps.compactMap(\.label),
      hint: Sentence("Give the place of a step, or its label.", zh: "请写步骤的序号或标签。")
    )
  }

  private func moment(
    of id: String,
    among runs: [PictureRun],
    in film: PictureFilm
  ) throws(WireError) -> (run: PictureRun, moment: Int) {
    for run in runs {
      if let moment = run.moment(ofRule: id, in: film) { return (run, moment) }
    }
    guard Rule.named(id) != nil else { throw RequestContext.unknownRule(id, at: "/params/rule") }
    let others = film.runs.filter { $0.moment(ofRule: id, in: film) != nil }.compactMap(\.variant)
    throw noMoment(
      Sentence("the rule \(id) decides nothing there", zh: "规则 \(id) 在那里不起决定作用"),
      .rule,
      count: runs.reduce(0) { $0 + $1.count },
      expected: film.rules.map(\.id),
      hint: others.isEmpty
        ? Sentence(
          "It decides nowhere in this scenario at this level.",
          zh: "在这个级别上，它在这个情景里都不起决定作用。"
        )
        : Sentence(
          "It decides in these variants: \(Sentence.list(others)).",
          zh: "它在这些变体里起决定作用：\(Sentence.list(others))。"
        )
    )
  }

  private func noMoment(
    _ message: Sentence,
    _ parameter: JSONKey,
    count: Int,
    expected: [String] = [],
    hint: Sentence? = nil
  ) -> WireError {
    WireError(
      .renderNoMoment,
      message,
      path: "/params/\(parameter.spelling)",
      expected: expected,
      hint: hint,
      details: [.init(.count, .integer(count))]
    )
  }
}
