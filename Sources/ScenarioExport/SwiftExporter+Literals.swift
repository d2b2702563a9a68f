import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Returns a constant as Swift writes it.
  func literal(_ value: Value, as type: ValueType) -> String {
    switch value {
    case .none: return "nil"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number):
      // The only scale that there is in the catalogue is that of a window's level.
      if case .scale = type { return "UIWindow.Level(rawValue: \(SwiftExporter.text(number)))" }
      return SwiftExporter.text(number)
    case .text(let text): return SwiftExporter.quoted(text)
    case .name(let name): return ".\(name)"
    case .names(let names):
      return names.count == 1
        ? ".\(names[0])" : "[\(names.map { ".\($0)" }.joined(separator: ", "))]"
    case .selector(let selector): return SwiftExporter.selector(selector)
    case .point(let point): return "CGPoint(x: \(text(point.x)), y: \(text(point.y)))"
    case .size(let size): return "CGSize(width: \(text(size.width)), height: \(text(size.height)))"
    case .rect(let rect): return SwiftExporter.rect(rect)
    case .insets(let insets):
      return "UIEdgeInsets(top: \(text(insets.top)), left: \(text(insets.left)), "
        + "bottom: \(text(insets.bottom)), right: \(text(insets.right)))"
    case .transform(let transform): return SwiftExporter.transform(transform)
    case .range(let range): return "NSRange(location: \(range.location), length: \(range.length))"
    case .list(let elements):
      if case .indexPath = type.unwrapped, elements.count == 2 {
        let (section, row) = (elements[0].number ?? 0, elements[1].number ?? 0)
        return "IndexPath(row: \(SwiftExporter.text(row)), section: \(SwiftExporter.text(section)))"
      }
      let element: ValueType = if case .list(let inner) = type.unwrapped { inner } else { .any }
      return "[\(elements.map { literal($0, as: element) }.joined(separator: ", "))]"
    case .object: return "nil"
    }
  }

  private func text(_ number: CGFloat) -> String { SwiftExporter.text(Double(number)) }

  /// Returns a number without a fraction that says nothing.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  // The second parentheses keep the compiler from asking for a #selector.
  static func selector(_ selector: Selector) -> String { "Selector((\(quoted(selector.name))))" }

  static func rect(_ rect: CGRect) -> String {
    if rect.isNull { return "CGRect.null" }
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map {
      text(Double($0))
    }
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  private static func transform(_ transform: CGAffineTransform) -> String {
    if transform == .identity { return ".identity" }
    let numbers = [
      ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
      ("tx", transform.tx), ("ty", transform.ty),
    ].map { "\($0): \(text(Double($1)))" }
    return "CGAffineTransform(\(numbers.joined(separator: ", ")))"
  }

  /// Returns a text between quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        quoted +=
          scalar.value < 0x20 || scalar.value == 0x7F
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return quoted + "\""
  }
}
