import Jansson

/// Completes a document: its title, its profile, and the tap that was asked about.
struct Document {
  /// What the app itself hit, as the paste tells.
  private struct Reality {
    let at: ImportedPlace

    /// The id, else the address, of who was hit; nil for nobody.
    let hit: String?
  }

  private let request: ImportRequest
  private let reality: Reality?

  /// Where the document's script taps; nil where nothing is asked about.
  let place: ImportedPlace?

  init(
    _ request: ImportRequest,
    _ asked: AskedObjects,
    _ names: WantedObject,
    _ question: PastedQuestion?
  ) {
    self.request = request
    let told = question.flatMap { names.place(of: $0) }
    place = asked.place ?? told
    if let question, let told, question.hit != nil || question.isNothingHit {
      reality = Reality(at: told, hit: question.hit.map { names.only($0) ?? $0 })
    } else {
      reality = nil
    }
  }

  /// The document with an `app`; throws where it is larger than one may be.
  func values(with app: sending JSONValue) throws(ImportError) -> SealedJSON {
    let document = JSONValue.object()
    document.set("format", 1)
    document.set("title", "Imported")
    document.set("app", answered(app))
    return try Document.values(of: document, tapAt: place, request)
  }

  /// The app with what it really hit, where the paste tells of it.
  private func answered(_ app: sending JSONValue) -> sending JSONValue {
    guard let reality else { return app }
    let answered = app.shallowCopy()
    let origin = app["origin"]?.shallowCopy() ?? .object()
    let told: JSONValue = ["at": reality.at.json]
    if let hit = reality.hit { told.set("hit", hit) }
    origin.set("reality", told)
    answered.set("origin", origin)
    return answered
  }

  /// A document that has its app, with a tap at the place that was asked about.
  ///
  /// What comes of the tap only the model knows.
  static func values(
    of document: sending JSONValue,
    tapAt place: ImportedPlace?,
    _ request: ImportRequest
  ) throws(ImportError) -> SealedJSON {
    let whole = JSONValue.object()
    // Built anew, since what is made of jansson's values shares them.
    for (key, value) in document.members where key != "script" { whole.set(key, value) }
    if let ios = request.ios { whole.set("profile", ["ios": JSONValue(ios)]) }
    whole.set("script", place.map { [["send": "touch.tap", "at": $0.json]] } ?? .array())
    return try DocumentLimits.sealed(whole)
  }
}

extension WantedObject {
  /// The place of a question as a step has it; nil where the paste does not tell it.
  fileprivate func place(of question: PastedQuestion) -> ImportedPlace? {
    guard let point = question.point else { return nil }
    guard let view = question.pointView else { return .point(x: point.x, y: point.y) }
    return only(view).map { .pointIn($0, x: point.x, y: point.y) }
  }
}
