public import Foundation

/// What has the focus of keyboards and remotes, which is not the same as the first responder.
///
/// Views say by `canBecomeFocused` whether they may have it. UIKit moves it at the end of a turn of
/// the run loop, the model at once.
///
/// One for each simulation. It keeps the focused view weakly, and one that is in no window has no
/// focus, so nothing has to be told when views go.
///
/// ```swift
/// final class Tile: UIView {
///   override var canBecomeFocused: Bool { true }
/// }
/// UIFocusSystem.focusSystem(for: tile)?.requestFocusUpdate(to: tile)
/// ```
///
/// Presses start at the tile from then on (press.initial-object).
open class UIFocusSystem: NSObject {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final weak var focusedView: UIView?

  override init() {
    simulation = Simulation.current
    super.init()
  }

  /// The focus system of the simulation that a view belongs to.
  public static func focusSystem(for environment: UIView) -> UIFocusSystem? {
    environment.simulation.focusSystem
  }

  /// What has the focus, as long as it is in a window.
  open var focusedItem: UIView? { focusedView.flatMap { $0.window == nil ? nil : $0 } }

  /// Gives the focus to the first view that may have it: this one, or one inside it.
  ///
  /// Where none may have it, the focus stays where it is.
  open func requestFocusUpdate(to environment: UIView) {
    guard let view = focusableViews(in: environment).first else { return }
    move(to: view)
  }
}

extension UIView {
  /// Whether the view has the focus of keyboards and remotes.
  public var isFocused: Bool { simulation.focusSystemObject?.focusedItem === self }

  /// Asks whether the view may have that focus, through the dispatcher.
  final func askCanBecomeFocused() -> Bool {
    dispatcher.call(.canBecomeFocused, on: self) { canBecomeFocused }
  }
}

extension UIFocusSystem {
  /// Gives a view the focus of keyboards and remotes.
  final func move(to view: UIView) {
    focusedView = view
    simulation.dispatcher.messages.add(
      ResponderMessage(method: "focus", visited: [view.index], handler: 0)
    )
  }

  /// Returns the views that may have that focus, a view before those inside it.
  final func focusableViews(in view: UIView) -> [UIView] {
    guard view.window != nil, !view.hidden, view.isUserInteractionEnabled else { return [] }
    let own = view.askCanBecomeFocused() ? [view] : []
    return own
      + view.subviews.flatMap { simulation.dispatcher.failure == nil ? focusableViews(in: $0) : [] }
  }

  /// Returns the view to which a step leads from the one that has the focus.
  final func view(to step: FocusStep, from focused: UIView) -> UIView? {
    guard let window = focused.window else { return nil }
    let views = focusableViews(in: window)
    let centers = views.map { view in
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    guard let place = views.firstIndex(where: { $0 === focused }),
      let next = step.place(from: place, among: centers)
    else { return nil }
    return views[next]
  }
}
