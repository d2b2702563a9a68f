import CJansson

/// jansson's hash seed, drawn once before the first object exists.
///
/// Without it the first object of each thread would race to draw one.
private let seeded: Void = json_object_seed(0)

func seedHashing() {
  _ = seeded
}

/// U+FFFD, which stands for what a JSON text of ours cannot hold.
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
    self.init(owning: made(number))
  }

  /// Makes a string.
  ///
  /// NUL, which most readers (this one too) refuse inside strings, becomes U+FFFD.
  public init(_ text: String) {
    self.init(owning: made(text))
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
      append(taking: made(element))
    }
  }

  /// Makes an array of numbers.
  public init(_ elements: [Double]) {
    self = .array()
    for element in elements {
      append(taking: made(element))
    }
  }

  /// Makes a value that shares nothing with this one.
  public func copy() -> JSONValue {
    checkDepth()
    return JSONValue(owning: withNode { json_deep_copy($0) })
  }

  /// Makes an object or array with the same members, to which others can be added.
  ///
  /// The members themselves are shared, so that it costs as much as they are many.
  public func shallowCopy() -> JSONValue {
    JSONValue(owning: withNode { json_copy($0) })
  }

  /// Sets the member `key` of an object; a member of that name keeps its place.
  ///
  /// - Precondition: this is an object and `value` is not this object itself.
  public func set(_ key: String, _ value: JSONValue) {
    set(key, taking: value.withNode { json_incref($0) })
  }

  /// Sets the member `key` to a string.
  public func set(_ key: String, _ text: String) {
    set(key, taking: made(text))
  }

  /// Sets the member `key` to a whole number.
  public func set(_ key: String, _ number: Int) {
    set(key, taking: json_integer(json_int_t(number)))
  }

  /// Sets the member `key` to a number, or to `null` for an infinity or NaN.
  public func set(_ key: String, _ number: Double) {
    set(key, taking: made(number))
  }

  /// Sets the member `key` to a flag.
  public func set(_ key: String, _ flag: Bool) {
    set(key, taking: responder_json_boolean(flag ? 1 : 0))
  }

  /// Sets the member `key` of an object; a member of that name keeps its place.
  ///
  /// - Precondition: this is an object and `value` is not this object itself.
  public func set(_ key: JSONKey, _ value: JSONValue) { set(key.spelling, value) }

  /// Sets the member `key` to a string.
  public func set(_ key: JSONKey, _ text: String) { set(key.spelling, text) }

  /// Sets the member `key` to a whole number.
  public func set(_ key: JSONKey, _ number: Int) { set(key.spelling, number) }

  /// Sets the member `key` to a number, or to `null` for an infinity or NaN.
  public func set(_ key: JSONKey, _ number: Double) { set(key.spelling, number) }

  /// Sets the member `key` to a flag.
  public func set(_ key: JSONKey, _ flag: Bool) { set(key.spelling, flag) }

  /// Appends an element to an array.
  ///
  /// - Precondition: this is an array and `value` is not this array itself.
  public func append(_ value: JSONValue) {
    append(taking: value.withNode { json_incref($0) })
  }

  /// Appends a string to an array.
  public func append(_ text: String) {
    append(taking: made(text))
  }

  /// Appends a whole number to an array.
  public func append(_ number: Int) {
    append(taking: json_integer(json_int_t(number)))
  }

  /// Appends a number to an array, or `null` for an infinity or NaN.
  public func append(_ number: Double) {
    append(taking: made(number))
  }

  /// Sets a member to a node that nothing else keeps alive.
  private func set(_ key: String, taking value: JSONNode?) {
    precondition(tree.origin == .built, "set(\(key)) on a value that was not built here")
    // Unchecked, because a Swift string is UTF-8. The status must be looked at: where jansson could
    // not make the value it is null, and the member would be missing without a word.
    let status = key.withUTF8Bytes { bytes, count in
      withNode { json_object_setn_new_nocheck($0, bytes, count, value) }
    }
    precondition(status == 0, "set(\(key)) on \(kind), or with the object itself")
  }

  private func append(taking value: JSONNode?) {
    precondition(tree.origin == .built, "append on a value that was not built here")
    let status = withNode { json_array_append_new($0, value) }
    precondition(status == 0, "append on \(kind), or of the array itself")
  }

  private init(owning made: JSONNode?) {
    self.init(tree: JSONTree(owning: made, .built))
  }
}

/// A node for a number; JSON cannot write infinities and NaN.
private func made(_ number: Double) -> JSONNode? {
  number.isFinite ? json_real(number) : json_null()
}

/// A node for a text, without the NULs that are in it.
private func made(_ text: String) -> JSONNode? {
  text.withUTF8Bytes { bytes, count in
    // An empty string may have no address, of which jansson makes no string.
    guard let bytes, count > 0 else { return json_stringn_nocheck("", 0) }
    guard responder_json_contains_nul(bytes, count) == 0 else {
      let repaired = text.unicodeScalars.map { $0 == "\0" ? replacement : String($0) }.joined()
      return made(repaired)
    }
    return json_stringn_nocheck(bytes, count)
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSONValue...) {
    self.init(elements)
  }

  public init(dictionaryLiteral members: (JSONKey, JSONValue)...) {
    self = .object()
    for (key, value) in members {
      set(key.spelling, value)
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
