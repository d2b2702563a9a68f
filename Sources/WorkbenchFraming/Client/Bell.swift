import Platform

/// Wakes one thread from another.
final class Bell: Sendable {
  private let ends: (reading: Int32, writing: Int32)

  init() {
    var ends: [Int32] = [-1, -1]
    let result = pipe(&ends)
    precondition(result == 0, "no pipe: \(errorText(errno))")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Whoever rings must not wait for a listener that is busy until the pipe has room again.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.ends = (ends[0], ends[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  func ring() {
    // A full pipe has been rung already.
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
  }

  /// Waits for a ring; answers false when none came in time.
  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let (seconds, attoseconds) = ContinuousClock.now.duration(to: deadline).components
      let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000)
      var entry = pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, Int32(clamping: milliseconds))
      if count == 0 { return false }
      guard count > 0 else { continue }
      // Rings that gathered are one: the mailbox is emptied as a whole.
      var rings = [UInt8](repeating: 0, count: 64)
      _ = read(ends.reading, &rings, rings.count)
      return true
    }
  }
}
