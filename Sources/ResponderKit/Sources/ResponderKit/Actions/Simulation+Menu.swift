extension Simulation {
  /// Shows a control's own menu.
  func showMenu(_ menu: UIMenu, of control: UIControl) {}
}
