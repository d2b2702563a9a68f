import Foundation

/// How a drag moves content: the offset as a function of the fingers' travel.
///
/// The offset hangs on the whole travel since the beginning and not on the last move. So a finger
/// that comes back finds the content where it was, also through the rubber band.
struct ScrollDrag: Equatable, Sendable {
  /// What an axis does with a drag.
  struct Axis: Equatable, Sendable {
    let range: ScrollRange
    let band: RubberBand
    /// Whether it shows a part of what goes beyond the range.
    let bounces: Bool
    /// Whether the axis moves at all.
    let isOpen: Bool

    /// What is shown of an offset that the fingers ask for.
    func shown(_ offset: Double) -> Double {
      let excess = range.excess(of: offset)
      return range.nearest(to: offset) + (bounces ? band.shown(excess) : 0)
    }

    /// The offset that fingers would have asked for to be shown this one.
    func asked(showing offset: Double) -> Double {
      let excess = range.excess(of: offset)
      return range.nearest(to: offset) + (bounces ? band.distance(showing: excess) : 0)
    }

    /// The rule by which an offset that was asked for is shown as it is.
    func rule(_ offset: Double) -> Rule {
      guard range.excess(of: offset) != 0 else { return .scrollDragOffset }
      return bounces ? .scrollRubberBand : .scrollOffsetRange
    }
  }

  private let start: CGPoint
  private let takenOff: CGPoint
  /// The only axis that moves, where the drag is locked to one (scroll.direction-lock).
  let lock: ScrollAxis?

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - offset: What is shown.
  ///   - travel: How far the fingers have come.
  ///   - distance: How much of it does not count, along the way that they came.
  ///   - locks: Whether only the main direction of the way moves.
  ///   - axes: What each axis does.
  init(
    at offset: CGPoint,
    travel: CGPoint,
    without distance: Double,
    locks: Bool,
    axes: (ScrollAxis) -> Axis
  ) {
    var counted = travel
    // The points that do not count are taken off along the axes that move; with the way along a
    // closed axis in the sum, too few of them would be.
    for axis in ScrollAxis.allCases where !axes(axis).isOpen { counted[axis] = 0 }
    let length = counted.distance(to: .zero)
    let share = length > 0 ? min(1, max(0, distance) / length) : 0
    takenOff = CGPoint(x: counted.x * share, y: counted.y * share)
    // Content that is caught beyond its edge is shown less far out than fingers would have asked
    // for; the drag begins at what they would have asked, or the first move would make it jump.
    start = CGPoint(
      x: axes(.horizontal).asked(showing: offset.x),
      y: axes(.vertical).asked(showing: offset.y)
    )
    let isBoth = axes(.horizontal).isOpen && axes(.vertical).isOpen
    guard locks, isBoth, abs(travel.x) != abs(travel.y) else {
      lock = nil
      return
    }
    lock = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
  }

  /// The offset that a travel asks for, as if there were no range.
  private func asked(at travel: CGPoint, _ axis: ScrollAxis) -> Double {
    start[axis] - (travel[axis] - takenOff[axis])
  }

  /// What is shown at a travel, and the rule that decides.
  func offset(
    at travel: CGPoint,
    from offset: CGPoint,
    axes: (ScrollAxis) -> Axis
  ) -> (offset: CGPoint, rule: Rule) {
    var shown = offset
    var rule = Rule.scrollDragOffset
    for axis in ScrollAxis.allCases where lock == nil || lock == axis {
      let kind = axes(axis)
      guard kind.isOpen else { continue }
      let asked = asked(at: travel, axis)
      shown[axis] = kind.shown(asked)
      if kind.rule(asked) != .scrollDragOffset { rule = kind.rule(asked) }
    }
    return (shown, rule)
  }
}
