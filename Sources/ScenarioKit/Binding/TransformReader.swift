import Catalogue
import Foundation
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Reads transforms, which are known before anything runs.
struct TransformReader: SyntaxReader {
  let diagnostics: DiagnosticCollector

  /// Reads a transform: six numbers, one of its kinds, or a list of these in order; only a layer's
  /// may leave the plane.
  func transform(_ source: Syntax, ofLayer: Bool = false) -> CGAffineTransform? {
    if source.isObject { return transformPart(source, ofLayer: ofLayer) }
    if let value = rawNumbers(source), value.count == 6 {
      return CGAffineTransform(value[0], value[1], value[2], value[3], value[4], value[5])
    }
    guard source.isArray, !source.elements.isEmpty,
      source.elements.allSatisfy({ $0.isObject || $0.isArray })
    else {
      wrongType(source, ValueType.transform.text)
      return nil
    }
    return source.elements.reduce(CGAffineTransform?.some(.identity)) { sum, part in
      guard let sum, let next = transform(part, ofLayer: ofLayer) else { return nil }
      return sum.concatenating(next)
    }
  }

  /// Whether a value is written as a transform of some kind, and so is no matcher.
  func isTransform(_ source: Syntax) -> Bool {
    if source.isArray {
      return source.count > 0
        && source.elements.allSatisfy { isTransform($0) || rawNumbers($0)?.count == 6 }
        // Lists of numbers alone may as well be a list that is compared.
        && source.elements.contains(where: isTransform)
    }
    return source.isObject && TransformReader.transformKinds.contains { source[$0.key] != nil }
  }

  /// The kinds of transforms, each with what may stand beside it.
  private static let transformKinds = [
    (key: "rotationAngle", beside: []), (key: "scaleX", beside: ["y"]),
    (key: "translationX", beside: ["y"]), (key: "translationZ", beside: []),
  ]

  private func transformPart(_ source: Syntax, ofLayer: Bool) -> CGAffineTransform? {
    let kinds = TransformReader.transformKinds.filter { ofLayer || $0.key != "translationZ" }
    guard let kind = kinds.first(where: { source[$0.key] != nil }), let value = source[kind.key]
    else {
      refuseUnknown(source, allowed: kinds.map(\.key) + ["y"], Sentence("a transform", zh: "变换"))
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a transform needs a kind", zh: "变换需要种类"),
        allowed: kinds.map(\.key)
      )
      return nil
    }
    refuseUnknown(
      source,
      allowed: [kind.key] + kind.beside,
      Sentence("a transform with '\(kind.key)'", zh: "有“\(kind.key)”的变换")
    )
    let y = source["y"].flatMap { number($0) }
    switch kind.key {
    case "rotationAngle":
      return angle(value).map { CGAffineTransform(rotationAngle: $0) }
    case "scaleX": return number(value).map { CGAffineTransform(scaleX: $0, y: y ?? 1) }
    case "translationX": return number(value).map { CGAffineTransform(translationX: $0, y: y ?? 0) }
    // What comes nearer or goes away stays where it is on the screen.
    default: return number(value).map { _ in .identity }
    }
  }

  private func angle(_ source: Syntax) -> Double? {
    if source.isObject || source.string?.hasPrefix("$") == true {
      refuseLate(source, ValueType.angle.text)
      return nil
    }
    let written: Value? = source.double.map { .number($0) } ?? source.string.map { .text($0) }
    guard let angle = written.flatMap({ ValueType.angle.coerced($0) })?.number else {
      wrongType(source, ValueType.angle.text)
      return nil
    }
    return angle
  }

  private func rawNumbers(_ source: Syntax) -> [Double]? {
    guard source.isArray else { return nil }
    let numbers = source.elements.compactMap(\.double)
    return numbers.count == source.count ? numbers : nil
  }
}
