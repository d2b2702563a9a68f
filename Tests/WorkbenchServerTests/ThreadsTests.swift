import Platform
import Testing

struct ThreadsTests {
  @Test func `threads that there can be are let go of again`() throws {
    for _ in 0..<100 { try verifyThreads(16) }
  }

  @Test func `a thread that there cannot be is told with what the system has against it`() {
    let error = #expect(throws: SystemError.self) { try verifyThreads(3, stackBytes: 1 << 50) }
    #expect(error?.call == "pthread_create")
    #expect(error?.code == EAGAIN)
  }
}
