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
      if FilmRoleWriter.isWhole(moment) { own = SceneDelta(whole: scene, at: moment) }
      if let own { told.append(own) }
    }
    return told
  }

  private func json(_ delta: SceneDelta) -> JSONValue {
    let object: JSONValue = [.moment: JSONValue(delta.moment)]
    if delta.isWhole { object.set(.whole, true) }
    let views = JSONValue.object()
    for (place, view) in delta.views.sorted(by: { $0.key < $1.key }) {
      views.set("\(place)", view.map(json) ?? .null)
    }
    object.set(.views, views)
    if let order = delta.order { object.set(.order, JSONValue(order.map { JSONValue($0) })) }
    if let screen = delta.screen { object.set(.screen, json(screen)) }
    if let keyboard = delta.keyboard { object.set(.keyboard, keyboard.map(json) ?? .null) }
    if let menu = delta.menu { object.set(.menu, menu ?? -1) }
    if let alert = delta.alert { object.set(.alert, alert ?? -1) }
    if let first = delta.first { object.set(.first, first ?? -1) }
    return object
  }

  private func json(_ view: FilmView) -> JSONValue {
    let shown = view.shown
    let object: JSONValue = [
      .matrix: json(shown.matrix), .bounds: json(shown.bounds),
      .in: JSONValue(view.superview ?? -1),
    ]
    if let clip = view.clip { object.set(.clip, clip) }
    if shown.zPosition != 0 { object.set(.z, FilmNumber.length(Double(shown.zPosition))) }
    if shown.isHidden { object.set(.hidden, true) }
    if shown.alpha != 1 { object.set(.alpha, FilmNumber.length(Double(shown.alpha))) }
    if shown.isOff { object.set(.off, true) }
    if shown.isDisabled { object.set(.disabled, true) }
    if !view.overrides.isEmpty {
      object.set(.over, JSONValue(view.overrides.map { JSONValue($0) }))
    }
    if let content = shown.content { object.set(.scroll, json(content)) }
    if let look = shown.look { object.set(.look, look.rawValue) }
    if let text = shown.text, !text.isEmpty { object.set(.text, text) }
    if let value = shown.value { object.set(.value, FilmNumber.length(value)) }
    if let isOn = shown.isOn { object.set(.on, isOn) }
    if shown.isLit { object.set(.lit, true) }
    if shown.isSelected { object.set(.selected, true) }
    if let slot = view.slot { object.set(.slot, json(slot)) }
    if let slot = view.largeSlot { object.set(.slot2, json(slot)) }
    return object
  }

  private func json(_ matrix: CGAffineTransform) -> JSONValue {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map { FilmNumber.factor(Double($0)) }
    return JSONValue(factors + [matrix.tx, matrix.ty].map { FilmNumber.length(Double($0)) })
  }

  private func json(_ rect: CGRect) -> JSONValue {
    JSONValue(
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map {
        FilmNumber.length(Double($0))
      }
    )
  }

  private func json(_ size: CGSize) -> JSONValue {
    JSONValue([FilmNumber.length(Double(size.width)), FilmNumber.length(Double(size.height))])
  }

  private func json(_ point: CGPoint) -> JSONValue {
    JSONValue([FilmNumber.length(Double(point.x)), FilmNumber.length(Double(point.y))])
  }
}
