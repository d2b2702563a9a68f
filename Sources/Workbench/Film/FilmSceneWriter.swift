import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Writes the scenes of a run, a whole one from time to time.
struct FilmSceneWriter {
  private let deltas: [SceneDelta]

  init(_ deltas: [SceneDelta]) { self.deltas = deltas }

  /// The scenes of some moments.
  func json(_ moments: ClosedRange<Int>?) -> JSONValue {
    guard let moments else { return .array() }
    return JSONValue(scenes(moments).map(json))
  }

  /// What is told of the screen in some moments.
  func scenes(_ moments: ClosedRange<Int>) -> [SceneDelta] {
    var scene = FilmScene()
    var next = 0
    // A page that begins in the middle has to know what is there, for its first whole scene.
    while next < deltas.count, deltas[next].moment < moments.lowerBound {
      scene.apply(deltas[next])
      next += 1
    }
    var told: [SceneDelta] = []
    for moment in moments {
      var own: SceneDelta?
      if next < deltas.count, deltas[next].moment == moment {
        own = deltas[next]
        scene.apply(deltas[next])
        next += 1
      }
      let last = next > 0 ? deltas[next - 1].moment : nil
      if FilmRoleWriter.isWhole(moment, changedAt: last) {
        own = SceneDelta(whole: scene, at: moment)
      }
      if let own { told.append(own) }
    }
    return told
  }

  private func json(_ delta: SceneDelta) -> JSONValue {
    let object: JSONValue = [.moment: JSONValue(delta.moment)]
    if delta.isWhole { object.set(.whole, true) }
    let views = JSONValue.object()
    // Sorted, since a dictionary has another order in each process and bytes must be the same.
    for (place, view) in delta.views.sorted(by: { $0.key < $1.key }) {
      views.set("\(place)", view.map(json) ?? .null)
    }
    object.set(.views, views)
    if let order = delta.order { object.set(.order, JSONValue(order.map { JSONValue($0) })) }
    if let screen = delta.screen { object.set(.screen, FilmNumber.json(screen)) }
    if let keyboard = delta.keyboard {
      object.set(.keyboard, keyboard.map { FilmNumber.json($0) } ?? .null)
    }
    if let menu = delta.menu { object.set(.menu, menu ?? -1) }
    if let alert = delta.alert { object.set(.alert, alert ?? -1) }
    if let first = delta.first { object.set(.first, first ?? -1) }
    return object
  }

  private func json(_ view: FilmView) -> JSONValue {
    let object = FilmViewWriter.json(view)
    object.set(.in, view.superview ?? -1)
    if let clip = view.clip { object.set(.clip, clip) }
    return object
  }
}
