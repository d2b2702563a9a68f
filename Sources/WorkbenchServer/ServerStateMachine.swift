/// Decides whom the server admits and when it ends, without doing either.
///
/// It owns no socket and no clock: every event is a method, every method returns what the caller
/// must do, and time enters as an argument, counted in any steady way.
struct ServerStateMachine: Equatable, Sendable {
  private enum State: Equatable, Sendable {
    /// New connections are admitted; with none open, idle since `idleSince`.
    case serving(idleSince: Duration?)

    /// Open connections end what they are doing; new ones are refused.
    case draining

    /// Nobody is served any more.
    case stopped
  }

  /// Why a new connection is not served.
  enum Refusal: Equatable, Sendable {
    case tooManyConnections(limit: Int)
    case stopping
  }

  /// What becomes of a new connection.
  enum OpenAction: Equatable {
    /// Serve it; `connectionClosed(now:)` must follow some time.
    case admit

    /// Tell it why not; it does not count, and its end is not reported.
    case refuse(Refusal)
  }

  /// What follows from the end of a connection.
  enum CloseAction: Equatable {
    case nothing

    /// The last one went: look again, by `idleTimePassed(now:)`, after this time.
    case checkIdle(after: Duration)

    /// The last one that was waited for went: end.
    case stop
  }

  /// What follows from a request to stop.
  enum StopAction: Equatable {
    /// Stop listening, let the open connections end what they are doing.
    case drain

    /// Close whatever is open, and end.
    case stop

    case nothing
  }

  /// What follows from a look at the idle time.
  enum IdleAction: Equatable {
    case checkIdle(after: Duration)
    case stop
    case nothing
  }

  private var state: State
  private(set) var connections = 0
  private let connectionLimit: Int
  private let idleLimit: Duration?

  init(connectionLimit: Int, idleLimit: Duration?, now: Duration) {
    self.connectionLimit = connectionLimit
    self.idleLimit = idleLimit
    state = .serving(idleSince: now)
  }

  mutating func connectionOpened() -> OpenAction {
    switch state {
    case .serving:
      guard connections < connectionLimit else {
        return .refuse(.tooManyConnections(limit: connectionLimit))
      }
      connections += 1
      state = .serving(idleSince: nil)
      return .admit
    case .draining, .stopped:
      return .refuse(.stopping)
    }
  }

  mutating func connectionClosed(now: Duration) -> CloseAction {
    precondition(connections > 0, "connectionClosed(now:) in state \(state): none is open")
    connections -= 1
    guard connections == 0 else { return .nothing }
    switch state {
    case .serving:
      state = .serving(idleSince: now)
      return idleLimit.map { .checkIdle(after: $0) } ?? .nothing
    case .draining:
      state = .stopped
      return .stop
    case .stopped:
      return .nothing
    }
  }

  /// Asks for an orderly end; asked a second time, for an end at once.
  mutating func stopRequested() -> StopAction {
    switch state {
    case .serving:
      state = connections == 0 ? .stopped : .draining
      return connections == 0 ? .stop : .drain
    case .draining:
      state = .stopped
      return .stop
    case .stopped:
      return .nothing
    }
  }

  /// Serves on only those who are here: whoever comes from now on finds another server.
  mutating func superseded() -> StopAction {
    switch state {
    case .serving:
      state = connections == 0 ? .stopped : .draining
      return connections == 0 ? .stop : .nothing
    case .draining, .stopped:
      return .nothing
    }
  }

  /// Whether new connections are admitted.
  var isServing: Bool {
    switch state {
    case .serving: true
    case .draining, .stopped: false
    }
  }

  /// Ends what did not end by itself in the time given.
  mutating func graceExpired() -> StopAction {
    switch state {
    case .serving, .stopped:
      return .nothing
    case .draining:
      state = .stopped
      return .stop
    }
  }

  /// Ends a server that nobody has used for its idle limit, unless work is kept for somebody.
  mutating func idleTimePassed(now: Duration, isKeptAlive: Bool) -> IdleAction {
    switch state {
    case .serving(let idleSince):
      guard let idleLimit, let idleSince else { return .nothing }
      let passed = now - idleSince
      guard passed >= idleLimit else { return .checkIdle(after: idleLimit - passed) }
      // Nobody tells when what is kept has ended, so it is looked for again.
      guard !isKeptAlive else { return .checkIdle(after: idleLimit) }
      state = .stopped
      return .stop
    case .draining, .stopped:
      return .nothing
    }
  }
}
