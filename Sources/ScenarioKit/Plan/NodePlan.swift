package import Catalogue
@_spi(Workbench) package import ModuleKit
@_spi(Workbench) package import ResponderKit
package import ScenarioSyntax

/// An object that a document declares.
package final class NodePlan {
  /// The place in document order.
  package let number: Int
  package let path: SourcePath
  package let id: String?
  package let entry: Catalogue.Entry
  /// The class of a module, where it is one.
  package let moduleClass: ModuleClass?
  /// The class of the app's own that the object stands for, where the document names one.
  package let appClass: String?

  /// The values of its properties, in the order in which they are applied.
  package var properties: [(property: Property, value: ValuePlan, path: SourcePath)] = [] {
    didSet { sorted = nil }
  }
  private var sorted: NodeStages?
  package var overrides: [ResponderKit.Method: OverridePlan] = [:]
  /// The actions it implements with their bodies; `nil` when the node does not say.
  package var implements: [Selector: Body]?
  /// The actions for which the document names it as target.
  package var impliedActions: Set<Selector> = []
  /// Whose part it is, where it is no object of its own.
  package var part: (owner: NodePlan, property: Property)?
  // Weak, since the parent holds it by a property.
  /// The node that it stands in, and where.
  package private(set) weak var parent: NodePlan?
  /// Whether the frame is the superview's bounds.
  package var frameIsFill = false
  /// How many views it lies in as the text nests them, itself counted.
  private(set) var viewDepth = 0
  package var hasFrame = false
  /// What it is in the app that the document was imported from.
  package var origin: NodeOrigin?

  init(
    number: Int,
    path: SourcePath,
    id: String?,
    entry: Catalogue.Entry,
    moduleClass: ModuleClass?,
    appClass: String? = nil
  ) {
    self.number = number
    self.path = path
    self.id = id
    self.entry = entry
    self.moduleClass = moduleClass
    self.appClass = appClass
  }

  /// The values of its properties by when they are given to its object; asked for when all names of
  /// the document are known.
  var stages: NodeStages {
    if let sorted { return sorted }
    let stages = NodeStages(properties)
    sorted = stages
    return stages
  }

  /// A node that says the same, in the same place, and may then say something else.
  func copy() -> NodePlan {
    let copy = NodePlan(
      number: number,
      path: path,
      id: id,
      entry: entry,
      moduleClass: moduleClass,
      appClass: appClass
    )
    copy.place(in: parent)
    copy.properties = properties
    copy.overrides = overrides
    copy.implements = implements
    copy.impliedActions = impliedActions
    copy.part = part
    copy.frameIsFill = frameIsFill
    copy.hasFrame = hasFrame
    copy.origin = origin
    return copy
  }

  /// Adds the value of a property, at its place among the others.
  func add(_ property: Property, _ value: ValuePlan, at path: SourcePath) {
    var place = properties.endIndex
    while place > 0, properties[place - 1].property.place > property.place { place -= 1 }
    properties.insert((property, value, path), at: place)
  }

  /// Puts the node into another.
  func place(in parent: NodePlan?) {
    self.parent = parent
    viewDepth = (parent?.viewDepth ?? 0) + (entry.ancestry.contains("UIView") ? 1 : 0)
  }
}
