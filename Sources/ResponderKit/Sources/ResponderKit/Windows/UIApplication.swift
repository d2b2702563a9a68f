import Foundation

/// The app: the first object that gets an event and, with its delegate, the last of the chain.
open class UIApplication: UIResponder {
  final weak var delegateObject: AnyObject?
  final var sceneList: [UIScene] = []
  final var shakeToEdit = true
  final var nowPlaying = true
  final var remoteControlBegins = 0

  /// The running simulation's application.
  public static var shared: UIApplication { Simulation.current.application }

  /// The app's delegate; it ends the responder chain if it is a responder.
  open var delegate: AnyObject? {
    get { delegateObject }
    set { delegateObject = newValue }
  }

  /// The scenes of the app.
  open var connectedScenes: [UIScene] { sceneList }

  /// The visible windows (window.app-key-window-deprecated).
  open var windows: [UIWindow] { simulation.windowsFrontToBack().reversed() }

  /// The key window (window.app-key-window-deprecated).
  open var keyWindow: UIWindow? { simulation.keyWindow }

  /// Hands an event on to the windows it is for.
  ///
  /// An override that does not call super keeps the event from everybody
  /// (dispatch.override-must-call-super).
  open func sendEvent(_ event: UIEvent) {
    let _: NoAnswer = simulation.base(.sendEvent, of: self, arguments: [.object(event)]) {
      simulation.dispatch(event)
      return NoAnswer()
    }
  }

  /// The delegate, if it is a responder that is neither view, controller nor the application.
  open override var next: UIResponder? {
    simulation.base(.next, of: self) {
      simulation.decide(.chainApplicationNext)
      guard let responder = delegateObject as? UIResponder, responder !== self,
        !(responder is UIView), !(responder is UIViewController)
      else { return nil }
      return responder
    }
  }
}

extension Simulation {
  /// UIKit's part of `UIApplication.sendEvent`: where an event of each type goes.
  func dispatch(_ event: UIEvent) {
    switch event.eventType {
    case .touches: deliverToWindows(event)
    case .motion, .remoteControl, .presses, .scroll, .hover, .transform: break
    }
  }
}
