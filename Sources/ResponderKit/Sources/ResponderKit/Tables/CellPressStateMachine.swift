import Foundation

/// Follows the finger that presses a cell, from the highlight to the lift.
///
/// One finger presses one cell; what other fingers do meanwhile selects nothing.
///
/// It knows fingers and cells by number and neither touches nor views. What it returns is to be
/// done by the list, which may let the press go in the middle of it.
struct CellPressStateMachine: Equatable, Sendable {
  /// What the list is to do.
  enum Step: Equatable, Sendable {
    /// Nothing.
    case stay
    /// Ask whether the cell may be highlighted, and highlight it.
    case highlight(Int)
    /// Remove the highlight and select.
    case select(Int)
    /// Remove the highlight and leave the selection as it is.
    case letGo(Int)
  }

  private enum State: Equatable, Sendable {
    /// No finger presses a cell.
    case idle
    /// This finger presses this cell.
    case pressed(finger: ObjectIndex, cell: Int)
  }

  private var state = State.idle

  /// The cell that is pressed.
  var pressed: Int? {
    switch state {
    case .idle: nil
    case .pressed(_, let cell): cell
    }
  }

  /// The finger that presses.
  var finger: ObjectIndex? {
    switch state {
    case .idle: nil
    case .pressed(let finger, _): finger
    }
  }

  /// A finger came down on a cell.
  mutating func began(_ finger: ObjectIndex, on cell: Int) -> Step {
    switch state {
    case .idle:
      state = .pressed(finger: finger, cell: cell)
      return .highlight(cell)
    case .pressed:
      return .stay
    }
  }

  /// Somebody does not want the cell to be highlighted: its press is none.
  mutating func refused() { state = .idle }

  /// A finger was lifted.
  mutating func ended(_ finger: ObjectIndex) -> Step {
    switch state {
    case .idle: return .stay
    case .pressed(let other, _) where other != finger: return .stay
    case .pressed(_, let cell):
      state = .idle
      return .select(cell)
    }
  }

  /// A finger's touch was taken away.
  mutating func cancelled(_ finger: ObjectIndex) -> Step {
    switch state {
    case .idle: return .stay
    case .pressed(let other, _) where other != finger: return .stay
    case .pressed: return letGo()
    }
  }

  /// The pressed cell goes away.
  mutating func letGo() -> Step {
    switch state {
    case .idle: return .stay
    case .pressed(_, let cell):
      state = .idle
      return .letGo(cell)
    }
  }
}
