public import Foundation

/// What the navigation bar shows while a controller is on top.
///
/// Each controller has its own and keeps it. A change shows at once where the controller is the top
/// of a stack on screen.
open class UINavigationItem: NSObject {
  final var shownTitle: String?
  final var left: [UIBarButtonItem] = []
  final var right: [UIBarButtonItem] = []
  final var hidesBack = false
  final weak var controller: UIViewController?

  /// Makes an item with a title.
  public init(title: String) {
    shownTitle = title
    super.init()
  }

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// What stands in the middle; the controller's title where it is `nil`.
  open var title: String? {
    get { shownTitle ?? controller?.title }
    set { shownTitle = newValue }
  }

  /// Whether there is no button that goes back; false by default.
  ///
  /// With the button goes the gesture of the left edge.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set {
      hidesBack = newValue
      changed()
    }
  }

  /// The buttons at the left, which take the place of the one that goes back.
  ///
  /// An empty list reads as `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set {
      left = newValue ?? []
      changed()
    }
  }

  /// The buttons at the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set {
      right = newValue ?? []
      changed()
    }
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private final func changed() {
    guard let bar = controller?.navigationController?.bar else { return }
    bar.setNeedsLayout()
    if bar.window != nil { bar.layoutIfNeeded() }
  }
}

extension UIViewController {
  /// What the navigation bar shows while this controller is on top.
  ///
  /// Made when it is first asked for, whether or not there is a navigation controller.
  public var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let made = UINavigationItem(of: self)
    navigationItemStorage = made
    return made
  }

  /// What the navigation controller's toolbar shows while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemList.isEmpty ? nil : toolbarItemList }
    set {
      toolbarItemList = newValue ?? []
      navigationController?.showToolbarItems()
    }
  }
}
