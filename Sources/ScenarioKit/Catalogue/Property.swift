import Foundation
@_spi(Workbench) import ResponderKit

/// One property of a class, as documents write and read it.
struct Property: Sendable {
  typealias Get = @Sendable (AnyObject) -> Value
  typealias Set = @Sendable (AnyObject, Value) throws -> Void

  /// When a node's value is given to its object.
  enum Phase: Sendable {
    /// When the object is made: Swift takes the value only there.
    case making
    /// While the tree is built, in the order of the rows.
    case building
    /// When windows are shown: it needs everything else to be there.
    case launch
    /// Never: it is the object's own part, whose node only names and changes it.
    case part
    /// Together with the others of this phase, as one of the object's `targets`.
    case target
    /// Never: code assigns it while the app runs.
    case running
  }

  /// UIKit's name.
  let name: String
  let type: ValueType
  /// What a fresh object answers; `nil` where it hangs on the object.
  let standard: (@Sendable () -> Value)?
  /// One sentence.
  let summary: String
  let get: Get?
  /// The object of a part that is not always there to be read.
  let own: Get?
  let set: Set?
  /// Whether only a node may hold it, because Swift cannot assign it.
  let isNodeOnly: Bool
  let phase: Phase

  /// Whether a node may hold it.
  var isWritten: Bool {
    switch phase {
    case .making, .building, .launch, .target: set != nil
    case .part: true
    case .running: false
    }
  }

  init(
    _ name: String,
    _ type: ValueType,
    standard: (@Sendable () -> Value)? = nil,
    _ summary: String,
    isNodeOnly: Bool = false,
    phase: Phase = .building,
    get: Get? = nil,
    own: Get? = nil,
    set: Set? = nil
  ) {
    self.name = name
    self.type = type
    self.standard = standard
    self.summary = summary
    self.get = get
    self.own = own
    self.set = set
    self.isNodeOnly = isNodeOnly
    self.phase = phase
  }

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
      get: { object in
        let value = (object as? O)?[keyPath: path]
        return cases.first { $0.value == value }.map { .name($0.name) } ?? .none
      },
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
      get: { object in
        let value = (object as? O)?[keyPath: path]
        return cases.first { $0.value == value }.map { .name($0.name) } ?? .none
      }
    )
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
      get: { object in
        guard let value = (object as? O)?[keyPath: path] else { return .none }
        return .names(names.filter { value.isSuperset(of: $0.value) }.map(\.name))
      }
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
      get: { object in
        guard let value = (object as? O)?[keyPath: path] else { return .none }
        return .names(names.filter { value.isSuperset(of: $0.value) }.map(\.name))
      },
      set: { object, value in
        guard let object = object as? O, case .names(let chosen) = value else { return }
        object[keyPath: path] = names.filter { chosen.contains($0.name) }
          .reduce(into: V()) { $0.formUnion($1.value) }
      }
    )
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

extension Value {
  /// The object, where it is one.
  var object: AnyObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The elements of a list.
  var elements: [Value] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// The name of an enum's case.
  var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  /// The number, where it is one.
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The flag, where it is one.
  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }
}
