/// How long a worker is waited for.
///
/// A sign of life says that its loop still turns, so that a long run that is made of slices may go on.
/// Any thread of a module's can give one, too: so a request has a time of its own, which counts from
/// when it was asked and which nothing that the worker writes makes longer.
struct WorkerPatience {
  /// How long there may be no sign of life while a request waits.
  let silence: Duration
  /// How long a request may take, while nobody keeps the worker waiting.
  let request: Duration

  private var heard: ContinuousClock.Instant
  /// When the worker last had to wait for somebody to read.
  private var held: ContinuousClock.Instant

  init(silence: Duration, request: Duration, at now: ContinuousClock.Instant) {
    self.silence = silence
    self.request = request
    heard = now
    held = now
  }

  /// Notes a sign of life.
  mutating func signOfLife(at now: ContinuousClock.Instant) { heard = now }

  /// Notes that what the worker sent waits to be read, and the request with it.
  mutating func waitsForReader(at now: ContinuousClock.Instant) { held = now }

  /// When it ends for a request, and how long that is then.
  func end(since asked: ContinuousClock.Instant) -> (at: ContinuousClock.Instant, after: Duration) {
    let silent = max(heard, asked) + silence
    let late = max(held, asked) + request
    return silent < late ? (silent, silence) : (late, request)
  }
}
