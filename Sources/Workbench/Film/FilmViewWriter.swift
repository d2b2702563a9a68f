import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Writes what a picture shows of a view, without the views around it: a film calls those by their
/// places, a tree by their names.
enum FilmViewWriter {
  static func json(_ view: FilmView) -> JSONValue {
    let shown = view.shown
    let object: JSONValue = [
      .matrix: FilmNumber.json(shown.matrix), .bounds: FilmNumber.json(shown.bounds),
    ]
    // What is as in most views is left out: a film has thousands of these.
    if shown.zPosition != 0 { object.set(.z, FilmNumber.length(Double(shown.zPosition))) }
    if shown.isHidden { object.set(.hidden, true) }
    if shown.alpha != 1 { object.set(.alpha, FilmNumber.length(Double(shown.alpha))) }
    if shown.isOff { object.set(.off, true) }
    if shown.isDisabled { object.set(.disabled, true) }
    if !view.overrides.isEmpty {
      object.set(.over, JSONValue(view.overrides.map { JSONValue($0) }))
    }
    if let content = shown.content { object.set(.scroll, FilmNumber.json(content)) }
    addLook(of: shown, to: object)
    if let slot = view.slot { object.set(.slot, FilmNumber.json(slot)) }
    if let slot = view.largeSlot { object.set(.slot2, FilmNumber.json(slot)) }
    return object
  }

  private static func addLook(of shown: ShownView, to object: JSONValue) {
    if let look = shown.look { object.set(.look, look.rawValue) }
    if let text = shown.text, !text.isEmpty { object.set(.text, text) }
    if let value = shown.value { object.set(.value, FilmNumber.length(value)) }
    if let isOn = shown.isOn { object.set(.on, isOn) }
    if shown.isLit { object.set(.lit, true) }
    if shown.isSelected { object.set(.selected, true) }
    if let colour = shown.colour { object.set(.colour, colour) }
  }
}
