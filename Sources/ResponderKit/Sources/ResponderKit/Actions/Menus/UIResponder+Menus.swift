extension UIResponder {
  /// UIKit's version of `validate(_:)`: nothing.
  final func validateAsUIKit(_ command: UICommand) {
    let _: NoAnswer = simulation.base(.validate, of: self, arguments: [.object(command)]) {
      NoAnswer()
    }
  }

  /// UIKit's version of `buildMenu(with:)`: nothing.
  final func buildMenuAsUIKit(_ builder: any UIMenuBuilder) {
    let _: NoAnswer = simulation.base(.buildMenu, of: self, arguments: [.object(builder)]) {
      NoAnswer()
    }
  }

  /// Lets the responder change a command before it is shown (action.validate-command).
  final func askValidate(_ command: UICommand) {
    let _: NoAnswer = simulation.call(
      .validate,
      on: self,
      arguments: [.object(command)],
      fields: [TraceField(.action, .text(command.action.name))],
      deciding: { _, _ in .actionValidateCommand }
    ) {
      validate(command)
      return NoAnswer()
    }
  }

  /// Lets the responder change a menu that is built (action.build-menu).
  final func askBuildMenu(with builder: any UIMenuBuilder) {
    let _: NoAnswer = simulation.call(
      .buildMenu,
      on: self,
      arguments: [.object(builder)],
      deciding: { _, _ in .actionBuildMenu }
    ) {
      buildMenu(with: builder)
      return NoAnswer()
    }
  }
}
