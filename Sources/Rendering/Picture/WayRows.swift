/// The rows of the way, from the application down: the chain, and beside it who was asked off it.
struct WayRows {
  /// What stands in a row.
  enum Content: Equatable {
    /// An object of the chain.
    case object(Int)
    /// A view that was asked off the chain, below its nearest ancestor on it.
    case beside(Int)
    /// Something that is told of the chain.
    case note(String)
    /// So many views that declined.
    case declined(Int)
    /// So many objects that have nothing to say.
    case left(Int)
  }

  private(set) var all: [Content] = []
  private let moment: PictureMoment

  init(_ moment: PictureMoment, _ words: PictureWords) {
    self.moment = moment
    var chain = moment.way
    if chain.last == -1 {
      chain.removeLast()
      all.append(.note(words.ownCode))
    }
    if let last = chain.last, let again = chain.firstIndex(of: last), again < chain.count - 1 {
      chain.removeLast()
      all.append(.note(words.cycle(moment.film.name(last))))
    }
    let off = offChain(chain)
    for place in chain.reversed() {
      all.append(.object(place))
      all += beside(off[place] ?? [])
    }
    all += beside(off[-1] ?? [])
  }

  /// The views asked off the chain, by their nearest ancestor on it.
  private func offChain(_ chain: [Int]) -> [Int: [Int]] {
    let own = Set(chain)
    var found: [Int: [Int]] = [:]
    for place in moment.roles.objects
    where !own.contains(place) && moment.roles.has(place, "asked", "declined") {
      var above = moment.scene.views[place]?.above ?? -1
      // Counted, since a film that somebody edited may lead in a circle.
      for _ in 0..<300 where above >= 0 && !own.contains(above) {
        above = moment.scene.views[above]?.above ?? -1
      }
      found[own.contains(above) ? above : -1, default: []].append(place)
    }
    return found
  }

  private func beside(_ places: [Int]) -> [Content] {
    let declined = places.filter { moment.roles.has($0, "declined") }
    guard declined.count > 5 else { return places.map { .beside($0) } }
    let others = places.filter { !moment.roles.has($0, "declined") }
    return others.map { .beside($0) } + [.declined(declined.count)]
  }

  /// Leaves rows out, so that no more than `most` are left: first of those that have nothing to say.
  mutating func fit(_ most: Int) {
    guard all.count > most, most > 0 else { return }
    let silent = all.indices.filter { isSilent(all[$0]) }
    let spare = all.count - most + 1
    var gone = Set(silent.prefix(spare))
    // Where all have something to say, those farthest from the touch say it least.
    for place in all.indices where gone.count < spare { gone.insert(place) }
    guard let first = gone.min() else { return }
    var kept: [Content] = []
    for (place, content) in all.enumerated() {
      if place == first { kept.append(.left(gone.count)) }
      if !gone.contains(place) { kept.append(content) }
    }
    all = kept
  }

  private func isSilent(_ content: Content) -> Bool {
    switch content {
    case .object(let place), .beside(let place):
      moment.roles[place].isEmpty && place != moment.here && place != moment.scene.first
    default: false
    }
  }

  /// The rows that are objects.
  var objects: [(row: Int, place: Int)] {
    all.enumerated().compactMap { row, content in
      switch content {
      case .object(let place), .beside(let place): (row, place)
      default: nil
      }
    }
  }

  /// The first and the last row between which a lane is drawn: those of the chain with a role.
  func span(_ roles: String...) -> ClosedRange<Int>? {
    let places = all.indices.filter { index in
      guard case .object(let place) = all[index] else { return false }
      return moment.roles[place].contains { roles.contains($0.name) }
    }
    guard let first = places.first, let last = places.last else { return nil }
    return first...last
  }
}
