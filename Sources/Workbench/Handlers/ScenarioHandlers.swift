import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func scenarioList(_ params: JSONValue) -> LaterWork {
    // Taken out here, because JSON values must not cross to the thread that looks.
    let (topic, tag) = (params[.topic]?.string, params[.tag]?.string)
    let (claim, module) = (params[.claim]?.string, params[.module]?.string)
    return LaterWork { [workbench, client] in
      workbench.library.summaries(
        for: client,
        environment: workbench.modules.environment,
        topic: topic
      ).filter { summary in
        if let tag, !summary.tags.contains(tag) { return false }
        if let claim, !summary.claims.contains(claim) { return false }
        if let module, !summary.modules.contains(module) { return false }
        return true
      }
    } answer: { [workbench, client] (wanted) throws(WireError) in
      let result = JSONValue.object()
      result.set(.scenarios, JSONValue(wanted.map { $0.json(language: client.language) }))
      result.set(.searched, JSONValue(workbench.library.folders(for: client)))
      return .now(result)
    }
  }

  func scenarioShow(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try document(params).source
    let result = JSONValue.object()
    let summary = ScenarioSummary(source, environment: workbench.modules.environment)
    result.set(.scenario, summary.json(language: client.language))
    result.set(.text, String(decoding: source.bytes, as: UTF8.self))
    return result
  }

  /// Finds the scenarios that speak of some words.
  func scenarioSearch(_ params: JSONValue) throws(WireError) -> LaterWork {
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
    let limit = params[.limit]?.int ?? 10
    return LaterWork { [workbench, client] in
      let entries = workbench.library.searched(
        for: client,
        environment: workbench.modules.environment
      )
      return ScenarioSearch(entries).find(query)
    } answer: { [client] (search) throws(WireError) in
      let result = JSONValue.object()
      result.set(.words, JSONValue(search.words))
      result.set(.instead, JSONValue(search.instead.map(\.json)))
      result.set(.unknown, JSONValue(search.unknown))
      result.set(.found, search.hits.count)
      let shown = search.hits.prefix(limit)
      result.set(.scenarios, JSONValue(shown.map { $0.json(language: client.language) }))
      return .now(result)
    }
  }

  /// Gives a document as the beginning of another.
  ///
  /// It is copied as it is written: faults in it are copied, too, and no module is needed.
  func scenarioCopy(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try document(params).source
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
    // A copy of a variant that does not exist would be one of the whole document, without a word.
    if let variant { try check(variant, among: variants) }
    let copy = ScenarioCopy(variant: variant, id: params[.as]?.string, title: params[.title])
    let result = JSONValue.object()
    result.set(.scenario, name)
    result.set(.variant, variant.map { JSONValue($0) } ?? .null)
    result.set(.text, copy.text(of: document, called: name))
    return result
  }

  func scenarioCheck(_ params: JSONValue) throws(WireError) -> Answer {
    let requested = try document(params)
    return .work(
      StraightWork(isShort: !requested.source.isLong) { [self] in
        checked(requested, params)
      } then: {
        .now($0)
      }
    )
  }

  private func checked(_ requested: RequestedDocument, _ params: JSONValue) -> JSONValue {
    let needs = modulesLeftOut(params, requested)
    let reading = requested.read(workbench.modules.environment, assuming: needs)
    // What a module decides that is not loaded cannot be known.
    let answers = needs.isEmpty ? reading.document?.checkedAnswers() ?? [] : []
    let result = JSONValue.object()
    result.set(.valid, reading.document != nil && answers.isEmpty)
    let told = (reading.diagnostics + answers).map { $0.datum.json(in: client.language) }
    result.set(.diagnostics, JSONValue(told))
    if !needs.isEmpty { result.set(.needs, JSONValue(needs)) }
    return result
  }

  /// Tells what a document says where, as far as it can be read.
  func scenarioOutline(_ params: JSONValue) throws(WireError) -> JSONValue {
    let (outline, named) = try document(params).outline(workbench.modules.environment)
    var writer = OutlineWriter(
      outline,
      limit: Limit.outlineBytes.value,
      language: client.language
    )
    // Whatever the reason: what only a module could tell is not among the names.
    return writer.json(needing: notLoaded(named))
  }
}

extension Handler {
  static let scenario: [Handler] = [
    Handler(later: .scenarioList) { (context, params) in context.scenarioList(params) },
    Handler(.scenarioShow) { (context, params) throws(WireError) in try context.scenarioShow(params)
    },
    Handler(later: .scenarioSearch) { (context, params) throws(WireError) in
      try context.scenarioSearch(params)
    },
    Handler(.scenarioCopy) { (context, params) throws(WireError) in try context.scenarioCopy(params)
    },
    Handler(straight: .scenarioCheck) { (context, params) throws(WireError) in
      try context.scenarioCheck(params)
    },
    Handler(.scenarioOutline) { (context, params) throws(WireError) in
      try context.scenarioOutline(params)
    },
  ]
}
