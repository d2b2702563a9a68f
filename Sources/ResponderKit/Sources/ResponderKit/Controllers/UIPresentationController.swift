public import Foundation

/// What manages a presentation: who presents whom, in which container.
///
/// The controller that is presented keeps it.
open class UIPresentationController: NSObject {
  final unowned let presentedStorage: UIViewController

  init(presented: UIViewController) {
    presentedStorage = presented
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presentedStorage }

  /// The controller that presents it; `nil` while nobody does.
  open var presentingViewController: UIViewController? { presentedStorage.presentation?.presenter }

  /// The view in which the presentation takes place; `nil` while there is none.
  open var containerView: UIView? { presentedStorage.presentation?.container }

  /// The presented controller's view.
  open var presentedView: UIView? { presentedStorage.viewIfLoaded }
}

/// What manages a popover.
open class UIPopoverPresentationController: UIPresentationController {
  final var passthroughList: [UIView]?
  final weak var sourceStorage: UIView?

  /// Views beside the popover that are touched as if it were not there; none by default.
  open var passthroughViews: [UIView]? {
    get { passthroughList }
    set { passthroughList = newValue }
  }

  /// The view at which the popover points.
  open var sourceView: UIView? {
    get { sourceStorage }
    set { sourceStorage = newValue }
  }
}

extension UIViewController {
  /// What manages the controller's presentation, made when it is first asked for.
  public var presentationController: UIPresentationController? {
    if let presentationObject { return presentationObject }
    let made =
      simulation.appearance.style(of: self) == .popover
      ? UIPopoverPresentationController(presented: self)
      : UIPresentationController(presented: self)
    presentationObject = made
    return made
  }

  /// What manages the controller's popover; `nil` unless its style is one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard presentationStyle == .popover else { return nil }
    if let popover = presentationObject as? UIPopoverPresentationController { return popover }
    let made = UIPopoverPresentationController(presented: self)
    presentationObject = made
    return made
  }

  /// The rule that leads from a presented controller to its presenter.
  final var ruleOfPresentedNext: Rule {
    guard let presentation else { return .chainControllerNextWhenPresented }
    if presented(isLikePopover: presentation.style) { return .chainPopoverLikePresented }
    return .chainControllerNextWhenPresented
  }

  private final func presented(isLikePopover style: UIModalPresentationStyle) -> Bool {
    self is UIAlertController || style.dims
  }
}
