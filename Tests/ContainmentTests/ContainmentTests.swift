import Containment
import Platform
import Testing

/// What can be told of the walls from outside; what is behind them the hostile modules try.
struct ContainmentTests {
  @Test func `each promise is kept or missing`() {
    let all = Set(Containment.kept).union(Containment.missing)
    #expect(all == Set(Containment.Promise.allCases))
    #expect(Set(Containment.kept).isDisjoint(with: Containment.missing))
  }

  #if os(Linux)
  @Test func `a process with threads cannot go behind walls, since some are a thread's own`() {
    let error = #expect(throws: SystemError.self) {
      try Containment(readable: [], dataBytes: 1 << 30).enter(closingFrom: .max)
    }
    #expect(error?.call == "threads")
    // It has not been entered in part either.
    let file = open("/etc/passwd", O_RDONLY)
    #expect(file >= 0)
    close(file)
  }

  @Test func `a process descriptor tells of the end, although a child of it lives on`() throws {
    // Ends that no program inherits: a child with the other one would wait for itself for ever.
    let (output, input) = try makePipe()
    var launch = ProcessLaunch("/bin/sh", ["-c", "cat <&3 & exit 3"])
    launch.descriptors[3] = .copy(of: output)
    for number in [STDOUT_FILENO, STDERR_FILENO] { launch.descriptors[number] = .nothing }
    let process = try launch.start()
    let descriptor = try #require(processDescriptor(of: process))
    defer { close(descriptor) }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 60_000) == 1)
    #expect(ProcessEnd(of: process, waiting: false) == .exit(3))
    // The child reads the end then, and goes.
    for end in [output, input] { close(end) }
  }

  @Test func `nothing tells of a process that was never there`() {
    #expect(processDescriptor(of: -1) == nil)
  }

  @Test func `a program finds just the environment that it is given`() throws {
    let (output, input) = try makePipe()
    var launch = ProcessLaunch("/usr/bin/env", [])
    launch.environment = ["A=1", "B=two words"]
    launch.descriptors[STDOUT_FILENO] = .copy(of: input)
    let process = try launch.start()
    close(input)
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(ProcessEnd(of: process, waiting: true) == .exit(0))
    let count = read(output, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "A=1\nB=two words\n")
    close(output)
  }
  #endif
}
