/// A rule of UIKit's behaviour, by its number in the rulebook.
///
/// A rule is two bytes, so that a trace record can carry it without a string; its id, its text
/// and its state stand in the rule list.
public struct Rule: Hashable, Sendable {
  /// The rule's running number in the rulebook.
  public let number: UInt16

  /// Makes the rule with a number; every number in use has a named constant.
  init(_ number: UInt16) {
    self.number = number
  }

  /// The rule's stable id, such as `hit-test.skips-hidden`.
  public var id: String {
    let ids = RuleEntry.ids
    return number < ids.count ? ids[Int(number)] : "unknown"
  }

  /// Returns the rule with this id, or `nil` when the list has none.
  public static func named(_ id: String) -> Rule? { RuleEntry.numbers[id].map { Rule($0) } }
}
