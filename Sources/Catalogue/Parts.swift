package import Foundation
@_spi(Workbench) package import ResponderKit

extension Catalogue {
  /// The names of parts, beside the segments.
  package static let parts = ["thumb", "decrement", "increment", "clearButton", "backButton"]

  /// Returns the button that stands for an object which is no view.
  package static func viewOnScreen(of object: AnyObject) -> UIView? {
    switch object {
    case let action as UIAlertAction: action.button
    case let item as UIBarButtonItem: item.button
    case let element as UIMenuElement: element.button
    case let item as UIMenuItem: item.button
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }

  /// Returns where a named part of a control lies, in a view's bounds.
  package static func part(_ name: String, of object: AnyObject) -> (UIView, CGPoint)? {
    if let view = object as? any ViewWithParts, let rect = view.part(named: name) {
      return (view, CGPoint(x: rect.midX, y: rect.midY))
    }
    switch object {
    case let bar as UINavigationBar where name == "backButton":
      return bar.backButton.map { ($0, CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
    default:
      return nil
    }
  }
}
