package import Jansson

/// A sentence as data: what it says and of whom.
///
/// Its words are another part's.
package struct Phrase: Equatable {
  /// What it says.
  package let id: String
  /// Of whom, by name: names of objects, numbers, words of a document.
  package let args: JSONValue

  /// Makes a sentence that gives a reason.
  package init(_ id: ReasonID, _ args: JSONValue = .object()) {
    self.id = id.rawValue
    self.args = args
  }

  /// Makes a sentence that says what a change does.
  package init(_ id: RemedyID, _ args: JSONValue = .object()) {
    self.id = id.rawValue
    self.args = args
  }

  /// The sentence for several changes.
  package init(all sentences: [Phrase]) {
    if sentences.count == 1 {
      self = sentences[0]
    } else {
      self.init(.several, ["of": JSONValue(sentences.map(\.json))])
    }
  }

  /// The sentence as an object with `id` and `args`.
  package var json: JSONValue { ["id": JSONValue(id), "args": args] }
}
