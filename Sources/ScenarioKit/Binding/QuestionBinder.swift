import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Binds what a step asks.
struct QuestionBinder: SyntaxReader {
  let binder: Binder
  var diagnostics: DiagnosticCollector { binder.diagnostics }
  private var names: NameTable { binder.names }

  static let keys = ["kind", "of", "prompt", "explain", "options"]

  /// Reads the question of a step `ask`.
  func bind(_ source: Syntax) -> Question? {
    guard let source = object(source) else { return nil }
    refuseUnknown(source, allowed: QuestionBinder.keys, Sentence("a question", zh: "问题"))
    guard let kind = questionKind(source) else { return nil }
    return Question(
      kind: kind,
      occurrence: counted(source, kind),
      prompt: source["prompt"].flatMap { localized($0) },
      explanation: source["explain"].flatMap { localized($0) },
      options: source["options"].map { options($0, kind) } ?? []
    )
  }

  private func questionKind(_ source: Syntax) -> Question.Kind? {
    let kinds = Question.Kind.allCases.map(\.rawValue)
    guard let written = source["kind"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a question needs 'kind'", zh: "问题需要 'kind'"),
        allowed: kinds
      )
      return nil
    }
    guard let name = text(written) else { return nil }
    names.use(.choice, name, at: written.path)
    guard let kind = Question.Kind(rawValue: name) else {
      diagnostics.reportUnknown(
        .unknownExpectation,
        name,
        at: written.path,
        Sentence("nothing is asked by '\(name)'", zh: "“\(name)”不是问题"),
        allowed: kinds
      )
      return nil
    }
    return kind
  }

  /// Reads the occurrence that a question counts.
  private func counted(_ source: Syntax, _ kind: Question.Kind) -> String? {
    guard let written = source["of"] else {
      if kind == .fired {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence("a question 'fired' says of what", zh: "问题 'fired' 要说明是什么"),
          allowed: ["of"]
        )
      }
      return nil
    }
    guard kind == .fired else {
      diagnostics.report(
        .unknownMember,
        at: written.path,
        key: true,
        Sentence(
          "only a question 'fired' counts something: '\(kind.rawValue)' has no 'of'",
          zh: "只有问题 'fired' 才数东西：“\(kind.rawValue)”没有 'of'"
        )
      )
      return nil
    }
    guard let name = text(written) else { return nil }
    return names.occurrence(name, at: written.path).text
  }

  // MARK: - Options

  private func options(_ source: Syntax, _ kind: Question.Kind) -> [Question.Option] {
    guard source.isArray else {
      wrongType(source, Sentence("a list of answers", zh: "答案的列表"))
      return []
    }
    if source.count < 2 {
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence("a choice has two answers or more", zh: "选择题至少有两个答案"),
        allowed: ["2…"]
      )
    }
    var options: [Question.Option] = []
    for element in source.elements {
      guard let option = option(element, kind) else { continue }
      if options.contains(where: { $0.answer == option.answer }) {
        diagnostics.report(
          .formNotAllowed,
          at: element.path,
          Sentence("the answer \(option.answer) is there twice", zh: "答案 \(option.answer) 出现了两次")
        )
      }
      options.append(option)
    }
    return options
  }

  private func option(_ source: Syntax, _ kind: Question.Kind) -> Question.Option? {
    guard source.isObject else {
      return answer(source, kind).map { Question.Option(answer: $0, belief: nil) }
    }
    refuseUnknown(source, allowed: ["answer", "belief"], Sentence("an answer", zh: "答案"))
    guard let written = source["answer"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("an option needs 'answer'", zh: "选项需要 'answer'"),
        allowed: ["answer"]
      )
      return nil
    }
    let belief = source["belief"].flatMap { localized($0) }
    return answer(written, kind).map { Question.Option(answer: $0, belief: belief) }
  }

  /// Reads an answer that may be chosen: of the type that the model's answer will have.
  private func answer(_ source: Syntax, _ kind: Question.Kind) -> JSONValue? {
    switch kind {
    case .hit: return object(source, of: "UIView")
    case .handledBy, .firstResponder: return object(source, of: "UIResponder")
    case .returned:
      guard !source.isObject, !source.isArray else {
        wrongType(source, Sentence("a flag, a number, text or null", zh: "布尔值、数字、文本或 null"))
        return nil
      }
      return source.json
    case .fired:
      guard let count = source.int, count >= 0 else {
        wrongType(source, Sentence("a whole number from 0", zh: "从 0 起的整数"))
        return nil
      }
      return source.json
    }
  }

  private func object(_ source: Syntax, of className: String) -> JSONValue? {
    if source.isNull { return source.json }
    guard let name = text(source) else { return nil }
    guard let reference = names.reference(name, at: source.path, expecting: className) else {
      return nil
    }
    // The model names an object by its id: another way to it would never be its answer.
    names.later {
      guard !reference.steps.isEmpty, names.declared[reference.base] != nil,
        let id = declaredName(of: reference)
      else { return }
      diagnostics.report(
        .formNotAllowed,
        at: source.path,
        Sentence(
          "'\(name)' is called '\(id)', which is what the answer will say",
          zh: "“\(name)”叫“\(id)”，答案里也会这样写"
        ),
        allowed: [id]
      )
    }
    return source.json
  }

  /// The id of a controller's written view, which is the usual way to an object that has one.
  private func declaredName(of reference: ReferencePath) -> String? {
    guard let node = names.declared[reference.base]?.node, reference.steps == [.property("view")],
      case .node(let view)? = node.properties.first(where: { $0.property.name == "view" })?.value
    else { return nil }
    return view.id
  }

  // MARK: - What follows

  /// Reports questions that the steps after them cannot answer.
  func check(_ plan: Plan) {
    for (place, step) in plan.steps.enumerated() {
      guard case .ask(let question) = step.kind else { continue }
      let steps = plan.steps[(place + 1)..<plan.endOfQuestion(at: place)]
      if QuestionBinder.answers(steps, question.kind) { continue }
      diagnostics.report(
        .formNotAllowed,
        at: step.path.inside("ask"),
        Sentence(
          "'\(question.kind.rawValue)' cannot be asked here: no step up to the next expectation "
            + "\(QuestionBinder.answering(question.kind))",
          zh:
            "这里不能问“\(question.kind.rawValue)”：到下一个预期为止，没有步骤\(QuestionBinder.answering(question.kind))"
        ),
        allowed: Question.Kind.allCases.filter { QuestionBinder.answers(steps, $0) }.map(\.rawValue)
      )
    }
  }

  private static func answers(_ steps: ArraySlice<StepPlan>, _ kind: Question.Kind) -> Bool {
    steps.contains { step in
      switch (kind, step.kind) {
      case (_, .ask): false
      case (.firstResponder, _): true
      case (.hit, .send), (.handledBy, .send), (.returned, .send): true
      case (.returned, .action(.call)): true
      case (.fired, .send), (.fired, .action), (.fired, .wait), (.fired, .waitIdle): true
      case (_, .action), (_, .wait), (_, .waitIdle), (_, .expect): false
      }
    }
  }

  private static func answering(_ kind: Question.Kind) -> Sentence {
    switch kind {
    case .hit, .handledBy: Sentence("sends a stimulus", zh: "发出刺激")
    case .returned: Sentence("calls or sends anything", zh: "调用或发出什么")
    case .firstResponder, .fired: Sentence("does anything", zh: "做任何事")
    }
  }
}

extension Plan {
  /// The place after the steps that a question is about: through the first that is judged.
  func endOfQuestion(at place: Int) -> Int {
    let rest = steps.indices.dropFirst(place + 1)
    let judged = rest.first { steps[$0].expectation != nil }
    let asked = rest.first { if case .ask = steps[$0].kind { true } else { false } }
    return min(judged.map { $0 + 1 } ?? steps.count, asked ?? steps.count)
  }
}
