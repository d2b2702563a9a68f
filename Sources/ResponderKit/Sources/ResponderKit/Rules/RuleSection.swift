/// A section of the rulebook: its number, what it is about, and its rules.
public struct RuleSection: Sendable {
  /// The section's number.
  public let number: Int
  /// What it is about, in a few words.
  public let title: Text
  /// Its rules, in the order of the rulebook.
  public let rules: [RuleEntry]
}
