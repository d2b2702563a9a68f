package import Jansson
import WorkbenchProtocol

/// A place on the screen as it is typed: `120,33`, `buy`, `buy@3,3`, or as documents write it.
package struct TypedPlace: Sendable {
  package let text: String

  /// Takes what was typed; nil for nothing.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The place as documents write it.
  package var json: JSONValue {
    if text.hasPrefix("[") || text.hasPrefix("{"), let value = try? JSON.parse(text) {
      return value
    }
    if let point = TypedPlace.point(text) { return point }
    guard let mark = text.lastIndex(of: "@"),
      let point = TypedPlace.point(String(text[text.index(after: mark)...]))
    else { return JSONValue(text) }
    return [.in: JSONValue(String(text[..<mark])), .point: point]
  }

  private static func point(_ text: String) -> JSONValue? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double(String($0.drop { $0 == " " }))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return JSONValue([x, y])
  }
}
