extension UIResponder {
  /// UIKit's version of `validate(_:)`: nothing.
  final func validateAsUIKit(_ command: UICommand) {
    dispatcher.baseVoid(.validate, of: self, arguments: [.object(command)]) {}
  }

  /// UIKit's version of `buildMenu(with:)`: nothing.
  final func buildMenuAsUIKit(_ builder: any UIMenuBuilder) {
    dispatcher.baseVoid(.buildMenu, of: self, arguments: [.object(builder)]) {}
  }

  /// Lets the responder change a command before it is shown (action.validate-command).
  ///
  /// Asked of the object that would perform the command, once it is known, and for each time that a
  /// menu is put together. What it changes in the command stays changed.
  final func askValidate(_ command: UICommand) {
    dispatcher.callVoid(
      .validate,
      on: self,
      arguments: [.object(command)],
      fields: [TraceField(.action, .text(command.action.name))],
      deciding: { _ in .actionValidateCommand }
    ) {
      validate(command)
    }
  }

  /// Lets the responder change a menu that is built (action.build-menu).
  ///
  /// The builder is of use only while the method runs; a change made by one kept for later changes
  /// nothing.
  final func askBuildMenu(with builder: any UIMenuBuilder) {
    dispatcher.callVoid(
      .buildMenu,
      on: self,
      arguments: [.object(builder)],
      deciding: { _ in .actionBuildMenu }
    ) {
      buildMenu(with: builder)
    }
  }
}
