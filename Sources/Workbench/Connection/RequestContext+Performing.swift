import Jansson
import WorkbenchProtocol

extension RequestContext {
  /// Carries out a request here, unless somebody else is using its session.
  func performHere(_ request: Request) throws(WireError) -> Reply {
    defer { document = nil }
    let isReading = traits(of: request).contains(.reads)
    let session = sessionMeant(by: request)
    // First of all: a request that waits for its turn is performed from the beginning when it
    // comes.
    if let session, !mayUse(session, isReading: isReading) { return .turn(of: session) }
    let method = try workbench.table.requireMethod(request.method)
    try workbench.table.validate(request.params, of: method)
    if method.traits.takesMemory, let refusal = workbench.refusal(of: number) { throw refusal }
    let params = request.params ?? .object()
    guard session?.isLarge ?? isAboutLongText(method.traits, params),
      let function = workbench.handlers.pausing(method)
    else { return try workbench.handlers.carryOut(method, params, in: self) }
    return .answer(
      .work(
        PausingWork(in: session, isReading: isReading) { [self] () throws(WireError) in
          try function(self, params)
        }
      )
    )
  }

  private func mayUse(_ session: Session, isReading: Bool) -> Bool {
    // What only reads and is soon done may come between two steps of other work.
    isReading && !session.isLarge ? !session.turns.isMidway : !session.turns.isTaken
  }

  /// What the table says of a request's method; nothing of one that it does not have.
  func traits(of request: Request) -> WorkbenchProtocol.Method.Traits {
    workbench.table.method(request.method)?.traits ?? []
  }

  /// The session that a request means, where it is one of ours.
  private func sessionMeant(by request: Request) -> Session? {
    if let name = request.params?[.session]?.string { return sessions[name] }
    guard sessions.count == 1,
      workbench.table.method(request.method)?.parameters.contains(where: { $0.name == "session" })
        == true
    else { return nil }
    return sessions.values.first
  }
}
