import Jansson
import WorkbenchProtocol

/// Who carries out a method of the protocol: the method's row and the function for it.
///
/// The function gets parameters that the row has found right.
struct Handler: Sendable {
  /// What a handler does.
  enum Function: Sendable {
    /// It answers, here; at a large session it is paused where that is due.
    case answering(@Sendable (RequestContext, JSONValue) throws(WireError) -> Answer)
    /// It answers here or elsewhere, and never takes long before that.
    case replying(@Sendable (RequestContext, JSONValue) throws(WireError) -> Reply)
  }

  let method: Method
  let function: Function
  /// Whether the function may take long, and be done in slices.
  let slices: Bool

  /// A method that is answered at once.
  init(
    _ method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> JSONValue
  ) {
    self.method = method
    slices = false
    self.function = .replying { (context, params) throws(WireError) in
      .answer(.now(try function(context, params)))
    }
  }

  /// A method of which another thread finds the answer.
  init(
    later method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> LaterWork
  ) {
    self.method = method
    slices = false
    self.function = .replying { (context, params) throws(WireError) in
      .later(try function(context, params))
    }
  }

  /// A method that another thread may have to find something for, and that may take long.
  init(
    replying method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> Reply
  ) {
    self.method = method
    slices = true
    self.function = .replying(function)
  }

  /// A method that may take long.
  init(
    slicing method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> Answer
  ) {
    self.method = method
    slices = true
    self.function = .answering(function)
  }

  /// A method that may take long, whatever its session is, and that does its work straight on.
  init(
    straight method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> Answer
  ) {
    self.init(replying: method) { (context, params) throws(WireError) in
      .answer(try function(context, params))
    }
  }
}
