@_spi(Workbench) package import ResponderKit

/// One property of a class, as documents write and read it.
package final class Property: Sendable {
  package typealias Get = @Sendable (AnyObject) -> Value
  package typealias Set = @Sendable (AnyObject, Value) throws -> Void

  /// When a node's value is given to its object.
  package enum Phase: Sendable {
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
  package let name: String
  package let type: ValueType
  /// What a fresh object answers; `nil` where it hangs on the object.
  package let standard: (@Sendable () -> Value)?
  /// One sentence.
  package let summary: String
  package let get: Get?
  /// The object of a part that is not always there to be read.
  package let own: Get?
  package let set: Set?
  /// Whether only a node may hold it, because Swift cannot assign it.
  package let isNodeOnly: Bool
  package let phase: Phase
  /// Whether reading it only looks at what is there: nobody is asked, and nothing is made.
  package let isStored: Bool

  /// How Swift writes and reads it.
  package let swift: SwiftAccess

  /// Where it stands among the properties of its class and of those below: a node's values are
  /// applied in this order, the superclass's first.
  package let place: Int

  /// Whether it says where a view lies.
  package let isFraming: Bool

  /// Whether it gives a view or a controller its one place.
  package let isPlacing: Bool

  private static let framing: Swift.Set = ["frame", "bounds", "center"]
  private static let placing: Swift.Set = [
    "subviews", "children", "viewControllers", "rootViewController", "view", "gestureRecognizers",
    "sections",
  ]

  /// The same property, which code computes: UIKit asks an overridable method for it, or makes the
  /// object when it is first asked for.
  var computed: Property { copy(isStored: false, place: place) }

  /// The same property at a place among others.
  func placed(at place: Int) -> Property { copy(isStored: isStored, place: place) }

  private func copy(isStored: Bool, place: Int) -> Property {
    Property(
      name,
      type,
      swift: swift,
      standard: standard,
      summary,
      isNodeOnly: isNodeOnly,
      phase: phase,
      isStored: isStored,
      place: place,
      get: get,
      own: own,
      set: set
    )
  }

  /// Whether a node may hold it.
  package var isWritten: Bool {
    switch phase {
    case .making, .building, .launch, .target: set != nil
    case .part: true
    case .running: false
    }
  }

  init(
    _ name: String,
    _ type: ValueType,
    swift: SwiftAccess = SwiftAccess(),
    standard: (@Sendable () -> Value)? = nil,
    _ summary: String,
    isNodeOnly: Bool = false,
    phase: Phase = .building,
    isStored: Bool = true,
    place: Int = 0,
    get: Get? = nil,
    own: Get? = nil,
    set: Set? = nil
  ) {
    self.name = name
    self.type = type
    self.swift = swift
    self.standard = standard
    self.summary = summary
    self.get = get
    self.own = own
    self.set = set
    self.isNodeOnly = isNodeOnly
    self.phase = phase
    self.isStored = isStored
    self.place = place
    isFraming = Property.framing.contains(name)
    isPlacing = Property.placing.contains(name)
  }
}
