import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit

/// Searches a point with every value of what is unknown, as far as the searches meet it.
///
/// A search with the first value of all is run; the first unknown thing that it met is given its
/// other values, and so on in every branch. What no search met cannot have changed it.
struct DecisionTree {
  /// What came of one branch.
  enum Outcome: Hashable {
    case hit(ObjectIndex?)
    /// Something in a view of which nobody knows what lies where.
    case within(ObjectIndex)
    /// Something that is missing in the print.
    case missing
  }

  /// One branch to its end.
  struct Leaf {
    let suppositions: [Supposition]
    let outcome: Outcome
    let visits: [HitTestVisits.Visit]
  }

  /// How many branches are followed.
  static let most = 16

  /// The branches; the first has every unknown thing as it is by default.
  private(set) var leaves: [Leaf] = []
  /// Whether there are more branches than are followed; then only the first is of use.
  private(set) var isCut = false
  /// What the searches met first.
  private(set) var firstMet: Unknown?

  private let world: SupposedWorld
  private var met: UnknownsMet
  private var open: [[Supposition]] = [[]]

  init(_ world: SupposedWorld, written: Set<String>) {
    self.world = world
    met = UnknownsMet(in: world, written: written)
    // In the order of meeting, which is that in which cases are told.
    while !isCut, !open.isEmpty { follow(open.removeFirst()) }
  }

  /// Follows the first values from a branch on to its end, and notes the others on the way.
  private mutating func follow(_ start: [Supposition]) {
    var path = start
    var search = world.search(path)
    while path.last?.value != .missing, let next = met.first(in: search, supposing: path.values) {
      firstMet = firstMet ?? next.unknown
      for value in next.values.dropFirst() {
        open.append(path + [Supposition(unknown: next.unknown, value: value)])
      }
      guard leaves.count + open.count < DecisionTree.most else { return cut(path, search) }
      path.append(Supposition(unknown: next.unknown, value: next.values[0]))
      if !next.isFirstCurrent { search = world.search(path) }
    }
    add(path, search)
  }

  private mutating func add(_ path: [Supposition], _ search: SupposedWorld.Search) {
    let outcome: Outcome
    if path.last?.value == .missing {
      outcome = .missing
    } else if search.isOpaque, let view = search.hit {
      outcome = .within(view)
    } else {
      outcome = .hit(search.hit)
    }
    leaves.append(Leaf(suppositions: path, outcome: outcome, visits: search.visits))
  }

  /// Gives up the branches, and follows the very first one alone, all at once: what is met may be as
  /// much as there are views.
  private mutating func cut(_ path: [Supposition], _ search: SupposedWorld.Search) {
    isCut = true
    guard leaves.isEmpty else { return }
    var (path, search) = (path, search)
    var values = path.values
    while true {
      let all = met.all(in: search, supposing: values)
      guard !all.isEmpty else { break }
      for next in all {
        path.append(Supposition(unknown: next.unknown, value: next.values[0]))
        values[next.unknown] = next.values[0]
      }
      if all.contains(where: { !$0.isFirstCurrent }) { search = world.search(path) }
    }
    add(path, search)
  }
}

extension [Supposition] {
  /// The values by what they are of.
  fileprivate var values: [Unknown: Supposition.Value] {
    Dictionary(map { ($0.unknown, $0.value) }) { _, last in last }
  }
}
