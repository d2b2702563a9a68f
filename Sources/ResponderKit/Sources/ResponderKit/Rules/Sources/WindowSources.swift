extension RuleSources {
  /// The sources of section 3: windows.
  static let window = """
    window.frontmost-visible-is-asked-first X-lldb X-livsy
    window.level-orders-first D:UIWindow.windowLevel D:UIWindow.Level
    window.level-constants D:UIWindow.Level H:UIWindow
    window.same-level-latest-shown-on-top D:UIWindow.Level X-livsy
    window.skips-hidden D:UIWindow H:UIWindow X-lldb
    window.nil-hit-falls-through X-livsy X-post
    window.touch-ignores-key-status D:UIWindow
    window.touch-does-not-change-key X-note
    window.touch-window-is-fixed D:UITouch.window
    window.one-key-window H:UIWindow
    window.make-key-and-visible H:UIWindow D:UIWindow.makeKeyAndVisible()
    window.can-become-key H:UIWindow
    window.key-callbacks H:UIWindow D:UIWindow.didBecomeKeyNotification†
    window.visibility-notifications H:UIWindow
    window.without-scene-not-shown D:UIWindow.windowScene
    window.first-responder-per-window RT D:UIResponder.becomeFirstResponder()
    window.is-a-view D:UIWindow A1
    window.system-gate-recognizers X-lldb RT
    window.keyboard-is-separate-window X-lldb X-so
    window.app-key-window-deprecated H:UIApplication D:UIWindowScene.keyWindow
    window.hidden-key-window X-radar X-issue
    window.root-controller-view D:UIWindow.rootViewController† X-meas
    """
}
