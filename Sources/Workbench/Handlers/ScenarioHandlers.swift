import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension WorkbenchConnection {
  func scenarioList(_ params: JSONValue) -> JSONValue {
    let summaries = workbench.library.summaries(
      for: client,
      environment: workbench.modules.environment,
      topic: params[.topic]?.string
    )
    let wanted = summaries.filter { summary in
      if let tag = params[.tag]?.string, !summary.tags.contains(tag) { return false }
      if let claim = params[.claim]?.string, !summary.claims.contains(claim) { return false }
      if let module = params[.module]?.string, !summary.modules.contains(module) { return false }
      return true
    }
    let result = JSONValue.object()
    result.set(.scenarios, JSONValue(wanted.map { $0.json(language: client.language) }))
    result.set(.searched, JSONValue(workbench.library.folders(for: client)))
    return result
  }

  func scenarioShow(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try source(params)
    let result = JSONValue.object()
    let summary = ScenarioSummary(source, environment: workbench.modules.environment)
    result.set(.scenario, summary.json(language: client.language))
    result.set(.text, String(decoding: source.bytes, as: UTF8.self))
    return result
  }

  /// Finds the scenarios that speak of some words.
  func scenarioSearch(_ params: JSONValue) throws(WireError) -> JSONValue {
    let given = params[.words]?.string ?? ""
    let query: SearchQuery
    do throws(SearchQuery.Refusal) {
      query = try SearchQuery(given)
    } catch {
      throw WireError(
        .paramsOutOfRange,
        error == .noWords
          ? Sentence("there is no word to look for", zh: "没有要查找的词")
          : Sentence("that is too much to look for", zh: "要查找的词太多"),
        path: "/params/words",
        expected: ["1 to \(SearchQuery.limit) words"],
        hint: Sentence(
          "Name what it should be about: a class, a method, an event.",
          zh: "请写它应该关于什么：类、方法或事件。"
        )
      )
    }
    let entries = workbench.library.searched(
      for: client,
      environment: workbench.modules.environment
    )
    let search = ScenarioSearch(entries).find(query)
    let limit = params[.limit]?.int ?? 10
    let result = JSONValue.object()
    result.set(.words, JSONValue(search.words))
    result.set(.instead, JSONValue(search.instead.map(\.json)))
    result.set(.unknown, JSONValue(search.unknown))
    result.set(.found, search.hits.count)
    let shown = search.hits.prefix(limit)
    result.set(.scenarios, JSONValue(shown.map { $0.json(language: client.language) }))
    return result
  }

  /// Gives a document as the beginning of another.
  ///
  /// It is copied as it is written: faults in it are copied, too, and no module is needed.
  func scenarioCopy(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try source(params)
    let name = source.expectedID ?? source.name
    let document: JSONValue
    do {
      document = try JSON.parse(source.bytes, limits: .document)
    } catch {
      throw WireError(
        .scenarioInvalid,
        Sentence(
          "\(source.name) is no JSON: \(error.message)",
          zh: "\(source.name) 不是 JSON：\(error.message)"
        )
      )
    }
    let variant = params[.variant]?.string
    let variants = (document[.variants] ?? .array()).elements.compactMap { $0[.id]?.string }
    if let variant { try check(variant, among: variants) }
    let copy = ScenarioCopy(variant: variant, id: params[.as]?.string, title: params[.title])
    let result = JSONValue.object()
    result.set(.scenario, name)
    result.set(.variant, variant.map { JSONValue($0) } ?? .null)
    result.set(.text, copy.text(of: document, called: name))
    return result
  }

  func scenarioCheck(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try source(params)
    let needs = modulesLeftOut(params, source)
    var environment = workbench.modules.environment
    environment.assumedModules = Set(needs)
    let (document, diagnostics) = ScenarioDocument.read(
      source.bytes,
      file: source.name,
      expectedID: source.expectedID,
      environment: environment
    )
    // What a module decides that is not loaded cannot be known.
    let answers = needs.isEmpty ? document?.checkedAnswers() ?? [] : []
    let result = JSONValue.object()
    result.set(.valid, document != nil && answers.isEmpty)
    let told = (diagnostics + answers).map { $0.datum.json(in: client.language) }
    result.set(.diagnostics, JSONValue(told))
    if !needs.isEmpty { result.set(.needs, JSONValue(needs)) }
    return result
  }

  /// The modules that a document names and that are not loaded because the request wants only what
  /// is built in.
  func modulesLeftOut(_ params: JSONValue, _ source: ScenarioSource) -> [String] {
    guard params[.modules]?.string == "built-in" else { return [] }
    return ScenarioDocument.modulesNeeded(by: source.bytes).filter {
      Module.isName($0) && workbench.modules.host.module(named: $0) == nil
    }
  }

  /// Returns the document that a request names by id, path or text.
  func source(_ params: JSONValue) throws(WireError) -> ScenarioSource {
    let given = ["id", "path", "text"].filter { params[$0] != nil }
    guard given.count == 1 else {
      throw WireError(
        .paramsConflict,
        given.isEmpty
          ? Sentence("the request names no document", zh: "请求没有写文档")
          : Sentence("the request names more than one document", zh: "请求写了不止一个文档"),
        path: "/params",
        expected: ["id", "path", "text"],
        hint: Sentence("Give one of id, path and text.", zh: "请给出 id、path、text 之一。")
      )
    }
    if let id = params[.id]?.string { return try workbench.library.source(id: id, for: client) }
    if let path = params[.path]?.string {
      return try workbench.library.source(path: path, for: client)
    }
    return ScenarioSource(
      bytes: Array((params[.text]?.string ?? "").utf8),
      name: params[.name]?.string ?? "text",
      expectedID: nil
    )
  }

  /// Reads a document; an error carries all that is wrong with it, and `place` says where in the
  /// request the document's profile stands, where only that may be wrong.
  func read(
    _ source: ScenarioSource,
    profileAt place: String? = nil
  ) throws(WireError) -> (ScenarioDocument, [Diagnostic]) {
    if let refused = workbench.refusal(amongNeeded: source.bytes) { throw refused.wireError }
    let (document, diagnostics) = ScenarioDocument.read(
      source.bytes,
      file: source.name,
      expectedID: source.expectedID,
      environment: workbench.modules.environment
    )
    guard let document else {
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first
      let told =
        first.map {
          place == nil
            ? Sentence(": line \($0.line): \($0.message)", zh: "：第 \($0.line) 行：\($0.message)")
            : Sentence(": \($0.message)", zh: "：\($0.message)")
        } ?? .nothing
      throw WireError(
        .scenarioInvalid,
        Sentence(
          "\(source.name) has \(errors.count) error\(errors.count == 1 ? "" : "s")\(told)",
          zh: "\(source.name) 有 \(errors.count) 个错误\(told)"
        ),
        path: place.flatMap { place in
          first.map { place + $0.pointer.dropFirst("/profile".count) }
        },
        details: [.init("diagnostics", .list(diagnostics.map(\.datum)))]
      )
    }
    return (document, diagnostics)
  }
}
