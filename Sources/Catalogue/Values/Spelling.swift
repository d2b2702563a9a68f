@_spi(Workbench) import ResponderKit

/// How documents write the values of a Swift type.
struct Spelling<V>: Sendable {
  let type: ValueType
  /// Returns a value as documents have it.
  let write: @Sendable (V) -> Value
  /// Returns what a document wrote; `nil` for what is no value of the type.
  let read: @Sendable (Value) -> V?
}

extension Spelling where V: CatalogueValue {
  /// The way that the Swift type has itself.
  static func plain(as type: ValueType = V.valueType) -> Spelling {
    Spelling(type: type, write: { $0.catalogued }, read: { V(catalogued: $0) })
  }
}

extension Spelling {
  /// An object, or none.
  static func object<O: AnyObject>(_ className: String) -> Spelling where V == O? {
    Spelling(
      type: .optional(.object(className)),
      write: { $0.map { .object($0) } ?? .none },
      read: { .some($0.object as? O) }
    )
  }

  /// A list of objects.
  static func objects<O: AnyObject>(_ className: String) -> Spelling where V == [O] {
    Spelling(
      type: .list(.object(className)),
      write: { .list($0.map { .object($0) }) },
      read: { $0.elements.compactMap { $0.object as? O } }
    )
  }

  /// A list of objects, which is empty where there is none.
  static func objects<O: AnyObject>(_ className: String) -> Spelling where V == [O]? {
    let list = Spelling<[O]>.objects(className)
    return Spelling(type: list.type, write: { list.write($0 ?? []) }, read: { list.read($0) })
  }
}

extension Spelling where V: Equatable & Sendable {
  /// An enum's case, by its name.
  static func choice(_ cases: [(name: String, value: V)]) -> Spelling {
    Spelling(
      type: .choice(cases.map(\.name)),
      write: { value in cases.first { $0.value == value }.map { .name($0.name) } ?? .none },
      read: { value in cases.first { $0.name == value.name }?.value }
    )
  }
}

extension Spelling where V: OptionSet & Sendable {
  /// An option set, by its names.
  static func options(_ names: [(name: String, value: V)]) -> Spelling {
    Spelling(
      type: .options(names.map(\.name)),
      write: { value in .names(names.filter { value.isSuperset(of: $0.value) }.map(\.name)) },
      read: { value in
        guard case .names(let chosen) = value else { return nil }
        return names.filter { chosen.contains($0.name) }
          .reduce(into: V()) { $0.formUnion($1.value) }
      }
    )
  }
}
