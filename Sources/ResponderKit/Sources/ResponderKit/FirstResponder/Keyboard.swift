extension Simulation {
  func updateKeyboard(rule: Rule? = nil) {}
}
extension UIResponder {
  final func reloadInputViewsAsUIKit() {}
}
