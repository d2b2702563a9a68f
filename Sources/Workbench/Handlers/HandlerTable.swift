import Jansson
import WorkbenchProtocol

/// The functions that carry out the methods of a table: one for each row, and none besides.
struct HandlerTable: Sendable {
  typealias Stimulus =
    @Sendable (RequestContext, Method, JSONValue) throws(WireError) -> Answer

  typealias PausingFunction = @Sendable (RequestContext, JSONValue) throws(WireError) -> Answer

  private let handlers: [String: Handler]
  private let stimulus: Stimulus

  /// Makes the table.
  ///
  /// - Parameters:
  ///   - handlers: Those of the methods that have a function of their own.
  ///   - stimulus: Carries out every stimulus, those of modules too.
  init(_ handlers: [Handler], stimulus: @escaping Stimulus) {
    self.handlers = Dictionary(handlers.map { ($0.method.name, $0) }, uniquingKeysWith: { $1 })
    self.stimulus = stimulus
  }

  /// Carries out a request whose parameters the table has found right.
  func carryOut(
    _ method: Method,
    _ params: JSONValue,
    in context: RequestContext
  ) throws(WireError) -> Reply {
    switch function(of: method) {
    case .answering(let answer): .answer(try answer(context, params))
    case .replying(let reply): try reply(context, params)
    }
  }

  /// What carries out a request in answer to which a thread may be held long; nil where that is
  /// seen to already.
  func pausing(_ method: Method) -> PausingFunction? {
    guard case .answering(let answer) = function(of: method), method.traits.contains(.slices) else {
      return nil
    }
    return answer
  }

  private func function(of method: Method) -> Handler.Function {
    if method.traits.contains(.isStimulus) {
      return .answering { [stimulus] (context, params) throws(WireError) in
        try stimulus(context, method, params)
      }
    }
    // No client can come here: a workbench is only made when each row has its handler.
    guard let handler = handlers[method.name] else {
      preconditionFailure("\(method.name) has no handler")
    }
    return handler.function
  }

  /// What is wrong between this table and the rows of the protocol's: a sentence each, none where
  /// they fit.
  func faults(against rows: [Method]) -> [String] {
    let names = Set(rows.map(\.name))
    let strangers = handlers.keys.filter { !names.contains($0) }.sorted()
    return rows.compactMap(fault(of:)) + strangers.map { "the handler of \($0) has no row" }
  }

  private func fault(of row: Method) -> String? {
    guard !row.traits.contains(.isStimulus) else { return nil }
    guard let handler = handlers[row.name] else { return "\(row.name) has no handler" }
    guard handler.slices != row.traits.contains(.slices) else { return nil }
    return handler.slices
      ? "\(row.name) answers in slices, and its row does not say so"
      : "\(row.name) is to answer in slices, and its handler answers at once"
  }
}
