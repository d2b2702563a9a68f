import CJansson

/// jansson's hash seed, drawn once before the first object exists.
///
/// Without it the first object of each thread would race to draw one.
private let seeded: Void = json_object_seed(0)

func seedHashing() {
  _ = seeded
}

/// The bytes of U+FFFD, which stands for what a JSON text of ours cannot hold.
private let replacement = "\u{FFFD}"

extension JSONValue {
  /// The value `null`.
  public static var null: JSONValue {
    JSONValue(owning: json_null())
  }

  /// Makes an empty object, to be filled with `set(_:_:)`.
  public static func object() -> JSONValue {
    seedHashing()
    return JSONValue(owning: json_object())
  }

  /// Makes an empty array, to be filled with `append(_:)`.
  public static func array() -> JSONValue {
    JSONValue(owning: json_array())
  }

  /// Makes a flag.
  public init(_ flag: Bool) {
    self.init(owning: responder_json_boolean(flag ? 1 : 0))
  }

  /// Makes a whole number.
  public init(_ number: Int) {
    self.init(owning: json_integer(json_int_t(number)))
  }

  /// Makes a number, or `null` for an infinity or NaN, which JSON cannot write.
  public init(_ number: Double) {
    self.init(owning: number.isFinite ? json_real(number) : json_null())
  }

  /// Makes a string.
  ///
  /// NUL, which most readers (this one too) refuse inside strings, becomes U+FFFD.
  public init(_ text: String) {
    self = text.withUTF8Bytes(JSONValue.string)
  }

  /// Makes a string from text that is known at compile time.
  public init(_ text: StaticString) {
    self = text.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { JSONValue.string($0.baseAddress, $0.count) }
    }
  }

  /// Makes an array of `elements`.
  public init(_ elements: [JSONValue]) {
    self = .array()
    for element in elements {
      append(element)
    }
  }

  /// Makes an array of strings.
  public init(_ elements: [String]) {
    self = .array()
    for element in elements {
      append(JSONValue(element))
    }
  }

  /// Makes an array of numbers.
  public init(_ elements: [Double]) {
    self = .array()
    for element in elements {
      append(JSONValue(element))
    }
  }

  /// Makes a value that shares nothing with this one.
  public func copy() -> JSONValue {
    checkDepth()
    return JSONValue(owning: withNode { json_deep_copy($0) })
  }

  /// Sets the member `key` of an object; a member of that name keeps its place.
  ///
  /// - Precondition: this is an object and `value` is not this object itself.
  public func set(_ key: String, _ value: JSONValue) {
    precondition(tree.origin == .built, "set(\(key)) on a value that was not built here")
    let status = key.withUTF8Bytes { bytes, count in
      withNode { node in
        value.withNode { json_object_setn_nocheck(node, bytes, count, $0) }
      }
    }
    precondition(status == 0, "set(\(key)) on \(kind), or with the object itself")
  }

  /// Sets the member `key` to a string.
  public func set(_ key: String, _ text: String) {
    set(key, JSONValue(text))
  }

  /// Sets the member `key` to a whole number.
  public func set(_ key: String, _ number: Int) {
    set(key, JSONValue(number))
  }

  /// Sets the member `key` to a number, or to `null` for an infinity or NaN.
  public func set(_ key: String, _ number: Double) {
    set(key, JSONValue(number))
  }

  /// Sets the member `key` to a flag.
  public func set(_ key: String, _ flag: Bool) {
    set(key, JSONValue(flag))
  }

  /// Appends an element to an array.
  ///
  /// - Precondition: this is an array and `value` is not this array itself.
  public func append(_ value: JSONValue) {
    precondition(tree.origin == .built, "append on a value that was not built here")
    let status = withNode { node in value.withNode { json_array_append(node, $0) } }
    precondition(status == 0, "append on \(kind), or of the array itself")
  }

  private init(owning made: JSONNode?) {
    self.init(tree: JSONTree(owning: made, .built))
  }

  private static func string(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> JSONValue {
    guard let bytes, count > 0 else { return JSONValue(owning: json_stringn_nocheck("", 0)) }
    let buffer = UnsafeBufferPointer(start: bytes, count: count)
    guard buffer.contains(0) else { return JSONValue(owning: json_stringn_nocheck(bytes, count)) }
    let repaired = buffer.flatMap { $0 == 0 ? Array(replacement.utf8) : [UInt8(bitPattern: $0)] }
    return repaired.withUnsafeBufferPointer { repaired in
      repaired.withMemoryRebound(to: CChar.self) {
        JSONValue(owning: json_stringn_nocheck($0.baseAddress, $0.count))
      }
    }
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSONValue...) {
    self.init(elements)
  }

  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object()
    for (key, value) in members {
      set(key, value)
    }
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(value)
  }

  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
