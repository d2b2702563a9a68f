import Platform

/// A second descriptor to which a client listens while it waits for the workbench.
///
/// A program between an editor and a workbench has one thread and two sides that may speak at any
/// time: what the editor says while a call is open is read then, and may be that the call should end.
public final class Companion {
  private let descriptor: Int32
  private let read: () -> Bool

  /// Whether more may come.
  public private(set) var isOpen = true

  /// - Parameters:
  ///   - descriptor: What is waited for.
  ///   - read: Reads what is there; answers false when there will be no more. It is called while a
  ///     call may be open, and may send notifications, but ask nothing.
  public init(descriptor: Int32, read: @escaping () -> Bool) {
    self.descriptor = descriptor
    self.read = read
  }

  /// Waits until there is something, and has it read.
  public func wait() {
    while isOpen {
      var entry = entry
      // A signal in between is not what was waited for.
      if poll(&entry, 1, -1) > 0 { return hear() }
    }
  }

  /// What the system is asked to look at.
  var entry: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Has what is there read.
  func hear() {
    if !read() { isOpen = false }
  }
}
