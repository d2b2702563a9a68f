import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Runs a script under two profiles, step by step side by side, until their decisions part.
///
/// Neither run is the session's own, which stays as it is.
final class CompareRun: SlicedWork {
  private let documents: (left: ScenarioDocument, right: ScenarioDocument)
  private var variants: ArraySlice<String?>
  private let level: TraceLevel
  private let warnings: [JSONValue]
  private let progress: (_ done: Int, _ total: Int) -> Void
  private var pair: ComparedPair?
  private var runs: [JSONValue] = []
  private var told = 0

  /// How many records are told before and after the one that differs.
  private static let reach = 500
  /// How many records an answer tells before each further run tells only where it parts.
  private static let tellLimit = 10_000

  init(
    _ documents: (left: ScenarioDocument, right: ScenarioDocument),
    variants: [String?],
    level: TraceLevel,
    warnings: [JSONValue],
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    self.documents = documents
    self.variants = variants[...]
    self.level = level
    self.warnings = warnings
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
          variant: variant,
          level: level,
          reach: told < Self.tellLimit ? Self.reach : 1
        )
        continue
      }
      if pair.isOver {
        runs.append(pair.json)
        told += pair.told
        self.pair = nil
      } else {
        pair.runStep()
      }
    } while ContinuousClock.now < deadline
    progress(step, pair?.left.scenario.stepCount ?? 0)
    return .unfinished
  }

  private func result() -> JSONValue {
    let result = JSONValue.object()
    result.set("scenario", documents.left.id)
    result.set("parted", runs.contains { $0["parted"]?.bool == true })
    result.set("runs", JSONValue(runs))
    if !warnings.isEmpty { result.set("warnings", JSONValue(warnings)) }
    return result
  }
}

extension WorkbenchConnection {
  func scriptCompare(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    let document = session.document
    let variants =
      params["variant"] == nil
      ? document.variants.map(\.id) : [try variant(params, of: document)]
    let token = params["progressToken"]
    let left = try changed(session, params, 0)
    let right = try changed(session, params, 1)
    return .work(
      CompareRun(
        (left.document, right.document),
        variants: variants.isEmpty ? [nil] : variants,
        level: level(params),
        warnings: left.warnings + right.warnings
      ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    )
  }

  /// The session's document under one of the profiles of a request.
  private func changed(
    _ session: Session,
    _ params: JSONValue,
    _ side: Int
  ) throws(WireError) -> (document: ScenarioDocument, warnings: [JSONValue]) {
    guard let changes = params["profiles"]?[side], changes.count > 0 else {
      return (session.document, [])
    }
    let (document, warnings) = try read(
      session.source.changing(profile: changes),
      profileAt: "/params/profiles/\(side)"
    )
    // What else a document is warned of was said when the session was opened.
    let own = warnings.filter { $0.pointer.hasPrefix("/profile/") }.map { warning in
      let json = warning.json
      json.set("pointer", "/profiles/\(side)" + warning.pointer.dropFirst("/profile".count))
      return json
    }
    return (document, own)
  }
}
