import Jansson
import Sentences

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
    let line: Int

    /// The place of its superview among the candidates.
    let superview: Int?

    /// All that it is called.
    fileprivate var names: [String] {
      [
        object.className, object.identifier, object.text, object.label, object.address, object.ib,
        id,
      ]
      .compactMap(\.self)
    }
  }

  /// Thousands of objects have names, of which nothing is asked mostly.
  private let candidates: () -> [Candidate]

  init(_ candidates: @escaping @autoclosure () -> [Candidate]) { self.candidates = candidates }

  /// The candidates of an app, by the ids that its objects have in the document.
  init(_ app: JoinedApp, _ names: [Int: String], of files: PastedFiles) {
    self.init(WantedObject.candidates(app, names, files))
  }

  private static func candidates(
    _ app: JoinedApp,
    _ names: [Int: String],
    _ files: PastedFiles
  ) -> [Candidate] {
    let places = app.nodes.indices.filter { names[$0] != nil }
    let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    return places.map { place in
      Candidate(
        object: app.nodes[place].object,
        id: names[place] ?? "",
        line: files.position(at: app.nodes[place].object.offset).line,
        superview: app.nodes[place].parent.flatMap { numbers[$0] }
      )
    }
  }

  /// The id of the one object that is meant; nil where none or several are.
  func only(_ wanted: String) -> String? {
    let meant = candidates(called: wanted)
    return meant.count == 1 ? meant[0].id : nil
  }

  /// The id of the one object that a person means.
  ///
  /// - Throws: That several are meant, or none.
  func one(_ wanted: String) throws(ImportError) -> String {
    let meant = candidates(called: wanted)
    guard meant.count != 1 else { return meant[0].id }
    var error = ImportError(
      ImportWarning(
        .missingParent,
        at: 0,
        Sentence("nothing here is called '\(wanted)'", zh: "这里没有叫“\(wanted)”的对象")
      ),
      hint: meant.isEmpty
        ? NearestName.hint(for: wanted, among: candidates().flatMap(\.names)) : nil
    )
    if !meant.isEmpty {
      error.meant = SeveralMeant(
        wanted,
        meant.map { SeveralMeant.Object(id: $0.id, line: $0.line) }
      )
    }
    throw error
  }

  /// The objects that are called so: those of the first kind of name that matches.
  private func candidates(called wanted: String) -> [Candidate] {
    let candidates = candidates()
    let address = Address.normal(wanted)
    let kinds: [(isText: Bool, isMeant: (Candidate) -> Bool)] = [
      (false, { $0.object.address == address }),
      (false, { $0.object.ib == wanted }),
      (false, { $0.object.identifier == wanted }),
      (false, { $0.object.className == wanted }),
      (false, { $0.object.fields.isOfClassWithoutModule(wanted) }),
      (false, { $0.object.baseClass == wanted }),
      (true, { $0.object.fields.shows(wanted) }),
      (false, { $0.id == wanted }),
    ]
    for (isText, isMeant) in kinds {
      let named = candidates.indices.filter { isMeant(candidates[$0]) }
      let matches = Set(isText ? named.map { control(of: $0, candidates) } : named)
      // Several of one kind are nobody in particular, and the next kind would guess.
      if !matches.isEmpty { return matches.sorted().map { candidates[$0] } }
    }
    return []
  }

  /// The control that a label shows the text of; else the object itself.
  private func control(of place: Int, _ candidates: [Candidate]) -> Int {
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

extension PastedFields {
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
