import Foundation
import Jansson
@_spi(Workbench) import ResponderKit

extension Value {
  /// Reads a value as a document writes it where its type is not known.
  static func written(_ text: String) throws -> Value {
    Value(try JSON.parse(Array("[\(text)]".utf8), limits: .document)[0])
  }

  private init(_ json: JSONValue?) {
    self =
      switch json?.kind {
      case .boolean: .flag(json?.bool ?? false)
      case .integer, .real: .number(json?.double ?? 0)
      case .string: .text(json?.string ?? "")
      case .array: .list(json?.elements.map { Value($0) } ?? [])
      case .null, .object, nil: .none
      }
  }

  /// The value as the tests write it: of a kind and with all that it holds.
  var shown: String {
    switch self {
    case .none: "none"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .point(let point): "point \(point.x) \(point.y)"
    case .size(let size): "size \(size.width) \(size.height)"
    case .rect(let r): "rect \(r.origin.x) \(r.origin.y) \(r.size.width) \(r.size.height)"
    case .insets(let insets):
      "insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    case .transform(let t): "transform \(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)"
    case .selector(let selector): "action \(selector.name)"
    case .object(let object): "a \(type(of: object))"
    case .list(let elements): "[" + elements.map(\.shown).joined(separator: ", ") + "]"
    case .name(let name): "case \(name)"
    case .names(let names): "cases \(names)"
    case .range(let range): "range \(range.location) \(range.length)"
    }
  }
}
