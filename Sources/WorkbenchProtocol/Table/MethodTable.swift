/// Everything that crosses the socket: methods, events and the types they share.
///
/// The validator, `describe`, the man page, completions and the help of the
/// command line are made from this table and from nothing else. It is a value:
/// a workbench takes `standard` and adds the stimuli that its modules bring.
public struct MethodTable: Sendable {
  /// The methods, in the order in which they were added.
  public private(set) var methods: [Method] = []

  /// The notifications.
  public private(set) var events: [Event] = []

  /// The types that have a name.
  public private(set) var types: [NamedType] = []

  private var methodIndex: [String: Int] = [:]
  private var typeIndex: [String: Int] = [:]

  /// An empty table.
  public init() {}

  /// The method called `name`.
  public func method(_ name: String) -> Method? {
    methodIndex[name].map { methods[$0] }
  }

  /// The notification called `name`.
  public func event(_ name: String) -> Event? {
    events.first { $0.name == name }
  }

  /// The type called `name`.
  public func type(_ name: String) -> NamedType? {
    typeIndex[name].map { types[$0] }
  }

  /// Adds a method, or answers false when the table has one of that name.
  @discardableResult
  public mutating func add(_ method: Method) -> Bool {
    // The first one stays: a module must not put its stimulus in the place of a method of ours.
    guard methodIndex[method.name] == nil else { return false }
    methodIndex[method.name] = methods.count
    methods.append(method)
    return true
  }

  /// Takes away a method, as when the module that brought it is refused after all.
  public mutating func remove(_ name: String) {
    methods.removeAll { $0.name == name }
    // Every place behind it has moved.
    methodIndex = Dictionary(
      uniqueKeysWithValues: methods.enumerated().map { ($0.element.name, $0.offset) }
    )
  }

  /// Adds a notification.
  public mutating func add(_ event: Event) {
    events.append(event)
  }

  /// Adds a type.
  public mutating func add(_ type: NamedType) {
    typeIndex[type.name] = types.count
    types.append(type)
  }
}
