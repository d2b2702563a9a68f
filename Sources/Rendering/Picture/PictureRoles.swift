import Jansson

/// What views and responders are at a moment, in the order in which they became it.
struct PictureRoles {
  /// What an object is, and a number where the role has one.
  struct Role: Equatable {
    let name: String
    let number: Int?
  }

  private var all: [Int: (serial: Int, roles: [Role])] = [:]
  private var serial = 0

  /// Adds up what a run tells of roles until a moment.
  init(of run: PictureRun, in film: PictureFilm, at moment: Int) {
    let told = run.roles.prefix { ($0[0]?.int ?? 0) <= moment }
    let whole = told.lastIndex { $0[1]?.count == 0 } ?? told.startIndex
    for row in told[whole...] {
      for change in row.elements.dropFirst() { take(change, film.roleNames) }
    }
  }

  private mutating func take(_ change: JSONValue, _ names: [String]) {
    // An empty change takes all roles away.
    guard let object = change[0]?.int else {
      all = [:]
      return
    }
    guard let role = change[1]?.int, names.indices.contains(role) else {
      all[object] = nil
      return
    }
    serial += 1
    var entry = all[object] ?? (serial, [])
    let new = Role(name: names[role], number: change[2]?.int)
    if let place = entry.roles.firstIndex(where: { $0.name == new.name }) {
      entry.roles[place] = new
    } else {
      entry.roles.append(new)
    }
    all[object] = entry
  }

  /// The objects that have a role, in order.
  var objects: [Int] { all.sorted { $0.value.serial < $1.value.serial }.map(\.key) }

  /// The objects that have a role, those before all others that were not only asked in vain.
  var byWeight: [Int] {
    let found = objects
    return found.filter { self[$0].contains { !["asked", "declined"].contains($0.name) } } + found
  }

  /// The objects that have a role: by its numbers, else in the order in which they got any.
  func objects(in role: String) -> [Int] {
    func number(_ object: Int) -> Int { self[object].first { $0.name == role }?.number ?? 0 }
    let found = objects.filter { has($0, role) }
    return found.enumerated()
      .sorted { (number($0.element), $0.offset) < (number($1.element), $1.offset) }
      .map(\.element)
  }

  /// What an object is; empty where it has no role.
  subscript(object: Int) -> [Role] { all[object]?.roles ?? [] }

  func has(_ object: Int, _ names: String...) -> Bool {
    self[object].contains { names.contains($0.name) }
  }

  /// The number by which a view was asked.
  func askedNumber(_ object: Int) -> Int? { self[object].first { $0.name == "asked" }?.number }
}
