import Jansson

// Texts of an app may be a person's own. Scrubbed, only their lengths are left.

extension JoinedApp {
  /// Replaces every text, label and identifier by its length.
  mutating func scrub() {
    for place in nodes.indices { nodes[place].object = nodes[place].object.scrubbed }
  }
}

extension PastedObject {
  /// The object with its texts replaced by their lengths.
  var scrubbed: PastedObject {
    var copy = self
    copy.text = self.text?.scrubbed
    copy.label = self.label?.scrubbed
    copy.identifier = self.identifier?.scrubbed
    copy.isTextCut = false
    copy.rest = []
    return copy
  }
}

extension String {
  /// What is left of a text: how many characters it has.
  var scrubbed: String { "(\(count))" }
}

extension JSONValue {
  /// The members of a node that hold what a person wrote: a text, or several.
  private static let texts: Set<String> = [
    "identifier", "label", "placeholder", "segments", "text", "title",
  ]

  /// A document with its texts replaced by their lengths; documents nest only so deep.
  var scrubbed: JSONValue {
    if isArray { return JSONValue(elements.map(\.scrubbed)) }
    guard isObject else { return self }
    let scrubbed = JSONValue.object()
    for (key, value) in members {
      scrubbed.set(key, JSONValue.texts.contains(key) ? value.textScrubbed : value.scrubbed)
    }
    return scrubbed
  }

  /// What a person wrote, replaced by its length.
  private var textScrubbed: JSONValue {
    if isArray { return JSONValue(elements.map(\.textScrubbed)) }
    return string.map { JSONValue($0.scrubbed) } ?? scrubbed
  }
}
