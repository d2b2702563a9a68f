extension RuleSources {
  /// The sources of section 19: actions and the edit menu.
  static let action = """
    action.explicit-target D:UIApplication.sendAction(_:to:from:for:)
    action.nil-target-search D:UIApplication.sendAction(_:to:from:for:)
      D:UIControl.addTarget(_:action:for:)
    action.nil-target-start D:UIApplication.sendAction AG X-neu X-bou X-osk
    action.nil-target-sender-chain X-bou X-neu
    action.send-result D:UIApplication.sendAction(_:to:from:for:)
    action.nil-event-allowed D:UIApplication.sendAction(_:to:from:for:)
    action.probe-by-send X-so
    action.first-match-stops AG D:Using-responders-and-the-responder-chain
    action.can-perform-default D:UIResponder.canPerformAction(_:withSender:)
    action.can-perform-forwarding D:UIResponder.canPerformAction(_:withSender:) H:UIResponder
    action.target-for-action H:UIResponder D:UIResponder.target(forAction:withSender:)
    action.target-nil-ends D:UIResponder.target(forAction:withSender:)
    action.can-perform-many-calls D:UIResponder.canPerformAction(_:withSender:)
    action.can-perform-false-hides D:UIResponder.canPerformAction(_:withSender:)
    action.false-continues H:UIResponder D:UIResponder.target(forAction:withSender:)
    action.controller-target-helper H:UIViewController
    action.modal-gate H:UIViewController
    action.sender-passed-on D:UIApplication.sendAction(_:to:from:for:)
    action.menu-commands-same-path D:UICommand† H:UIKeyCommand
    action.validate-command D:UIResponder.validate(_:) H:UIResponder
    action.build-menu H:UIResponder D:UIMenuBuilder†
    edit-menu.actions-list H:UIResponder
    edit-menu.needs-first-responder X-so D:UIMenuController X-post
    edit-menu.starts-at-first-responder AG D:UIResponderStandardEditActions
    edit-menu.item-visible-if-target D:UIResponder.canPerformAction(_:withSender:) X-berre
    edit-menu.chain-wide X-berre
    edit-menu.sender D:UIResponder.canPerformAction(_:withSender:) X-so
    edit-menu.text-view-answers D:Human-Interface-Guidelines X-so
    edit-menu.controller-deprecated H:UIMenuController D:UIMenuController
    edit-menu.single-controller H:UIMenuController
    edit-menu.custom-action D:UIMenuItem† AG
    edit-menu.update-revalidates H:UIMenuController D:UIMenuController.update()†
    edit-menu.resign-hides X-so
    edit-menu.interaction H:UIEditMenuInteraction
    edit-menu.interaction-suggested H:UIEditMenuInteraction D:UIEditMenuInteractionDelegate
    edit-menu.interaction-first-responder X-so D:UIEditMenuInteraction
    edit-menu.interaction-reload H:UIEditMenuInteraction
    edit-menu.text-delegate-hook H:UITextField H:UITextView
    action.explicit-target-missing X-so INF
    action.nil-target-no-start X-osk
    edit-menu.evaluated-when-shown X-issue
    edit-menu.choice-hides D:UIMenuController† X-so
    edit-menu.text-long-press X-meas
    edit-menu.cell-delegate X-issue D:UITableViewDelegate†
    edit-menu.cell-override X-radar
    edit-menu.context-menu D:UIContextMenuInteraction† RI
    """
}
