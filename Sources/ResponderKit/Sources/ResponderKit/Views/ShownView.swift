public import Foundation

/// What a picture shows of a view, read from what is stored.
///
/// No property is asked that an app's class may override, so that looking changes nothing and may
/// be done while a record is being written.
@_spi(Workbench) public struct ShownView: Equatable, Sendable {
  /// What a view looks like, where its class says more than that it is a view.
  public enum Look: String, Sendable, CaseIterable {
    case button, field, text, label, image, slider, `switch`, segments, stepper, cell, bar
  }

  /// What takes a point of the bounds to the screen.
  public var matrix: CGAffineTransform
  /// The bounds, in the view's own coordinates.
  public var bounds: CGRect
  /// The superview; `nil` of a window.
  public var superview: ObjectIndex?
  /// The nearest view above that cuts off what lies outside of it.
  public var clip: ObjectIndex?
  /// How far to the front its layer is drawn among its siblings.
  public var zPosition: CGFloat
  /// Whether it, or a view that it lies in, is hidden, on no screen or too transparent to be hit.
  public var isHidden: Bool
  /// Its own alpha.
  public var alpha: CGFloat
  /// Whether its own interaction is off.
  public var isOff: Bool
  /// Whether it is a control or a bar's button that is disabled.
  public var isDisabled = false
  /// How large the content is that it scrolls.
  public var content: CGSize?
  public var look: Look?
  /// What stands in it.
  public var text: String?
  /// Where a slider stands from 0 to 1, a stepper's value, the number of a selected segment.
  public var value: Double?
  /// Whether a switch is on.
  public var isOn: Bool?
  /// Whether it is highlighted.
  public var isLit = false
  /// Whether it is selected.
  public var isSelected = false
}

extension ShownView {
  /// Reads a view that lies in `superview`; `nil` of a window.
  fileprivate init(_ view: UIView, in above: (view: UIView, shown: ShownView)?) {
    let simulation = view.simulation
    let own = view.geometry.matrix
    matrix = above.map { own.concatenating($0.shown.matrix) } ?? own
    bounds = view.geometry.bounds
    superview = above?.view.index
    clip = above.flatMap { $0.view.cutsOff ? $0.view.index : $0.shown.clip }
    zPosition = view.layerStorage?.zPosition ?? 0
    alpha = CGFloat(view.storedAlpha)
    isHidden =
      above?.shown.isHidden == true || view.hidden || view.isOnNoScreen
      || Double(view.storedAlpha) < simulation.minimumHitAlpha
    isOff = !view.interactionEnabled
    readLook(of: view)
  }

  private mutating func readLook(of view: UIView) {
    if let control = view as? UIControl {
      isDisabled = !control.enabled
      isLit = control.highlighted
      isSelected = control.selected
    }
    switch view {
    case let button as UIButton:
      look = .button
      text = button.titles[button.storedState.rawValue] ?? button.titles[0]
    case let button as BarButtonView:
      look = .button
      text = button.item.shownTitle
      isDisabled = !button.item.enabled
    case let button as PressableView:
      look = .button
      text = button.title
    case let field as UITextField:
      look = .field
      text = field.content.text.isEmpty ? field.placeholderText : field.content.text
    case let textView as UITextView:
      look = .text
      text = textView.content.text
    case let label as UILabel:
      look = .label
      text = label.shownText
    case is UIImageView:
      look = .image
    case let slider as UISlider:
      look = .slider
      let (least, most) = (slider.number.least, slider.number.most)
      value = most > least ? Double((slider.number.value - least) / (most - least)) : 0
    case let control as UISwitch:
      look = .switch
      isOn = control.on
    case let control as UISegmentedControl:
      look = .segments
      text = control.segments.map { $0.title ?? "" }.joined(separator: " | ")
      value =
        control.segments.indices.contains(control.selectedSegment)
        ? Double(control.selectedSegment) : nil
    case let stepper as UIStepper:
      look = .stepper
      value = stepper.number.value
    case let cell as UITableViewCell:
      look = .cell
      (isLit, isSelected) = (cell.highlighted, cell.selected)
    case let cell as UICollectionViewCell:
      look = .cell
      (isLit, isSelected) = (cell.highlighted, cell.selected)
    case is UINavigationBar, is UIToolbar, is UITabBar:
      look = .bar
    default: break
    }
    if let scrollView = view as? UIScrollView { content = scrollView.contentExtent }
  }
}

extension UIView {
  /// Whether what lies outside of it is not drawn.
  fileprivate final var cutsOff: Bool { clips || layerStorage?.masksToBounds == true }

  /// Whether it is a window that no scene shows (window.without-scene-not-shown).
  fileprivate final var isOnNoScreen: Bool {
    guard let window = self as? UIWindow else { return false }
    return simulation.profile.ios >= 13 && window.scene == nil
  }

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

extension UIControl {
  /// The state as it is stored.
  fileprivate final var storedState: State {
    var state = State.normal
    if highlighted { state.insert(.highlighted) }
    if !enabled { state.insert(.disabled) }
    if selected { state.insert(.selected) }
    return state
  }
}

extension Simulation {
  /// Visits every view of every window in the order in which they are drawn, a view before what it
  /// holds.
  @_spi(Workbench) public func visitShown(_ visit: (UIView, ShownView) -> Void) {
    for window in windowServer.frontToBack().reversed() {
      visitShown(window, in: nil, isDeep: true, visit)
    }
  }

  /// Visits a view and, where `isDeep`, what it holds; a view that lies in no window is not visited.
  @_spi(Workbench) public func visitShown(
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
    var above: (view: UIView, shown: ShownView)?
    for ancestor in way.reversed() { above = (ancestor, ShownView(ancestor, in: above)) }
    visitShown(view, in: above, isDeep: isDeep, visit)
  }

  private func visitShown(
    _ view: UIView,
    in above: (view: UIView, shown: ShownView)?,
    isDeep: Bool,
    _ visit: (UIView, ShownView) -> Void
  ) {
    let shown = ShownView(view, in: above)
    visit(view, shown)
    guard isDeep else { return }
    for child in view.drawn { visitShown(child, in: (view, shown), isDeep: true, visit) }
  }

  /// What stands on the screen beside the app's views.
  @_spi(Workbench) public var shownSurroundings: ShownSurroundings {
    let keyboard = firstResponders.keyboardIfMade
    return ShownSurroundings(
      firstResponder: firstResponders.current?.index,
      keyboard: keyboard?.isVisible == true ? keyboard?.frame : nil,
      menu: menu.window?.index,
      alert: shownAlert?.index,
      screen: device.screen
    )
  }

  /// The view of the alert in front.
  private var shownAlert: UIView? {
    var controller = windowServer.keyWindow?.rootController
    while let presented = controller?.presentedController { controller = presented }
    return (controller as? UIAlertController)?.rootView
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

  fileprivate init(
    firstResponder: ObjectIndex?,
    keyboard: CGRect?,
    menu: ObjectIndex?,
    alert: ObjectIndex?,
    screen: CGSize
  ) {
    self.firstResponder = firstResponder
    self.keyboard = keyboard
    self.menu = menu
    self.alert = alert
    self.screen = screen
  }
}
