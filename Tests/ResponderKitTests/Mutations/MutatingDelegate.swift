import Foundation
@_spi(Workbench) import ResponderKit

/// A delegate of everything, in Swift, that implements some methods and leaves others out.
///
/// It is a responder, so that as the application's delegate it ends the chain.
final class MutatingDelegate: UIResponder {
  private unowned let world: MutationWorld

  init(in world: MutationWorld) {
    self.world = world
    super.init()
  }

  /// Changes the world and answers yes, most times.
  func answer() -> Bool {
    world.change()
    return !world.numbers.once(in: 4)
  }
}

extension MutatingDelegate: UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) { world.change() }
}

extension MutatingDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer() }
  func textFieldDidEndEditing(_ textField: UITextField) { world.change() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer() }
  func textFieldDidChangeSelection(_ textField: UITextField) { world.change() }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if world.numbers.once(in: 3) { textField.text = "other" }
    return answer()
  }
}

extension MutatingDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer() }
  func textViewDidBeginEditing(_ textView: UITextView) { world.change() }
  func textViewDidChange(_ textView: UITextView) { world.change() }
}

extension MutatingDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { world.change() }
}

extension MutatingDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { answer() }
}

extension MutatingDelegate: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { world.change() }
}
