/// What an editor wants while the debugger is at work: to have it stop where it is, or leave.
///
/// The debugger has one thread. What the editor says while a call to the workbench is open is read
/// by whoever waits for the answer, and is put here, where the work looks between two calls.
package final class Interruption {
  /// What is wanted; the later case is the stronger one.
  package enum Wish: Int, Comparable {
    /// The search stops where it is.
    case pause
    /// The request that is carried out is given up.
    case cancel
    /// The debugger ends.
    case leave

    package static func < (one: Wish, other: Wish) -> Bool { one.rawValue < other.rawValue }
  }

  /// What is wanted of the work that is going on.
  package private(set) var wish: Wish?

  /// Whether a request has been answered and its search goes on, so that there is something to pause.
  package internal(set) var isSearching = false

  /// Gives up the call to the workbench that is open; nil when there is none.
  var giveUpCall: (() -> Void)?

  /// Makes one for an adapter and whoever reads what the editor says.
  package init() {}

  /// Says what is wanted; something stronger that was said before stays.
  package func ask(for wish: Wish) {
    self.wish = max(wish, self.wish ?? wish)
    // A pause leaves the call alone: a step that has begun has to end for the session to be whole.
    if wish != .pause { giveUpCall?() }
  }

  /// Forgets a wish that has been fulfilled; whoever leaves does so until it is carried out.
  func settle() {
    if wish != .leave { wish = nil }
  }

  /// Forgets every wish: whoever wanted to leave has been let go.
  func letGo() { wish = nil }
}
