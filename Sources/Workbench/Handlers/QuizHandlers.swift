import Jansson
import ModuleKit
import QuizKit
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func quizList() -> JSONValue {
    let summaries = workbench.library.summaries(
      for: client,
      environment: workbench.modules.environment
    )
    let quizzes = summaries.filter { $0.questions > 0 }
    return [.quizzes: JSONValue(quizzes.map { $0.json(language: client.language) })]
  }

  func quizStart(_ params: JSONValue) throws(WireError) -> JSONValue {
    let requested = try document(params)
    let (document, _) = try read(requested)
    let run = try runWithQuestions(params, of: document)
    let session = try open(
      document,
      source: requested.source,
      variant: run,
      keep: false,
      level: .route
    )
    session.quiz = QuizRun()
    let question = try nextQuestion(in: session)
    let result = JSONValue.object()
    result.set(.session, session.id)
    result.set(.scenario, document.id)
    result.set(.title, document.title.text(in: client.language))
    result.set(.questions, session.scenario.questionCount)
    result.set(.question, question ?? .null)
    return result
  }

  /// The run that is asked about: the variant that is named, else the first that asks.
  private func runWithQuestions(
    _ params: JSONValue,
    of document: ScenarioDocument
  ) throws(WireError) -> String? {
    let asking = document.runs.filter { document.asksQuestions(in: $0) }
    guard params[.variant] != nil else {
      if let first = asking.first { return first }
      throw WireError(
        .quizUnknown,
        Sentence("the scenario '\(document.id)' asks no question", zh: "情景“\(document.id)”不提问"),
        path: "/params/id",
        got: .text(document.id)
      )
    }
    let named = try variant(params, of: document)
    guard asking.contains(named) else {
      throw WireError(
        .quizUnknown,
        Sentence(
          "the variant '\(named ?? "")' of '\(document.id)' asks no question",
          zh: "“\(document.id)”的变体“\(named ?? "")”不提问"
        ),
        path: "/params/variant",
        expected: asking.compactMap(\.self),
        got: .text(named ?? "")
      )
    }
    return named
  }

  func quizAnswer(_ params: JSONValue) throws(WireError) -> JSONValue {
    try judge(params, prediction: params[.answer] ?? .null)
  }

  func quizGiveUp(_ params: JSONValue) throws(WireError) -> JSONValue {
    try judge(params, prediction: nil)
  }

  func quizNext(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    guard let quiz = session.quiz else { throw noQuestion() }
    guard quiz.open == nil else {
      throw WireError(
        .quizQuestionOpen,
        Sentence("question \(quiz.number) has not been answered yet", zh: "第 \(quiz.number) 题还没有回答")
      )
    }
    let question = try nextQuestion(in: session)
    let result = JSONValue.object()
    result.set(.finished, question == nil)
    if let question { result.set(.question, question) }
    result.set(.right, quiz.right)
    result.set(.wrong, quiz.wrong)
    result.set(.shown, quiz.shown)
    return result
  }

  // MARK: - Asking

  /// Runs the script up to its next question and returns that; `nil` when there is none left.
  private func nextQuestion(in session: Session) throws(WireError) -> JSONValue? {
    var quiz = session.quiz ?? QuizRun()
    let question = try quiz.next(in: session.scenario) { () throws(WireError) in
      _ = try session.perform(.step)
    }
    session.quiz = quiz
    guard let question else { return nil }
    return try json(question, quiz, in: session)
  }

  private func json(
    _ question: Question,
    _ quiz: QuizRun,
    in session: Session
  ) throws(WireError) -> JSONValue {
    let object = JSONValue.object()
    object.set(.number, quiz.number)
    object.set(.kind, question.kind.rawValue)
    object.set(.prompt, question.text.text(in: client.language))
    object.set(.options, JSONValue(quiz.options(of: question, in: session.scenario).map(json)))
    let steps = session.scenario.stepsAsked
    object.set(.steps, JSONValue(steps.map(\.text)))
    object.set(.script, JSONValue(steps.map(\.step)))
    // What an app's getters do when they are asked is no part of the run that is asked about.
    let tree = try readNow(session) { ObjectTree($0).json() }
    object.set(.tree, tree[.roots] ?? .array())
    return object
  }

  private func json(_ option: JSONValue) -> JSONValue {
    [.id: option, .text: JSONValue(Sentence(answer: option).text(in: client.language))]
  }

  // MARK: - Judging

  private func judge(_ params: JSONValue, prediction: JSONValue?) throws(WireError) -> JSONValue {
    let session = try session(params)
    guard var quiz = session.quiz, let question = quiz.open else { throw noQuestion() }
    // Before the steps run: an answer that cannot be must leave the question open.
    try check(prediction, for: question, quiz, in: session)
    let first = session.position(session.level) + 1
    let steps = try runAsked(in: session)
    let judgement = quiz.judge(
      prediction,
      steps: steps,
      // By their numbers: a ring that is full drops as many of its oldest as it takes in.
      records: session.ring.kept.map(\.record).filter {
        $0.level <= session.level && $0.seq[session.level] >= first
      },
      in: session.scenario
    )
    guard let judgement else { throw noQuestion() }
    // Kept only now: where a step cannot be run the question stays open.
    session.quiz = quiz
    let result = JSONValue.object()
    result.set(.correct, judgement.isCorrect)
    if let prediction { result.set(.predicted, prediction) }
    result.set(.actual, judgement.actual)
    let chosen = question.options.first { $0.answer == prediction ?? .null }
    if !judgement.isCorrect, let belief = chosen?.belief {
      result.set(.belief, belief.text(in: client.language))
    }
    let writer = ReasonWriter(
      language: client.language,
      document: session.document,
      variant: session.variant
    )
    let reason = writer.json(
      judgement.reason,
      in: session.simulation,
      step: steps.last { $0.outcome != nil }?.index
    )
    let own = question.explanation.map { [$0.text(in: client.language)] } ?? []
    let said = own + [reason[.text]?.string ?? ""]
    result.set(.explanation, said.joined(separator: " "))
    result.set(.rule, reason[.rule] ?? .null)
    result.set(.record, reason[.record] ?? .null)
    result.set(.reason, reason)
    result.set(.records, [JSONValue(first), JSONValue(session.position(session.level))])
    if let outcome = steps.last(where: { $0.outcome != nil })?.outcome {
      result.set(.outcome, outcome.json(in: session.simulation))
    }
    result.set(.remaining, session.scenario.questionCount - quiz.number)
    return result
  }

  /// Runs the question and the steps it is about, through the first that is judged.
  private func runAsked(in session: Session) throws(WireError) -> [StepReport] {
    var reports: [StepReport] = []
    let end = session.scenario.endOfQuestion
    while session.scenario.nextStep < end, !session.scenario.isOver {
      if let report = try session.perform(.step).report { reports.append(report) }
    }
    return reports
  }

  /// Refuses a prediction that the question could not have as its answer.
  private func check(
    _ prediction: JSONValue?,
    for question: Question,
    _ quiz: QuizRun,
    in session: Session
  ) throws(WireError) {
    guard let prediction else { return }
    guard quiz.accepts(prediction, for: question, in: session.scenario) else {
      let options = quiz.options(of: question, in: session.scenario)
      throw WireError(
        .quizWrongAnswer,
        Sentence("\(prediction) is no answer to this question", zh: "\(prediction) 不是这一题的答案"),
        path: "/params/answer",
        expected: options.isEmpty ? ["a number"] : options.map { $0.string ?? "\($0)" },
        got: WireDatum(prediction)
      )
    }
  }

  private func noQuestion() -> WireError {
    WireError(.quizNoQuestion, Sentence("no question is open in this session", zh: "这个会话里没有打开的问题"))
  }
}

extension Handler {
  static let quiz: [Handler] = [
    Handler(.quizList) { (context, _) in context.quizList() },
    Handler(.quizStart) { (context, params) throws(WireError) in try context.quizStart(params) },
    Handler(.quizAnswer) { (context, params) throws(WireError) in try context.quizAnswer(params) },
    Handler(.quizGiveUp) { (context, params) throws(WireError) in try context.quizGiveUp(params) },
    Handler(.quizNext) { (context, params) throws(WireError) in try context.quizNext(params) },
  ]
}
