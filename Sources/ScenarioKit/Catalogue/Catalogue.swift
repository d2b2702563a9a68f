@_spi(Workbench) import ResponderKit

/// The only place that knows the names of classes, properties, methods and occurrences.
struct Catalogue: Sendable {
  /// A class with what it inherits.
  struct Entry: Sendable {
    let row: ClassRow
    /// From the class itself up to the last superclass.
    let ancestry: [String]
    let depth: Int
    let properties: [String: Property]
    /// The properties in the order in which a node's values are applied: the superclass's first.
    let order: [Property]
    let methods: [String: MethodRow]
    let delegateMethods: [String: MethodRow]
    let occurrences: Set<String>
    /// Everything that can occur at such an object by the class alone: calls, answers, occurrences.
    let occurring: Set<String>

    var name: String { row.name }
  }

  private(set) var entries: [String: Entry] = [:]
  private var bySpecificity: [Entry] = []

  /// The classes of this UIKit.
  static let standard = Catalogue(classes)

  init(_ rows: [ClassRow]) {
    for row in rows { add(row) }
  }

  /// Adds a class; its superclass has been added.
  mutating func add(_ row: ClassRow) {
    let parent = row.superclass.flatMap { entries[$0] }
    let own = Dictionary(row.properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let inherited = Set((parent?.order ?? []).map(\.name))
    let methods = (parent?.methods ?? [:]).merging(
      row.methods.map { ($0.name, $0) },
      uniquingKeysWith: { $1 }
    )
    let delegateMethods = (parent?.delegateMethods ?? [:]).merging(
      row.delegateMethods.map { ($0.name, $0) },
      uniquingKeysWith: { $1 }
    )
    let occurrences = (parent?.occurrences ?? []).union(row.occurrences)
    let entry = Entry(
      row: row,
      ancestry: [row.name] + (parent?.ancestry ?? []),
      depth: (parent?.depth ?? 0) + 1,
      properties: (parent?.properties ?? [:]).merging(
        row.properties.map { ($0.name, $0) },
        uniquingKeysWith: { $1 }
      ),
      order: (parent?.order ?? []).map { own[$0.name] ?? $0 }
        + row.properties.filter { !inherited.contains($0.name) },
      methods: methods,
      delegateMethods: delegateMethods,
      occurrences: occurrences,
      occurring: occurrences.union(methods.keys).union(delegateMethods.keys)
    )
    entries[row.name] = entry
    bySpecificity.append(entry)
    bySpecificity.sort { ($1.depth, $0.name) < ($0.depth, $1.name) }
  }

  /// Returns the most special class of the catalogue that an object is of.
  func entry(of object: AnyObject) -> Entry? {
    bySpecificity.first { $0.row.isInstance(object) }
  }

  /// Returns the most special class of the catalogue that a Swift class is or inherits from.
  func entry(ofType type: AnyClass) -> Entry? {
    bySpecificity.first { $0.row.isSubtype(type) }
  }

  /// Returns whether one class is another or inherits from it.
  func isKind(_ name: String, of ancestor: String) -> Bool {
    entries[name]?.ancestry.contains(ancestor) ?? false
  }

  /// The classes that have a property of this name.
  func classes(withProperty name: String) -> [String] {
    entries.values.filter { entry in entry.row.properties.contains { $0.name == name } }
      .map(\.name).sorted()
  }

  /// The actions that UIKit itself sends from menus and keys.
  static let standardActions: Set<String> = {
    var newest = Profile()
    newest.ios = Profile.versions.max() ?? newest.ios
    return Set(newest.standardEditActions.map(\.name))
  }()

  /// Returns a delegate's method of any class.
  func delegateMethod(_ name: String) -> MethodRow? {
    bySpecificity.lazy.compactMap { $0.delegateMethods[name] }.first
  }

  /// The names of all delegates' methods.
  var delegateMethodNames: Set<String> {
    Set(bySpecificity.flatMap { $0.delegateMethods.keys })
  }
}
