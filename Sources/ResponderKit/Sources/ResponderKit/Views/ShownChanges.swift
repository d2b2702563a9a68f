/// The views of which something that is seen has changed since a host looked last.
///
/// A host that wants to draw every state of a run gives one to the dispatcher before the launch and
/// takes what is in it at each record. Without one a change costs a setter the reading of a
/// reference that is `nil`.
///
/// A view that is marked may look as before: who takes the marks compares.
@_spi(Workbench) public final class ShownChanges {
  /// How far a change reaches.
  public enum Reach: Int, Comparable, Sendable {
    /// The view alone: a flag, a text, a value.
    case own
    /// The view and all it holds: where it lies, or where its content does.
    case below
    /// Which views there are, or which lies in front.
    case tree

    public static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  private var reaches: [ObjectIndex: Reach] = [:]
  /// The views in the order in which they were first marked, so that a run is the same each time.
  private var order: [ObjectIndex] = []

  /// Makes a list in which nothing is marked.
  public init() {}

  /// Whether nothing was marked since it was taken.
  public var isEmpty: Bool { order.isEmpty }

  /// Marks a view; a mark that reaches farther stays.
  func mark(_ index: ObjectIndex, _ reach: Reach) {
    guard let known = reaches[index] else {
      reaches[index] = reach
      order.append(index)
      return
    }
    if known < reach { reaches[index] = reach }
  }

  /// Takes the marks, after which nothing is marked.
  public func take() -> [(view: ObjectIndex, reach: Reach)] {
    defer {
      reaches.removeAll(keepingCapacity: true)
      order.removeAll(keepingCapacity: true)
    }
    return order.map { ($0, reaches[$0] ?? .own) }
  }
}
