/// Finds the name that somebody who wrote another one meant.
enum NearestName {
  /// Returns the candidate that differs least from `name`, or `nil` when none is near.
  static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, scalars)
      guard distance <= limit else { continue }
      if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns how many scalars must be changed, added, dropped or swapped with their neighbour.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
