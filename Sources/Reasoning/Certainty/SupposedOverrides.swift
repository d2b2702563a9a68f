@_spi(Workbench) import ResponderKit

/// Lets a view answer for a while as if something unknown of it had a certain value; all else is as
/// its document has it.
final class SupposedOverrides: DocumentOverrides {
  private let own: (any DocumentOverrides)?
  /// Whether it contains the point; nil as the document has it.
  private let isInside: Bool?
  /// Whether it refuses every point.
  private let isRefusing: Bool

  init(over own: (any DocumentOverrides)?, isInside: Bool?, isRefusing: Bool) {
    self.own = own
    self.isInside = isInside
    self.isRefusing = isRefusing
  }

  func overrides(_ method: Method) -> Bool {
    switch method {
    case .hitTest where isRefusing: true
    case .pointInside where isInside != nil: true
    default: own?.overrides(method) ?? false
    }
  }

  func run(
    _ method: Method,
    on object: AnyObject,
    arguments: [Value],
    callSuper: () -> Value
  ) -> Value {
    if method == .hitTest, isRefusing { return .none }
    if method == .pointInside, let isInside { return .flag(isInside) }
    return own?.run(method, on: object, arguments: arguments, callSuper: callSuper) ?? callSuper()
  }

  func implements(_ action: Selector) -> Bool? { own?.implements(action) }

  var implementedActions: [Selector] { own?.implementedActions ?? [] }

  func perform(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?) {
    own?.perform(action, on: object, sender: sender, event: event)
  }
}
