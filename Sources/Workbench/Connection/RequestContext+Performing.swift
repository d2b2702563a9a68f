import Jansson
import WorkbenchProtocol

extension RequestContext {
  /// Carries out a request here, unless somebody else is changing its session.
  func performHere(_ request: Request) throws(WireError) -> Reply {
    defer { document = nil }
    // First of all: a request that waits for its turn is performed from the beginning when it
    // comes.
    if let session = changedSession(request), session.turns.isTaken { return .turn(of: session) }
    let method = try workbench.table.requireMethod(request.method)
    try workbench.table.validate(request.params, of: method)
    return try workbench.handlers.carryOut(method, request.params ?? .object(), in: self)
  }

  /// What the table says of a request's method; nothing of one that it does not have.
  func traits(of request: Request) -> WorkbenchProtocol.Method.Traits {
    workbench.table.method(request.method)?.traits ?? []
  }

  /// The session that a request means and may change, where it is one of ours.
  private func changedSession(_ request: Request) -> Session? {
    guard !traits(of: request).contains(.reads) else { return nil }
    guard let name = request.params?[.session]?.string else {
      return sessions.count == 1 ? sessions.values.first : nil
    }
    return sessions[name]
  }
}
