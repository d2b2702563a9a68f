import CJansson

/// A JSON value: one node of a parsed or built tree, kept alive by this view.
///
/// The tree is jansson's own; looking at a node of a parsed tree copies nothing
/// and allocates nothing, and a `String` is made only where `string` asks for
/// one. Two copies of a `JSONValue` are two views of the same node, so a change
/// made by `set(_:_:)` or `append(_:)` is seen through both. Only what was built
/// can be changed, and only through the value that building it returned. Trees
/// are confined to one thread at a time: a `JSONValue` is not `Sendable`.
///
/// ```swift
/// let request = try JSON.parse(bytes, limits: .request)
/// guard let method = request["method"]?.string else { … }
/// let x = request["params"]?["at"]?[0]?.double
/// ```
public struct JSONValue {
  /// What a value is.
  public enum Kind: Sendable {
    case null
    case boolean
    case integer
    case real
    case string
    case array
    case object
  }

  /// What keeps `node` alive.
  let tree: JSONTree

  private let node: JSONNode

  init(tree: JSONTree) {
    self.tree = tree
    node = tree.root
  }

  /// A view of a node inside the tree of another value.
  private init?(_ inner: JSONNode?, inside outer: JSONValue) {
    guard let inner else { return nil }
    switch outer.tree.origin {
    case .fixed:
      tree = outer.tree
    case .built, .viewed:
      // A later change may drop the node from its tree, but not from this view.
      tree = JSONTree(owning: json_incref(inner), .viewed)
    }
    node = inner
  }

  /// Gives `body` the node, which lives at least until it returns.
  @inline(__always)
  func withNode<Result>(_ body: (JSONNode) -> Result) -> Result {
    // The compiler may let go of the tree after its last use, which is before `body` has done with
    // the pointer into it.
    withExtendedLifetime(tree) { body(node) }
  }

  /// A view of the node that `find` finds inside this one.
  @inline(__always)
  func view(_ find: (JSONNode) -> JSONNode?) -> JSONValue? {
    withExtendedLifetime(tree) { JSONValue(find(node), inside: self) }
  }

  /// Whether both are views of the very same node.
  public func isIdentical(to other: JSONValue) -> Bool { node == other.node }

  @inline(__always)
  private var type: json_type {
    withNode { responder_json_typeof($0) }
  }

  /// What this value is.
  public var kind: Kind {
    switch type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    type == JSON_NULL
  }

  /// Whether this is an object.
  public var isObject: Bool {
    type == JSON_OBJECT
  }

  /// Whether this is an array.
  public var isArray: Bool {
    type == JSON_ARRAY
  }

  /// Whether this is a string.
  public var isString: Bool {
    type == JSON_STRING
  }

  /// Whether this is a number, written as an integer or as a real.
  public var isNumber: Bool {
    type == JSON_INTEGER || type == JSON_REAL
  }

  /// The flag, or nil when this is something else.
  public var bool: Bool? {
    switch type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The whole number, or nil when this is something else.
  ///
  /// A real without a fraction is a whole number too: `3.0` and `1E6` are how
  /// some clients write `3` and `1000000`.
  public var int: Int? {
    switch type {
    case JSON_INTEGER: Int(withNode { json_integer_value($0) })
    // jansson answers 0 for the integer in a real, without a word.
    case JSON_REAL: Int(exactly: withNode { json_real_value($0) })
    default: nil
    }
  }

  /// The number, or nil when this is something else.
  public var double: Double? {
    switch type {
    case JSON_INTEGER: Double(withNode { json_integer_value($0) })
    case JSON_REAL: withNode { json_real_value($0) }
    default: nil
    }
  }

  /// The text, or nil when this is something else.
  public var string: String? {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the text's UTF-8 bytes, or returns nil when this is no string.
  ///
  /// The bytes are jansson's own and must not outlive the call.
  public func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    withNode { node in
      json_string_value(node).map { text in
        body(UnsafeRawBufferPointer(start: text, count: json_string_length(node)))
      }
    }
  }

  /// How many elements or members an array or object has; 0 for anything else.
  public var count: Int {
    switch type {
    case JSON_ARRAY: withNode { json_array_size($0) }
    case JSON_OBJECT: withNode { json_object_size($0) }
    default: 0
    }
  }

  /// The member called `key`, or nil when there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    key.withUTF8Bytes { bytes, count in
      view { json_object_getn($0, bytes, count) }
    }
  }

  /// The member of that name, or nil when there is none or this is no object.
  public subscript(key: JSONKey) -> JSONValue? { self[key.spelling] }

  /// The element at `index`, or nil when there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard index >= 0 else { return nil }
    return view { json_array_get($0, index) }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes, without copying a native string.
  func withUTF8Bytes<Result>(_ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
    let result = utf8.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
    }
    if let result { return result }
    return Array(utf8).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
    }
  }
}
