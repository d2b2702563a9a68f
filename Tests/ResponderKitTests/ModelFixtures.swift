import Foundation
@_spi(Workbench) import ResponderKit

/// Which methods carry a touch, for logs.
let touchMethods: Set<ResponderKit.Method> = [
  .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
]

extension Screen {
  /// Adds a plain named view with this frame.
  @discardableResult
  func box(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    in parent: UIView? = nil
  ) -> UIView {
    add(name, UIView(frame: CGRect(x: x, y: y, width: width, height: height)), in: parent)
  }

  /// The name of the view that a touch at this point of the screen would hit.
  func hit(_ x: Double, _ y: Double) -> String? {
    simulation.hitView(at: CGPoint(x: x, y: y)).map { simulation.objects.name(of: $0) }
  }

  /// Lets an object answer messages without super, and do what is given.
  func swallow(
    _ object: AnyObject,
    _ methods: ResponderKit.Method...,
    body: @escaping () -> Void = {}
  ) {
    var bodies: [ResponderKit.Method: Overrides.Body] = [:]
    for method in methods {
      bodies[method] = { _, _ in
        body()
        return .none
      }
    }
    self.override(object, bodies)
  }

  /// Adds a visible named window of the same scene.
  @discardableResult
  func addWindow(_ name: String, level: UIWindow.Level = .normal) -> UIWindow {
    simulation.enter {
      let window = window.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      simulation.objects.name(window, name)
      window.windowLevel = level
      window.isHidden = false
      moreWindows.append(window)
      return window
    }
  }

  /// The objects at which the records with a rule happened.
  func objects(deciding rule: String) -> [String] {
    records.filter { $0.rule?.id == rule }.compactMap {
      $0.at.map { simulation.objects.name(of: $0) }
    }
  }

  /// Each finished call of a method: who answered.
  func answered(_ method: ResponderKit.Method) -> [String] {
    records.filter { $0.kind == .answered && $0.method == method }
      .compactMap { $0.at.map { simulation.objects.name(of: $0) } }
  }

  /// Each call of a method when it was made: who was asked, in order.
  func asked(_ method: ResponderKit.Method) -> [String] {
    records.filter { $0.kind == .asked && $0.method == method }
      .compactMap { $0.at.map { simulation.objects.name(of: $0) } }
  }
}

/// A profile of an iOS version, with settings of disputed points.
func profile(ios: Double = 17, _ toggles: [Toggle: Toggle.Setting] = [:]) -> Profile {
  var profile = Profile()
  profile.ios = ios
  for (toggle, setting) in toggles { profile.toggles[toggle.rawValue] = setting }
  return profile
}
