/// Writes a value for people: what fits on a line stands on one, the rest is broken into its parts.
///
/// ```json
/// {
///   "id": "buy",
///   "frame": [0, 0, 120, 44],
///   "targets": [{ "for": "touchUpInside", "target": "screen", "action": "buy:" }]
/// }
/// ```
public struct JSONLayout: Sendable {
  /// How many bytes a line should have at most.
  public var width = 100

  /// Makes a layout.
  public init() {}

  /// The value as text, with a newline at its end.
  public func text(of value: JSONValue) -> String {
    var text = ""
    write(value, indent: 0, before: 0, after: 0, to: &text)
    return text + "\n"
  }

  /// Writes a value; `before` and `after` it so many bytes stand on its line.
  private func write(
    _ value: JSONValue,
    indent: Int,
    before: Int,
    after: Int,
    to text: inout String
  ) {
    let isWhole = indent == 0 && value.isObject && value.count > 0
    if !isWhole, let line = line(value, within: width - before - after) { return text += line }
    guard value.count > 0 else { return text += value.description }
    let margin = String(repeating: " ", count: indent + 2)
    let last = value.count - 1
    text += value.isObject ? "{\n" : "[\n"
    for (place, member) in members(of: value).enumerated() {
      let comma = place == last ? "" : ","
      text += margin + member.key
      write(
        member.value,
        indent: indent + 2,
        before: indent + 2 + member.key.utf8.count,
        after: comma.count,
        to: &text
      )
      text += comma + "\n"
    }
    text += String(repeating: " ", count: indent) + (value.isObject ? "}" : "]")
  }

  /// What a container holds, each with what stands before it.
  private func members(of value: JSONValue) -> some Sequence<(key: String, value: JSONValue)> {
    let named = value.members.lazy.map { (key: "\(JSONValue($0.key)): ", value: $0.value) }
    let listed = value.elements.lazy.map { (key: "", value: $0) }
    return AnySequence(value.isObject ? AnySequence(named) : AnySequence(listed))
  }

  /// The value on one line; nil where that has more than `room` bytes, which is soon found out.
  private func line(_ value: JSONValue, within room: Int) -> String? {
    guard value.isObject || value.isArray else {
      let line = value.description
      return line.utf8.count <= room ? line : nil
    }
    guard value.count > 0 else { return value.isObject ? "{}" : "[]" }
    var line = value.isObject ? "{ " : "["
    for (place, member) in members(of: value).enumerated() {
      line += (place == 0 ? "" : ", ") + member.key
      // Given up as soon as the room is used: a long list is tried on one line at each depth, and
      // would be written as often.
      guard let part = self.line(member.value, within: room - line.utf8.count) else { return nil }
      line += part
    }
    line += value.isObject ? " }" : "]"
    return line.utf8.count <= room ? line : nil
  }
}
