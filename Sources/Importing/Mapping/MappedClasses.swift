/// What the classes of a paste become, each looked at once: of thousands of views there are few
/// classes.
struct MappedClasses {
  /// What a class becomes, and what it is called.
  struct Entry {
    let mapped: MappedClass
    let origin: OriginClass
  }

  /// All of a view that its class in a document hangs on.
  private struct Key: Hashable {
    let className: String
    let baseClass: String?
    let kind: PastedObject.Kind
    let printsInteraction: Bool
    let isScrolled: Bool
    let isDrawnBySwiftUI: Bool
  }

  private var entries: [Key: Entry] = [:]

  /// What the class of a view becomes.
  mutating func entry(of object: PastedObject, isDrawnBySwiftUI: Bool) -> Entry {
    let key = Key(
      className: object.className,
      baseClass: object.baseClass,
      kind: object.kind,
      printsInteraction: object.form.printsInteraction,
      isScrolled: object.contentOffset != nil,
      isDrawnBySwiftUI: isDrawnBySwiftUI
    )
    if let known = entries[key] { return known }
    let entry = Entry(
      mapped: MappedClass(object, isDrawnBySwiftUI: isDrawnBySwiftUI),
      origin: OriginClass(object)
    )
    entries[key] = entry
    return entry
  }
}
