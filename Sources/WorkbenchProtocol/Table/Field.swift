public import Jansson
public import Sentences

/// One member of an object on the wire.
public struct Field: Equatable, Sendable {
  /// Whether a member must be there, and what its absence means.
  public enum Presence: Equatable, Sendable {
    case required
    case optional
    /// It may be left out and then counts as this.
    case defaulted(WireDatum)
  }

  /// The member's name, in camel case.
  public var name: String
  /// What its value may be.
  public var type: WireType
  /// Whether it must be there.
  public var presence: Presence

  /// The unit of a number, in words: `points`, `seconds`, `bytes`.
  public var unit: String?

  /// What the member is for: one sentence.
  public var summary: Sentence

  /// Makes a row; `required`, `optional` and `defaulted` say it shorter.
  public init(
    _ name: JSONKey,
    _ type: WireType,
    _ presence: Presence,
    unit: String? = nil,
    _ summary: Sentence
  ) {
    self.name = name.spelling
    self.type = type
    self.presence = presence
    self.unit = unit
    self.summary = summary
  }

  /// A member that must be there.
  public static func required(
    _ name: JSONKey,
    _ type: WireType,
    unit: String? = nil,
    _ summary: Sentence
  ) -> Field {
    Field(name, type, .required, unit: unit, summary)
  }

  /// A member that may be left out.
  public static func optional(
    _ name: JSONKey,
    _ type: WireType,
    unit: String? = nil,
    _ summary: Sentence
  ) -> Field {
    Field(name, type, .optional, unit: unit, summary)
  }

  /// A member that may be left out and then counts as `value`.
  public static func defaulted(
    _ name: JSONKey,
    _ type: WireType,
    _ value: WireDatum,
    unit: String? = nil,
    _ summary: Sentence
  ) -> Field {
    Field(name, type, .defaulted(value), unit: unit, summary)
  }
}
