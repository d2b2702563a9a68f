import Jansson
import WorkbenchProtocol

// What is about a long text is carried out in a lane, and a session that it opens lives there. To the
// client it is a session like any other.

extension ClientConnection {
  /// What a request to a lane is called that opens no session there: a connection has one at a time.
  private static let passing = "-"

  /// Looks into the document of a request, where that is long; nil where it is not.
  func look(into request: Request) -> Reply? {
    guard mayNeedWorker(request), let params = request.params, isAboutLongText(request),
      let seat = workbench.lanes.seat(for: key(of: params))
    else { return nil }
    let forwarded = ForwardedRequest(request)
    let (client, workbench) = (context.client, workbench)
    return .later(
      LaterWork { [weak self] _, home, done in
        // What is to be called is the connection's own: it crosses the other thread unopened.
        let finish = Confined(
          { (modules: [String]) in
            self?.context.glance = Glance(params: params, modules: modules, seat: seat)
            done(.success(.work(LookedInto())))
          },
          to: home
        )
        seat.executor.submit { executor in
          RequestContext.look(into: forwarded, of: client, in: workbench, on: executor) { modules in
            finish.submit { $0(modules) }
          }
        }
      }
    )
  }

  /// Hands a request to a lane, when it is about a long text; nil when it is not.
  ///
  /// - Throws: `session.too-many` where it opens a session for which there is no room.
  func performInLane(_ request: Request) throws(WireError) -> Reply? {
    guard let params = request.params, isAboutLongText(request) || mayImportLongText(request),
      let seat = context.glance?.seat ?? workbench.lanes.seat(for: key(of: params))
    else { return nil }
    let opensSession = context.traits(of: request).contains(.opensSession)
    let name = opensSession ? try context.reserveName() : nil
    let id = name?.id ?? Self.passing
    let home = LocalHome(opening: name, as: id, in: seat, of: workbench)
    let slot = SessionSlot(
      id,
      isShared: opensSession && params[.keep]?.bool == true,
      client: context.number,
      board: home.board,
      home: Confined(home, to: seat.executor.executor)
    )
    // Before it is known to open: what is cancelled or closed meanwhile has to find it.
    if opensSession { context.sessionsElsewhere.insert(id) }
    return forward(request, to: slot) { [weak self] failed in
      guard let self else { return }
      // Entered only now: lists must not show what has not been opened.
      if let name, !failed {
        workbench.directory.add(slot, as: name)
      } else {
        // Before the client has the answer: what it asks next is to come to the lane that has read
        // the text, although that has to let go of much first.
        seat.giveBack()
        end(slot)
      }
    }
  }

  private func isAboutLongText(_ request: Request) -> Bool {
    request.params.map { context.isAboutLongText(context.traits(of: request), $0) } ?? false
  }

  /// Whether a request imports what may be long; a file is taken for that.
  private func mayImportLongText(_ request: Request) -> Bool {
    let imports = request.method == Method.scenarioImport.name
    guard let given = imports ? request.params : request.params?[.import] else { return false }
    guard let text = given[.text]?.string else { return given[.path] != nil }
    return text.utf8.count > ScenarioSource.longText
  }

  /// Stands for the text that a request brings or names; of a long one its beginning is enough.
  private func key(of params: JSONValue) -> Int {
    let given = params[.import] ?? params
    let text = (given[.text] ?? given[.path] ?? given[.id])?.string ?? ""
    return Array(text.utf8.prefix(1024)).hashValue
  }
}
