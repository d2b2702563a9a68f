import Foundation

/// An animation that takes no time: what is added runs when the change is done.
///
/// Everything runs in the order in which it was added, right after the delegate's method.
final class InstantAnimator: UIEditMenuInteractionAnimating {
  private var work: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { work.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { work.append(completion) }

  func run() {
    for one in work { one() }
    work = []
  }
}

extension UIEditMenuInteraction {
  private typealias Delegate = any UIEditMenuInteractionDelegate

  /// Asks the delegate for the menu; `nil` means the suggested one.
  final func askMenu(
    _ configuration: UIEditMenuConfiguration,
    suggested: [UIMenuElement]
  )
    -> UIMenu?
  {
    let answer: UIMenu?? = simulation.dispatcher.ask(
      .menuFor,
      of: self,
      arguments: [.object(configuration), .list(suggested.map { .object($0) })]
    ) {
      ($0 as? Delegate)?.editMenuInteraction(
        self,
        menuFor: configuration,
        suggestedActions: suggested
      )
    }
    return answer ?? nil
  }

  /// Asks the delegate where the menu points; the model has no use for the answer.
  @discardableResult
  final func askTargetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
    let answer: CGRect? = simulation.dispatcher.ask(
      .targetRectFor,
      of: self,
      arguments: [.object(configuration)]
    ) { ($0 as? Delegate)?.editMenuInteraction(self, targetRectFor: configuration) }
    return answer ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  final func tellWillPresent(_ configuration: UIEditMenuConfiguration) {
    let animator = InstantAnimator()
    simulation.dispatcher.tell(.willPresentMenuFor, of: self, arguments: [.object(configuration)]) {
      ($0 as? Delegate)?.editMenuInteraction(
        self,
        willPresentMenuFor: configuration,
        animator: animator
      )
    }
    animator.run()
  }

  final func tellWillDismiss(_ configuration: UIEditMenuConfiguration) {
    let animator = InstantAnimator()
    simulation.dispatcher.tell(.willDismissMenuFor, of: self, arguments: [.object(configuration)]) {
      ($0 as? Delegate)?.editMenuInteraction(
        self,
        willDismissMenuFor: configuration,
        animator: animator
      )
    }
    animator.run()
  }
}
