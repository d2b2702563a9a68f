public import Sentences

/// A limit that the workbench enforces and states in `hello`.
public struct Limit: Equatable, Sendable {
  /// The member of `limits`.
  public let name: String
  public let value: Int
  public let unit: String?

  /// What is limited: one sentence.
  public let summary: Sentence

  private init(_ name: String, _ value: Int, unit: String? = nil, _ summary: Sentence) {
    self.name = name
    self.value = value
    self.unit = unit
    self.summary = summary
  }
}

extension Limit {
  public static let requestBytes = Limit(
    "requestBytes",
    1 << 20,
    unit: "bytes",
    "The longest request, framing left out."
  )
  public static let headerBytes = Limit(
    "headerBytes",
    4096,
    unit: "bytes",
    "The longest headers before a message."
  )
  public static let requestDepth = Limit(
    "requestDepth",
    64,
    "How many arrays and objects of a request may lie inside one another."
  )
  public static let requestContainers = Limit(
    "requestContainers",
    10_000,
    "How many arrays and objects a request may have."
  )
  public static let requestValues = Limit(
    "requestValues",
    100_000,
    "How many values a request may have."
  )
  public static let documentBytes = Limit(
    "documentBytes",
    16 << 20,
    unit: "bytes",
    "The longest document; one that is sent as text is within requestBytes, too."
  )
  public static let documentDepth = Limit(
    "documentDepth",
    512,
    "How many arrays and objects of a document may lie inside one another."
  )
  public static let documentValues = Limit(
    "documentValues",
    500_000,
    "How many values a document may have."
  )
  public static let variantValues = Limit(
    "variantValues",
    100_000,
    "How many values its app and script may have, counted once for each of several variants."
  )
  public static let objects = Limit("objects", 100_000, "How many objects a session may have.")
  public static let viewDepth = Limit("viewDepth", 200, "How deep views may be nested.")
  public static let callDepth = Limit(
    "callDepth",
    600,
    "How many calls of the model may lie inside one another."
  )
  public static let modelEvents = Limit(
    "modelEvents",
    1_000_000,
    "How many calls of the model one command may cause."
  )
  public static let timersAtOnce = Limit(
    "timersAtOnce",
    10_000,
    "How many timers may fire at one instant."
  )
  public static let stimulusMoves = Limit(
    "stimulusMoves",
    10_000,
    "How many moves the fingers of one stimulus may make together."
  )
  public static let connections = Limit(
    "connections",
    1000,
    "How many connections may be open."
  )
  public static let sessions = Limit("sessions", 20_000, "How many sessions may be open.")
  public static let workers = Limit("workers", 32, "How many workers may run.")
  public static let requestsInFlight = Limit(
    "requestsInFlight",
    64,
    "How many requests of a connection may wait for their answers before no more are read."
  )
  public static let unsentBytes = Limit(
    "unsentBytes",
    1 << 20,
    unit: "bytes",
    "How much may wait for a client to read it before no more of its requests are read."
  )
  public static let subscriptions = Limit(
    "subscriptions",
    64,
    "How many subscriptions a connection may have."
  )
  public static let subscriptionBytes = Limit(
    "subscriptionBytes",
    4 << 20,
    unit: "bytes",
    "How many bytes of records may wait for a client before the subscription's policy decides."
  )
  public static let journalCommands = Limit(
    "journalCommands",
    100_000,
    "How many commands a session's journal may hold."
  )
  public static let journalBytes = Limit(
    "journalBytes",
    1 << 20,
    unit: "bytes",
    "How long a session's journal may be."
  )
  public static let traceBytes = Limit(
    "traceBytes",
    1 << 20,
    unit: "bytes",
    "How much of a session's trace is in memory; older records are computed again."
  )
  public static let keepSeconds = Limit(
    "keepSeconds",
    900,
    unit: "seconds",
    "How long a kept session stays when nobody uses it."
  )
  public static let workerSeconds = Limit(
    "workerSeconds",
    10,
    unit: "seconds",
    "How long a worker may take for one command."
  )
  public static let workerBytes = Limit(
    "workerBytes",
    512 << 20,
    unit: "bytes",
    "How much memory a worker may take for the data of its session and its modules."
  )

  /// All limits, in the order in which `hello` states them.
  public static let all: [Limit] = [
    requestBytes, headerBytes, requestDepth, requestContainers, requestValues, documentBytes,
    documentDepth, documentValues, variantValues, objects, viewDepth, callDepth, modelEvents,
    timersAtOnce, stimulusMoves, connections, sessions, workers, requestsInFlight, unsentBytes,
    subscriptions,
    subscriptionBytes, journalCommands, journalBytes, traceBytes, keepSeconds, workerSeconds,
    workerBytes,
  ]
}
