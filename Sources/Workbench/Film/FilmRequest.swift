import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// Makes the film of a session's document.
  func renderFilm(_ params: JSONValue) throws(WireError) -> Answer {
    let (document, subjects) = try subjects(params)
    let first = params[.from]?.int ?? 1
    let token = params[.progressToken]
    return .work(
      FilmWork(
        document,
        subjects,
        level: level(params),
        steps: try steps(params),
        page: FilmPage(first: first, last: first + (params[.limit]?.int ?? 10_000) - 1),
        build: ProgramVersion.current
      ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    )
  }

  /// The session's document, under another profile where one is asked for.
  func filmedDocument(_ params: JSONValue) throws(WireError) -> ScenarioDocument {
    try document(of: try session(params), params)
  }

  /// The runs that are wanted, and the document of which they are.
  private func subjects(
    _ params: JSONValue
  ) throws(WireError) -> (ScenarioDocument, [FilmSubject]) {
    try refuse(.variant, beside: .compare, in: params)
    try refuse(.profile, beside: .profiles, in: params)
    let session = try session(params)
    guard params[.compare] != nil || params[.profiles] != nil else {
      let document = try document(of: session, params)
      let variants =
        params[.variant] == nil ? document.runs : [try variant(params, of: document)]
      return (document, variants.map { .run(document, variant: $0) })
    }
    let documents = try Sides(
      left: document(of: session, params, side: 0),
      right: document(of: session, params, side: 1)
    )
    let pairs = try pairs(params, of: documents.left)
    return (documents.left, pairs.map { .pair(documents, variants: $0) })
  }

  /// The variants that are held against each other.
  private func pairs(
    _ params: JSONValue,
    of document: ScenarioDocument
  ) throws(WireError) -> [Sides<String?>] {
    if let names = params[.compare]?.elements.compactMap(\.string), names.count == 2 {
      let all = document.variants.map(\.id)
      for (place, name) in names.enumerated() {
        try check(name, among: all, at: "/params/compare/\(place)")
      }
      return [Sides(left: names[0], right: names[1])]
    }
    let variants =
      params[.variant] == nil ? document.runs : [try variant(params, of: document)]
    return variants.map { Sides(left: $0, right: $0) }
  }

  /// A session's document under the profile of a request; under one of two, where there are two.
  private func document(
    of session: Session,
    _ params: JSONValue,
    side: Int? = nil
  ) throws(WireError) -> ScenarioDocument {
    if let side, params[.profiles] != nil {
      return try changed(session.source, session.document, params, side).document
    }
    // An empty profile changes nothing, so that what the session has read serves again.
    guard let changes = params[.profile], changes.count > 0 else { return session.document }
    let requested = RequestedDocument(try session.source.changing(profile: changes), on: shelf)
    return try read(requested, profileAt: "/params/profile").0
  }

  /// Refuses a member that says the same as another, and may say otherwise.
  private func refuse(
    _ member: JSONKey,
    beside other: JSONKey,
    in params: JSONValue
  ) throws(WireError) {
    guard params[member] != nil, params[other] != nil else { return }
    throw WireError(
      .paramsConflict,
      Sentence(
        "'\(member.spelling)' and '\(other.spelling)' cannot be given together",
        zh: "“\(member.spelling)”和“\(other.spelling)”不能同时给出"
      ),
      path: "/params/\(member.spelling)",
      expected: [member.spelling, other.spelling]
    )
  }

  /// The steps of which the moments are asked for.
  func steps(_ params: JSONValue) throws(WireError) -> ClosedRange<Int>? {
    guard let given = params[.steps]?.elements.compactMap(\.int), given.count == 2 else {
      return nil
    }
    guard given[0] <= given[1] else {
      throw WireError(
        .paramsOutOfRange,
        Sentence(
          "the last step, \(given[1]), stands before the first, \(given[0])",
          zh: "最后一步 \(given[1]) 在第一步 \(given[0]) 之前"
        ),
        path: "/params/steps/1"
      )
    }
    return given[0]...given[1]
  }
}
