import Coroutines
import WorkbenchProtocol

extension RequestContext {
  /// Looks into the document of a request, in slices.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - client: What its client has said of itself.
  ///   - workbench: Where its document may lie.
  ///   - executor: The executor of the lane, on which this is called.
  ///   - done: Is given the modules that the document names.
  static func look(
    into request: ForwardedRequest,
    of client: ClientContext,
    in workbench: Workbench,
    on executor: any Executor,
    done: @escaping ([String]) -> Void
  ) {
    let context = RequestContext(
      .guest,
      workbench: workbench,
      sink: Nowhere(),
      executor: executor
    )
    context.client = client
    var modules: [String] = []
    let look = Coroutine {
      guard let request = try? request.bytes.withUnsafeBytes({ try Request(reading: $0) }) else {
        return
      }
      modules = context.document(of: request)?.modulesNeeded ?? []
    }
    look.finish(on: executor) { done(modules) }
  }
}
