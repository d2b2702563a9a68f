import Sentences

/// Something that was typed and cannot be read, with its place.
struct InputFault: Error, Equatable, Sendable {
  /// The column of the first character that does not belong there, from 1.
  let column: Int
  /// What was expected there, or what is wrong with what stands there.
  let problem: Sentence

  /// One sentence that names the place.
  var sentence: Sentence {
    Sentence("column \(column): \(problem)", zh: "第 \(column) 列：\(problem)")
  }
}
