import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Reads what belongs to the whole document, and the plan of each variant.
struct DocumentReader: SyntaxReader {
  /// The numbers of the source articles' claims.
  private static let claims = Set((1...56).map { $0 < 10 ? "C0\($0)" : "C\($0)" })

  /// The document as its text has it.
  let tree: SyntaxTree
  let expectedID: String?
  let environment: ScenarioEnvironment
  let diagnostics: DiagnosticCollector

  init(
    _ tree: SyntaxTree,
    expectedID: String?,
    environment: ScenarioEnvironment,
    diagnostics: DiagnosticCollector
  ) {
    self.tree = tree
    self.expectedID = expectedID
    self.environment = environment
    self.diagnostics = diagnostics
  }

  func read() -> ScenarioDocument? {
    guard object(tree.root) != nil else { return nil }
    let source = DocumentSyntax(tree.root)
    // Whatever were said of a document of another format might be wrong.
    guard readFormat(source) else { return nil }
    refuseUnknown(
      source.source,
      allowed: DocumentSyntax.keys,
      Sentence("a scenario document", zh: "情景文档")
    )
    let id = readID(source)
    let variants = self.variants(source)
    guard !refuse(variants, of: source) else { return nil }
    for (key, value) in [("app", source.app), ("script", source.script)] where value == nil {
      diagnostics.report(
        .missingMember,
        at: source.source.path,
        Sentence("'\(key)' is missing", zh: "缺少“\(key)”"),
        allowed: [key]
      )
    }
    var plans: [String: Plan] = [:]
    if variants.isEmpty {
      // No variant can have this id, so it stands for the run without one.
      plans[""] = plan(source, variant: nil, variants: [])
    }
    let names = variants.map(\.id)
    for variant in variants {
      let changed = DocumentSyntax(tree, changedBy: variant.changes)
      plans[variant.id] = plan(changed, variant: variant.id, variants: names)
      // Reading the changed document marks the changes that it comes to.
      reportUnreached(variant)
    }
    let title = source.title.flatMap { localized($0) }
    if expectedID != nil { demandTitle(title, source) }
    return ScenarioDocument(
      id: id ?? expectedID ?? diagnostics.file,
      title: title ?? Text(id ?? diagnostics.file),
      summary: source.summary.flatMap { localized($0) },
      claims: claims(source),
      tags: source.tags.map { texts($0).map(\.text) } ?? [],
      modules: modules(source),
      variants: variants.map { ScenarioVariant(id: $0.id, title: $0.title) },
      file: diagnostics.file,
      plans: plans,
      positions: diagnostics,
      environment: environment
    )
  }

  private func plan(_ source: DocumentSyntax, variant: String?, variants: [String]) -> Plan {
    let binder = Binder(environment: environment, diagnostics: diagnostics)
    let app = AppBinder(binder: binder)
    if let profile = source.profile { app.bindProfile(profile) }
    if let windows = source.app { app.bind(windows) }
    if let script = source.script {
      ScriptBinder(binder).bind(script, variant: variant, variants: variants)
    }
    return binder.finish()
  }

  // MARK: - The head

  private func readFormat(_ source: DocumentSyntax) -> Bool {
    guard let format = source.format else {
      diagnostics.report(
        .missingMember,
        at: source.source.path,
        Sentence("'format' is missing", zh: "缺少 'format'"),
        allowed: ["format"]
      )
      // This is the only format so far, so that the other faults can be told as well.
      return true
    }
    guard format.int != 1 else { return true }
    diagnostics.report(
      .format,
      at: format.path,
      Sentence(
        "this build knows format 1, and this is \(format.json)",
        zh: "这个版本只认识格式 1，而这里是 \(format.json)"
      ),
      allowed: ["1"]
    )
    return false
  }

  private func readID(_ source: DocumentSyntax) -> String? {
    guard let member = source.id else {
      if let expectedID {
        diagnostics.report(
          .missingMember,
          at: source.source.path,
          Sentence("a document under scenarios/ needs its id", zh: "scenarios/ 下的文档需要自己的 id"),
          allowed: [expectedID]
        )
      }
      return nil
    }
    guard let id = text(member) else { return nil }
    if !DocumentReader.isID(id) {
      diagnostics.report(
        .id,
        at: member.path,
        Sentence(
          "'\(id)' is no id of a document: a topic and a name, of letters, digits, _, - and .",
          zh: "“\(id)”不是文档的 id：它由主题和名字组成，用字母、数字、_、- 和 ."
        ),
        allowed: ["topic/name"]
      )
    }
    if let expectedID, id != expectedID {
      diagnostics.report(
        .id,
        at: member.path,
        Sentence("the id '\(id)' and the place of the file differ", zh: "id“\(id)”与文件的位置不一致"),
        allowed: [expectedID]
      )
    }
    return id
  }

  private static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty
          // Swift's letters and digits are those of every script.
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
      }
  }

  private func demandTitle(_ title: Text?, _ source: DocumentSyntax) {
    guard title == nil else { return }
    diagnostics.report(
      .missingMember,
      at: source.source.path,
      Sentence("a document under scenarios/ needs a title", zh: "scenarios/ 下的文档需要标题"),
      allowed: ["title"]
    )
  }

  private func claims(_ source: DocumentSyntax) -> [String] {
    guard let claims = source.claims else { return [] }
    return texts(claims).map { claim, path in
      if !DocumentReader.claims.contains(claim) {
        diagnostics.report(
          .unknownClaim,
          at: path,
          Sentence("there is no claim '\(claim)'", zh: "没有论断“\(claim)”"),
          allowed: ["C01…C56"]
        )
      }
      return claim
    }
  }

  private func modules(_ source: DocumentSyntax) -> [String] {
    guard let modules = source.modules else { return [] }
    return texts(modules).map { name, path in
      if !environment.modules.contains(where: { $0.name == name }),
        !environment.assumedModules.contains(name)
      {
        diagnostics.reportUnknown(
          .unknownModule,
          name,
          at: path,
          Sentence("the module '\(name)' is not loaded", zh: "模块“\(name)”没有加载"),
          allowed: environment.modules.map(\.name),
          hint: environment.searchedHint
        )
      }
      return name
    }
  }
}
