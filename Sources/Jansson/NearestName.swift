public import Sentences

/// Finds the name that somebody probably meant.
///
/// Whoever types wrong names in a row must not cost much more than who types right ones: most
/// candidates are told apart by length or letters, and the rest are compared no further than
/// until they are too far.
public enum NearestName {
  /// Names longer than this are compared with nothing: they are no typing mistakes.
  private static let longest = 64

  /// The candidate nearest to `name`, or nil when none is near.
  ///
  /// Near is what differs in about every third character, or in case only, or
  /// is the part after a point; where nothing is, what begins with three or more
  /// letters that were typed. Of equally near ones the first wins.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    guard let wanted = letters(of: name), !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    var longer: String?
    for candidate in candidates where candidate != name {
      guard let other = letters(of: candidate) else { continue }
      if longer == nil, wanted.count >= 3, other.starts(with: wanted) { longer = candidate }
      let near = max(1, min(wanted.count, other.count) / 3)
      // One less than the best so far, so that of equally near names the first stays.
      let limit = min(near, (best?.distance ?? .max) - 1)
      if isLastPart(wanted, of: other) {
        if limit >= 1 { best = (candidate, 1) }
      } else if let distance = distance(wanted, other, limit: limit) {
        best = (candidate, distance)
      }
    }
    return best?.name ?? longer
  }

  /// A sentence that offers the nearest name, or nil when none is near.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> Sentence? {
    of(name, among: candidates).map { Sentence("Did you mean '\($0)'?", zh: "是不是指“\($0)”？") }
  }

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour.
  public static func distance(_ left: String, _ right: String) -> Int {
    let left = left.unicodeScalars.map(\.value)
    let right = right.unicodeScalars.map(\.value)
    let limit = max(left.count, right.count)
    return distance(left, right, limit: limit) ?? limit
  }

  /// A name's scalars in lower case, or nil when it is too long to be compared.
  private static func letters(of name: String) -> [UInt32]? {
    // A scalar has at most four bytes.
    guard name.utf8.count <= 4 * longest else { return nil }
    var letters: [UInt32] = []
    letters.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      // Nearly all names are ASCII, for which `lowercased()` would cost more than the comparison.
      guard byte < 0x80 else {
        letters = name.lowercased().unicodeScalars.map(\.value)
        break
      }
      let isUpperCase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      letters.append(UInt32(isUpperCase ? byte | 0x20 : byte))
    }
    return letters.count <= longest ? letters : nil
  }

  /// Whether `part` is what stands behind the last point of `whole`.
  private static func isLastPart(_ part: [UInt32], of whole: [UInt32]) -> Bool {
    let point = whole.count - part.count - 1
    guard point >= 0, whole[point] == 0x2e, !part.contains(0x2e) else { return false }
    return whole[(point + 1)...] == part[...]
  }

  /// The distance between two names, or nil when it is more than `limit`.
  private static func distance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let (ours, theirs) = (kinds(of: left), kinds(of: right))
    // A change removes at most one letter, so it takes one for each that the other has not.
    guard (ours & ~theirs).nonzeroBitCount <= limit, (theirs & ~ours).nonzeroBitCount <= limit
    else { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    var leastOfLast = 0
    for row in left.indices {
      current[0] = row + 1
      var least = row + 1
      for column in right.indices {
        var cost = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (left[row] == right[column] ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // The next row comes out of this one, or by a swap out of the one before.
      guard min(least, leastOfLast + 1) <= limit else { return nil }
      leastOfLast = least
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// Which letters occur, a bit for each; some share one.
  private static func kinds(of letters: [UInt32]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
