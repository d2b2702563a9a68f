/// One message on its way along the responder chain, and who had an implementation of its own.
///
/// Whose implementation counts as handling is decided by its class and not by what it did: an
/// override that does nothing has stopped the message as much as one that works
/// (delivery.override-swallows).
struct ResponderMessage {
  let method: String
  var visited: [ObjectIndex] = []
  /// The place in `visited` of the last responder with an implementation of its own.
  var handler: Int?
  /// Whether it is the action of a recognizer, which watches beside the responders.
  var isOfRecognizer = false
}

/// The messages of one stimulus, in the order in which they began.
///
/// It is kept at every level of the trace, because the outcome is made of it. Ways are lists of
/// indices, which keep nobody alive.
struct MessageLog {
  private(set) var messages: [ResponderMessage] = []
  /// The recognizers that recognized meanwhile, each once, in the order in which they first did.
  private(set) var recognizers: [ObjectIndex] = []
  /// The message of each open frame that carries one, with the frame's place in the way.
  private var open: [(message: Int, place: Int, method: Method)] = []

  /// A frame for a message opened.
  mutating func open(_ method: Method, at index: ObjectIndex) {
    // Forwarding is a nested call of the same method, so the innermost open message goes on.
    if let last = open.last, last.method == method {
      open.append((last.message, messages[last.message].visited.count, method))
      messages[last.message].visited.append(index)
    } else {
      open.append((messages.count, 0, method))
      messages.append(ResponderMessage(method: method.name))
      messages[messages.count - 1].visited.reserveCapacity(MessageLog.usualLength)
      messages[messages.count - 1].visited.append(index)
    }
  }

  /// How many responders most messages pass, so that their list is made once.
  private static let usualLength = 12

  /// Forgets the messages of the stimulus before.
  mutating func start() {
    messages.removeAll(keepingCapacity: true)
    recognizers.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// The frame that `open(_:)` announced last was answered.
  ///
  /// Calls are answered from the innermost out, so the handler farthest along the way is found
  /// first and stays.
  mutating func close(_ frame: Frame, _ answering: Answering) {
    guard let (message, place, _) = open.popLast() else { return }
    guard answering.isOverridden || frame.handledByClass else { return }
    messages[message].handler = max(messages[message].handler ?? 0, place)
  }

  /// Whether the innermost open message has come to this object before.
  func hasVisited(_ index: ObjectIndex) -> Bool {
    guard let last = open.last else { return false }
    return messages[last.message].visited.contains(index)
  }

  /// A recognizer recognized.
  mutating func add(recognized recognizer: ObjectIndex) {
    if !recognizers.contains(recognizer) { recognizers.append(recognizer) }
  }

  /// Adds a message that does not travel by nested calls, such as an action.
  mutating func add(_ message: ResponderMessage) { messages.append(message) }

  /// The first message that anybody handled, or the first of all.
  ///
  /// What responders were told comes before what recognizers sent: a touch that is held back
  /// reaches its view only after the actions of the same event, and is the view's all the same.
  ///
  /// One stimulus sends many messages, a tap at least two; an expectation is about one of them.
  var deciding: ResponderMessage? {
    messages.first { $0.handler != nil && !$0.isOfRecognizer }
      ?? messages.first { $0.handler != nil } ?? messages.first
  }
}

/// What came of a stimulus.
///
/// Objects are given by index, so that an outcome keeps nobody alive and means the same after they
/// have gone.
@_spi(Workbench) public struct Outcome: Sendable {
  /// The hit view of each finger that came down, by finger.
  public var hits: [(finger: Int, view: ObjectIndex?)] = []
  /// The last responder on the way with an implementation of its own.
  public var handledBy: ObjectIndex?
  /// The way to the handler, or all that were asked.
  public var path: [ObjectIndex] = []
  /// The recognizers that recognized, in the order in which they first did.
  public var recognizedBy: [ObjectIndex] = []
  /// The message that `path` is the way of.
  public var message: String?
  /// What the stimulus answered, where it answers.
  public var returned: Bool?

  /// Whether nobody handled any message.
  public var isDiscarded: Bool { handledBy == nil }

  init(_ log: MessageLog) {
    recognizedBy = log.recognizers
    guard let deciding = log.deciding else { return }
    message = deciding.method
    if let handler = deciding.handler {
      handledBy = deciding.visited[handler]
      path = Array(deciding.visited[...handler])
    } else {
      path = deciding.visited
    }
  }
}
