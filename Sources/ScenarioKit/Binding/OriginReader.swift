import ScenarioSyntax
import Sentences

/// Reads `origin`, which an importer writes.
struct OriginReader: SyntaxReader {
  let diagnostics: DiagnosticCollector

  /// What a node's `origin` says; nil where it is no object, which is reported.
  func node(_ source: Syntax) -> NodeOrigin? {
    guard let source = object(source) else { return nil }
    var origin = NodeOrigin()
    var isUnderstood = true
    for (key, value) in source.members {
      switch key {
      case "class": origin.className = text(value)
      case "baseClass": origin.baseClass = text(value)
      case "address": origin.address = text(value)
      case "ib": origin.ib = text(value)
      case "line": origin.line = number(value, atLeast: 1).flatMap { Int(exactly: $0) }
      case "text": origin.text = text(value)
      case "cut": origin.isTextCut = flag(value) ?? false
      case "label": origin.label = text(value)
      case "identifier": origin.identifier = text(value)
      case "animations": origin.animations = texts(value).map(\.text)
      case "assumed": origin.assumed = texts(value).map(\.text)
      case "unknown": origin.unknown = texts(value).map(\.text)
      default: isUnderstood = false
      }
    }
    // Only then: it looks for each member among all that there may be, and each view has an origin.
    if !isUnderstood {
      refuseUnknown(source, allowed: NodeOrigin.keys, Sentence("'origin'", zh: "“origin”"))
    }
    return origin
  }

  /// What the `origin` of `app` says; nil where it is no object, which is reported.
  func app(_ source: Syntax) -> AppOrigin? {
    guard let source = object(source) else { return nil }
    let name = Sentence("'origin' of 'app'", zh: "app 的“origin”")
    refuseUnknown(source, allowed: AppOrigin.keys, name)
    var origin = AppOrigin()
    origin.form = source["form"].flatMap { text($0) }
    origin.unknown = source["unknown"].map { texts($0).map(\.text) } ?? []
    origin.reality = source["reality"].flatMap { reality($0) }
    return origin
  }

  private func reality(_ source: Syntax) -> AppOrigin.Reality? {
    guard let source = object(source) else { return nil }
    refuseUnknown(source, allowed: AppOrigin.Reality.keys, Sentence("'reality'", zh: "“reality”"))
    guard let at = source["at"] else { return nil }
    let hit = source["hit"].flatMap { text($0) }
    let point = (at["point"] ?? at).elements.compactMap { number($0) }
    guard point.count == 2 else { return nil }
    return AppOrigin.Reality(point: point, view: at["in"].flatMap { text($0) }, hit: hit)
  }
}
