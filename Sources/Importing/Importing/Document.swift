import Jansson

/// Completes a document: its title, its profile, and the tap that was asked about.
struct Document {
  private let request: ImportRequest
  private let names: WantedObject
  private let question: PastedQuestion?

  /// Where the document's script taps; nil where nothing is asked about.
  let place: JSONValue?

  init(
    _ request: ImportRequest,
    _ asked: AskedObjects,
    _ names: WantedObject,
    _ question: PastedQuestion?
  ) {
    self.request = request
    self.names = names
    self.question = question
    place = asked.at ?? question.flatMap { names.place(of: $0) }
  }

  /// The text of the document with an `app`; throws where it is larger than one may be.
  func text(of app: JSONValue) throws(ImportError) -> String {
    let document = JSONValue.object()
    document.set("format", 1)
    document.set("title", "Imported")
    document.set("app", answered(app))
    return try Document.text(of: document, tapAt: place, request)
  }

  /// The app with what it really hit, where the paste tells of it.
  private func answered(_ app: JSONValue) -> JSONValue {
    guard let question, question.hit != nil || question.isNothingHit,
      let at = names.place(of: question)
    else { return app }
    let answered = app.shallowCopy()
    let origin = app["origin"]?.shallowCopy() ?? .object()
    let reality: JSONValue = ["at": at]
    if let hit = question.hit { reality.set("hit", names.only(hit) ?? hit) }
    origin.set("reality", reality)
    answered.set("origin", origin)
    return answered
  }

  /// The text of a document that has its app, with a tap at the place that was asked about.
  ///
  /// What comes of the tap only the model knows.
  static func text(
    of document: JSONValue,
    tapAt place: JSONValue?,
    _ request: ImportRequest
  ) throws(ImportError) -> String {
    let whole = JSONValue.object()
    // Built anew, since what is made of jansson's values shares them.
    for (key, value) in document.members where key != "script" { whole.set(key, value) }
    if let ios = request.ios { whole.set("profile", ["ios": JSONValue(ios)]) }
    whole.set("script", place.map { JSONValue([["send": "touch.tap", "at": $0]]) } ?? .array())
    let text = whole.description
    try DocumentLimits.check(text)
    return text
  }
}

extension WantedObject {
  /// The place of a question as a step has it; nil where the paste does not tell it.
  fileprivate func place(of question: PastedQuestion) -> JSONValue? {
    guard let point = question.point else { return nil }
    guard let view = question.pointView else { return .point(point) }
    return only(view).map { ["in": JSONValue($0), "point": .point(point)] }
  }
}
