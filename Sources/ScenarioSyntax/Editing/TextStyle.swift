import Jansson

/// How a document is laid out, as far as its text shows, so that what is added looks like the rest.
struct TextStyle {
  /// What stands between a name and its value.
  private(set) var colon = ": "
  /// What stands between two values of one line.
  private(set) var comma = ", "
  /// What stands inside the brackets of an object that begins on its line, at either end.
  private(set) var braces = " "
  /// What stands inside the brackets of an array that begins on its line, at either end.
  private(set) var brackets = ""
  /// By how much a line is indented more than the one that it lies in.
  private(set) var indentation = "  "
  private(set) var newline = "\n"
  /// Whether the whole text stands on one line.
  private(set) var isOneLine = true
  /// Whether no object that holds something begins on its line.
  private(set) var breaksObjects = false
  /// Whether no array that holds something begins on its line.
  private(set) var breaksArrays = false

  /// How long a line should be at most.
  static let width = 100

  /// Reads the style off a text, the first sample of each; what it has no sample of is as the
  /// project's own documents have it.
  init(of gaps: TextGaps) {
    isOneLine = !gaps.hasLineBreak
    if gaps.hasCarriageReturn { newline = "\r\n" }
    var seen = (colon: false, comma: false, brace: false, bracket: false, indentation: false)
    var broken = (objects: false, arrays: false)
    for (container, children) in gaps.containers {
      for (place, child) in children.enumerated() {
        let gap = gaps.before(child)
        let isBroken = gap.contains { $0.isNewline }
        if !seen.colon, let colon = gaps.colon(of: child) {
          (self.colon, seen.colon) = (colon, true)
        }
        // The gap before the first child is the container's, each later one its separator's.
        switch (place, gaps.isObject(container)) {
        case (0, true) where !isBroken && !seen.brace: (braces, seen.brace) = (gap, true)
        case (0, false) where !isBroken && !seen.bracket: (brackets, seen.bracket) = (gap, true)
        case (0, true) where isBroken: broken.objects = true
        case (0, false) where isBroken: broken.arrays = true
        case (1..., _) where !isBroken && !seen.comma: (comma, seen.comma) = ("," + gap, true)
        default: break
        }
        if place == 0, isBroken, !seen.indentation,
          let deeper = gaps.indentation(of: child, in: container)
        {
          (indentation, seen.indentation) = (deeper, true)
        }
      }
    }
    breaksObjects = broken.objects && !seen.brace
    breaksArrays = broken.arrays && !seen.bracket
  }

  // MARK: - Writing

  /// Writes a value: on one line where it fits and the text has such, else broken into its parts.
  ///
  /// The line on which it begins is indented by `indent`, and has `column` bytes before it.
  func text(of value: JSONValue, indent: String, column: Int) -> String {
    guard value.count > 0 else { return value.description }
    if isOneLine || !isBroken(value) {
      let line = line(of: value)
      if isOneLine || column + line.utf8.count <= TextStyle.width { return line }
    }
    let inner = indent + indentation
    let parts = names(of: value).map { name, part in
      inner + name + text(of: part, indent: inner, column: inner.utf8.count + name.utf8.count)
    }
    return (value.isObject ? "{" : "[") + newline + parts.joined(separator: "," + newline)
      + newline + indent + (value.isObject ? "}" : "]")
  }

  /// A member's name as it is written, with what stands before its value.
  func name(_ key: String) -> String { JSONValue(key).description + colon }

  private func line(of value: JSONValue) -> String {
    guard value.count > 0 else { return value.description }
    let parts = names(of: value).map { $0 + line(of: $1) }.joined(separator: comma)
    return value.isObject
      ? "{" + braces + parts + braces + "}" : "[" + brackets + parts + brackets + "]"
  }

  /// What a container holds, each with its name as it is written.
  private func names(of value: JSONValue) -> [(name: String, value: JSONValue)] {
    value.isObject
      ? value.members.map { (name($0.key), $0.value) } : value.elements.map { ("", $0) }
  }

  /// Whether the text has nothing of the kind on one line.
  private func isBroken(_ value: JSONValue) -> Bool {
    guard value.count > 0, breaksObjects || breaksArrays else { return false }
    return (value.isObject ? breaksObjects : breaksArrays)
      || names(of: value).contains { isBroken($0.value) }
  }
}
