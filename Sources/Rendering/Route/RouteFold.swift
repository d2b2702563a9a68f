/// How much of a route is drawn as it is; each step folds what the one before did, and more.
///
/// Whatever is folded is counted on the line that stands for it.
enum RouteFold: Int, Comparable, CaseIterable, Sendable {
  /// Every decision has a line; only what repeats itself is counted.
  case open

  /// Responders that only pass a message on share a line.
  case chains

  /// Siblings that answer alike for the same reason share a line.
  case siblings

  /// Who was asked in a hit-test is counted, not drawn.
  case searches

  /// What lies inside a refusal is counted, not drawn.
  case refusals

  /// Only what came of the stimulus has a line.
  case outcome

  static func < (left: RouteFold, right: RouteFold) -> Bool { left.rawValue < right.rawValue }

  /// The next step, until nothing is left to fold.
  var next: RouteFold? { RouteFold(rawValue: rawValue + 1) }
}

/// What a line of a route stands for.
struct RouteLine {
  /// The records that it stands for; the first is its number, the same at every width and folding.
  var records: [Int]

  /// The branches before the subject.
  var stem: [Mark]

  var subject: StyledText

  /// The place in the object's own coordinates, where it was asked about one.
  var point: String?

  var answer: StyledText
  var rule: String?

  /// Whether it belongs to a search for the view that a point hits.
  var isSearch: Bool

  /// The number of its first record, which the trace and `-o json` know it by.
  var number: Int { records.first ?? 0 }

  /// What it lies inside, for sentences.
  var inside: String?
}
