import Jansson

/// Completes a document: its title, its profile, and the tap that was asked about.
struct Document {
  private let request: ImportRequest
  private let names: WantedObject
  private let question: PastedQuestion?

  init(_ request: ImportRequest, _ names: WantedObject, _ question: PastedQuestion?) {
    self.request = request
    self.names = names
    self.question = question
  }

  /// The text of the document with an `app`; throws where it is larger than one may be.
  func text(of app: JSONValue) throws(ImportError) -> String {
    let document = JSONValue.object()
    document.set("format", 1)
    document.set("title", "Imported")
    document.set("app", answered(app))
    let tap = try request.tap(names, question: question)
    return try Document.text(of: document, tap: tap, request)
  }

  /// The app with what it really hit, where the paste tells of it.
  private func answered(_ app: JSONValue) -> JSONValue {
    guard let question, let hit = question.hit, let at = names.place(of: question) else {
      return app
    }
    let answered = JSONValue.object()
    for (key, value) in app.members where key != "origin" { answered.set(JSONKey(key), value) }
    let origin = JSONValue.object()
    for (key, value) in app["origin"]?.members.map(\.self) ?? [] {
      origin.set(JSONKey(key), value)
    }
    origin.set("reality", ["at": at, "hit": JSONValue(names.only(hit) ?? hit)])
    answered.set("origin", origin)
    return answered
  }

  /// The text of a document that has its app, with what was asked about.
  static func text(
    of document: JSONValue,
    tap: JSONValue?,
    _ request: ImportRequest
  ) throws(ImportError) -> String {
    let whole = JSONValue.object()
    // Built anew, since what is made of jansson's values shares them.
    for (key, value) in document.members where key != "script" { whole.set(key, value) }
    if let ios = request.ios { whole.set("profile", ["ios": JSONValue(ios)]) }
    whole.set("script", tap.map { JSONValue([$0]) } ?? .array())
    let text = whole.description
    try DocumentLimits.check(text)
    return text
  }
}

extension ImportRequest {
  /// The tap that was asked about, as a step; nil where no place is known.
  ///
  /// What is expected is what the person, or the test tool, wants; of a touch, what it hit.
  ///
  /// - Throws: That the person names no object, or several.
  func tap(_ names: WantedObject, question: PastedQuestion?) throws(ImportError) -> JSONValue? {
    let hit =
      if let wanted {
        try names.one(wanted)
      } else {
        (question?.wanted ?? question?.hit).flatMap { names.only($0) }
      }
    guard let at = try aim(names, question) else { return nil }
    let step: JSONValue = ["send": "touch.tap", "at": at]
    if let hit { step.set("expect", ["hit": JSONValue(hit)]) }
    return step
  }

  private func aim(
    _ names: WantedObject,
    _ question: PastedQuestion?
  ) throws(ImportError) -> JSONValue? {
    switch place {
    case .point(let x, let y): return .numbers([x, y])
    case .object(let name): return JSONValue(try names.one(name))
    case .pointIn(let name, let x, let y):
      return ["in": JSONValue(try names.one(name)), "point": .numbers([x, y])]
    case nil: return question.flatMap { names.place(of: $0) }
    }
  }
}

extension WantedObject {
  /// The place of a question as a step has it; nil where the paste does not tell it.
  fileprivate func place(of question: PastedQuestion) -> JSONValue? {
    guard let point = question.point else { return nil }
    guard question.isPointInView else { return .point(point) }
    return question.wanted.flatMap { only($0) }.map {
      ["in": JSONValue($0), "point": .point(point)]
    }
  }
}
