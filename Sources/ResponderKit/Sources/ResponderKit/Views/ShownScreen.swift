public import Foundation

/// The screen of a simulation as a picture shows it: its views, and what stands beside them.
///
/// It holds nothing of its own and may be made anew each time that somebody looks.
@_spi(Workbench) public struct ShownScreen {
  private let simulation: Simulation

  /// Looks at the screen of a simulation.
  public init(of simulation: Simulation) { self.simulation = simulation }

  /// Visits every view of every window in the order in which they are drawn, a view before what it
  /// holds.
  ///
  /// - Parameter visit: Takes a view and what is shown of it.
  public func visit(_ visit: (UIView, ShownView) -> Void) {
    for window in simulation.windowServer.frontToBack().reversed() {
      self.visit(window, in: nil, isDeep: true, visit)
    }
  }

  /// Visits a view and perhaps what it holds; a view that lies in no window is not visited.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isDeep: Whether all that it holds is visited after it.
  ///   - visit: Takes a view and what is shown of it.
  public func visit(
    from view: UIView,
    isDeep: Bool,
    _ visit: (UIView, ShownView) -> Void
  ) {
    var way: [UIView] = []
    var current: UIView? = view.parentView
    while let ancestor = current {
      way.append(ancestor)
      current = ancestor.parentView
    }
    guard (way.last ?? view) is UIWindow else { return }
    // From the window down: where a view lies hangs on where all lie that it lies in.
    var above: (view: UIView, shown: ShownView)?
    for ancestor in way.reversed() { above = (ancestor, ShownView(ancestor, in: above)) }
    self.visit(view, in: above, isDeep: isDeep, visit)
  }

  private func visit(
    _ view: UIView,
    in above: (view: UIView, shown: ShownView)?,
    isDeep: Bool,
    _ visit: (UIView, ShownView) -> Void
  ) {
    let shown = ShownView(view, in: above)
    visit(view, shown)
    guard isDeep else { return }
    for child in view.drawn { self.visit(child, in: (view, shown), isDeep: true, visit) }
  }

  /// What stands on the screen beside the app's views.
  ///
  /// It is read at every record of a run that is filmed, so it makes nothing and asks no code of
  /// the app's.
  public var surroundings: ShownSurroundings {
    // Reading must not make a keyboard that nobody has asked for.
    let keyboard = simulation.firstResponders.keyboardIfMade
    var found = ShownSurroundings()
    found.firstResponder = simulation.firstResponders.current?.index
    found.keyboard = keyboard?.isVisible == true ? keyboard?.frame : nil
    // A menu that is up has its window in the list, and one that is gone has none there.
    found.menu = simulation.windowServer.frontToBack().first { $0 is MenuWindow }?.index
    found.alert = alert?.index
    found.screen = simulation.device.screen
    return found
  }

  /// The view of the alert in front.
  private var alert: UIView? {
    var controller = simulation.windowServer.keyWindow?.rootController
    while let presented = controller?.presentedController { controller = presented }
    return (controller as? UIAlertController)?.rootView
  }
}

extension UIView {
  /// The subviews in the order in which they are drawn: by the places of their layers, and those of
  /// one place as they are listed.
  fileprivate final var drawn: [UIView] {
    guard children.contains(where: { $0.layerStorage?.zPosition ?? 0 != 0 }) else {
      return children
    }
    return children.enumerated().sorted {
      ($0.element.layerStorage?.zPosition ?? 0, $0.offset)
        < ($1.element.layerStorage?.zPosition ?? 0, $1.offset)
    }
    .map(\.element)
  }
}

/// What a picture shows beside the views: who has the focus, the keyboard, and which views are a
/// menu or an alert.
@_spi(Workbench) public struct ShownSurroundings: Equatable, Sendable {
  /// The first responder of the key window.
  public var firstResponder: ObjectIndex?
  /// The frame of the keyboard, or of what stands in its place, in screen points.
  public var keyboard: CGRect?
  /// The window of the menu that is up.
  public var menu: ObjectIndex?
  /// The view of the alert that is presented last.
  public var alert: ObjectIndex?
  /// The size of the screen, in points.
  public var screen = CGSize.zero

  /// A screen on which nothing stands, of which nobody knows the size.
  public init() {}
}
