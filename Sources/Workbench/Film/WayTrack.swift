@_spi(Workbench) import ResponderKit

/// The responder chain that a picture draws from a moment on.
struct Way: Equatable {
  var moment: Int
  /// The objects from the start to the end.
  var objects: [Int]
  /// Whether the app's own code says who follows the last.
  var isCut: Bool
}

/// The ways of a run, each told where it becomes another.
struct WayTrack {
  private(set) var all: [Way] = []

  /// Takes a chain that was looked at.
  mutating func take(
    _ look: ChainLook,
    at moment: Int,
    _ tables: FilmTables,
    name: (ObjectIndex) -> String
  ) {
    // A name of that moment first: the object may be called otherwise by now, or be gone.
    let objects = look.objects.map { tables.object(look.names[$0] ?? name($0)) }
    let way = Way(moment: moment, objects: objects, isCut: look.isCut)
    if let last = all.last {
      // The chain is looked at far more often than it is another.
      if last.objects == way.objects, last.isCut == way.isCut { return }
      // Of several within one moment only the last can be seen.
      if last.moment == moment { all.removeLast() }
    }
    all.append(way)
  }
}
