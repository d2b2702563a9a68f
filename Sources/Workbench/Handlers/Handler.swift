import Jansson
import WorkbenchProtocol

/// Who carries out a method of the protocol: the method's row and the function for it.
///
/// The function gets parameters that the row has found right.
struct Handler: Sendable {
  let method: Method
  let carryOut: @Sendable (RequestContext, JSONValue) throws(WireError) -> Reply
  /// Whether the function may answer with work that is done in slices.
  let slices: Bool

  /// A method that is answered at once.
  init(
    _ method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> JSONValue
  ) {
    self.method = method
    slices = false
    carryOut = { (context, params) throws(WireError) in
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
    carryOut = { (context, params) throws(WireError) in .later(try function(context, params)) }
  }

  /// A method that another thread may have to find something for.
  init(
    replying method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> Reply
  ) {
    self.method = method
    slices = false
    carryOut = function
  }

  /// A method that may take long.
  init(
    slicing method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> Answer
  ) {
    self.method = method
    slices = true
    carryOut = { (context, params) throws(WireError) in .answer(try function(context, params)) }
  }
}
