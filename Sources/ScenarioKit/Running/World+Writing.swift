import Catalogue
public import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

// What would be if the document said something else of an object that it declares: it says so in
// one run, and nothing of it is read again.

extension ScenarioDocument {
  /// Whether an assignment is one that a node of the document could write: of a property, an
  /// override or the actions of an object that it declares.
  ///
  /// - Parameters:
  ///   - path: What is assigned, such as `card.isHidden` or `card.overrides.hitTest`.
  ///   - variant: The variant; `nil` for the first, or for the plain run where there is none.
  /// - Returns: Whether it can be written before the launch.
  @_spi(Workbench) public func canWrite(_ path: String, variant: String?) -> Bool {
    guard let target = ReferencePath(path), let plan = plan(variant ?? variants.first?.id),
      let node = plan.declared[target.base]?.node, case .property(let name)? = target.steps.first
    else { return false }
    switch target.steps.count {
    case 1: return name == "implements" || node.entry.properties[name]?.isWrittenAlone == true
    case 2:
      guard name == "overrides", case .property = target.steps[1] else { return false }
      return true
    default: return false
    }
  }

  /// Parts assignments into those that the document could have written and those that only an app
  /// that runs can make.
  ///
  /// - Parameters:
  ///   - assignments: An object of references and values, or a list of such objects.
  ///   - variant: The variant that runs.
  /// - Returns: The former as one object, of which the last value of a name counts; the latter as
  ///   they were given.
  @_spi(Workbench) public func parted(
    _ assignments: JSONValue,
    variant: String?
  ) -> (written: JSONValue, rest: JSONValue) {
    let written = JSONValue.object()
    let parts = assignments.isArray ? Array(assignments.elements) : [assignments]
    let rest = parts.map { part in
      guard part.isObject else { return part }
      let rest = JSONValue.object()
      for (path, value) in part.members {
        (canWrite(path, variant: variant) ? written : rest).set(path, value)
      }
      return rest
    }
    guard assignments.isArray else { return (written, rest.first ?? assignments) }
    return (written, JSONValue(rest.filter { !$0.isObject || $0.count > 0 }))
  }
}

extension World {
  /// Lets nodes say what assignments say; nothing of them is made yet.
  func write(_ assignments: [Assignment]) {
    var own: [Int: NodePlan] = [:]
    /// This run's own of the node that a reference begins with.
    func node(_ reference: ReferencePath) -> NodePlan? {
      guard let node = plan.declared[reference.base]?.node else { return nil }
      // The node itself is the document's, from which other runs are made.
      let copy = own[node.number] ?? node.copy()
      own[node.number] = copy
      return copy
    }
    for assignment in assignments {
      switch assignment.target {
      case .property(let target):
        guard case .property(let name)? = target.steps.first, let node = node(target),
          let property = node.entry.properties[name]
        else { continue }
        node.write(property, assignment.value.read, assignment.path)
      case .overridden(let target, let box):
        guard let (method, override) = box.value else { continue }
        node(target)?.overrides[method] = override
      case .implements(let target, let actions):
        node(target)?.implements = actions
      }
    }
    change(own)
  }
}

extension NodePlan {
  /// Puts a value in the place of a property's; `nil` leaves the property to UIKit.
  fileprivate func write(_ property: Property, _ value: ValuePlan, _ path: SourcePath) {
    var values = Dictionary(
      properties.map { ($0.property.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    if case .some(.none) = value.constant {
      values[property.name] = nil
    } else {
      values[property.name] = (property, value, path)
    }
    // They are applied in the order of the catalogue, whichever was said last.
    properties = entry.order.compactMap { values[$0.name] }
    hasFrame = ["frame", "bounds", "center"].contains { values[$0] != nil }
    if property.name == "frame" {
      if case .name? = value.constant { frameIsFill = true } else { frameIsFill = false }
    }
  }
}

extension Property {
  /// Whether a node holds it on its own, and code can assign it as well.
  var isWrittenAlone: Bool {
    if case .body = type { return false }
    return isWritten && !isNodeOnly && (phase == .building || phase == .launch)
  }
}

extension ValuePlan {
  /// What it turned out to be where it was read late.
  fileprivate var read: ValuePlan {
    if case .late(let box) = self { box.value ?? self } else { self }
  }
}
