import Foundation
@_spi(Workbench) import ResponderKit

/// Makes the scenes of a run of what its recorder saw: by objects' places, at moments.
struct SceneMaker {
  let tables: FilmTables
  private(set) var deltas: [SceneDelta] = []

  private var known: [ObjectIndex: DrawnView] = [:]
  private var places: [ObjectIndex: Int] = [:]

  init(_ tables: FilmTables) { self.tables = tables }

  /// Takes a change.
  ///
  /// - Parameters:
  ///   - change: The change; they come in order.
  ///   - moment: The moment from which on it is seen.
  ///   - name: What an object is called that has a name for ever.
  mutating func take(_ change: SceneChange, at moment: Int, name: (ObjectIndex) -> String) {
    var delta = SceneDelta(at: moment)
    for index in change.gone {
      known[index] = nil
      // Should it come back, all of it is told anew.
      if let place = places.removeValue(forKey: index) { delta.views[place] = .some(nil) }
    }
    // All names before any view: a view tells its superview by the place of that one's name.
    var renamed: Set<ObjectIndex> = []
    for (index, drawn) in change.views {
      let place = tables.object(drawn.name ?? name(index))
      if let old = places[index], old != place {
        delta.views[old] = .some(nil)
        renamed.insert(index)
      }
      places[index] = place
      known[index] = drawn
    }
    for (index, drawn) in change.views { write(drawn, of: index, to: &delta) }
    if !renamed.isEmpty {
      for (index, drawn) in known
      where drawn.shown.superview.map(renamed.contains) == true
        || drawn.shown.clip.map(renamed.contains) == true
      {
        write(drawn, of: index, to: &delta)
      }
    }
    // The order is told by places, so that it is another where a name is.
    if change.order != nil || !renamed.isEmpty {
      order = change.order ?? order
      delta.order = order.compactMap { places[$0] }
    }
    if let around = change.surroundings { write(around, to: &delta, name) }
    // Several changes may fall to one moment, and who draws sees it only as it is in the end.
    if let last = deltas.last, last.moment == moment {
      deltas[deltas.count - 1].add(delta)
    } else {
      deltas.append(delta)
    }
  }

  private var order: [ObjectIndex] = []

  private func write(_ drawn: DrawnView, of index: ObjectIndex, to delta: inout SceneDelta) {
    guard let place = places[index] else { return }
    delta.views[place] = FilmView(
      shown: drawn.shown,
      superview: drawn.shown.superview.flatMap { places[$0] },
      clip: drawn.shown.clip.flatMap { places[$0] },
      overrides: drawn.overrides
    )
  }

  private func write(
    _ around: ShownSurroundings,
    to delta: inout SceneDelta,
    _ name: (ObjectIndex) -> String
  ) {
    func place(_ index: ObjectIndex?) -> Int? {
      index.map { places[$0] ?? tables.object(name($0)) }
    }
    delta.screen = around.screen
    delta.keyboard = .some(around.keyboard)
    delta.menu = .some(place(around.menu))
    delta.alert = .some(place(around.alert))
    delta.first = .some(place(around.firstResponder))
  }

  /// Lays out the labels of all scenes, when all that happens in each is known.
  mutating func layOut(_ fingers: [FingerRow]) {
    var scene = FilmScene()
    var row = 0
    for place in deltas.indices {
      scene.apply(deltas[place])
      let end = place + 1 < deltas.count ? deltas[place + 1].moment : .max
      var way: [CGPoint] = []
      while row < fingers.count, fingers[row].moment < end {
        if fingers[row].phase != FingerTrack.gone {
          way.append(CGPoint(x: fingers[row].x, y: fingers[row].y))
        }
        row += 1
      }
      let names = Dictionary(
        uniqueKeysWithValues: scene.views.keys.map { ($0, tables.objects[$0].id) }
      )
      let slots = LabelSlots(of: scene, names: names, way: way)
      for (object, view) in scene.views {
        var labelled = view
        labelled.slot = slots.small[object]
        labelled.largeSlot = slots.large[object]
        // A view that says nothing new is told for its label alone, where that moved.
        guard labelled != view else { continue }
        scene.views[object] = labelled
        deltas[place].views[object] = labelled
      }
    }
  }
}
