import Catalogue
import Coroutines
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

// What the document wrote without an id is called by the way to it, and stays so when it moves.

extension World {
  /// Calls each object that has no id by the way from the nearest one that has.
  func nameObjects() {
    let names = plan.names
    nodes.reserveCapacity(writtenNodes.count)
    for node in writtenNodes {
      Coroutine.pauseIfDue()
      guard let name = names[node.number], let object = object(of: node) else { continue }
      nodes[simulation.objects.index(of: object)] = node
      if node.id == nil { simulation.objects.name(object, name) }
    }
  }

  /// Returns what the document wrote at a place of a list, wherever that is now.
  ///
  /// - Returns: `nil` where it wrote no object there.
  func written(
    at steps: ArraySlice<ReferencePath.Step>,
    of value: Value
  ) throws(ScenarioError) -> Value? {
    guard let object = value.object, case .property(let name)? = steps.first,
      case .index(let numbers)? = steps.dropFirst().first, numbers.count == 1,
      let place = numbers.first, let node = nodes[simulation.objects.index(of: object)],
      case .list(let elements)? = node.properties.first(where: { $0.property.name == name })?.value,
      elements.indices.contains(place)
    else { return nil }
    switch elements[place] {
    case .node, .reference: return try evaluate(elements[place])
    default: return nil
    }
  }
}
