import Foundation
@_spi(Workbench) package import ResponderKit

extension ValueType {
  /// Returns a value as one of the type; `nil` when it is none.
  ///
  /// A document writes points, sizes and rectangles as lists of numbers and names as text.
  package func coerced(_ value: Value) -> Value? { value.coerced(to: self) }

  /// Whether a text names an action: a name, with a colon after each part that takes an argument.
  package static func isSelector(_ text: String) -> Bool {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let endsInColon = parts.last == ""
    if endsInColon { parts.removeLast() }
    // UIKit sends no action with more than a sender and an event.
    guard let first = parts.first, parts.count <= 2, endsInColon || parts.count == 1 else {
      return false
    }
    return isSwiftName(first) && parts.dropFirst().allSatisfy { $0.isEmpty || isSwiftName($0) }
  }

  /// Whether a text is a color: red, green, blue and perhaps alpha, each in two hexadecimal digits.
  fileprivate static func isColor(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "#") && (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          true
        default: false
        }
      }
  }

  private static func isSwiftName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}

extension Value {
  fileprivate func coerced(to type: ValueType) -> Value? {
    switch type {
    case .any: return self
    case .optional(let wrapped):
      if case .none = self { return self }
      return coerced(to: wrapped)
    case .flag: return flag.map { .flag($0) }
    case .number: return finite.map { .number($0) }
    case .time:
      guard let number, (0...ValueType.longestTime).contains(number) else { return nil }
      return .number(number)
    case .integer:
      guard let number, let whole = Int(exactly: number) else { return nil }
      return .number(Double(whole))
    case .angle: return angle.map { .number($0) }
    case .text: return text.map { .text($0) }
    case .color:
      guard let text, ValueType.isColor(text) else { return nil }
      return .text(text)
    case .key:
      guard let text, text.isEmpty || KeyInput.input(written: text) != nil else { return nil }
      return .text(text)
    case .point: return numbers(2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size: return numbers(2).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case .rect:
      return numbers(4).map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    case .pointOrRect:
      switch self {
      // Also the rectangle that is nowhere, which no numbers say.
      case .point, .rect: return self
      default: return coerced(to: .rect) ?? coerced(to: .point)
      }
    case .frame:
      if text == "fill" { return .name("fill") }
      return coerced(to: .rect)
    case .insets:
      return numbers(4).map {
        .insets(UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
      }
    case .transform, .layerTransform:
      return numbers(6).map {
        .transform(CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]))
      }
    case .range:
      guard let numbers = numbers(2), let place = Int(exactly: numbers[0]),
        let length = Int(exactly: numbers[1]), place >= 0, length >= 0,
        !place.addingReportingOverflow(length).overflow
      else { return nil }
      return .range(NSRange(location: place, length: length))
    case .indexPath:
      guard let numbers = numbers(2),
        numbers.allSatisfy({ $0 >= 0 && Int(exactly: $0) != nil })
      else { return nil }
      return .list(numbers.map { .number($0) })
    case .selector: return selector.map { .selector($0) }
    case .choice(let names):
      guard let text, names.contains(text) else { return nil }
      return .name(text)
    case .scale(let names):
      if let finite { return .number(finite) }
      return names.first { $0.name == text }.map { .number($0.value) }
    case .options(let names):
      guard let chosen = texts, chosen.allSatisfy(names.contains) else { return nil }
      return .names(chosen)
    case .object, .reference:
      switch self {
      case .object: return self
      default: return nil
      }
    case .list(let element):
      guard case .list(let elements) = self else { return nil }
      let coerced = elements.map { $0.coerced(to: element) }
      return coerced.contains { $0 == nil } ? nil : .list(coerced.compactMap(\.self))
    case .count:
      guard let number, let whole = Int(exactly: number), whole >= 0 else { return nil }
      return .number(Double(whole))
    case .place: return coerced(to: .point)
    case .bounded(let wrapped, let range):
      guard let value = coerced(to: wrapped), let number = value.number, range.contains(number)
      else { return nil }
      return value
    case .elements(let element, _): return coerced(to: .list(element))
    case .body, .targets, .actions, .sections, .record: return self
    }
  }

  private var texts: [String]? {
    switch self {
    case .names(let names): names
    case .text, .name: text.map { [$0] }
    case .list(let elements):
      elements.contains { $0.text == nil } ? nil : elements.compactMap(\.text)
    default: nil
    }
  }

  private var selector: Selector? {
    guard let text, ValueType.isSelector(text) else { return nil }
    return Selector(text)
  }

  /// The number, as JSON can write one: a sum may be past all of them.
  private var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }

  private var angle: Double? {
    if let finite { return finite }
    guard let text, text.hasSuffix("deg"), let degrees = Double(text.dropLast(3)), degrees.isFinite
    else { return nil }
    return degrees * .pi / 180
  }

  private func numbers(_ count: Int) -> [Double]? {
    guard let components, components.count == count else { return nil }
    // What is computed may be infinite, as the origin of the null rectangle is.
    return components.allSatisfy(\.isFinite) ? components : nil
  }
}
