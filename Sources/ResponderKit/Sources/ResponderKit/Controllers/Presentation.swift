import Foundation

/// One controller presented by another: the container between them and what is to be undone.
///
/// It begins with `present` and is taken apart at the end of the dismissal. The presented
/// controller owns it, and it the container, which lies in the window in front of the presenter's
/// view:
///
/// 1. `container`, which takes what nobody in it takes.
/// 2. `dimming` in it, behind the presented view, for sheets, popovers and alerts.
/// 3. The presented controller's view.
final class Presentation {
  // Weak, all of them: the presenter keeps the presented controller, and that one keeps this.
  weak var presenter: UIViewController?
  weak var presented: UIViewController?
  weak var window: UIWindow?
  let style: UIModalPresentationStyle
  let container: UITransitionView
  let dimming: UIDimmingView?
  /// The first responder that gives way now and comes back after the dismissal.
  weak var preserved: UIResponder?
  /// The rule by which it does.
  var focusRule = Rule.firstResponderModalPreserved
  /// Where the presenter's view was, while the presented one covers it.
  var presenterPlace: (superview: WeakView, index: Int)?
  /// Whether the views are on their way in or out.
  var isMoving = false
  var isDismissing = false
  /// The sheet goes to one of its ends by itself.
  var sheetMotion: SheetMotion?
  var sheetTimer: Int?

  init(
    of presented: UIViewController,
    by presenter: UIViewController,
    style: UIModalPresentationStyle,
    in window: UIWindow
  ) {
    self.presenter = presenter
    self.presented = presented
    self.style = style
    self.window = window
    container = UITransitionView(frame: window.bounds)
    let dims = style.dims || presented is UIAlertController
    dimming = dims ? UIDimmingView(frame: container.bounds) : nil
    if let dimming { container.addSubview(dimming) }
    container.presentation = self
    if isDraggable { container.addGestureRecognizer(SheetPanGestureRecognizer(moving: self)) }
  }

  /// Whether a downward drag dismisses it: a sheet, from iOS 13.
  private var isDraggable: Bool {
    switch style {
    case .pageSheet, .formSheet: container.simulation.profile.ios >= 13
    case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover:
      false
    }
  }

  /// Where the presented view lies in the container.
  ///
  /// Full screens are as UIKit has them, and so is a phone's sheet (scroll.in-sheet); the measures
  /// of other sheets are our choice.
  var presentedFrame: CGRect {
    let bounds = container.bounds
    let isPhone = container.simulation.device.userInterfaceIdiom == "phone"
    if let alert = presented as? UIAlertController { return alert.frame(in: bounds) }
    switch style {
    case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen,
      .overCurrentContext:
      return bounds
    case .pageSheet, .formSheet:
      if isPhone {
        let (simulation, height) = (container.simulation, bounds.height)
        let top = simulation.profile.sheetTop(on: simulation.device.screen)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, height - top))
      }
      return bounds.centered(
        style == .formSheet
          ? preferred(CGSize(width: 540, height: 620))
          : CGSize(width: 704, height: bounds.height - 80)
      )
    case .popover:
      return bounds.centered(preferred(CGSize(width: 320, height: 480)))
    }
  }

  private func preferred(_ standard: CGSize) -> CGSize {
    guard let size = presented?.preferredContentSize, size != .zero else { return standard }
    return size
  }

  /// Whether a touch beside the popover goes to one of its passthrough views.
  ///
  /// By bounds alone: whether the view behind wants the touch is found out by the hit test that
  /// goes on there.
  func passesThrough(_ point: CGPoint, _ event: UIEvent?, from view: UIView) -> Bool {
    guard style == .popover,
      let popover = presented?.presentationObject as? UIPopoverPresentationController
    else { return false }
    return popover.passthroughViews?.contains { other in
      other.window === window && other.bounds.contains(view.convert(point, to: other))
    } ?? false
  }
}

/// A view, held weakly.
struct WeakView {
  weak var view: UIView?
}

extension CGRect {
  /// Returns a rectangle of this size, made smaller where it does not fit, in the middle.
  func centered(_ size: CGSize) -> CGRect {
    let width = min(size.width, self.width)
    let height = min(size.height, self.height)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
