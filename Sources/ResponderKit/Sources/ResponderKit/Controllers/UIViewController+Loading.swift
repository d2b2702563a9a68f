import Foundation

extension UIViewController {
  /// Loads the root view: `loadView`, then `viewDidLoad`.
  ///
  /// Both are overridable calls like others. An override of `loadView` that reads `view` before it
  /// sets it comes back here, until the limit of nested calls ends the run.
  final func loadViewAsUIKit() {
    guard rootView == nil else { return }
    noteLife(.loadView, rule: .firstResponderLifecycleOrder)
    dispatcher.callVoid(.loadView, on: self) {
      loadView()
    }
    if rootView == nil {
      // UIKit leaves such a controller without a view; here it gets an empty one, so that nobody
      // who counts on `view` is stopped by it.
      dispatcher.emit(
        .declined,
        .route,
        at: index,
        method: .loadView,
        fields: [
          TraceField(.reason, .said(Text("loadView set no view", zh: "loadView 没有设置视图")))
        ]
      )
      setRootView(simulation.enter { UIView(frame: .zero) })
    }
    noteLife(.viewDidLoad, rule: .firstResponderLifecycleOrder)
    dispatcher.callVoid(.viewDidLoad, on: self) {
      viewDidLoad()
    }
  }

  /// Makes a view the root view, or takes the root view away.
  ///
  /// The view knows its controller by this link, which makes the controller its `next`; the view
  /// does not keep it.
  final func setRootView(_ view: UIView?) {
    guard view !== rootView else { return }
    if rootView?.rootOfController === self { rootView?.rootOfController = nil }
    rootView = view
    view?.rootOfController = self
  }

  /// Sizes the root view to its container, unless a document wrote its frame.
  final func sizeRootView(to frame: CGRect) {
    guard !keepsRootFrame else { return }
    loadViewIfNeeded()
    rootView?.frame = frame
  }

  /// Emits a step of the controller's life.
  ///
  /// A record of its own, because the route tells the row of life even where nobody overrides the
  /// methods.
  final func noteLife(_ method: Method, rule: Rule) {
    dispatcher.emit(
      .controllerLifecycle,
      .route,
      at: index,
      rule: rule,
      fields: [TraceField(.stage, .text(method.name))]
    )
  }

  /// UIKit's version of a method that only tells.
  final func reachBase(_ method: Method, _ animated: Bool? = nil) {
    dispatcher.baseVoid(method, of: self, arguments: animated.map { [.flag($0)] } ?? []) {}
  }
}
