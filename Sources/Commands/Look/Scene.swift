import ArgumentParser
import Jansson
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// A moment that is looked at, and its objects by any of the names that they have in an app.
struct Scene {
  let session: RemoteSession

  /// The ids of what was named while the print was read: a session whose texts were scrubbed knows
  /// their lengths alone.
  private var ids: [String: String] = [:]

  init(_ session: RemoteSession, _ options: AskedOptions?) {
    self.session = session
    guard let options, let asked = report?[.asked] else { return }
    if let view = options.view { ids[view] = asked[.view]?.string }
    guard let typed = options.at?.json, let at = asked[.at] else { return }
    if let name = typed.string ?? typed[.in]?.string { ids[name] = at.string ?? at[.in]?.string }
  }

  /// What was read of a print, where the session was imported.
  var report: JSONValue? { session.opening[.report] }

  /// What a test tool or a touch of the print asks.
  var question: JSONValue? { report?[.question] }

  /// The object that is meant.
  ///
  /// In a scenario, what is no object's name may be a path to one: it is handed on as it was typed.
  func object(_ wanted: String) throws -> String {
    try resolve(wanted)?[.id]?.string ?? wanted
  }

  /// A place as the wire has it, with the object that it names.
  func place(_ typed: TypedPlace) throws -> JSONValue {
    let json = typed.json
    if let name = json.string { return JSONValue(try object(name)) }
    guard let name = json[.in]?.string else { return json }
    return [.in: JSONValue(try object(name)), .point: json[.point] ?? .null]
  }

  /// Where an object that is meant is tapped: in the middle of what lies in its window.
  func middle(of wanted: String) throws -> JSONValue {
    let found = try resolve(wanted)
    // What lies nowhere that is known would be tapped in the corner of the screen.
    if let at = found?[.at], at.isNull { throw NothingAsked.place(of: wanted) }
    return found?[.at] ?? JSONValue(found?[.id]?.string ?? wanted)
  }

  /// The place that the print itself asks about; nil where it asks nothing.
  func placeOfQuestion() throws -> JSONValue? {
    guard let question else { return nil }
    if let point = question[.point] { return point }
    guard let point = question[.pointInView], let view = question[.in]?.string else { return nil }
    return [.in: JSONValue(try object(view)), .point: point]
  }

  /// What an object is called here, by what it is called in the app; nil for what may be a path.
  private func resolve(_ wanted: String) throws -> JSONValue? {
    do {
      return try session.call(.objectResolve, [.wanted: JSONValue(ids[wanted] ?? wanted)])
    } catch var error as WireError
      where error.type == .objectUnknown || error.type == .objectAmbiguous
    {
      if error.type == .objectUnknown, report == nil { return nil }
      // The sentence says it all, and nobody typed a request.
      error.path = nil
      error.got = nil
      error.expected = []
      throw error
    }
  }
}

extension TypedPlace: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
