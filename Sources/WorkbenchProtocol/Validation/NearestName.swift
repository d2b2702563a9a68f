/// Finds the name that somebody probably meant.
public enum NearestName {
  /// Names longer than this are compared with nothing: they are no typing mistakes.
  private static let longest = 64

  /// The candidate nearest to `name`, or nil when none is near.
  ///
  /// Near is what differs in about every third character, or in case only, or
  /// is the part after a point. Of equally near ones the first wins.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count <= longest else { continue }
      let tail = other.lastIndex(of: ".").map { Array(other[($0 + 1)...]) }
      let distance = tail == wanted ? 1 : Self.distance(wanted, other)
      let limit = max(1, min(wanted.count, other.count) / 3)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// A sentence that offers the nearest name, or nil when none is near.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    of(name, among: candidates).map { "Did you mean '\($0)'?" }
  }

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour.
  public static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left.unicodeScalars), Array(right.unicodeScalars))
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (scalar == other ? 0 : 1)
        )
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
