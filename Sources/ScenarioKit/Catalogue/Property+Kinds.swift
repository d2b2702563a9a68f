@_spi(Workbench) import ResponderKit

// How a row says what its property is.

extension Property {
  /// A property that both Swift and a document may assign.
  static func plain<O: AnyObject, V: CatalogueValue & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ standard: V,
    _ summary: String,
    as type: ValueType = V.valueType,
    phase: Phase = .building
  ) -> Property {
    Property(
      name,
      type,
      standard: { standard.catalogued },
      summary,
      phase: phase,
      get: { ($0 as? O)?[keyPath: path].catalogued ?? .none },
      set: { object, value in
        guard let object = object as? O, let value = V(catalogued: value) else { return }
        object[keyPath: path] = value
      }
    )
  }

  /// A property that can only be read.
  static func reading<O: AnyObject, V: CatalogueValue>(
    _ name: String,
    _ path: any KeyPath<O, V> & Sendable,
    _ summary: String,
    standard: (@Sendable () -> Value)? = nil,
    as type: ValueType = V.valueType
  ) -> Property {
    Property(
      name,
      type,
      standard: standard,
      summary,
      get: { ($0 as? O)?[keyPath: path].catalogued ?? .none }
    )
  }

  /// A property that can only be read and holds an object.
  static func object<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    reading path: any KeyPath<O, V?> & Sendable,
    _ summary: String
  ) -> Property {
    Property(
      name,
      .optional(.object(className)),
      summary,
      get: { ($0 as? O)?[keyPath: path].catalogued ?? .none }
    )
  }

  /// A property that holds an object and can be assigned.
  static func object<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    _ path: any ReferenceWritableKeyPath<O, V?> & Sendable,
    _ summary: String,
    phase: Phase = .building
  ) -> Property {
    Property(
      name,
      .optional(.object(className)),
      standard: { .none },
      summary,
      phase: phase,
      get: { ($0 as? O)?[keyPath: path].catalogued ?? .none },
      set: { object, value in
        guard let object = object as? O else { return }
        object[keyPath: path] = value.object as? V
      }
    )
  }

  /// A property that can only be read and holds objects.
  static func objects<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    reading path: any KeyPath<O, [V]> & Sendable,
    _ summary: String
  ) -> Property {
    Property(
      name,
      .list(.object(className)),
      summary,
      get: { .list((($0 as? O)?[keyPath: path] ?? []).map { .object($0) }) }
    )
  }

  /// An enum's case, by its name.
  static func choice<O: AnyObject, V: Equatable & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ cases: [(name: String, value: V)],
    _ summary: String,
    phase: Phase = .building
  ) -> Property {
    let standard = cases[0].name
    return Property(
      name,
      .choice(cases.map(\.name)),
      standard: { .name(standard) },
      summary,
      phase: phase,
      get: Self.name(at: path, among: cases),
      set: { object, value in
        guard let object = object as? O, let name = value.name else { return }
        guard let chosen = cases.first(where: { $0.name == name }) else { return }
        object[keyPath: path] = chosen.value
      }
    )
  }

  /// An enum's case that can only be read.
  static func choice<O: AnyObject, V: Equatable & Sendable>(
    _ name: String,
    reading path: any KeyPath<O, V> & Sendable,
    _ cases: [(name: String, value: V)],
    _ summary: String
  ) -> Property {
    Property(
      name,
      .choice(cases.map(\.name)),
      summary,
      get: Self.name(at: path, among: cases)
    )
  }

  /// Reads an enum's case as its name.
  private static func name<O: AnyObject, V: Equatable & Sendable>(
    at path: any KeyPath<O, V> & Sendable,
    among cases: [(name: String, value: V)]
  ) -> Get {
    { object in
      let value = (object as? O)?[keyPath: path]
      return cases.first { $0.value == value }.map { .name($0.name) } ?? .none
    }
  }

  /// An option set, by its names.
  static func options<O: AnyObject, V: OptionSet & Sendable>(
    _ name: String,
    reading path: any KeyPath<O, V> & Sendable,
    _ names: [(name: String, value: V)],
    _ summary: String
  ) -> Property {
    Property(
      name,
      .options(names.map(\.name)),
      standard: { .names([]) },
      summary,
      get: Self.names(at: path, among: names)
    )
  }

  /// An option set that both Swift and a document may assign, by its names.
  static func options<O: AnyObject, V: OptionSet & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ names: [(name: String, value: V)],
    standard: [String],
    _ summary: String
  ) -> Property {
    Property(
      name,
      .options(names.map(\.name)),
      standard: { .names(standard) },
      summary,
      get: Self.names(at: path, among: names),
      set: { object, value in
        guard let object = object as? O, case .names(let chosen) = value else { return }
        object[keyPath: path] = names.filter { chosen.contains($0.name) }
          .reduce(into: V()) { $0.formUnion($1.value) }
      }
    )
  }

  /// Reads an option set as its names.
  private static func names<O: AnyObject, V: OptionSet & Sendable>(
    at path: any KeyPath<O, V> & Sendable,
    among names: [(name: String, value: V)]
  ) -> Get {
    { object in
      guard let value = (object as? O)?[keyPath: path] else { return .none }
      return .names(names.filter { value.isSuperset(of: $0.value) }.map(\.name))
    }
  }

  /// The delegate, of whatever class the document gives it.
  static func delegate(_ summary: String) -> Property {
    Property(
      "delegate",
      .optional(.object("NSObject")),
      standard: { .none },
      summary,
      get: { ($0 as? any Delegator)?.delegateObject.map { .object($0) } ?? .none },
      set: { ($0 as? any Delegator)?.delegateObject = $1.object }
    )
  }

  /// A value that Swift takes when the object is made.
  static func making(
    _ name: String,
    _ type: ValueType,
    standard: (@Sendable () -> Value)? = nil,
    _ summary: String,
    get: Get? = nil
  ) -> Property {
    Property(
      name,
      type,
      standard: standard,
      summary,
      isNodeOnly: true,
      phase: .making,
      get: get,
      set: { _, _ in }
    )
  }

  /// A property that only draws: a document may write it, and nothing here looks at it.
  static func drawn(_ name: String, _ summary: String) -> Property {
    Property(name, .any, summary, isNodeOnly: true, set: { _, _ in })
  }

  /// An object that belongs to this one for good, whose node names and changes it.
  static func part<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    _ path: any KeyPath<O, V> & Sendable,
    _ summary: String
  ) -> Property {
    Property(
      name,
      .object(className),
      summary,
      phase: .part,
      get: { ($0 as? O).map { .object($0[keyPath: path]) } ?? .none }
    )
  }
}

extension Optional where Wrapped: AnyObject {
  fileprivate var catalogued: Value { map { .object($0) } ?? .none }
}
