extension RuleSources {
  /// The sources of sections 16 to 18: motion, remote control and presses.
  static let motionAndPress = """
    motion.only-shake H:UIEvent D:UIResponder.motionBegan(_:with:)
    motion.initial-first-responder D:UIResponder.motionEnded(_:with:) AG A2
    motion.default-forwards D:UIResponder.motionBegan(_:with:)
    motion.no-first-responder X-meas RT X-post
    motion.two-callbacks D:UIResponder.motionBegan(_:with:)
    motion.cancel-causes D:UIResponder.motionCancelled(_:with:)
    motion.cancel-instead-of-end D:UIResponder.motionCancelled(_:with:)
    motion.first-responder-must-opt-in AG D:UIResponder.canBecomeFirstResponder
    motion.shake-to-edit-default D:UIApplication.applicationSupportsShakeToEdit H:UIApplication
    motion.shake-to-edit-independent X-so
    motion.shake-to-edit-at-application RT INF
    motion.undo-manager-lookup D:UIResponder.undoManager†
    motion.repeat-lockout X-neu X-run
    motion.subtype-check D:UIEvent.EventSubtype
    remote.needs-begin D:UIApplication.beginReceivingRemoteControlEvents() H:UIApplication
    remote.command-center D:MPRemoteCommandCenter†
      D:UIApplication.beginReceivingRemoteControlEvents()
    remote.begin-not-deprecated H:UIApplication
    remote.initial-first-responder AG D:UIResponder.remoteControlReceived(with:)
    remote.no-first-responder X-post X-issue
    remote.must-be-now-playing AG D:Remote-command-center-events†
    remote.background AG
    remote.seek-pairs H:UIEvent
    remote.single-callback D:UIResponder.remoteControlReceived(with:)
    remote.command-disabled D:MPRemoteCommand†
    press.types H:UIPress
    press.phases H:UIPress H:UIResponder
    press.initial-object D:UIPress.responder D:Using-responders-and-the-responder-chain
    press.no-responder-fallback INF RT
    press.default-forwards D:UIResponder.pressesBegan(_:with:)
    press.recognizers-first H:UIGestureRecognizer D:Using-responders-and-the-responder-chain
    press.override-all-four H:UIResponder
    press.key-property H:UIPress
    press.key-goes-to-key-window D:UIResponder.becomeFirstResponder() D:UIWindow
    key-command.collected-from-chain D:UIResponder.keyCommands D:UIKeyCommand
    key-command.match D:UIKeyCommand RI
    key-command.nearest-wins D:UIKeyCommand D:UIResponder.keyCommands
    key-command.before-text-pre15 D:UIKeyCommand.wantsPriorityOverSystemBehavior
    key-command.after-text-ios15 D:UIKeyCommand.wantsPriorityOverSystemBehavior H:UIKeyCommand
    key-command.system-first D:UIKeyCommand
    key-command.controller-registration H:UIViewController
    key-command.action-form H:UIKeyCommand
    key-command.is-command H:UIKeyCommand D:UIResponder.validate(_:)
    key-command.raw-key-after INF D:UIKeyCommand
    key-command.no-first-responder X-so RI
    key-command.disabled D:UICommand† RI
    """
}
