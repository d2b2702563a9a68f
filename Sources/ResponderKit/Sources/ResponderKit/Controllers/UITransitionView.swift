import Foundation

/// UIKit's private view between a window and what is presented or swapped in it.
///
/// The container of a presentation lies in front of the presenter's view, so that nothing behind
/// it is asked about a touch.
///
/// - hit-test.modal-covers-presenter
/// - ignore.transition-views-blocked: while the views move it is the hit view itself.
final class UITransitionView: UIView {
  /// The presentation whose container this is; `nil` in a tab controller or at the root.
  weak var presentation: Presentation?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answerHitTest(point, with: event) {
      guard let presentation else {
        return super.hitTest(point, with: event)
      }
      // Itself and not nothing: with nothing the window would go on to what lies behind.
      if presentation.isMoving {
        dispatcher.decide(.ignoreTransitionViewsBlocked)
        return self
      }
      let hit = super.hitTest(point, with: event)
      guard let hit else { return nil }
      // Only what no view of the presented controller has taken can pass.
      if hit === self || hit === presentation.dimming,
        presentation.passesThrough(point, event, from: self)
      {
        return nil
      }
      dispatcher.decide(.hitTestModalCoversPresenter)
      return hit
    }
  }

  override var nextLink: NextLink {
    let link = super.nextLink
    guard presentation == nil else { return link }
    return NextLink(
      link.next,
      by: superview is UIWindow ? .chainPrivateWrappersInDumps : .chainNavigationAndTab
    )
  }
}

/// UIKit's private view that draws the shadow around the root view (iOS 13).
final class UIDropShadowView: UIView {
  override var nextLink: NextLink {
    NextLink(super.nextLink.next, by: .chainPrivateWrappersInDumps)
  }
}

/// UIKit's private view that darkens what lies behind a sheet, a popover or an alert.
///
/// It does not keep the touches from the chain: UIKit's tells a press by a recognizer.
///
/// A press is a finger that lifts on it and came down on it.
final class UIDimmingView: UIView {
  /// What a press does.
  var pressed: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first(where: { $0.hitView === self }),
      bounds.contains(touch.location(in: self))
    else { return }
    pressed?()
  }
}

/// A container's internal view: the chain passes through it (chain.navigation-and-tab).
class ContainerInternalView: UIView {
  override final var next: UIResponder? {
    dispatcher.base(.next, of: self) {
      let above = super.next
      if rootOfController == nil { dispatcher.decide(.chainNavigationAndTab) }
      return above
    }
  }
}

/// UIKit's private root view of a navigation or tab controller.
final class UILayoutContainerView: ContainerInternalView {
  override func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {
      (rootOfController as? any ContainerLayout)?.layoutParts()
    }
  }
}

/// A container whose internal views fill its own.
///
/// Its root view calls it from `layoutSubviews`, so that sizes follow whatever resizes the root
/// view.
protocol ContainerLayout: UIViewController {
  /// Sizes the bar, the content and the child that shows.
  func layoutParts()
}

extension UIViewController {
  /// Sizes a child and its private wrapper to a container's content.
  final func fill(_ content: UIView, with child: UIViewController?) {
    for wrapper in content.children { wrapper.frame = content.bounds }
    guard let child, child.viewIfLoaded?.superview is UIViewControllerWrapperView else { return }
    child.sizeRootView(to: content.bounds)
  }
}

/// UIKit's private view in which a navigation controller moves its children.
final class UINavigationTransitionView: ContainerInternalView {
  /// Whether a push or pop is running.
  var isMoving = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answerHitTest(point, with: event) {
      guard isMoving else { return super.hitTest(point, with: event) }
      dispatcher.decide(.ignoreTransitionViewsBlocked)
      return self
    }
  }
}

/// UIKit's private view around the view of a container's child.
final class UIViewControllerWrapperView: ContainerInternalView {}
