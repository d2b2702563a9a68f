import WorkbenchProtocol

/// A value that belongs to one executor, carried by code of others that only pass it on.
// Unchecked because that is its purpose: the value is opened on its own executor and nowhere else.
// `submit` goes there; `value` is for code that runs there already.
struct Confined<Value>: @unchecked Sendable {
  /// The value, for code that runs on its executor.
  let value: Value
  let executor: any RemoteExecutor

  init(_ value: Value, to executor: any RemoteExecutor) {
    self.value = value
    self.executor = executor
  }

  /// Runs work with the value where it belongs.
  func submit(_ work: @escaping @Sendable (Value) -> Void) {
    executor.submit { [self] in work(value) }
  }
}
