import Jansson
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

/// Runs a script in two ways, step by step side by side, until their decisions part.
///
/// Neither run is the session's own, which stays as it is.
final class CompareRun: SlicedWork {
  private let documents: Sides<ScenarioDocument>
  private let changes: Sides<ScriptChanges>
  private var variants: ArraySlice<Sides<String?>>
  private let level: TraceLevel
  private let warnings: [JSONValue]
  private let words: Words
  private let progress: (_ done: Int, _ total: Int) -> Void
  private var pair: ComparedPair?
  private var runs: [JSONValue] = []
  private var told = 0

  /// How many records are told before and after the one that differs.
  private static let reach = 500
  /// How many records an answer tells before each further run tells only where it parts.
  private static let tellLimit = 10_000

  init(
    _ documents: Sides<ScenarioDocument>,
    changes: Sides<ScriptChanges>,
    variants: [Sides<String?>],
    level: TraceLevel,
    warnings: [JSONValue],
    words: Words,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    self.documents = documents
    self.changes = changes
    self.variants = variants[...]
    self.level = level
    self.warnings = warnings
    self.words = words
    self.progress = progress
  }

  var changed: Session? { nil }
  var step: Int { pair?.left.scenario.nextStep ?? 0 }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    repeat {
      guard let pair else {
        guard let variant = variants.popFirst() else { return .finished(result()) }
        self.pair = try ComparedPair(
          documents,
          changes: changes,
          variants: variant,
          level: level,
          // An answer over many variants must stay one that a client can read.
          reach: told < Self.tellLimit ? Self.reach : 1,
          words: words
        )
        continue
      }
      if pair.isOver {
        runs.append(pair.json)
        told += pair.told
        self.pair = nil
      } else {
        try pair.runStep()
      }
    } while ContinuousClock.now < deadline
    progress(step, pair?.left.scenario.stepCount ?? 0)
    return .unfinished
  }

  private func result() -> JSONValue {
    let result = JSONValue.object()
    result.set(.scenario, documents.left.id)
    result.set(.parted, runs.contains { $0[.parted]?.bool == true })
    result.set(.runs, JSONValue(runs))
    if !warnings.isEmpty { result.set(.warnings, JSONValue(warnings)) }
    return result
  }
}

extension RequestContext {
  func scriptCompare(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    try checkSides(params)
    let against = try against(params)
    let left = try changed(session.source, session.document, params, 0)
    let right = try changed(
      against?.source ?? session.source,
      against?.document ?? session.document,
      params,
      1
    )
    let documents = Sides(left: left.document, right: right.document)
    let variants = try variants(params, of: documents, areOthers: against != nil)
    let changes = Sides(
      left: try ScriptChanges(params[.changes]?[0], at: "/params/changes/0"),
      right: try ScriptChanges(params[.changes]?[1], at: "/params/changes/1")
    )
    for pair in variants {
      try changes.left.check(in: documents.left, pair.left)
      try changes.right.check(in: documents.right, pair.right)
    }
    let token = params[.progressToken]
    return .work(
      CompareRun(
        documents,
        changes: changes,
        variants: variants,
        level: level(params),
        warnings: left.warnings + right.warnings,
        words: Words(language: client.language)
      ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    )
  }

  /// Refuses a request that names nothing by which the runs differ, or a variant twice.
  private func checkSides(_ params: JSONValue) throws(WireError) {
    let ways = ["profiles", "changes", "variants", "against"]
    guard ways.contains(where: { params[$0] != nil }) else {
      throw WireError(
        .paramsConflict,
        Sentence("the request names nothing by which the two runs differ", zh: "请求没有指出两次运行有何不同"),
        path: "/params",
        expected: ways,
        hint: Sentence(
          "Give two profiles, two lists of changes, two variants, or another document.",
          zh: "请给出两个配置、两组改动、两个变体，或另一个文档。"
        )
      )
    }
    guard let variants = params[.variants] else { return }
    guard params[.variant] == nil else {
      throw WireError(
        .paramsConflict,
        Sentence("the request names one variant and two of them", zh: "请求既指了一个变体，又指了两个"),
        path: "/params/variant",
        expected: ["variant", "variants"]
      )
    }
    guard variants.count == 2 else {
      throw WireError(
        .paramsOutOfRange,
        Sentence(
          "two variants are compared, not \(variants.count)",
          zh: "比较的是两个变体，而不是 \(variants.count) 个"
        ),
        path: "/params/variants",
        expected: ["2 variants"]
      )
    }
  }

  /// The document of the second run, where it is another.
  private func against(
    _ params: JSONValue
  ) throws(WireError) -> (source: ScenarioSource, document: ScenarioDocument)? {
    guard let other = params[.against] else { return nil }
    let source = try source(other)
    return (source, try read(RequestedDocument(source, on: shelf)).0)
  }

  /// Which variants are run beside each other.
  private func variants(
    _ params: JSONValue,
    of documents: Sides<ScenarioDocument>,
    areOthers: Bool
  ) throws(WireError) -> [Sides<String?>] {
    let own = documents.left.variants.map(\.id)
    let others = documents.right.variants.map(\.id)
    let pair = params[.variants]?.elements.compactMap(\.string) ?? []
    if pair.count == 2 {
      try check(pair[0], among: own, at: "/params/variants/0")
      try check(pair[1], among: others, at: "/params/variants/1")
      return [Sides(left: pair[0], right: pair[1])]
    }
    if params[.variant] != nil {
      let variant = try variant(params, of: documents.left)
      let other = variant.flatMap { others.contains($0) ? $0 : nil } ?? others.first
      return [Sides(left: variant, right: areOthers ? other : variant)]
    }
    let common = own.filter { others.contains($0) }
    // Documents that have no variant in common are compared by the first of each.
    guard !common.isEmpty else { return [Sides(left: own.first, right: others.first)] }
    return common.map { Sides(left: $0, right: $0) }
  }

  /// A document under one of the profiles of a request.
  func changed(
    _ source: ScenarioSource,
    _ document: ScenarioDocument,
    _ params: JSONValue,
    _ side: Int
  ) throws(WireError) -> (document: ScenarioDocument, warnings: [JSONValue]) {
    // An empty profile changes nothing, so the document that the session has read serves again.
    guard let changes = params[.profiles]?[side], changes.count > 0 else {
      return (document, [])
    }
    let (document, warnings) = try read(
      RequestedDocument(source.changing(profile: changes), on: shelf),
      profileAt: "/params/profiles/\(side)"
    )
    // What else a document is warned of was said when the session was opened.
    let own = warnings.filter { $0.pointer.hasPrefix("/profile/") }.map { warning in
      let json = warning.datum.json(in: client.language)
      json.set(.pointer, "/profiles/\(side)" + warning.pointer.dropFirst("/profile".count))
      return json
    }
    return (document, own)
  }
}

extension Handler {
  static let compare: [Handler] = [
    Handler(slicing: .scriptCompare) { (context, params) throws(WireError) in
      try context.scriptCompare(params)
    }
  ]
}
