import NIOCore
import WorkbenchProtocol

/// What the server allows each connection, and all of them together.
public struct ServerLimits: Equatable, Sendable {
  /// How many connections are served at a time.
  public var connections = Limit.connections.value

  /// How many requests of one connection may wait for their answer before no more are read.
  public var requestsInFlight = Limit.requestsInFlight.value

  /// How many bytes may wait for a client to read them before no more requests of it are read.
  public var unsentBytes = Limit.unsentBytes.value

  /// How long a client may take nothing of what waits for it before it is cut off.
  public var writeStall: Duration = .seconds(30)

  /// How long an orderly stop waits for what was begun.
  public var stopGrace: Duration = .seconds(5)

  public init() {}
}

/// How a server is set up.
public struct ServerConfiguration: Sendable {
  public var limits = ServerLimits()

  /// After how long without a connection the server ends by itself; nil for never.
  public var idleLimit: Duration?

  /// How long a socket's file may be missing before it is looked for again.
  public var socketLook: Duration = .seconds(1)

  /// How many threads serve connections; nil for one per core.
  public var eventLoops: Int?

  /// How many threads that are.
  var loopCount: Int { eventLoops ?? System.coreCount }

  public init() {}
}
