@_spi(Workbench) import ResponderKit

/// The only place that knows the names of classes, properties, methods and occurrences.
package struct Catalogue: Sendable {
  /// The classes, by name.
  package private(set) var entries: [String: Entry] = [:]
  private var bySpecificity: [Entry] = []

  init(_ rows: [ClassRow]) {
    for row in rows { add(row) }
  }

  /// Adds a class; its superclass has been added.
  mutating func add(_ row: ClassRow) {
    let entry = Entry(row, below: row.superclass.flatMap { entries[$0] })
    entries[row.name] = entry
    bySpecificity.append(entry)
    // The most special first, since an object is of all its superclasses as well.
    bySpecificity.sort { ($1.depth, $0.name) < ($0.depth, $1.name) }
  }

  /// Returns the most special class of the catalogue that an object is of.
  package func entry(of object: AnyObject) -> Entry? {
    bySpecificity.first { $0.row.isInstance(object) }
  }

  /// Returns the most special class of the catalogue that a Swift class is or inherits from.
  package func entry(ofType type: AnyClass) -> Entry? {
    bySpecificity.first { $0.row.isSubtype(type) }
  }

  /// Returns whether one class is another or inherits from it.
  package func isKind(_ name: String, of ancestor: String) -> Bool {
    entries[name]?.ancestry.contains(ancestor) ?? false
  }

  /// The classes that have a property of this name.
  package func classes(withProperty name: String) -> [String] {
    entries.values.filter { entry in entry.row.properties.contains { $0.name == name } }
      .map(\.name).sorted()
  }

  /// A property of this name that nodes may hold, of the most general class that has it.
  package func writtenProperty(anywhere name: String) -> Property? {
    bySpecificity.last { $0.properties[name]?.isWritten == true }?.properties[name]
  }

  /// The actions that UIKit itself sends from menus and keys.
  package static let standardActions: Set<String> = {
    var newest = Profile()
    newest.ios = Profile.versions.max() ?? newest.ios
    return Set(newest.standardEditActions.map(\.name))
  }()

  /// Returns a delegate's method of any class.
  package func delegateMethod(_ name: String) -> MethodRow? {
    bySpecificity.lazy.compactMap { $0.delegateMethods[name] }.first
  }

  /// The names of all delegates' methods.
  package var delegateMethodNames: Set<String> {
    Set(bySpecificity.flatMap { $0.delegateMethods.keys })
  }
}
