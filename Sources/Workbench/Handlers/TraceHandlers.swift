import Jansson
@_spi(Workbench) import ResponderKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func traceSubscribe(_ params: JSONValue) throws(WireError) -> Answer {
    guard subscriptions.count < Limit.subscriptions.value else {
      throw WireError(
        .traceTooManySubscriptions,
        Sentence(
          "this connection has \(subscriptions.count) subscriptions, which is the limit",
          zh: "这个连接有 \(subscriptions.count) 个订阅，达到上限"
        )
      )
    }
    guard role != .guest || params[.policy]?.string != Subscription.Policy.pause.rawValue else {
      throw WireError(
        .sessionReadOnly,
        Sentence(
          "only the connection that opened the session may have it wait",
          zh: "只有打开会话的连接才能让它等待"
        ),
        path: "/params/policy",
        expected: ["gap", "close"]
      )
    }
    return try deepened(params) { [weak self] session throws(WireError) in
      guard let self else { return .now(.null) }
      let subscription = subscription(to: session, params)
      subscriptions[subscription.id] = session.id
      let result = JSONValue.object()
      result.set(.subscription, subscription.id)
      result.set(.seq, session.position(subscription.level))
      result.set(.epoch, session.epoch)
      let since = params[.since]?.string == "start" ? 0 : params[.since]?.int
      guard let since, since < session.position(subscription.level) else {
        session.subscriptions.append(subscription)
        return .now(result)
      }
      return .work(CatchUp(subscription, with: session, after: since, answer: result))
    }
  }

  private func subscription(to session: Session, _ params: JSONValue) -> Subscription {
    Subscription(
      id: subscriptionName(of: session),
      session: session.id,
      level: level(params),
      policy: params[.policy]?.string.flatMap(Subscription.Policy.init) ?? .gap,
      filter: Subscription.Filter(params[.filter]),
      // The session keeps its subscriptions and this context its sessions: none may keep the other.
      deliver: { [weak self] in self?.sink.send($0) },
      unsentBytes: { [weak self] in self?.sink.unsentBytes ?? 0 },
      close: { [weak self] subscription in
        self?.endSubscription(subscription.id, ofSession: subscription.session)
      }
    )
  }

  func traceUnsubscribe(_ params: JSONValue) throws(WireError) -> JSONValue {
    let id = params[.subscription]?.string ?? ""
    guard let name = subscriptions[id] else {
      throw WireError(
        .traceUnknownSubscription,
        Sentence("this connection has no subscription '\(id)'", zh: "这个连接没有订阅“\(id)”"),
        path: "/params/subscription",
        expected: subscriptions.keys.sorted()
      )
    }
    let last = sessions[name]?.subscriptions.first { $0.id == id }?.lastSent ?? 0
    endSubscription(id, ofSession: name)
    return [.seq: JSONValue(last)]
  }

  func traceGet(_ params: JSONValue) throws(WireError) -> Answer {
    try records(params) { $0 }
  }

  /// Reads records of a session and answers what `then` makes of them.
  ///
  /// What is no longer in memory, or was never recorded as deeply, is made again by running the
  /// journal.
  func records(
    _ params: JSONValue,
    then: @escaping (JSONValue) -> JSONValue
  ) throws(WireError) -> Answer {
    let session = try session(params)
    if let epoch = params[.epoch]?.int, epoch != session.epoch {
      throw WireError(
        .traceStale,
        Sentence(
          "the records of epoch \(epoch) were taken back; this is epoch \(session.epoch)",
          zh: "纪元 \(epoch) 的记录已被撤回；现在是纪元 \(session.epoch)"
        ),
        path: "/params/epoch",
        details: [.init(.epoch, .integer(session.epoch))]
      )
    }
    // Taken now: another connection may take records back while the journal runs, and these are of
    // the epoch in which it began.
    let epoch = session.epoch
    let page = RecordPage(
      level: level(params),
      from: params[.from]?.int ?? 1,
      to: params[.to]?.int ?? .max,
      limit: params[.limit]?.int ?? 1000
    )
    if let kept = session.kept(from: page.from, level: page.level) {
      for record in kept { page.take(record, in: session.simulation) }
      return .now(then(page.json(epoch: epoch)))
    }
    let run = try JournalRun(of: session, level: page.level) { page.take($0, in: $1) }
    return .work(
      JournalWork(run, isEnough: { page.isFull }) { .now(then(page.json(epoch: epoch))) }
    )
  }
}

extension Handler {
  static let trace: [Handler] = [
    Handler(slicing: .traceSubscribe) { (context, params) throws(WireError) in
      try context.traceSubscribe(params)
    },
    Handler(.traceUnsubscribe) { (context, params) throws(WireError) in
      try context.traceUnsubscribe(params)
    },
    Handler(slicing: .traceGet) { (context, params) throws(WireError) in
      try context.traceGet(params)
    },
  ]
}
