public import Foundation

/// What a controller wants shown in the navigation bar while it is the top of its stack.
open class UINavigationItem: NSObject {
  final weak var controller: UIViewController?
  final var shownTitle: String?
  final var left: [UIBarButtonItem] = []
  final var right: [UIBarButtonItem] = []
  final var keepsBack = false

  /// Makes an item with a title.
  public init(title: String) { shownTitle = title }

  /// The title that is shown.
  open var title: String? {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The items at the left, from the left; they take the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set {
      left = newValue ?? []
      itemsDidChange()
    }
  }

  /// The items at the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set {
      right = newValue ?? []
      itemsDidChange()
    }
  }

  /// The leftmost item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the back button stays beside items at the left; false by default.
  open var leftItemsSupplementBackButton: Bool {
    get { keepsBack }
    set {
      keepsBack = newValue
      itemsDidChange()
    }
  }

  private final func itemsDidChange() {
    guard let stack = controller?.parentController as? UINavigationController,
      let bar = stack.bar
    else { return }
    bar.setNeedsLayout()
    if bar.window != nil { bar.layoutIfNeeded() }
  }
}

/// The button of a bar item; it belongs to UIKit and presses the item.
final class BarItemButton: UIControl {
  let item: UIBarButtonItem

  init(item: UIBarButtonItem, frame: CGRect) {
    self.item = item
    super.init(frame: frame)
    isEnabled = item.isEnabled
  }

  required init?(coder: NSCoder) { nil }

  override func willSend(_ events: [Event]) -> (event: Event, rule: Rule)? {
    if events.contains(.touchUpInside) {
      simulation.press(item, event: simulation.touchSystem.event)
    }
    return nil
  }
}

@_spi(Workbench) extension BarItemButton: NamedClass {
  var modelClassName: String { "_UIButtonBarButton" }
}

extension UINavigationBar {
  /// The width of an item's button, our choice: titles are not measured.
  private static let itemWidth: CGFloat = 60

  /// Puts buttons for the top controller's items into the bar.
  final func layOutItems() {
    let shown = stack?.topViewController?.navigationItemStorage
    let left = shown?.left ?? []
    let right = shown?.right ?? []
    if !left.isEmpty, shown?.keepsBack != true { back?.isHidden = true }
    let old = itemButtons
    itemButtons = []
    var start = bounds.minX
    if let back, !back.isHidden { start = back.frame.maxX }
    for item in left {
      place(item, at: start, from: old)
      start += UINavigationBar.itemWidth
    }
    var end = bounds.maxX
    for item in right {
      end -= UINavigationBar.itemWidth
      place(item, at: end, from: old)
    }
    for button in old where !itemButtons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
  }

  private final func place(_ item: UIBarButtonItem, at x: CGFloat, from old: [BarItemButton]) {
    let frame = CGRect(x: x, y: 0, width: UINavigationBar.itemWidth, height: bounds.height)
    let button =
      old.first { $0.item === item }
      ?? simulation.enter { BarItemButton(item: item, frame: frame) }
    button.frame = frame
    item.owner = button
    itemButtons.append(button)
    if button.superview !== self { addSubview(button) }
  }
}
