import Jansson

// The names in an outline that no row of the protocol's table has had so far.
extension JSONKey {
  static let range: JSONKey = "range"
  static let start: JSONKey = "start"
  static let end: JSONKey = "end"
  static let implements: JSONKey = "implements"
}
