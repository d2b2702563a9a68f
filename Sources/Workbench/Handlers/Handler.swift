import Jansson
import WorkbenchProtocol

/// Who carries out a method of the protocol: the method's row and the function for it.
///
/// The function gets parameters that the row has found right.
struct Handler: Sendable {
  typealias Function = @Sendable (RequestContext, JSONValue) throws(WireError) -> Answer

  let method: Method
  let carryOut: Function
  /// Whether the function may answer with work that is done in slices.
  let slices: Bool

  /// A method that is answered at once.
  init(
    _ method: Method,
    _ function: @escaping @Sendable (RequestContext, JSONValue) throws(WireError) -> JSONValue
  ) {
    self.method = method
    slices = false
    carryOut = { (connection, params) throws(WireError) in .now(try function(connection, params)) }
  }

  /// A method that may take long.
  init(slicing method: Method, _ function: @escaping Function) {
    self.method = method
    slices = true
    carryOut = function
  }
}
