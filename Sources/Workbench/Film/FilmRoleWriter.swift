import Jansson

/// Writes the roles of a run, all of them anew from time to time.
struct FilmRoleWriter {
  /// After how many moments everything is told again, so that no moment is far from a whole one.
  static let every = 256

  private let changes: [(moment: Int, changes: [Roles.Change])]

  init(_ changes: [(moment: Int, changes: [Roles.Change])]) { self.changes = changes }

  /// Whether everything is told at a moment: where something was told since it might have been last.
  ///
  /// What stays as it is needs no repeating, which of ten thousand views would be most of a film.
  static func isWhole(_ moment: Int, changedAt last: Int?) -> Bool {
    (moment - 1) % every == 0 && (moment == 1 || last.map { $0 > moment - every } ?? false)
  }

  /// The rows of some moments.
  func json(_ moments: ClosedRange<Int>?) -> JSONValue {
    guard let moments else { return .array() }
    var rows: [JSONValue] = []
    var roles = Roles()
    var next = 0
    // As with scenes: a whole list may come before any change of the page.
    while next < changes.count, changes[next].moment < moments.lowerBound {
      roles.apply(changes[next].changes)
      next += 1
    }
    for moment in moments {
      var own: [Roles.Change] = []
      if next < changes.count, changes[next].moment == moment {
        own = changes[next].changes
        roles.apply(own)
        next += 1
      }
      let last = next > 0 ? changes[next - 1].moment : nil
      if FilmRoleWriter.isWhole(moment, changedAt: last) { own = roles.whole }
      if !own.isEmpty { rows.append(JSONValue([JSONValue(moment)] + own.map(json))) }
    }
    return JSONValue(rows)
  }

  private func json(_ change: Roles.Change) -> JSONValue {
    switch change {
    case .clear: .array()
    case .take(let object): JSONValue([JSONValue(object)])
    case .give(let object, let role, let number):
      JSONValue(
        [JSONValue(object), JSONValue(role.rawValue)] + (number.map { [JSONValue($0)] } ?? [])
      )
    }
  }
}
