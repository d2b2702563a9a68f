import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

// The document that a request brings or names, and the variant of it that is meant.

extension RequestContext {
  /// The modules that a document names and that are not loaded because the request wants only what
  /// is built in.
  func modulesLeftOut(_ params: JSONValue, _ document: RequestedDocument) -> [String] {
    guard params[.modules]?.string == "built-in" else { return [] }
    return notLoaded(document.modulesNeeded)
  }

  /// Those of some names by which modules may be called that no module here has.
  func notLoaded(_ names: [String]) -> [String] {
    names.filter { Module.isName($0) && workbench.modules.host.module(named: $0) == nil }
  }

  /// Returns the document of a request, which is fetched and parsed once: also where it was looked
  /// into before, to see whether it needs a worker.
  func document(_ request: JSONValue) throws(WireError) -> RequestedDocument {
    if let known = knownDocument(request) { return known }
    let found = RequestedDocument(try source(request), on: shelf)
    document = (request, found)
    return found
  }

  /// The document that a request brings or names; nil when it has none, or none that can be read.
  func document(of request: Request) -> RequestedDocument? {
    let traits = traits(of: request)
    guard let params = request.params else { return nil }
    if let document = knownDocument(params) { return document }
    // What is wrong with it is told where the request is carried out, which reads it again.
    if traits.contains(.takesDocument) { return try? document(params) }
    guard traits.contains(.takesRecording), let text = try? recordingText(params),
      let recording = try? Recording(reading: text)
    else { return nil }
    return RequestedDocument(recording.source, on: shelf)
  }

  /// The document of a request that was looked into before.
  func knownDocument(_ request: JSONValue) -> RequestedDocument? {
    document.flatMap { $0.params.isIdentical(to: request) ? $0.document : nil }
  }

  /// Whether the text that a request brings or names is long; not where it cannot be had.
  func isAboutLongText(
    _ traits: WorkbenchProtocol.Method.Traits,
    _ params: JSONValue
  ) -> Bool {
    if !traits.isDisjoint(with: [.takesDocument, .givesText]) {
      return (try? document(params))?.source.isLong ?? false
    }
    guard traits.contains(.takesRecording) else { return false }
    return (try? recordingText(params)).map { $0.utf8.count > ScenarioSource.longText } ?? false
  }

  /// Returns the document that is named by id, path or text.
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
    _ requested: RequestedDocument,
    profileAt place: String? = nil
  ) throws(WireError) -> (ScenarioDocument, [Diagnostic]) {
    let source = requested.source
    if let refused = workbench.refusal(of: requested) { throw refused.wireError }
    let reading = requested.read(workbench.modules.environment)
    let diagnostics = reading.diagnostics
    guard let document = reading.document else {
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first
      // A profile of the request stands in no line of the document.
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
        details: [.init(.diagnostics, .list(diagnostics.map(\.datum)))]
      )
    }
    return (document, diagnostics)
  }

  /// Returns the variant that is meant: the one named, else the first that the document has.
  func variant(_ params: JSONValue, of document: ScenarioDocument) throws(WireError) -> String? {
    guard let name = params[.variant]?.string else { return document.variants.first?.id }
    try check(name, among: document.variants.map(\.id))
    return name
  }

  /// Refuses a variant that a scenario does not have.
  func check(
    _ variant: String,
    among names: [String],
    at path: String = "/params/variant"
  ) throws(WireError) {
    guard !names.contains(variant) else { return }
    throw WireError(
      .scenarioUnknownVariant,
      Sentence("the scenario has no variant '\(variant)'", zh: "情景没有变体“\(variant)”"),
      path: path,
      expected: names,
      got: .text(variant),
      hint: names.isEmpty
        ? Sentence("It has no variants at all: leave the variant out.", zh: "它没有变体：请去掉变体。")
        : NearestName.hint(for: variant, among: names)
    )
  }

  /// The text of the recording that a request names.
  func recordingText(_ params: JSONValue) throws(WireError) -> String {
    if let text = params[.text]?.string { return text }
    guard let path = params[.path]?.string else {
      throw WireError(
        .paramsConflict,
        Sentence("the request names no recording", zh: "请求没有写录制"),
        path: "/params",
        expected: ["path", "text"],
        hint: Sentence("Give one of path and text.", zh: "请给出 path、text 之一。")
      )
    }
    let source = try workbench.library.source(path: path, for: client)
    return String(decoding: source.bytes, as: UTF8.self)
  }
}
