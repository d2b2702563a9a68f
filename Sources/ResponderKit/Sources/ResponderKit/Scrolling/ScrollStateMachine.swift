/// What a scroll view does, and what its delegate is told when that changes.
///
/// - scroll.delegate-order: the table of messages stands here and nowhere else.
///
/// Every pair of a state and an input stands in the table, so that a new input cannot be forgotten
/// in one state. `released` is there for the delegate: between the lift and the first frame it may
/// send the content elsewhere, and then no deceleration has begun.
struct ScrollStateMachine: Equatable, Sendable {
  /// What it does.
  enum State: String, Equatable, Sendable {
    /// The content stands still.
    case resting
    /// Fingers drag it.
    case dragging
    /// The fingers were lifted and the content is about to go on, while the delegate hears of it.
    case released
    /// It goes on by itself after a drag.
    case decelerating
    /// It goes where code sent it.
    case animating
  }

  /// What happens to it.
  enum Input: Equatable, Sendable {
    /// A finger came down.
    case touch
    /// The fingers drag.
    case drag
    /// They were lifted, and the content goes on or not.
    case release(goesOn: Bool)
    /// The delegate has heard of the lift.
    case goOn
    /// Code wants it to go somewhere.
    case animate
    /// It has come where it was going.
    case arrive
    /// Code or a change of the window stops it.
    case stop
  }

  /// What the delegate is told.
  enum Message: Equatable, Sendable {
    case willBeginDragging
    case didEndDragging(decelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
  }

  private(set) var state = State.resting

  /// What it does for others, for whom content that is about to go on does so.
  var shownState: State { state == .released ? .decelerating : state }

  /// Whether the content goes on by itself after a drag, or is about to.
  var isDecelerating: Bool { shownState == .decelerating }

  /// Takes an input and returns the messages that it leads to, in order.
  mutating func take(_ input: Input) -> [Message] {
    let (next, messages) = step(input)
    state = next
    return messages
  }

  private func step(_ input: Input) -> (State, [Message]) {
    switch (state, input) {
    case (.resting, .drag), (.animating, .drag): (.dragging, [.willBeginDragging])
    case (.resting, .animate), (.animating, .animate): (.animating, [])
    case (.resting, .touch), (.resting, .release), (.resting, .arrive), (.resting, .stop):
      (.resting, [])
    case (.dragging, .release(let goesOn)):
      (goesOn ? .released : .resting, [.didEndDragging(decelerate: goesOn)])
    // Whoever sends the content elsewhere when told of the lift hears of no deceleration.
    case (.released, .goOn): (.decelerating, [.willBeginDecelerating])
    case (.released, .drag): (.dragging, [.willBeginDragging])
    case (.released, .animate): (.animating, [])
    case (.released, .release): (.released, [])
    case (.released, .touch), (.released, .arrive), (.released, .stop): (.resting, [])
    case (.resting, .goOn), (.dragging, .goOn), (.decelerating, .goOn), (.animating, .goOn):
      (state, [])
    // Fingers have the last word over code.
    case (.dragging, .touch), (.dragging, .drag), (.dragging, .animate), (.dragging, .arrive),
      (.dragging, .stop):
      (.dragging, [])
    case (.decelerating, .drag): (.dragging, [.didEndDecelerating, .willBeginDragging])
    case (.decelerating, .animate): (.animating, [.didEndDecelerating])
    case (.decelerating, .touch), (.decelerating, .arrive), (.decelerating, .stop):
      (.resting, [.didEndDecelerating])
    case (.decelerating, .release): (.decelerating, [])
    case (.animating, .touch), (.animating, .release): (.animating, [])
    case (.animating, .arrive): (.resting, [.didEndScrollingAnimation])
    case (.animating, .stop): (.resting, [])
    }
  }
}
