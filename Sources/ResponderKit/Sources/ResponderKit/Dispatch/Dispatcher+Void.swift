// Methods that answer nothing.

extension Dispatcher {
  /// Makes a call to an overridable method that answers nothing, as `call` does.
  @inline(__always)
  func callVoid(
    _ method: Method,
    on object: AnyObject,
    arguments: @autoclosure () -> [Value] = [],
    fields: @autoclosure () -> [TraceField] = [],
    deciding: (Answering) -> Rule? = { _ in nil },
    implementation: () -> Void
  ) {
    let _: NoAnswer = call(
      method,
      on: object,
      arguments: arguments(),
      fields: fields(),
      deciding: { _, answering in deciding(answering) }
    ) {
      implementation()
      return NoAnswer()
    }
  }

  /// Runs UIKit's own implementation of a method that answers nothing, as `base` does.
  @inline(__always)
  func baseVoid(
    _ method: Method,
    of object: AnyObject,
    handles: Bool = false,
    arguments: @autoclosure () -> [Value] = [],
    fields: @autoclosure () -> [TraceField] = [],
    deciding: (Answering) -> Rule? = { _ in nil },
    body: () -> Void
  ) {
    let _: NoAnswer = base(
      method,
      of: object,
      handles: handles,
      arguments: arguments(),
      fields: fields(),
      deciding: { _, answering in deciding(answering) }
    ) {
      body()
      return NoAnswer()
    }
  }
}
