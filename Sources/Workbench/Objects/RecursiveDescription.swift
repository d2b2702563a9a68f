import Foundation
import Reasoning
@_spi(Workbench) import ResponderKit
import ScenarioKit

/// Views as UIKit's `recursiveDescription` prints them, so that what reads such prints reads these.
///
/// An object has the address that it was imported with, else one made of its number.
struct RecursiveDescription {
  private let scenario: ScenarioSession

  init(_ scenario: ScenarioSession) { self.scenario = scenario }

  /// The views with what lies in them, a line each, windows one below the other.
  func text(of roots: [UIView]) -> String {
    var text = ""
    // A stack, since documents nest as deep as they may.
    var waiting = roots.reversed().map { (view: $0, depth: 0) }
    while let (view, depth) = waiting.popLast() {
      text += String(repeating: "   |", count: depth) + (depth > 0 ? " " : "")
      text += line(view) + "\n"
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return text
  }

  private func line(_ view: UIView) -> String {
    let (name, base) = names(of: view)
    var fields = ["\(name): \(address(of: view))"]
    if let base { fields.append("baseClass = \(base)") }
    let printed = PrintedFields(view, text: scenario.origin(of: view)?.text)
    fields.append(PrintedFields.frame(of: view))
    fields += printed.all
    if view.gestureRecognizers?.isEmpty == false {
      fields.append("gestureRecognizers = <NSArray: \(derived(from: view, 4))>")
    }
    // Always printed, and what tells some readers that it is a view.
    fields.append("layer = <CALayer: \(derived(from: view, 8))>")
    fields += printed.scrolling
    return "<\(fields.joined(separator: "; "))>"
  }

  /// The class, and what of UIKit's an app's class is based on.
  private func names(of view: UIView) -> (name: String, base: String?) {
    let known = scenario.kind(of: view)
    let name =
      scenario.origin(of: view)?.className ?? scenario.simulation.objects.className(of: view)
    return (name, name != known && PrintedClass(name).isOfApp ? known : nil)
  }

  private func address(of view: UIView) -> String {
    scenario.origin(of: view)?.address ?? derived(from: view, 0)
  }

  /// An address that belongs to a view; what hangs on it lies behind it.
  private func derived(from view: UIView, _ offset: Int) -> String {
    let index = Int(scenario.simulation.objects.index(of: view).value)
    return "0x" + String(0x6000_0000_0000 + index * 16 + offset, radix: 16)
  }
}
