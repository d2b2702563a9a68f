@_spi(Workbench) package import ResponderKit

/// One class of UIKit's or of a module's, as documents see it.
package struct ClassRow: Sendable {
  package typealias Make = @Sendable (NodeValues) throws -> AnyObject

  let name: String
  package let superclass: String?
  /// One sentence.
  package let summary: String
  /// Makes an object; `nil` for a class of which documents declare none.
  package let make: Make?
  /// Whether a node has to name its class, although its place tells this one.
  package let isNamedInNodes: Bool
  /// How Swift makes an object; `nil` where it is made as one of the superclass.
  let initializer: SwiftInitializer?
  /// How Swift reaches the only object of the class; `nil` where there may be several.
  package let shared: String?
  package let properties: [Property]
  package let methods: [MethodRow]
  /// The protocol of its delegate; `nil` where it is that of the superclass, or there is none.
  let delegateProtocol: String?
  /// The methods of its delegate, without the delegator.
  let delegateMethods: [MethodRow]
  /// What occurs at its objects and is no method.
  let occurrences: [String]
  package let isInstance: @Sendable (AnyObject) -> Bool
  let isSubtype: @Sendable (AnyClass) -> Bool

  init<O: AnyObject>(
    _ name: String,
    _ type: O.Type,
    superclass: String?,
    _ summary: String,
    make: Make? = nil,
    isNamedInNodes: Bool? = nil,
    initializer: SwiftInitializer? = nil,
    shared: String? = nil,
    properties: [Property] = [],
    methods: [MethodRow] = [],
    delegateProtocol: String? = nil,
    delegateMethods: [MethodRow] = [],
    occurrences: [String] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.make = make
    self.isNamedInNodes = isNamedInNodes ?? (make == nil)
    self.initializer = initializer
    self.shared = shared
    self.properties = properties
    self.methods = methods
    self.delegateProtocol = delegateProtocol
    self.delegateMethods = delegateMethods
    self.occurrences = occurrences
    // Closures, since the type is known here and nowhere else.
    isInstance = { $0 is O }
    isSubtype = { $0 is O.Type }
  }
}

/// What a node says, for classes whose objects take it when they are made.
package struct NodeValues {
  private let values: [String: Value]
  /// Makes the closure of a property that is a body.
  private let handler: (String) -> (([Value]) -> Void)?

  package init(
    _ values: [String: Value] = [:],
    handler: @escaping (String) -> (([Value]) -> Void)? = { _ in nil }
  ) {
    self.values = values
    self.handler = handler
  }

  subscript(name: String) -> Value { values[name] ?? .none }

  func text(_ name: String) -> String? { self[name].text }
  func objects<O: AnyObject>(_ name: String, as type: O.Type = O.self) -> [O] {
    self[name].elements.compactMap { $0.object as? O }
  }
  func body(_ name: String) -> (([Value]) -> Void)? { handler(name) }
}
