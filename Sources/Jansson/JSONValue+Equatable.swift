extension JSONValue: Equatable {
  /// Whether two values say the same: member order does not matter, and `3` equals `3.0`.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    // Not `json_equal`, to which `3` and `3.0` are two things.
    switch (left.kind, right.kind) {
    case (.null, .null):
      return true
    case (.boolean, .boolean):
      return left.bool == right.bool
    case (.integer, .integer):
      return left.int == right.int
    case (.integer, .real), (.real, .integer), (.real, .real):
      return left.double == right.double
    case (.string, .string):
      return left.string == right.string
    case (.array, .array):
      return left.count == right.count && zip(left.elements, right.elements).allSatisfy { $0 == $1 }
    case (.object, .object):
      return left.count == right.count
        && left.members.allSatisfy { member in right[member.key] == member.value }
    default:
      return false
    }
  }
}
