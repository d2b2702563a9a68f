import Dispatch

/// Begins a thread that nobody waits for.
///
/// Foundation's `Thread` does not tell when there is none, and what was to run on it never runs.
///
/// - Parameters:
///   - stackBytes: How much stack it gets.
///   - body: What it does; let go of when it has ended, or when there is no thread.
/// - Throws: What the system has against one.
package func startThread(stackBytes: Int, _ body: @escaping () -> Void) throws(SystemError) {
  _ = pthread_detach(try begin(stackBytes: stackBytes, body))
}

/// Runs code on a thread of its own, and waits for it: for what a thread cannot take back.
///
/// - Parameter body: What it does.
/// - Returns: What came of it.
/// - Throws: What the system has against a thread.
package func onOwnThread<Value>(_ body: () -> Value) throws(SystemError) -> Value {
  var value: Value?
  try withoutActuallyEscaping(body) { body throws(SystemError) in
    _ = pthread_join(try begin(stackBytes: 1 << 20) { value = body() }, nil)
  }
  guard let value else { throw SystemError("pthread_join", ESRCH) }
  return value
}

/// Makes sure that there can be so many threads beside one another, and lets go of them again.
///
/// For what is about to have libraries begin threads, which takes them for granted: NIO ends the process
/// where it gets none, and Dispatch never runs what it was given.
///
/// - Throws: What the system has against one of them.
package func verifyThreads(_ count: Int, stackBytes: Int = 1 << 20) throws(SystemError) {
  let gate = DispatchSemaphore(value: 0)
  var threads: [pthread_t] = []
  defer {
    for _ in threads { gate.signal() }
    for thread in threads { pthread_join(thread, nil) }
  }
  for _ in 0..<count { threads.append(try begin(stackBytes: stackBytes) { gate.wait() }) }
}

private func begin(
  stackBytes: Int,
  _ body: @escaping () -> Void
) throws(SystemError) -> pthread_t {
  var attributes = pthread_attr_t()
  let prepared = pthread_attr_init(&attributes)
  guard prepared == 0 else { throw SystemError("pthread_attr_init", prepared) }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackBytes)
  let work = Unmanaged.passRetained(ThreadWork(body))
  do throws(SystemError) {
    return try create(&attributes, work.toOpaque())
  } catch {
    work.release()
    throw error
  }
}

/// What a thread does, where C can hold it.
private final class ThreadWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

// What takes and gives an optional differs from one C library to the next.
#if os(Linux)
private func create(
  _ attributes: inout pthread_attr_t,
  _ work: UnsafeMutableRawPointer
) throws(SystemError) -> pthread_t {
  var thread = pthread_t()
  let code = pthread_create(&thread, &attributes, { run($0) }, work)
  guard code == 0 else { throw SystemError("pthread_create", code) }
  return thread
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}
#else
private func create(
  _ attributes: inout pthread_attr_t,
  _ work: UnsafeMutableRawPointer
) throws(SystemError) -> pthread_t {
  var thread: pthread_t?
  let code = pthread_create(&thread, &attributes, { run($0) }, work)
  guard code == 0, let thread else { throw SystemError("pthread_create", code) }
  return thread
}

private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#endif
