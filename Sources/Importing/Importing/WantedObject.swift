/// Finds the object that a person means among those of a document.
///
/// The first kind of name that matches decides: the address, Interface Builder's id, the
/// accessibility identifier, the class, the text or label, and last the id in the document.
struct WantedObject {
  private let objects: [(object: PastedObject, id: String)]

  init(_ objects: [(PastedObject, String)]) {
    self.objects = objects.map { (object: $0.0, id: $0.1) }
  }

  /// The id of the one object that is meant; nil where none or several are.
  func only(_ wanted: String) -> String? {
    let address = Address.normal(wanted)
    let kinds: [(PastedObject, String) -> Bool] = [
      { object, _ in object.address == address },
      { object, _ in object.ib == wanted },
      { object, _ in object.identifier == wanted },
      { object, _ in object.isOfClass(wanted) },
      { object, _ in object.shows(wanted) },
      { _, id in id == wanted },
    ]
    for isMeant in kinds {
      let matches = objects.filter { isMeant($0.object, $0.id) }
      if !matches.isEmpty { return matches.count == 1 ? matches[0].id : nil }
    }
    return nil
  }
}

extension PastedObject {
  /// Whether a class is called so, with or without its module, or its base class is.
  fileprivate func isOfClass(_ wanted: String) -> Bool {
    let name = ClassName(className)
    return [className, name.display, name.baseName, baseClass ?? ""].contains(wanted)
  }

  /// Whether the object shows a text; of one that was cut, the part that was printed is enough.
  fileprivate func shows(_ wanted: String) -> Bool {
    if label == wanted || text == wanted { return true }
    guard isTextCut, let text, !text.isEmpty else { return false }
    let printed = text.hasSuffix("...") ? String(text.dropLast(3)) : text
    return wanted.hasPrefix(printed) || wanted == printed
  }
}
