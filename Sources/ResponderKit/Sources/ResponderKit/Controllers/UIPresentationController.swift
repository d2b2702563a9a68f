public import Foundation

/// What manages a presentation: who presents whom, in which container.
///
/// The controller that is presented keeps it.
///
/// There is one for a controller from the moment when it is first asked for, before the
/// presentation and after it.
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
  ///
  /// A touch on one of them goes to the window behind the popover, and does not dismiss it. Views
  /// of another window do not count, and on a phone, where the popover is a sheet, none does.
  ///
  /// ```swift
  /// editor.modalPresentationStyle = .popover
  /// editor.popoverPresentationController?.passthroughViews = [toolbar]
  /// present(editor, animated: true)
  /// ```
  open var passthroughViews: [UIView]? {
    get { passthroughList }
    set { passthroughList = newValue }
  }

  /// The view at which the popover points.
  ///
  /// Where the popover stands does not follow from it: popovers are in the middle of the screen
  /// here.
  open var sourceView: UIView? {
    get { sourceStorage }
    set { sourceStorage = newValue }
  }
}

extension UIViewController {
  /// What manages the controller's presentation, made when it is first asked for.
  ///
  /// Its class follows from the style that the controller would have on this device now; set the
  /// style first.
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
  ///
  /// It is there on a phone as well, where the popover is presented as a sheet.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard presentationStyle == .popover else { return nil }
    if let popover = presentationObject as? UIPopoverPresentationController { return popover }
    let made = UIPopoverPresentationController(presented: self)
    presentationObject = made
    return made
  }

  /// The rule that leads from a presented controller to its presenter.
  ///
  /// The next is the same for all; what is told apart is which of the two rules a reader has to
  /// look up.
  final var ruleOfPresentedNext: Rule {
    guard let presentation else { return .chainControllerNextWhenPresented }
    if presented(isLikePopover: presentation.style) { return .chainPopoverLikePresented }
    return .chainControllerNextWhenPresented
  }

  private final func presented(isLikePopover style: UIModalPresentationStyle) -> Bool {
    self is UIAlertController || style.dims
  }
}
