/// Begins a thread that nobody waits for.
///
/// Foundation's `Thread` does not tell when there is none, and what was to run on it never runs.
///
/// - Parameters:
///   - stackBytes: How much stack it gets.
///   - body: What it does; let go of when it has ended, or when there is no thread.
/// - Throws: What the system has against one.
package func startThread(stackBytes: Int, _ body: @escaping () -> Void) throws(SystemError) {
  var attributes = pthread_attr_t()
  let prepared = pthread_attr_init(&attributes)
  guard prepared == 0 else { throw SystemError("pthread_attr_init", prepared) }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackBytes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let work = Unmanaged.passRetained(ThreadWork(body))
  let created = create(&attributes, work.toOpaque())
  guard created == 0 else {
    work.release()
    throw SystemError("pthread_create", created)
  }
}

/// What a thread does, where C can hold it.
private final class ThreadWork {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

// What takes and gives an optional differs from one C library to the next.
#if os(Linux)
private func create(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Int32 {
  var thread = pthread_t()
  return pthread_create(&thread, &attributes, { run($0) }, work)
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}
#else
private func create(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Int32 {
  var thread: pthread_t?
  return pthread_create(&thread, &attributes, { run($0) }, work)
}

private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#endif
