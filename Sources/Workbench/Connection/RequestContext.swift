import Jansson
import WorkbenchProtocol

/// What a client's requests are carried out with: what it said, its sessions and subscriptions.
///
/// Handlers are functions of it. It belongs to one executor. From bytes to answer nothing awaits.
final class RequestContext {
  /// For whom requests are carried out.
  enum Role {
    /// A client of this process, with sessions of its own.
    case owner
    /// A client of another executor or process, at a session that it has opened here.
    case opener
    /// A client of another executor or process, at a session that somebody else opened.
    case guest
  }

  let workbench: Workbench
  let sink: any MessageSink
  let executor: any Executor
  let role: Role
  /// The number of the client; nil where there is none in this process.
  let number: Int?
  /// Is told when a session has ended.
  weak var user: (any SessionUser)?
  /// What the client told in `hello`.
  var client = ClientContext()
  /// The sessions that it may use here, by name; an owner's are those that it opened.
  var sessions: [String: Session] = [:]
  /// The names of those that it opened in workers and in lanes.
  var sessionsElsewhere: Set<String> = []
  /// Every subscription of the client here, with its session's name.
  var subscriptions: [String: String] = [:]
  private var nextSubscription = 1
  /// What was made for the session that the next request opens, where that is a lane's.
  var opening: Opening?
  /// The documents that were read lately on this thread.
  private(set) lazy var shelf = workbench.shelves.shelf(of: executor)
  /// The document of the request that was looked into last, and the parameters of that request: one
  /// that was left in the middle may still ask for its own.
  var document: (params: JSONValue, document: RequestedDocument)?
  /// What was found in a document that a lane has looked into.
  var glance: Glance?

  init(
    _ role: Role,
    number: Int? = nil,
    workbench: Workbench,
    sink: any MessageSink,
    executor: any Executor
  ) {
    self.role = role
    self.number = number
    self.workbench = workbench
    self.sink = sink
    self.executor = executor
  }

  /// Returns the name of a new subscription to a session.
  func subscriptionName(of session: Session) -> String {
    defer { nextSubscription += 1 }
    // A client may have others of its own elsewhere: the session's name makes it another.
    return (role == .owner ? "" : session.id + ".") + "t\(nextSubscription)"
  }

  /// Ends a subscription; nothing is sent for it any more.
  func endSubscription(_ id: String, ofSession name: String) {
    subscriptions[id] = nil
    sessions[name]?.subscriptions.removeAll { $0.id == id }
  }

  /// Ends all subscriptions, as the client goes.
  func endSubscriptions() {
    for (subscription, session) in subscriptions {
      endSubscription(subscription, ofSession: session)
    }
  }

  /// The client has read what it had not.
  func drained() {
    for session in sessions.values {
      for subscription in session.subscriptions { subscription.closeGap() }
    }
  }

  /// Tells a client that asked for it how far a long request has come.
  func progress(_ token: JSONValue?, done: Int, of total: Int?) {
    guard let token else { return }
    let value = JSONValue.object()
    value.set(.done, done)
    if let total { value.set(.of, total) }
    let params = JSONValue.object()
    params.set(.token, token)
    params.set(.value, value)
    sink.send(OutgoingMessage.notification(.progress, params))
  }
}

/// Whoever uses a session and has to know when it ends.
protocol SessionUser: AnyObject {
  /// The session has ended: what is under way for it is answered with that.
  func sessionEnded(_ session: Session)
}
