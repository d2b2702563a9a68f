import Platform

/// Somebody else to whom a client listens while it waits for the workbench.
///
/// A program between an editor and a workbench has one thread and two sides that may speak at any
/// time: what the editor says while a call is open is read then, and may be that the call should end.
/// When the editor has said all, it is watched whether it still listens: nobody needs to work on for
/// one that is gone.
public final class Companion {
  private let input: Int32
  private let output: Int32?
  private let read: () -> Bool
  private let leave: () -> Void

  /// Whether more may come.
  public private(set) var isOpen = true

  /// Whether it was seen that nobody reads any more what is written.
  public private(set) var isGone = false

  /// - Parameters:
  ///   - input: What is waited for.
  ///   - output: Where it reads; nil where that is not to be watched.
  ///   - read: Reads what is there; answers false when there will be no more. It is called while a
  ///     call may be open, and may send notifications and close the client, but ask nothing.
  ///   - leave: Called when it reads no more, on the same terms.
  public init(
    input: Int32,
    output: Int32? = nil,
    read: @escaping () -> Bool,
    leave: @escaping () -> Void = {}
  ) {
    self.input = input
    self.output = output
    self.read = read
    self.leave = leave
  }

  /// Waits until there is something, and has it read.
  public func wait() {
    while isOpen {
      guard var entry else { return }
      // A signal in between is not what was waited for.
      if poll(&entry, 1, -1) > 0 { return hear() }
    }
  }

  /// What the system is asked to look at; nil when there is nothing.
  var entry: pollfd? {
    if isOpen { return pollfd(fd: input, events: Int16(POLLIN), revents: 0) }
    guard let output, !isGone else { return nil }
    // That there is no reader is told unasked.
    return pollfd(fd: output, events: 0, revents: 0)
  }

  /// Has what is there read, or hears that there is no reader.
  func hear() {
    guard isOpen else {
      isGone = true
      return leave()
    }
    if !read() { isOpen = false }
  }
}
