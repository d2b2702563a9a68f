import Jansson
@_spi(Workbench) import ResponderKit
package import ScenarioKit

/// A change as commands for the debugger that holds the app from which the document was imported.
///
/// Objects are meant by their addresses, so that only those of a print that has them can be changed.
package struct DebuggerLines {
  private let session: ScenarioSession

  package init(_ session: ScenarioSession) { self.session = session }

  /// The commands, one a line; nil where one of the changes cannot be made in a debugger.
  package func text(of edit: Edit) -> String? {
    var lines: [String] = []
    for change in edit.changes {
      guard let message = message(of: change) else { return nil }
      lines.append(DebuggerLines.command("(void)[\(message)]"))
    }
    guard !lines.isEmpty else { return nil }
    // The app stands still: what was changed is drawn only when it is told to.
    return
      ([DebuggerLines.command("@import UIKit")] + lines
      + [DebuggerLines.command("(void)[CATransaction flush]")]).joined(separator: "\n")
  }

  private static func command(_ expression: String) -> String { "expr -l objc -- \(expression)" }

  private func message(of change: Edit.Change) -> String? {
    switch change {
    case .set(let path, let value):
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 2, let setter = Setter(parts[1], of: object(parts[0])),
        let written = setter.literal(of: value),
        let receiver = address(parts[0], as: setter.className)
      else { return nil }
      return "\(receiver) \(setter.selector)\(written)"
    case .call(let method, let name, let arguments):
      guard let call = DebuggerLines.calls[method],
        let receiver = address(name, as: call.className),
        arguments.count == 1, let argument = arguments[0].string,
        let given = address(argument, as: call.className)
      else { return nil }
      return "\(receiver) \(call.selector)\(given)"
    case .step: return nil
    }
  }

  private func object(_ name: String) -> AnyObject? { try? session.object(named: name) }

  private func address(_ name: String, as className: String) -> String? {
    object(name).flatMap { session.origin(of: $0)?.address }.map { "(\(className) *)\($0)" }
  }

  /// Methods with one argument of the receiver's kind.
  private static let calls: [String: (className: String, selector: String)] = [
    "bringSubviewToFront": ("UIView", "bringSubviewToFront:"),
    "sendSubviewToBack": ("UIView", "sendSubviewToBack:"),
    "addSubview": ("UIView", "addSubview:"),
    "require": ("UIGestureRecognizer", "requireGestureRecognizerToFail:"),
  ]
}

/// A property as Objective-C sets it.
private struct Setter {
  private enum Kind { case flag, number, point, rectangle, transform }

  let className: String
  let selector: String
  private let kind: Kind

  /// Finds the setter of a property; nil for one that is not set in a debugger.
  init?(_ property: String, of object: AnyObject?) {
    let recognizers: Set = ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
    let scrolls: Set = ["delaysContentTouches", "canCancelContentTouches", "isScrollEnabled"]
    switch property {
    case "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch":
      (className, kind) = ("UIView", .flag)
    case "alpha": (className, kind) = ("UIView", .number)
    case "center": (className, kind) = ("UIView", .point)
    case "frame", "bounds": (className, kind) = ("UIView", .rectangle)
    case "transform": (className, kind) = ("UIView", .transform)
    case "isEnabled" where object is UIControl: (className, kind) = ("UIControl", .flag)
    case "isEnabled" where object is UIGestureRecognizer:
      (className, kind) = ("UIGestureRecognizer", .flag)
    case _ where recognizers.contains(property): (className, kind) = ("UIGestureRecognizer", .flag)
    case _ where scrolls.contains(property): (className, kind) = ("UIScrollView", .flag)
    default: return nil
    }
    // `isHidden` is set by `setHidden:`.
    let isQuestion = property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
    let name = isQuestion ? property.dropFirst(2) : property[...]
    selector = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }

  /// A value as Objective-C writes it; nil for one of another kind.
  func literal(of value: JSONValue) -> String? {
    let numbers = value.elements.compactMap { $0.isNumber ? "\($0)" : nil }
    switch kind {
    case .flag: return value.bool.map { $0 ? "YES" : "NO" }
    case .number: return value.isNumber ? "\(value)" : nil
    case .point where numbers.count == 2: return "(CGPoint){\(numbers[0]), \(numbers[1])}"
    case .rectangle where numbers.count == 4:
      return "(CGRect){{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
    case .transform where numbers.count == 6:
      return "(CGAffineTransform){\(numbers.joined(separator: ", "))}"
    case .point, .rectangle, .transform: return nil
    }
  }
}
