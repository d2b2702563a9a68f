import Foundation
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

extension ScenarioSession {
  /// Whether an object is a view in a window of which the import left open where it lies, since its
  /// frame or that of a view around it is not known.
  func isAdrift(objectNamed name: String) -> Bool {
    var view = simulation.objects.object(named: name) as? UIView
    while let current = view {
      let index = simulation.objects.index(of: current)
      // A frame that was assigned since, as with `--set`, is known.
      if origin(at: index)?.unknown.contains("frame") == true, current.frame == .zero {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// The middle of the part of a view that lies in its window, in its own bounds; its own middle
  /// where none does, and nil for what is no view in a window.
  ///
  /// The middle of a large view is often off the screen. Of a turned view the part is taken as a
  /// box, whose middle may lie beside it: then the view's own is as good.
  func visibleMiddle(ofObjectNamed name: String) -> CGPoint? {
    guard let view = simulation.objects.object(named: name) as? UIView, let window = view.window
    else { return nil }
    return simulation.enter {
      let own = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let part = view.convert(view.bounds, to: nil).intersection(window.bounds)
      guard !part.isNull, !part.isEmpty else { return own }
      let middle = view.convert(CGPoint(x: part.midX, y: part.midY), from: nil)
      return view.bounds.contains(middle) ? middle : own
    }
  }
}
