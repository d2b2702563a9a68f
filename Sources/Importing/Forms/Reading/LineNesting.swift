/// Which object the next line lies in, by how deep it stands.
///
/// The first line gives the depth from which the others are counted: a paste may begin anywhere.
struct LineNesting {
  /// The object at each depth, from a root to the one that was printed last.
  private var open: [Int] = []
  private var base: Int?

  /// Goes to a depth.
  ///
  /// - Returns: How many levels are missing between what is open and this depth.
  mutating func go(to depth: Int) -> Int {
    guard let base, depth >= base else {
      base = depth
      open = []
      return 0
    }
    let level = depth - base
    if level < open.count { open.removeLast(open.count - level) }
    return level - open.count
  }

  /// The object that what comes next lies in.
  var parent: Int? { open.last }

  /// How deep what comes next lies.
  var depth: Int { open.count }

  /// Says that the object lies at this depth, and that what is deeper lies in it.
  mutating func enter(_ object: Int) { open.append(object) }

  /// Begins anew, as after a heading.
  mutating func reset() { self = LineNesting() }
}
