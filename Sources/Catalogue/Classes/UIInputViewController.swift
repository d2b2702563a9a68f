@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiInputViewController = ClassRow(
    "UIInputViewController",
    UIInputViewController.self,
    superclass: "UIViewController",
    "A controller whose view is shown in the keyboard's place, or above it.",
    make: { _ in UIInputViewController() }
  )
}
