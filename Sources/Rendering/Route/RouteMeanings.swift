import Jansson
import WorkbenchProtocol

/// Numbers for what decisions say: those that say the same, all inside included, have one.
struct RouteMeanings {
  private var numbers: [String: Int] = [:]

  /// What differs from record to record though the same was decided.
  private static let unlike: Set = [
    "seq", "parent", "time", "point", "touch", "touches", "rect", "level",
  ]

  /// The number for what a decision says.
  ///
  /// With `anyMessage`, all methods that carry an event count as one.
  mutating func number(of node: RouteNode, anyMessage: Bool = false) -> Int {
    // Both kinds of numbers are given out here, and neither may stand for the other.
    var text: [UInt8] = [anyMessage ? 1 : 0]
    let isSilent = anyMessage && (node.isMessage || node.kind == .discarded)
    for record in [node.opening, node.closing].compactMap({ $0 }) {
      for (key, value) in record.members where !RouteMeanings.unlike.contains(key) {
        if isSilent, key == "method" { continue }
        text += key.utf8
        value.write(to: &text)
      }
    }
    // A child is written as its number, or each level would write all below it once more.
    for child in node.children {
      text += " \(number(of: child, anyMessage: anyMessage))".utf8
    }
    let known = String(decoding: text, as: UTF8.self)
    if let number = numbers[known] { return number }
    numbers[known] = numbers.count
    return numbers.count - 1
  }
}
