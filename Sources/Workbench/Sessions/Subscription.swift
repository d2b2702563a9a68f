import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// One client's wish to get the records of a session as they come.
final class Subscription {
  /// What happens when the client does not keep up.
  enum Policy: String {
    case pause, gap, close
  }

  let id: String
  /// The session whose records it gets.
  let session: String
  let level: TraceLevel
  let policy: Policy
  private let filter: Filter
  private let deliver: (_ message: [UInt8]) -> Void
  private let unsentBytes: () -> Int
  private let close: (_ subscription: Subscription) -> Void

  /// The numbers of the records left out since the client fell behind.
  private var gap: (from: Int, to: Int)?
  private(set) var lastSent = 0
  /// The client is slow and asked that the simulation wait for it.
  var isPaused: Bool { policy == .pause && unsentBytes() > Limit.subscriptionBytes.value }

  init(
    id: String,
    session: String,
    level: TraceLevel,
    policy: Policy,
    filter: Filter,
    deliver: @escaping ([UInt8]) -> Void,
    unsentBytes: @escaping () -> Int,
    close: @escaping (Subscription) -> Void
  ) {
    self.id = id
    self.session = session
    self.level = level
    self.policy = policy
    self.filter = filter
    self.deliver = deliver
    self.unsentBytes = unsentBytes
    self.close = close
  }

  /// Takes a record that the model has just emitted.
  func take(_ record: NamedRecord, in simulation: Simulation) {
    guard record.level <= level, filter.wants(record, in: simulation) else { return }
    let number = record.record.seq[level]
    if policy != .pause, unsentBytes() > Limit.subscriptionBytes.value {
      switch policy {
      case .gap, .pause:
        gap = (gap?.from ?? number, number)
      case .close:
        end("slow")
      }
      return
    }
    closeGap()
    let json = RecordWriter(simulation: simulation).json(record, level: level)
    send(.traceRecord) { $0.set(.record, json) }
    lastSent = number
  }

  /// Says which records were left out, now that the client has read on.
  func closeGap() {
    guard let gap, unsentBytes() <= Limit.subscriptionBytes.value else { return }
    self.gap = nil
    send(.traceGap) {
      $0.set(.from, gap.from)
      $0.set(.to, gap.to)
    }
  }

  /// Says that records were taken back.
  func cut(session: Session) {
    lastSent = session.position(level)
    send(.traceCut) {
      $0.set(.epoch, session.epoch)
      $0.set(.seq, lastSent)
    }
  }

  /// Ends the subscription by itself, and says why.
  func end(_ reason: String) {
    send(.traceClosed) {
      $0.set(.reason, reason)
      $0.set(.seq, lastSent)
    }
    close(self)
  }

  private func send(_ event: Event, _ fill: (JSONValue) -> Void) {
    let params = JSONValue.object()
    // These two come first: by how a message begins the daemon knows whose subscription of a
    // worker's session it belongs to.
    params.set(.session, session)
    params.set(.subscription, id)
    fill(params)
    deliver(OutgoingMessage.notification(event, params))
  }

  /// Which records a subscription wants.
  struct Filter {
    var kinds: Set<String>?
    var objects: Set<String>?
    var rules: Set<String>?

    init(_ json: JSONValue?) {
      kinds = Filter.names(json?[.kinds])
      objects = Filter.names(json?[.at])
      rules = Filter.names(json?[.rules])
    }

    private static func names(_ json: JSONValue?) -> Set<String>? {
      json.map { Set($0.elements.compactMap(\.string)) }
    }

    func wants(_ named: NamedRecord, in simulation: Simulation) -> Bool {
      let record = named.record
      if let kinds, !kinds.contains(record.kind.name) { return false }
      if let objects {
        guard let at = record.at, objects.contains(named.name(of: at, in: simulation)) else {
          return false
        }
      }
      if let rules {
        guard let rule = record.rule, rules.contains(rule.id) else { return false }
      }
      return true
    }
  }
}
