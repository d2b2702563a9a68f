/// Which methods each class overrides, for the classes whose calls were answered so far.
///
/// Each call asks once or twice, and a dictionary would cost more than the rest of the call. So what
/// was found stands in a place that follows from the class's address, until another class takes it.
struct OverridesByClass {
  private final class Entry {
    let type: ObjectIdentifier
    let methods: OverriddenMethods
    let plainParts: PlainParts

    init(_ type: AnyClass) {
      self.type = ObjectIdentifier(type)
      methods = OverriddenMethods(Overriding.table(of: type))
      plainParts = PlainParts(of: type, methods)
    }
  }

  private static let places = 256
  private var recent: [Entry?] = []
  private var all: [ObjectIdentifier: Entry] = [:]

  /// Whether a class outside UIKit overrides a method; `nil` where unknown.
  mutating func overrides(_ method: Method, in type: AnyClass) -> Bool? {
    entry(of: type).methods[method]
  }

  /// The parts of which a class has UIKit's versions.
  mutating func plainParts(of type: AnyClass) -> PlainParts { entry(of: type).plainParts }

  private mutating func entry(of type: AnyClass) -> Entry {
    let id = ObjectIdentifier(type)
    // The upper bits of the product depend on all bits of the address.
    let mixed = UInt64(UInt(bitPattern: id)) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> 56)
    if place < recent.count, let entry = recent[place], entry.type == id {
      return entry
    }
    return find(type, at: place)
  }

  /// Finds the entry of a class whose place another one has taken, or makes it.
  ///
  /// The table of a class is read once in a simulation; two classes that share a place push each
  /// other out of it and are found again here.
  private mutating func find(_ type: AnyClass, at place: Int) -> Entry {
    let id = ObjectIdentifier(type)
    let entry = all[id] ?? Entry(type)
    all[id] = entry
    // Made with the first call: a simulation in which none is made needs no places.
    if recent.isEmpty { recent = Array(repeating: nil, count: OverridesByClass.places) }
    recent[place] = entry
    return entry
  }
}
