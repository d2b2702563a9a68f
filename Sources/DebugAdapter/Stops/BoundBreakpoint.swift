import Sentences

/// A breakpoint that was asked for, with what became of it.
struct BoundBreakpoint: Sendable {
  /// What was asked for.
  enum Request: Hashable, Sendable {
    case source(SourceBreakpoint)
    case function(FunctionBreakpoint)
    case instruction(InstructionBreakpoint)
  }

  let request: Request
  let answer: BreakpointAnswer
  /// How it is compared with records; nil while it cannot be hit.
  let stop: CompiledStop?

  /// One that is too many.
  static func refused(_ request: Request, id: Int) -> BoundBreakpoint {
    BoundBreakpoint(
      request: request,
      id: id,
      problem: Sentence(
        "there may be \(Breakpoints.limit) breakpoints; remove some first",
        zh: "最多可以有 \(Breakpoints.limit) 个断点；请先删除一些"
      )
    )
  }

  /// One that cannot be hit, and why.
  init(request: Request, id: Int, span: SourceSpan? = nil, problem: Sentence) {
    self.request = request
    answer = BreakpointAnswer(id: id, isVerified: false, span: span, message: problem)
    stop = nil
  }

  init(request: Request, span: SourceSpan?, message: Sentence?, stop: CompiledStop) {
    self.request = request
    answer = BreakpointAnswer(id: stop.id, isVerified: true, span: span, message: message)
    self.stop = stop
  }
}
