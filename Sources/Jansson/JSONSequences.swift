import CJansson

/// The elements of an array, in order.
public struct JSONElements: RandomAccessCollection {
  fileprivate let array: JSONValue

  public let startIndex = 0
  public let endIndex: Int

  public subscript(index: Int) -> JSONValue {
    guard let element = array[index] else {
      preconditionFailure("no element at \(index) of \(endIndex)")
    }
    return element
  }
}

/// The members of an object, in the order in which they were written or set.
///
/// The object must not change while they are gone through.
public struct JSONMembers: Sequence {
  fileprivate let object: JSONValue

  /// Goes through the members; it keeps the object alive.
  public struct Iterator: IteratorProtocol {
    fileprivate let object: JSONValue
    fileprivate var position: UnsafeMutableRawPointer?

    public mutating func next() -> (key: String, value: JSONValue)? {
      next { String(decoding: $0, as: UTF8.self) }
    }

    /// Goes on to the next member, and makes of the UTF-8 bytes of its name what is wanted of it.
    ///
    /// The bytes are jansson's own and must not outlive the call.
    public mutating func next<Key>(
      named key: (UnsafeRawBufferPointer) -> Key
    ) -> (key: Key, value: JSONValue)? {
      guard
        let position,
        let name = json_object_iter_key(position),
        let value = object.view({ _ in json_object_iter_value(position) })
      else { return nil }
      let bytes = UnsafeRawBufferPointer(start: name, count: json_object_iter_key_len(position))
      defer { self.position = object.withNode { json_object_iter_next($0, position) } }
      return (key(bytes), value)
    }
  }

  public func makeIterator() -> Iterator {
    Iterator(object: object, position: object.withNode(json_object_iter))
  }
}

extension JSONValue {
  /// The elements of an array; none when this is no array.
  public var elements: JSONElements {
    JSONElements(array: self, endIndex: isArray ? count : 0)
  }

  /// The members of an object, in order; none when this is no object.
  public var members: JSONMembers {
    JSONMembers(object: self)
  }
}
