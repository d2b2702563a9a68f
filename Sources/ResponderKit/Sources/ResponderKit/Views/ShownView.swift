public import Foundation

/// What a picture shows of a view, read from what is stored.
///
/// Two of them are the same where a picture would draw the same.
///
/// No property is asked that an app's class may override, so that looking changes nothing and may
/// be done while a record is being written.
@_spi(Workbench) public struct ShownView: Equatable, Sendable {
  /// What a view looks like, where its class says more than that it is a view.
  public enum Look: String, Sendable, CaseIterable {
    /// A button, also one of a bar, a menu or an alert.
    case button
    /// One line in which one writes.
    case field
    /// Many lines in which one may write.
    case text
    /// A text that is only read.
    case label
    /// A picture, of which nothing is known but its place.
    case image
    /// A slider with its thumb.
    case slider
    /// A switch, on or off.
    case `switch`
    /// Titles side by side, of which one may be selected.
    case segments
    /// Two buttons, less and more.
    case stepper
    /// A cell of a table or a collection.
    case cell
    /// A bar at the top or the bottom of the screen.
    case bar
    /// An alert or an action sheet with its title, over whose rows it stands.
    case alert
  }

  /// What takes a point of the bounds to the screen.
  ///
  /// It has all that lies between the two in it: transforms, scrolled content, the window's place.
  public var matrix: CGAffineTransform
  /// The bounds, in the view's own coordinates.
  public var bounds: CGRect
  /// The superview; `nil` of a window.
  public var superview: ObjectIndex?
  /// The nearest view above that cuts off what lies outside of it.
  ///
  /// That one may be cut off in turn by its own: who draws follows them to the window.
  public var clip: ObjectIndex?
  /// How far to the front its layer is drawn among its siblings.
  public var zPosition: CGFloat
  /// Whether it, or a view that it lies in, is hidden, on no screen or too transparent to be hit.
  ///
  /// Events tell these three apart, by rules of their own; for the eye they are one.
  public var isHidden: Bool
  /// Its own alpha, through which what lies in it is seen, too.
  public var alpha: CGFloat
  /// Whether its own interaction is off.
  public var isOff: Bool
  /// Whether it is a control or a bar's button that is disabled.
  public var isDisabled = false
  /// How large the content is that it scrolls; `nil` of a view that does not.
  ///
  /// How far it has scrolled is where its bounds begin.
  public var content: CGSize?
  /// What it looks like; `nil` of a view of which nothing but the frame is known.
  public var look: Look?
  /// What stands in it: a title for the state that it is in, what was written, else what asks for
  /// that, the titles of segments with bars between them.
  public var text: String?
  /// Where a slider stands from 0 to 1, a stepper's value, the number of a selected segment.
  public var value: Double?
  /// Whether a switch is on.
  public var isOn: Bool?
  /// Whether it is highlighted, as a control or a cell is under a finger.
  public var isLit = false
  /// Whether it is selected, which a control or a cell stays when the finger has gone.
  public var isSelected = false
  /// The color behind its content, as the document writes it.
  public var colour: String?
}

extension ShownView {
  /// Reads a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - above: Its superview, and what is shown of that; `nil` of a window.
  init(_ view: UIView, in above: (view: UIView, shown: ShownView)?) {
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
    if case .text(let name) = view[look: "backgroundColor"] { colour = name }
    readLook(of: view)
  }

  /// Reads what its class has to show.
  ///
  /// An own class of the app's is shown as the class of UIKit's that it is made of.
  private mutating func readLook(of view: UIView) {
    if let control = view as? UIControl {
      isDisabled = !control.enabled
      isLit = control.highlighted
      isSelected = control.selected
    }
    switch view {
    // What the class has stored, not what its properties answer: those an app may override.
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
    case let alert as AlertView:
      look = .alert
      text = alert.alert?.titleText ?? alert.alert?.messageText
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
