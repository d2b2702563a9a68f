import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

extension WorkbenchConnection {
  func traceSubscribe(_ params: JSONValue) throws(WireError) -> JSONValue {
    guard subscriptions.count < Limit.subscriptions.value else {
      throw WireError(
        .traceTooManySubscriptions,
        "this connection has \(subscriptions.count) subscriptions, which is the limit"
      )
    }
    let session = try session(deepenedBy: params)
    let level = level(params)
    let id = "t\(nextSubscription)"
    nextSubscription += 1
    let subscription = Subscription(
      id: id,
      level: level,
      policy: params["policy"]?.string.flatMap(Subscription.Policy.init) ?? .gap,
      filter: Subscription.Filter(params["filter"]),
      deliver: { [weak self] in self?.sink.send($0) },
      unsentBytes: { [weak self] in self?.sink.unsentBytes ?? 0 },
      close: { [weak self] subscription in
        self?.endSubscription(subscription.id, ofSession: session.id)
      }
    )
    let result = JSONValue.object()
    result.set("subscription", id)
    result.set("seq", session.position(level))
    result.set("epoch", session.epoch)
    subscriptions[id] = session.id
    // The answer comes before the first record, so old ones are handed over after it.
    let since = params["since"]?.string == "start" ? 0 : params["since"]?.int
    if let since {
      let old = try records(of: session, from: since + 1, to: nil, level: level)
      executor.execute { [weak self, weak session] in
        guard let self, let session, subscriptions[id] != nil else { return }
        for record in old { subscription.take(record, of: session) }
        session.subscriptions.append(subscription)
      }
    } else {
      session.subscriptions.append(subscription)
    }
    return result
  }

  func traceUnsubscribe(_ params: JSONValue) throws(WireError) -> JSONValue {
    let id = params["subscription"]?.string ?? ""
    guard let name = subscriptions[id] else {
      throw WireError(
        .traceUnknownSubscription,
        "this connection has no subscription '\(id)'",
        path: "/params/subscription",
        expected: subscriptions.keys.sorted()
      )
    }
    let last = sessions[name]?.subscriptions.first { $0.id == id }?.lastSent ?? 0
    endSubscription(id, ofSession: name)
    return ["seq": JSONValue(last)]
  }

  /// Ends a subscription; nothing is sent for it any more.
  func endSubscription(_ id: String, ofSession name: String) {
    subscriptions[id] = nil
    sessions[name]?.subscriptions.removeAll { $0.id == id }
  }

  func traceGet(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    if let epoch = params["epoch"]?.int, epoch != session.epoch {
      throw WireError(
        .traceStale,
        "the records of epoch \(epoch) were taken back; this is epoch \(session.epoch)",
        path: "/params/epoch",
        details: [.init("epoch", .integer(session.epoch))]
      )
    }
    let level = level(params)
    let limit = params["limit"]?.int ?? 1000
    let all = try records(
      of: session,
      from: params["from"]?.int ?? 1,
      to: params["to"]?.int,
      level: level
    )
    let writer = RecordWriter(simulation: session.simulation)
    let result = JSONValue.object()
    result.set("records", JSONValue(all.prefix(limit).map { writer.json($0, level: level) }))
    result.set("epoch", session.epoch)
    if all.count > limit { result.set("more", true) }
    return result
  }

  /// Returns records of a session: those in memory, or all made again by running the journal.
  private func records(
    of session: Session,
    from: Int,
    to: Int?,
    level: TraceLevel
  )
    throws(WireError) -> [TraceRecord]
  {
    let wanted = { (record: TraceRecord) in
      record.level <= level && record.seq[level] >= from && record.seq[level] <= to ?? .max
    }
    if level <= session.level {
      let kept = session.ring.kept.filter { $0.level <= level }
      if session.ring.isComplete || (kept.first.map { $0.seq[level] <= from } ?? false) {
        return kept.filter(wanted)
      }
    }
    var made: [TraceRecord] = []
    _ = try JournalRun.records(of: session, level: level) { record, _ in
      if wanted(record) { made.append(record) }
    }
    return made
  }
}
