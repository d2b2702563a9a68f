import Platform

import TestSupport
import Testing
import WorkbenchFraming

/// What a command does where somebody else listens at the socket.
@Suite(.timeLimit(.minutes(15)))
struct ForeignSocketTests {
  // Only root can be another user for a moment.
  @Test(.enabled(if: geteuid() == 0))
  func `a socket that another user serves is told nothing`() async throws {
    try await CommandPlace.with { place in
      #expect(chmod(place.folder, 0o777) == 0)
      let other = try ChildProcess("/usr/bin/env", ["python3", "-c", listener, place.socket])
      try await waitUntil { access(place.socket, F_OK) == 0 }
      for command in [["daemon", "status"], ["daemon", "stop"], ["list"]] {
        let result = try await place.run(command)
        #expect(result.end == .status(ExitStatus.permission.rawValue), "\(command)")
        #expect(
          result.errors.contains("\(place.socket) is served by user 12345, and you are user 0"),
          "\(result.errors)"
        )
      }
      #expect(try await other.standardOutput() == "nothing\nnothing\nnothing\n")
      #expect(try await other.end() == .status(0))
      #expect(unlink(place.socket) == 0)
    }
  }

  /// Says what three clients, one after the other, tell it.
  private let listener = """
    import os, socket, sys
    os.setgid(12345); os.setuid(12345)
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(sys.argv[1] + ".made")
    os.chmod(sys.argv[1] + ".made", 0o666)
    listener.listen()
    os.rename(sys.argv[1] + ".made", sys.argv[1])
    for _ in range(3):
        client, _ = listener.accept()
        print(client.recv(100).decode() or "nothing", flush=True)
    """
}
