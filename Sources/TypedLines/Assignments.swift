package import Jansson

/// Assignments as they are typed, and as `why` prints them: `card.alpha = 1, card.frame = [0, 0, 9, 9]`.
package struct Assignments {
  /// What they assign, as a script writes it.
  package let json: JSONValue

  /// Reads a line; nil where it is no assignment.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - stimuli: Names that begin like a reference and are none.
  package init?(_ text: String, stimuli: [String] = []) {
    let json = JSONValue.object()
    var parts = TopLevel.split(text, at: ",")
    // A comma that no reference follows is part of a value, as in a point.
    for index in parts.indices.dropFirst().reversed() where Assignments.pair(parts[index]) == nil {
      parts[index - 1] += "," + parts.remove(at: index)
    }
    for part in parts {
      guard let (path, value) = Assignments.pair(part), !stimuli.contains(path) else { return nil }
      json.set(path, TypedLine.value(value))
    }
    self.json = json
  }

  /// The two sides of one assignment.
  private static func pair(_ text: String) -> (path: String, value: String)? {
    let sides = TopLevel.split(text, at: "=", most: 2).map(TypedLine.trimmed)
    guard sides.count == 2, !sides[1].isEmpty, sides[0].contains("."),
      let first = sides[0].first, first.isLetter || first == "_" || first == "$",
      !sides[0].contains(where: \.isWhitespace)
    else { return nil }
    return (sides[0], sides[1])
  }
}
