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
    let (saved, told) = (dispatcher.trace, dispatcher.observer)
    dispatcher.trace = Trace()
    dispatcher.trace.level = level
    dispatcher.trace.sink = take
    // A question is no occurrence that an expectation could count.
    dispatcher.observer = nil
    defer { (dispatcher.trace, dispatcher.observer) = (saved, told) }
    // A budget of its own: a question must not end in an error because the command before it used
    // up the calls that one may make.
    dispatcher.beginCommand()
    enter(question)
  }
}
