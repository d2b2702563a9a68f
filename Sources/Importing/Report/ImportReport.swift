package import Jansson
package import Sentences

/// What was read of a paste, what of it is assumed, and what nobody knows.
package struct ImportReport: Sendable {
  /// A print that was read.
  struct Print: Sendable {
    let form: Form

    /// The first and the last line.
    let lines: ClosedRange<Int>
    let objects: Int
  }

  /// What was taken for granted.
  struct Assumption: Sendable {
    /// The property.
    let what: String

    /// The ids of those for which it was.
    let objects: [String]
    let because: Sentence
  }

  /// What the paste does not tell.
  struct Gap: Sendable {
    let what: String
    let objects: [String]
    let text: Sentence

    /// The command that would tell.
    let ask: String?
  }

  /// A warning with its place.
  struct Told: Sendable {
    let warning: ImportWarning
    let position: ImportPosition
  }

  var prints: [Print] = []

  /// The ids, else the addresses, of what stands at the top.
  var roots: [String] = []

  /// Every object that was read, views or not.
  var objects: [ReportedObject] = []
  var question: PastedQuestion?

  /// What the request asks about, where there is a document.
  var asked: AskedObjects?

  /// The accessibility elements that contain the point that is asked about, smallest first.
  var candidates: [ReportedObject] = []
  var warnings: [Told] = []
  var assumed: [Assumption] = []
  var unknown: [Gap] = []

  init() {}

  /// The report without the objects of the paste, for who only wants to know how it was read.
  package var brief: ImportReport {
    var brief = self
    brief.objects = []
    brief.assumed = assumed.map { Assumption(what: $0.what, objects: [], because: $0.because) }
    brief.unknown = unknown.map { Gap(what: $0.what, objects: [], text: $0.text, ask: $0.ask) }
    return brief
  }

  /// The report as it crosses the socket.
  package func json(in language: Language) -> JSONValue {
    let json = JSONValue.object()
    json.set(
      "forms",
      JSONValue(
        prints.map { print in
          [
            "form": JSONValue(print.form.rawValue),
            "lines": [JSONValue(print.lines.lowerBound), JSONValue(print.lines.upperBound)],
            "objects": JSONValue(print.objects),
          ]
        }
      )
    )
    json.set("roots", JSONValue(roots))
    json.set("objects", JSONValue(objects.map(\.json)))
    if let question { json.set("question", question.json) }
    if let asked = asked?.json { json.set("asked", asked) }
    if !candidates.isEmpty { json.set("candidates", JSONValue(candidates.map(\.json))) }
    json.set(
      "warnings",
      JSONValue(
        warnings.map { told in
          [
            "type": JSONValue(told.warning.kind.rawValue),
            "line": JSONValue(told.position.line),
            "column": JSONValue(told.position.column),
            "text": JSONValue(told.warning.text.text(in: language)),
          ]
        }
      )
    )
    json.set(
      "assumed",
      JSONValue(
        assumed.map { assumption in
          [
            "what": JSONValue(assumption.what), "objects": JSONValue(assumption.objects),
            "because": JSONValue(assumption.because.text(in: language)),
          ]
        }
      )
    )
    json.set(
      "unknown",
      JSONValue(
        unknown.map { gap in
          let json: JSONValue = [
            "what": JSONValue(gap.what), "objects": JSONValue(gap.objects),
            "text": JSONValue(gap.text.text(in: language)),
          ]
          if let ask = gap.ask { json.set("ask", ask) }
          return json
        }
      )
    )
    return json
  }
}

extension PastedQuestion {
  /// The question as a report has it.
  fileprivate var json: JSONValue {
    let json = JSONValue.object()
    if let wanted { json.set("wanted", wanted) }
    if let point { json.set(pointView == nil ? "point" : "pointInView", .point(point)) }
    if let pointView { json.set("in", pointView) }
    if let hit { json.set("hit", hit) } else if isNothingHit { json.set("hit", JSONValue.null) }
    return json
  }
}
