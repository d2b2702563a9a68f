/// JSON pointers (RFC 6901) as text: `/params/at/0`.
public enum JSONPointer {
  /// The pointer of the member `key`, or the element with that number, of what is at `pointer`.
  public static func appending(_ key: some CustomStringConvertible, to pointer: String) -> String {
    pointer + "/" + escape(key.description)
  }

  /// A member's name as it stands between two slashes.
  public static func escape(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    var escaped = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The names and numbers of which a pointer consists, unescaped.
  public static func keys(of pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
      guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
      var key = ""
      var tilde = false
      for scalar in part.unicodeScalars {
        switch (tilde, scalar) {
        case (true, "0"): key += "~"
        case (true, "1"): key += "/"
        case (true, "~"): key += "~"
        case (true, _): key.unicodeScalars += ["~", scalar]
        case (false, "~"): break
        case (false, _): key.unicodeScalars.append(scalar)
        }
        tilde = scalar == "~"
      }
      return tilde ? key + "~" : key
    }
  }
}

extension JSONValue {
  /// The value at a JSON pointer, or nil when there is none.
  public func value(at pointer: String) -> JSONValue? {
    JSONPointer.keys(of: pointer).reduce(Optional(self)) { value, key in
      guard let value else { return nil }
      return value.isArray ? Int(key).flatMap { value[$0] } : value[key]
    }
  }
}
