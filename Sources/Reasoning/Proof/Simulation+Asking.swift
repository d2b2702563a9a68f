@_spi(Workbench) package import ResponderKit

extension Simulation {
  /// Asks the model a question that changes nothing, and hands over what it emits meanwhile.
  ///
  /// The simulation's own trace is put back as it was, so the question leaves no gap in it.
  package func ask(
    at level: TraceLevel,
    _ take: @escaping (TraceRecord) -> Void,
    _ question: () -> Void
  ) {
    let (saved, told) = (trace, observer)
    trace = Trace()
    trace.level = level
    trace.sink = take
    // A question is no occurrence that an expectation could count.
    observer = nil
    defer { (trace, observer) = (saved, told) }
    beginCommand()
    enter(question)
  }
}
