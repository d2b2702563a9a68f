/// A value that belongs to one executor, carried by code of others that only pass it on.
// Unchecked because that is its purpose: the value is opened on its own executor and nowhere else.
// `submit` goes there; `value` is for code that runs there already.
public struct Confined<Value>: @unchecked Sendable {
  /// The value, for code that runs on its executor.
  public let value: Value
  /// Where the value belongs.
  public let executor: any RemoteExecutor

  /// Marks a value as one executor's own; who makes it must not use it any more, unless there.
  public init(_ value: Value, to executor: any RemoteExecutor) {
    self.value = value
    self.executor = executor
  }

  /// Runs work with the value where it belongs.
  public func submit(_ work: @escaping @Sendable (Value) -> Void) {
    executor.submit { [self] in work(value) }
  }
}
