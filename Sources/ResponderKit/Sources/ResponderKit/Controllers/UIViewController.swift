public import Foundation

/// An object that owns a view and stands behind it in the responder chain.
open class UIViewController: UIResponder {
  final var rootView: UIView?
  final var childList: [UIViewController] = []
  final unowned(unsafe) var parentController: UIViewController?
  final weak var rootOfWindow: UIWindow?
  final var presentedController: UIViewController?
  final unowned(unsafe) var presentingController: UIViewController?

  public override init() { super.init() }

  /// Coding is not simulated; the initializer is there because UIKit requires it of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    rootView?.rootOfController = nil
    for child in childList { child.parentController = nil }
    presentedController?.presentingController = nil
  }

  /// The root view; it is loaded when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own signature: `view.addSubview(…)` and `view = nil` must both compile.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { setRootView(newValue) }
  }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The controllers that this one contains.
  open var children: [UIViewController] { childList }
  /// The controller that this one, or the container it is in, presents.
  open var presentedViewController: UIViewController? { presentedController }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? { presentingController }

  // MARK: - Loading

  /// Makes the root view; the inherited version makes a plain view as large as the screen.
  open func loadView() {
    let _: NoAnswer = simulation.base(.loadView, of: self) {
      view = UIView(frame: CGRect(origin: .zero, size: simulation.device.screen))
      return NoAnswer()
    }
  }

  /// Called when the root view was loaded; does nothing.
  open func viewDidLoad() {
    let _: NoAnswer = simulation.base(.viewDidLoad, of: self) { NoAnswer() }
  }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { rootView != nil }

  /// The root view, or `nil` when it has not been loaded.
  open var viewIfLoaded: UIView? { rootView }

  /// Loads the root view, unless it is there.
  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    let _: NoAnswer = simulation.call(.loadView, on: self) {
      loadView()
      return NoAnswer()
    }
    let _: NoAnswer = simulation.call(.viewDidLoad, on: self) {
      viewDidLoad()
      return NoAnswer()
    }
  }

  private final func setRootView(_ view: UIView?) {
    guard view !== rootView else { return }
    rootView?.rootOfController = nil
    rootView = view
    view?.rootOfController = self
  }

  // MARK: - The chain

  /// The presenting controller if there is one, else the superview of the root view.
  ///
  /// - chain.controller-not-loaded: asking does not load the view.
  open override var next: UIResponder? {
    simulation.base(.next, of: self) {
      if let presenter = presentingController {
        simulation.decide(.chainControllerNextWhenPresented)
        return presenter
      }
      guard let rootView else {
        simulation.decide(.chainControllerNotLoaded)
        return nil
      }
      simulation.decide(
        rootOfWindow == nil
          ? .chainControllerNextIsViewsSuperview : .chainControllerNextWhenRootOfWindow
      )
      return rootView.superview
    }
  }
}
