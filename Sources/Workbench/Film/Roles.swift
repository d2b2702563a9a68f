/// What views and responders are at a moment.
enum Role: Int, CaseIterable, Comparable {
  /// Asked whether it takes the point, in this order.
  case asked
  /// It did not take the point.
  case declined
  /// It named a view.
  case answered
  /// The view that was found.
  case hit
  /// It passed the message on.
  case passes
  /// It kept the message.
  case keeps
  /// It waits for another's failure.
  case waiting

  /// The name on the wire.
  var name: String { String(describing: self) }

  static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
}

/// The roles of all objects, and how they change from one moment to the next.
struct Roles: Equatable {
  /// A change of roles.
  enum Change: Equatable {
    /// Nobody has a role any more.
    case clear
    /// An object has no role any more.
    case take(Int)
    /// An object has a role, and a number among those that have it.
    case give(Int, Role, Int?)
  }

  /// The roles of the objects that have any; a number, where the role has one.
  private(set) var all: [Int: [Role: Int?]] = [:]
  private var asked = 0
  private var hit: Int?
  /// What the objects were that have changed since changes were taken: of thousands that have a role
  /// a moment changes few.
  private var before: [Int: [Role: Int?]] = [:]

  static func == (left: Roles, right: Roles) -> Bool {
    left.all == right.all && left.asked == right.asked && left.hit == right.hit
  }

  // MARK: - What happens

  /// An event of another touch, or of another kind: nothing stays but who waits.
  mutating func beginEvent() {
    endSearch()
    endMessage()
  }

  /// A new search begins.
  mutating func beginSearch() { endSearch() }

  /// A new message begins.
  mutating func beginMessage() { endMessage() }

  /// A view is asked for a point.
  mutating func ask(_ object: Int) {
    asked += 1
    // A view that is asked again keeps the number by which it was asked first.
    if all[object]?[.asked] == nil { give(object, .asked, asked) }
  }

  /// A view, or a window that was passed over, does not take the point.
  mutating func decline(_ object: Int) {
    // An override may ask for more and answer otherwise: the last word counts.
    take(object, .answered)
    give(object, .declined, nil)
    // An override that answers nil takes back what was found in it.
    guard let found = hit, all[object]?[.asked] != nil else { return }
    take(found, .hit)
    hit = nil
  }

  /// A view answers with one.
  mutating func answer(_ object: Int, with found: Int) {
    give(object, .answered, nil)
    guard found != hit else { return }
    if let hit { take(hit, .hit) }
    give(found, .hit, nil)
    hit = found
  }

  /// A responder passes the message on.
  mutating func pass(_ object: Int) { give(object, .passes, nil) }

  /// A responder keeps the message.
  mutating func keep(_ object: Int) { give(object, .keeps, nil) }

  /// A recognizer waits for another.
  mutating func wait(_ object: Int) { give(object, .waiting, nil) }

  /// A recognizer waits no longer.
  mutating func stopWaiting(_ object: Int) { take(object, .waiting) }

  private mutating func endSearch() {
    // What messages and recognizers made of them stays: a search may begin while others go on.
    for object in all.keys {
      for role in [Role.asked, .declined, .answered, .hit] { take(object, role) }
    }
    asked = 0
    hit = nil
  }

  private mutating func endMessage() {
    for object in all.keys {
      for role in [Role.passes, .keeps] { take(object, role) }
    }
  }

  private mutating func give(_ object: Int, _ role: Role, _ number: Int?) {
    note(object)
    all[object, default: [:]][role] = .some(number)
  }

  private mutating func take(_ object: Int, _ role: Role) {
    guard all[object]?[role] != nil else { return }
    note(object)
    all[object]?.removeValue(forKey: role)
    // Or two that differ in nothing would not be equal, and a change that is none would be told.
    if all[object]?.isEmpty == true { all[object] = nil }
  }

  private mutating func note(_ object: Int) {
    if before[object] == nil { before[object] = all[object] ?? [:] }
  }

  // MARK: - Changes

  /// The changes since this was asked last, by objects.
  mutating func takeChanges() -> [Change] {
    defer { before = [:] }
    if all.isEmpty { return before.values.allSatisfy(\.isEmpty) ? [] : [.clear] }
    return before.sorted { $0.key < $1.key }
      .flatMap { Roles.changes(of: $0.key, from: $0.value, to: all[$0.key] ?? [:]) }
  }

  /// The changes that lead from other roles to these, by objects.
  func changes(from old: Roles) -> [Change] {
    if all.isEmpty { return old.all.isEmpty ? [] : [.clear] }
    return Set(all.keys).union(old.all.keys).sorted().flatMap { object in
      Roles.changes(of: object, from: old.all[object] ?? [:], to: all[object] ?? [:])
    }
  }

  private static func changes(
    of object: Int,
    from before: [Role: Int?],
    to now: [Role: Int?]
  ) -> [Change] {
    guard before != now else { return [] }
    var changes: [Change] = []
    // Most changes only give a role; taking all away first is told where one is lost.
    let isMore = before.allSatisfy { now[$0.key] == .some($0.value) }
    if !isMore { changes.append(.take(object)) }
    for (role, number) in now.sorted(by: { $0.key < $1.key })
    where !isMore || before[role] == nil {
      changes.append(.give(object, role, number))
    }
    return changes
  }

  /// All roles, as changes from nobody's.
  var whole: [Change] { [.clear] + changes(from: Roles()) }

  /// Makes changes.
  mutating func apply(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .clear: all = [:]
      case .take(let object): all[object] = nil
      case .give(let object, let role, let number): give(object, role, number)
      }
    }
  }
}
