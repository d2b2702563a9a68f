@_spi(Workbench) import ResponderKit

// How a row says what its property is.

extension Property {
  /// A property that is only read.
  static func reading<O: AnyObject, V>(
    _ name: String,
    _ path: any KeyPath<O, V> & Sendable,
    spelled spelling: Spelling<V>,
    swift: SwiftAccess = SwiftAccess(),
    standard: (@Sendable () -> Value)? = nil,
    _ summary: String
  ) -> Property {
    Property(
      name,
      spelling.type,
      swift: swift,
      standard: standard,
      summary,
      get: get(path, spelling)
    )
  }

  /// A property that both Swift and a document may assign.
  static func assigned<O: AnyObject, V>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    spelled spelling: Spelling<V>,
    swift: SwiftAccess = SwiftAccess(),
    standard: (@Sendable () -> Value)? = nil,
    _ summary: String,
    phase: Phase = .building
  ) -> Property {
    Property(
      name,
      spelling.type,
      swift: swift,
      standard: standard,
      summary,
      phase: phase,
      get: get(path, spelling),
      set: { object, value in
        guard let object = object as? O, let value = spelling.read(value) else { return }
        object[keyPath: path] = value
      }
    )
  }

  private static func get<O: AnyObject, V>(
    _ path: any KeyPath<O, V> & Sendable,
    _ spelling: Spelling<V>
  ) -> Get {
    { object in (object as? O).map { spelling.write($0[keyPath: path]) } ?? .none }
  }

  // MARK: - Plain values

  /// A value that both Swift and a document may assign.
  static func plain<O: AnyObject, V: CatalogueValue & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ standard: V,
    swift: SwiftAccess = SwiftAccess(),
    _ summary: String,
    as type: ValueType = V.valueType,
    phase: Phase = .building
  ) -> Property {
    assigned(
      name,
      path,
      spelled: .plain(as: type),
      swift: swift,
      standard: { standard.catalogued },
      summary,
      phase: phase
    )
  }

  /// A value that can only be read.
  static func reading<O: AnyObject, V: CatalogueValue>(
    _ name: String,
    _ path: any KeyPath<O, V> & Sendable,
    _ summary: String,
    standard: (@Sendable () -> Value)? = nil
  ) -> Property {
    reading(name, path, spelled: .plain(), standard: standard, summary)
  }

  // MARK: - Objects

  /// An object that can only be read.
  static func object<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    reading path: any KeyPath<O, V?> & Sendable,
    _ summary: String
  ) -> Property {
    reading(name, path, spelled: .object(className), summary)
  }

  /// An object that both Swift and a document may assign.
  static func object<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    _ path: any ReferenceWritableKeyPath<O, V?> & Sendable,
    _ summary: String,
    phase: Phase = .building
  ) -> Property {
    assigned(
      name,
      path,
      spelled: .object(className),
      standard: { .none },
      summary,
      phase: phase
    )
  }

  /// Objects that can only be read.
  static func objects<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    reading path: any KeyPath<O, [V]> & Sendable,
    _ summary: String
  ) -> Property {
    reading(name, path, spelled: .objects(className), summary)
  }

  /// Objects that only a node writes, each of which a call of UIKit's adds.
  static func adding<O: AnyObject, V: AnyObject>(
    _ name: String,
    _ className: String,
    swift: SwiftAccess,
    standard: (@Sendable () -> Value)? = { .list([]) },
    _ summary: String,
    reading read: @escaping @Sendable (O) -> [V],
    _ add: @escaping @Sendable (O, V) -> Void
  ) -> Property {
    let spelling = Spelling<[V]>.objects(className)
    return Property(
      name,
      spelling.type,
      swift: swift,
      standard: standard,
      summary,
      isNodeOnly: true,
      get: { ($0 as? O).map { spelling.write(read($0)) } ?? .none },
      set: { object, value in
        guard let object = object as? O else { return }
        for added in spelling.read(value) ?? [] { add(object, added) }
      }
    )
  }

  /// The delegate, of whatever class the document gives it.
  static func delegate(
    swift: SwiftAccess = SwiftAccess(),
    _ summary: String
  ) -> Property {
    Property(
      "delegate",
      .optional(.object("NSObject")),
      swift: swift,
      standard: { .none },
      summary,
      get: { ($0 as? any Delegator)?.delegateObject.map { .object($0) } ?? .none },
      set: { ($0 as? any Delegator)?.delegateObject = $1.object }
    )
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

  // MARK: - Names

  /// An enum's case, by its name; the first is the default.
  static func choice<O: AnyObject, V: Equatable & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ cases: [(name: String, value: V)],
    _ summary: String,
    phase: Phase = .building
  ) -> Property {
    let standard = cases[0].name
    return assigned(
      name,
      path,
      spelled: .choice(cases),
      standard: { .name(standard) },
      summary,
      phase: phase
    )
  }

  /// An enum's case that can only be read.
  static func choice<O: AnyObject, V: Equatable & Sendable>(
    _ name: String,
    reading path: any KeyPath<O, V> & Sendable,
    _ cases: [(name: String, value: V)],
    _ summary: String
  ) -> Property {
    reading(name, path, spelled: .choice(cases), summary)
  }

  /// An option set that can only be read.
  static func options<O: AnyObject, V: OptionSet & Sendable>(
    _ name: String,
    reading path: any KeyPath<O, V> & Sendable,
    _ names: [(name: String, value: V)],
    _ summary: String
  ) -> Property {
    reading(name, path, spelled: .options(names), standard: { .names([]) }, summary)
  }

  /// An option set that both Swift and a document may assign, by its names.
  static func options<O: AnyObject, V: OptionSet & Sendable>(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<O, V> & Sendable,
    _ names: [(name: String, value: V)],
    standard: [String],
    _ summary: String
  ) -> Property {
    assigned(name, path, spelled: .options(names), standard: { .names(standard) }, summary)
  }

  // MARK: - Values that only draw

  /// A property that only draws: a document may write and read it, pictures show it, and nothing
  /// here is decided by it.
  ///
  /// Where the document says nothing it is `null`: what UIKit would draw then is not modelled.
  static func drawn(_ name: String, _ type: ValueType, _ summary: String) -> Property {
    Property(
      name,
      .optional(type),
      swift: SwiftAccess(writing: .drawn, isReadable: false),
      standard: { .none },
      summary,
      get: { ($0 as? UIView)?[look: name] ?? .none },
      set: { ($0 as? UIView)?[look: name] = $1 }
    )
  }

  // MARK: - Values that only a node has

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
      // Nodes may write it, and have: the value was taken when the object was made.
      set: { _, _ in }
    )
  }
}
