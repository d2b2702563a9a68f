import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// The values of a node's properties by when its object is given them.
///
/// Sorted out once for a node: many worlds are made from one plan, and each asks every node several
/// times. A class, of which a copy counts one reference.
final class NodeStages {
  /// What the object takes when it is made.
  let making: [(property: Property, value: ValuePlan)]
  /// Where the anchor point lies, which says what a frame means.
  let anchorPoints: [(property: Property, value: Value)]
  /// What needs no other object, in order; nothing for a closure.
  let plain: [(property: Property, value: Value)]
  /// What needs others, in order.
  let objects: [(property: Property, value: ValuePlan)]
  /// What a controller gives as its root view.
  let view: ValuePlan?
  /// What needs the windows to show.
  let launch: [(property: Property, value: ValuePlan)]

  init(_ properties: [(property: Property, value: ValuePlan, path: SourcePath)]) {
    func values(in phase: Property.Phase) -> [(property: Property, value: ValuePlan)] {
      properties.filter { $0.property.phase == phase }.map { ($0.property, $0.value) }
    }
    let building = values(in: .building)
    let plain = building.compactMap { property, value -> (property: Property, value: Value)? in
      if case .body = value { return (property, .none) }
      guard let constant = value.constant else { return nil }
      if case .name("fill") = constant, property.name == "frame" { return nil }
      return (property, constant)
    }
    making = values(in: .making)
    self.plain = plain
    anchorPoints = plain.filter { $0.property.name == "anchorPoint" }
    objects = building.filter { _, value in
      if case .body = value { return false }
      return value.constant == nil
    }
    view = properties.first { $0.property.name == "view" }?.value
    launch = values(in: .launch)
  }
}
