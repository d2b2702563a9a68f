extension Catalogue {
  /// A class with all that it has of its own and from its superclasses.
  ///
  /// A class, as properties are: a document of 20,000 views looks up 100,000 of them, and a value's
  /// copy would count a reference for each of its closures.
  package final class Entry: Sendable {
    package let row: ClassRow
    /// From the class itself up to the last superclass.
    package let ancestry: [String]
    package let depth: Int
    /// How Swift makes an object.
    package let initializer: SwiftInitializer
    package let properties: [String: Property]
    /// The properties in the order in which a node's values are applied: the superclass's first.
    package let order: [Property]
    package let methods: [String: MethodRow]
    /// The protocol of its delegate.
    package let delegateProtocol: String?
    package let delegateMethods: [String: MethodRow]
    package let occurrences: Set<String>
    /// Everything that can occur at such an object by the class alone: calls, answers, occurrences.
    package let occurring: Set<String>

    package var name: String { row.name }

    /// Adds what a class has of its own to what its superclass has.
    init(_ row: ClassRow, below parent: Entry?) {
      self.row = row
      ancestry = [row.name] + (parent?.ancestry ?? [])
      depth = (parent?.depth ?? 0) + 1
      initializer = row.initializer ?? parent?.initializer ?? SwiftInitializer()
      var order = parent?.order ?? []
      for property in row.properties {
        // What a class says anew of a property of its superclass stays at its place.
        let place = parent?.properties[property.name]?.place ?? order.count
        let placed = property.placed(at: place)
        if place < order.count { order[place] = placed } else { order.append(placed) }
      }
      self.order = order
      properties = Dictionary(order.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      methods = (parent?.methods ?? [:]).merging(
        row.methods.map { ($0.name, $0) },
        uniquingKeysWith: { $1 }
      )
      delegateProtocol = row.delegateProtocol ?? parent?.delegateProtocol
      delegateMethods = (parent?.delegateMethods ?? [:]).merging(
        row.delegateMethods.map { ($0.name, $0) },
        uniquingKeysWith: { $1 }
      )
      occurrences = (parent?.occurrences ?? []).union(row.occurrences)
      occurring = occurrences.union(methods.keys).union(delegateMethods.keys)
    }
  }
}
