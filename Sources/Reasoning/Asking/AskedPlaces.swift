import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) package import ScenarioKit

extension ScenarioSession {
  /// Where a stimulus is aimed now; nil for one that has no place.
  func askedPlace(of stimulus: JSONValue) -> AskedPlace? {
    guard let written = stimulus["at"] ?? stimulus["from"],
      // A place that cannot be found any more is none: what was done may have taken it away.
      let screen = try? place(written)
    else { return nil }
    let name = written.string ?? written["in"]?.string ?? written["of"]?.string
    let view = name.flatMap { try? object(named: $0) } as? UIView
    let point = view.flatMap { simulation.convert(screen, to: $0) }
    return AskedPlace(
      screen: (Double(screen.x), Double(screen.y)),
      view: view == nil ? nil : name,
      point: point.map { (Double($0.x), Double($0.y)) }
    )
  }

  /// A tap on the middle of what of an object lies in its window; nil where nothing does.
  func tap(on object: AnyObject) -> JSONValue? {
    guard let view = UIView.standing(for: object), let window = view.window else { return nil }
    let inWindow = window.convert(view.bounds, from: view)
    let part = inWindow.intersection(window.bounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    let name = simulation.objects.name(of: view)
    // A name alone means the middle of the whole view, which may lie outside of the window.
    guard part == inWindow, (try? self.object(named: name)) === view else {
      let middle = view.convert(CGPoint(x: part.midX, y: part.midY), from: window)
      return [
        "at": [
          "in": JSONValue(name),
          "point": JSONValue([Double(middle.x), Double(middle.y)]),
        ]
      ]
    }
    return ["at": JSONValue(name)]
  }
}

extension ScenarioSession {
  /// The name of the view that stands for an object which is none itself; nil for a view.
  package func placeName(of object: AnyObject) -> String? {
    guard !(object is UIView), let view = UIView.standing(for: object) else { return nil }
    return simulation.objects.name(of: view)
  }
}
