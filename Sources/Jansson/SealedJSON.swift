import CJansson

/// A value that nothing changes any more, so that any thread may look at it.
///
/// It says what its text would say, read again: reals have as many digits as are written of them.
/// What has been built is handed on as this where a text would only be made to be read again.
///
/// ```swift
/// let document = try SealedJSON(built)
/// Task.detached { print(document.value["title"]?.string ?? "") }
/// ```
// Unchecked because jansson counts references atomically, and looking at a value changes nothing else.
public struct SealedJSON: @unchecked Sendable {
  private let tree: JSONTree

  /// How many bytes its compact text has at most.
  public let size: Int

  /// Takes what has been built, which nobody can change afterwards.
  ///
  /// - Throws: What of the limits its text would be beyond.
  /// - Complexity: Linear in the number of values.
  public init(_ value: sending JSONValue, limits: JSONLimits = .document) throws(JSONError) {
    var amount = responder_json_amount()
    value.withNode { responder_json_settle($0, 1, Int32(limits.depth), &amount) }
    size = amount.bytes
    let isWithin =
      amount.depth <= limits.depth && amount.containers <= limits.containers
      && amount.values <= limits.values && amount.bytes <= limits.bytes
    // The bytes are more than there are; and what is said of too much is said of a text.
    if !isWithin { try JSON.check(value.description, limits: limits) }
    tree = value.withNode { JSONTree(owning: json_incref($0), .fixed) }
  }

  /// The value.
  public var value: JSONValue { JSONValue(tree: tree) }

  /// The compact text.
  public var text: String { value.description }

  /// Whether two are one and the same, not only alike.
  public static func === (left: SealedJSON, right: SealedJSON) -> Bool { left.tree === right.tree }
}
