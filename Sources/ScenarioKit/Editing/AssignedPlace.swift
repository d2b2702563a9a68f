import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// Where a document says, or would say, what an assignment assigns: at a node that it declares.
struct AssignedPlace {
  /// What of the node is assigned.
  enum Part: Equatable {
    case property(String)
    case overridden(ResponderKit.Method, written: String)
    case implements
  }

  /// The node's number, and its place in the document.
  let number: Int
  let pointer: String
  /// The node's id.
  let id: String?
  let part: Part
  /// Whether only a part of the property's value is assigned, such as a width.
  let isComponent: Bool

  /// Takes the rest of a reference, behind the object of a node.
  ///
  /// Nil where a node cannot hold that.
  init?(_ node: NodePlan, _ steps: ArraySlice<ReferencePath.Step>, in catalogue: Catalogue) {
    guard case .property(let name)? = steps.first else { return nil }
    number = node.number
    pointer = node.path.pointer
    id = node.id
    isComponent = steps.count > 1 && name != "overrides"
    switch name {
    case "implements" where steps.count == 1: part = .implements
    case "overrides":
      guard steps.count == 2, case .property(let written)? = steps.last,
        let row = node.entry.method(named: written) ?? catalogue.delegateMethod(named: written),
        let method = row.method
      else { return nil }
      part = .overridden(method, written: written)
    default:
      guard node.entry.properties[name]?.isWrittenAlone == true else { return nil }
      part = .property(name)
    }
  }

  /// What the place is called in a variant's `set`, behind the id of the node.
  var key: String {
    switch part {
    case .property(let name): name
    case .overridden(_, let written): "overrides." + written
    case .implements: "implements"
    }
  }
}

extension ScenarioDocument {
  /// Finds where an assignment would be said, by the id that it begins with.
  func place(of path: String, variant: String?) -> AssignedPlace? {
    guard let target = ReferencePath(path), !target.isVariable,
      let node = plan(variant)?.declared[target.base]?.node
    else { return nil }
    return AssignedPlace(node, target.steps[...], in: environment.catalogue)
  }
}

extension ScenarioSession {
  /// Finds where an assignment would be said, by the object that its reference leads to now.
  func place(of path: String) -> AssignedPlace? {
    guard let target = ReferencePath(path), !target.isVariable else { return nil }
    var owner = target
    // The longest part that is an object: what stands behind it is what is assigned.
    while let (rest, _) = owner.split {
      owner = rest
      guard let object = object(at: owner) else { continue }
      guard let index = simulation.objects.known(object), let node = world.nodes[index] else {
        return nil
      }
      return AssignedPlace(node, target.steps[owner.steps.count...], in: world.catalogue)
    }
    return nil
  }

  private func object(at reference: ReferencePath) -> AnyObject? {
    let find = { () throws(ScenarioError) in try self.object(named: reference.text) }
    return (try? simulation.dispatcher.readingStored(find)) ?? nil
  }

  /// What is said at a place now; nil where only code could tell, or the object is gone.
  func said(at place: AssignedPlace) -> JSONValue? {
    let nodes = world.plan.nodes
    // Other nodes may have come before it in a document that was changed.
    let node =
      nodes.indices.contains(place.number) && nodes[place.number].path.pointer == place.pointer
      ? nodes[place.number] : nodes.first { $0.path.pointer == place.pointer }
    guard let node, let object = world.object(of: node) else { return nil }
    let overrides = simulation.dispatcher.overrides(of: object) as? ObjectOverrides
    switch place.part {
    case .property(let name):
      let read = { () throws(ScenarioError) in try self.get(name, of: object) }
      return (try? simulation.dispatcher.readingStored(read)) ?? nil
    case .overridden(let method, _): return overrides?.plans[method]?.json ?? .null
    case .implements: return JSONValue((overrides?.actions.keys.map(\.name) ?? []).sorted())
    }
  }
}
