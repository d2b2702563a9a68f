/// Finds the object that a person means among those of a document.
///
/// The first kind of name that matches decides: the address, Interface Builder's id, the
/// accessibility identifier, the class, the text or label, and last the id in the document. Who names
/// the text of a label in a control means the control, since the label takes no touches.
struct WantedObject {
  /// An object of the document.
  struct Candidate {
    let object: PastedObject
    let id: String

    /// The place of its superview among the candidates.
    let superview: Int?
  }

  private let candidates: [Candidate]

  init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// The candidates of an app, by the ids that its objects have in the document.
  init(_ app: JoinedApp, _ names: [Int: String]) {
    let places = app.nodes.indices.filter { names[$0] != nil }
    let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    self.init(
      places.map { place in
        Candidate(
          object: app.nodes[place].object,
          id: names[place] ?? "",
          superview: app.nodes[place].parent.flatMap { numbers[$0] }
        )
      }
    )
  }

  /// The id of the one object that is meant; nil where none or several are.
  func only(_ wanted: String) -> String? {
    let address = Address.normal(wanted)
    let kinds: [(Candidate) -> Bool] = [
      { $0.object.address == address },
      { $0.object.ib == wanted },
      { $0.object.identifier == wanted },
      { $0.object.className == wanted },
      { $0.object.isOfClassWithoutModule(wanted) },
      { $0.object.baseClass == wanted },
      { $0.object.shows(wanted) },
      { $0.id == wanted },
    ]
    for isMeant in kinds {
      let matches = Set(candidates.indices.filter { isMeant(candidates[$0]) }.map(control))
      // Several of one kind are nobody in particular, and the next kind would guess.
      if !matches.isEmpty {
        return matches.count == 1 ? matches.first.map { candidates[$0].id } : nil
      }
    }
    return nil
  }

  /// The control that a label shows the text of; else the object itself.
  private func control(of place: Int) -> Int {
    guard MappedClass.isLabel(candidates[place].object) else { return place }
    var next = candidates[place].superview
    // A label of a control lies in it or in one view of its own.
    for _ in 0..<2 {
      guard let view = next else { break }
      if MappedClass(candidates[view].object).isControl { return view }
      next = candidates[view].superview
    }
    return place
  }
}

extension PastedObject {
  /// Whether its class is called so without its module.
  fileprivate func isOfClassWithoutModule(_ wanted: String) -> Bool {
    // Names are taken apart only where they may be it.
    guard className.utf8.count > wanted.utf8.count else { return false }
    let name = ClassName(className)
    return name.display == wanted || name.baseName == wanted
  }

  /// Whether the object shows a text; of one that was cut, the part that was printed is enough.
  fileprivate func shows(_ wanted: String) -> Bool {
    if label == wanted || text == wanted { return true }
    guard isTextCut, let text, !text.isEmpty else { return false }
    let printed = text.hasSuffix("...") ? String(text.dropLast(3)) : text
    return wanted.hasPrefix(printed)
  }
}
