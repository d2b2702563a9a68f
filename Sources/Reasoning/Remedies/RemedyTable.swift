import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// The remedies for a cause, in the order in which an engineer would choose them.
///
/// Nothing is judged here: which of them help, a run of the whole document shows. The rows of one
/// kind of cause stand in a file of their own.
struct RemedyTable {
  let session: ScenarioSession
  /// Who should get the event.
  let wanted: AnyObject?
  /// In what the question lies.
  let concern: Concern
  /// Where the finger came down, in screen coordinates.
  let point: CGPoint?
  /// What the event left, in a world of its own: its objects are the same by their names only.
  let event: EventRecords

  var simulation: Simulation { session.simulation }

  /// The remedies for a reason, each once, best first.
  func remedies(for reason: Reason) -> [Remedy] {
    let found =
      outside(reason) + covered(reason) + flags(reason) + overridden(reason) + taking(reason)
      + waiting(reason) + scrolling(reason) + controls(reason) + messages(reason) + focus(reason)
      + actions(reason) + lists(reason) + scripted(reason) + values(reason)
    var remedies: [Remedy] = []
    // Two kinds of cause may have the same remedy; each is a whole run, so it is tried once.
    for remedy in found where !remedies.contains(where: { $0.edit == remedy.edit }) {
      remedies.append(remedy)
    }
    return remedies
  }

  // MARK: - What a reason speaks of

  func name(_ object: AnyObject) -> String { simulation.objects.name(of: object) }

  /// The name of an object by which a document can mean it; nil where none leads to it.
  func reference(_ object: AnyObject?) -> String? {
    guard let object else { return nil }
    let name = simulation.objects.name(of: object)
    return (try? session.object(named: name)) === object ? name : nil
  }

  /// The object of this world that has the name of one of the event's.
  func counterpart(_ index: ObjectIndex?) -> AnyObject? {
    index.flatMap { try? session.object(named: event.simulation.objects.name(of: $0)) }
  }

  func argument(_ name: String, of reason: Reason) -> String? {
    reason.sentence.args[name]?.string
  }

  func object(_ name: String, of reason: Reason) -> AnyObject? {
    argument(name, of: reason).flatMap { try? session.object(named: $0) }
  }

  func view(_ name: String, of reason: Reason) -> UIView? { object(name, of: reason) as? UIView }

  /// The view that should be hit.
  var wantedView: UIView? { UIView.standing(for: wanted) }

  /// A rectangle as documents write it, without digits that only rounding left.
  func json(_ rect: CGRect) -> JSONValue {
    JSONValue([rect.minX, rect.minY, rect.width, rect.height].map { RemedyTable.number($0) })
  }

  static func number(_ value: CGFloat) -> JSONValue {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return Int(exactly: rounded).map { JSONValue($0) } ?? JSONValue(rounded)
  }
}
