import Foundation
import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes reasons, fixes and answers as they cross the socket: data, and beside it the words.
struct ReasonWriter {
  let language: Language
  let document: ScenarioDocument
  /// The variant that runs.
  var variant: String?

  /// The run whose objects are spoken of, where it is known: imported ones have names of their own.
  var scenario: ScenarioSession?

  var words: Words { Words(language: language) }

  /// The words of a sentence; what nobody has words for keeps its id.
  func text(_ sentence: Phrase) -> String {
    ReasonWords.text(of: named(sentence.json), words) ?? sentence.id
  }

  /// A sentence with the names that an engineer has for objects of an imported document.
  private func named(_ sentence: JSONValue) -> JSONValue {
    guard let scenario, scenario.isImported, let args = sentence[.args] else { return sentence }
    let named = JSONValue.object()
    for (key, value) in args.members {
      if let several = value.arrayOfSentences {
        named.set(JSONKey(key), JSONValue(several.map(self.named)))
      } else {
        named.set(JSONKey(key), value.string.map { JSONValue(name($0)) } ?? value)
      }
    }
    return [.id: sentence[.id] ?? .null, .args: named]
  }

  private func name(_ id: String) -> String {
    ImportedName(id, origin(of: id)?.json).text(words)
  }

  /// What an object is in the app, where it was imported.
  private func origin(of id: String) -> NodeOrigin? {
    scenario?.simulation.objects.object(named: id).flatMap { scenario?.origin(of: $0) }
  }

  /// Writes a reason.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - simulation: Where its object lives.
  ///   - step: The step of the script at which it shows, by its place.
  /// - Returns: The reason as the protocol has it.
  func json(_ reason: Reason, in simulation: Simulation, step: Int?) -> JSONValue {
    let object = JSONValue.object()
    object.set(.kind, reason.kind.rawValue)
    object.set(.object, reason.object.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    object.set(.record, reason.number.map { JSONValue($0) } ?? .null)
    object.set(.rule, reason.rule.map { JSONValue($0.id) } ?? .null)
    object.set(.reason, reason.sentence.json)
    object.set(.text, text(reason.sentence))
    if let line = line(of: reason, in: simulation, step) { object.set(.line, line) }
    return object
  }

  /// The line that makes it so: of what the object was imported from, or of the document.
  private func line(of reason: Reason, in simulation: Simulation, _ step: Int?) -> Int? {
    if reason.isOfStep { return step.flatMap { document.line(ofStep: $0) } }
    return reason.object.flatMap {
      let name = simulation.objects.name(of: $0)
      return origin(of: name)?.line
        ?? document.line(of: name, member: reason.member, variant: variant)
    }
  }

  /// The line of the document that a change is about first.
  private func line(of edit: Edit) -> Int? {
    switch edit.changes.first {
    case .set(let path, _):
      // The dots behind the first lead into nested members, which only together have a line.
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      return parts.first.flatMap {
        document.line(of: $0, member: parts.dropFirst().first, variant: variant)
      }
    case .call(_, let receiver, _): return document.line(of: receiver, variant: variant)
    case .step(let step, _): return document.line(ofStep: step)
    case nil: return nil
    }
  }

  func json(_ answer: WhyAnswer) -> JSONValue {
    var writer = self
    writer.scenario = answer.session
    let object = writer.written(answer)
    if let scenario = answer.session, scenario.isImported {
      writer.addOrigins(of: answer, in: scenario, to: object)
    }
    return object
  }

  /// Adds how sure the answer is, what could change it, and what its objects are in the app.
  private func addOrigins(
    of answer: WhyAnswer,
    in scenario: ScenarioSession,
    to object: JSONValue
  ) {
    let origins = OriginWriter(scenario)
    origins.note(answer.wanted)
    origins.note(answer.got.string)
    origins.note(answer.handler)
    for reason in answer.reasons {
      origins.note(reason.object)
      for (_, value) in reason.sentence.args.members { origins.note(value.string) }
    }
    for record in answer.records {
      origins.note(record.at)
      for field in record.fields {
        if case .object(let index) = field.value { origins.note(index) }
      }
    }
    for fix in answer.fixes { for name in fix.edit.names { origins.note(name) } }
    if let certainty = answer.certainty {
      HitTest(scenario: scenario, language: language).add(certainty, to: object, origins)
    }
    if let doubts = answer.doubts {
      DoubtWriter(scenario: scenario, language: language).write(doubts, to: object, origins)
    }
    if let certainty = answer.certainty, let place = answer.place?.screen {
      RealityCheck(scenario, at: CGPoint(x: place.x, y: place.y))?
        .write(hit: certainty.hit, possible: certainty.cases.map(\.hit), to: object, origins)
    }
    origins.write(to: object)
  }

  private func written(_ answer: WhyAnswer) -> JSONValue {
    let object = JSONValue.object()
    object.set(.wanted, answer.wanted.map { JSONValue($0) } ?? .null)
    if let step = answer.step { object.set(.step, json(step)) }
    object.set(.stimulus, answer.stimulus ?? .null)
    if let place = answer.place { object.set(.place, json(place)) }
    object.set(.got, answer.got)
    object.set(.holds, answer.holds)
    let reasons = answer.simulation.map { simulation in
      zip(answer.reasons, answer.conditions).map { reason, conditions in
        let object = json(reason, in: simulation, step: answer.step?.index)
        if !conditions.isEmpty, let scenario {
          let writer = HitTest(scenario: scenario, language: language)
          object.set(.when, JSONValue(conditions.map(writer.json)))
        }
        return object
      }
    }
    object.set(.reasons, JSONValue(reasons ?? []))
    object.set(.record, reasons?.first?[.record] ?? .null)
    object.set(.rule, reasons?.first?[.rule] ?? .null)
    object.set(.text, text(answer))
    if let simulation = answer.simulation {
      object.set(.records, json(answer.records, in: simulation))
    }
    object.set(
      .fixes,
      JSONValue(answer.fixes.enumerated().map { json($1, rank: $0 + 1) })
    )
    object.set(.tried, answer.tried)
    object.set(.expectations, answer.expectations)
    if !answer.ask.isEmpty { object.set(.ask, JSONValue(answer.ask)) }
    return object
  }

  private func text(_ answer: WhyAnswer) -> String {
    if let reason = answer.reasons.first { return text(reason.sentence) }
    guard let wanted = answer.wanted else {
      return words.say("every expectation holds", zh: "所有期望都成立")
    }
    guard answer.got.string == wanted else {
      return words.say("\(wanted) is as wanted already", zh: "\(wanted) 已经如此")
    }
    guard let handler = answer.handler, handler != wanted else {
      return words.say("\(wanted) gets it already", zh: "\(wanted) 已经收到")
    }
    return words.say(
      "\(wanted) gets it already, and \(handler) handles it",
      zh: "\(wanted) 已经收到，由 \(handler) 处理"
    )
  }

  private func json(_ step: ScriptStep) -> JSONValue {
    let object = JSONValue.object()
    object.set(.index, step.index)
    object.set(.pointer, step.pointer)
    if let label = step.label { object.set(.label, label) }
    object.set(.action, step.action)
    object.set(.phrase, SpokenStep(step.json).text(words))
    return object
  }

  private func json(_ place: AskedPlace) -> JSONValue {
    let object: JSONValue = [.screen: JSONValue([place.screen.x, place.screen.y])]
    if let view = place.view { object.set(.view, view) }
    if let point = place.point { object.set(.point, JSONValue([point.x, point.y])) }
    return object
  }

  private func json(_ fix: WhyAnswer.Fix, rank: Int) -> JSONValue {
    let object = JSONValue.object()
    object.set(.edits, JSONValue(fix.edit.json))
    object.set(.rank, rank)
    object.set(.when, fix.isAtLaunch ? "launch" : "step")
    object.set(.keeps, fix.keeps)
    object.set(.breaks, JSONValue(fix.breaks.map(json)))
    if !fix.asAsked.isEmpty { object.set(.asAsked, JSONValue(fix.asAsked.map(json))) }
    if let outcome = fix.outcome { object.set(.outcome, outcome.json(in: fix.simulation)) }
    object.set(.swift, swift(of: fix))
    if let lldb = scenario.flatMap({ DebuggerLines($0).text(of: fix.edit) }) {
      object.set(.lldb, lldb)
    }
    object.set(.text, text(fix.sentence))
    if let line = line(of: fix.edit) { object.set(.line, line) }
    object.set(.sentence, fix.sentence.json)
    object.set(.records, json(fix.records, in: fix.simulation))
    return object
  }

  /// A change in Swift; of an imported document with the names that its author would give.
  private func swift(of fix: WhyAnswer.Fix) -> String {
    guard let scenario, scenario.isImported else { return fix.swift.joined(separator: "\n") }
    return ImportedSwift(scenario).text(of: fix.swift, changing: fix.edit.names)
  }

  private func json(_ records: [TraceRecord], in simulation: Simulation) -> JSONValue {
    let writer = RecordWriter(simulation: simulation)
    // Reasons name records by their numbers at this level, which deeper ones do not have.
    return JSONValue(records.filter { $0.level <= .route }.map { writer.json($0, level: .route) })
  }

  private func json(_ broken: WhyAnswer.Broken) -> JSONValue {
    let object = JSONValue.object()
    object.set(.pointer, broken.pointer)
    object.set(.step, broken.step)
    object.set(
      .text,
      ReasonWords.broken(
        broken.key,
        at: broken.pointer,
        expected: broken.expected,
        actual: broken.actual,
        words
      )
    )
    return object
  }
}

extension JSONValue {
  /// The sentences of a list; nil for anything else.
  fileprivate var arrayOfSentences: [JSONValue]? {
    guard isArray, count > 0, elements.allSatisfy({ $0[.id] != nil && $0[.args] != nil }) else {
      return nil
    }
    return Array(elements)
  }
}
