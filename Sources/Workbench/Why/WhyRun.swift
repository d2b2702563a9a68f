import Coroutines
import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// An inquiry on its way to the wire, drawn where that is wanted.
final class WhyRun {
  private let stage: Stage
  private let question: Inquiry.Question
  private let writer: ReasonWriter
  private let remains: Remains
  /// What is to be drawn of the answer, and in which colours.
  private let drawing: (script: PlayedScript, theme: PictureTheme)?

  /// How much has been tried, or filmed, and of how much.
  private(set) var progress = (done: 0, total: 0)

  /// - Parameters:
  ///   - stage: What is asked about.
  ///   - question: What is asked.
  ///   - writer: Writes the answer.
  ///   - remains: Where worlds are let go of.
  ///   - drawing: What was done, and the colours, where the answer is drawn, too.
  init(
    _ stage: Stage,
    _ question: Inquiry.Question,
    writer: ReasonWriter,
    remains: Remains,
    drawing: (script: PlayedScript, theme: PictureTheme)? = nil
  ) {
    self.stage = stage
    self.question = question
    self.writer = writer
    self.remains = remains
    self.drawing = drawing
  }

  /// Launches the inquiry, and finds its answer.
  ///
  /// - Throws: What is wrong with the question, or what the launch raised.
  func run() throws(WireError) -> JSONValue {
    let found = try find()
    let answer = writer.json(found)
    if let drawing { answer.set(.picture, try picture(of: found, drawing)) }
    return answer
  }

  private func find() throws(WireError) -> WhyAnswer {
    do {
      let inquiry = try Inquiry(stage, question) { [remains] in remains.take($0) }
      while true {
        // No longer than it takes: it is here that it pauses.
        if let answer = try inquiry.advance(until: .now) { return answer }
        progress = inquiry.progress
        Coroutine.pauseIfDue()
      }
    } catch {
      throw error.wire
    }
  }

  private func picture(
    of answer: WhyAnswer,
    _ drawing: (script: PlayedScript, theme: PictureTheme)
  ) throws(WireError) -> String {
    var writer = writer
    writer.scenario = answer.session
    let picture = try WhyPicture(answer, drawing.script, drawing.theme, writer) { done, total in
      self.progress = (done, total)
    }
    while true {
      if let text = try picture.slice(until: .now) { return text }
      Coroutine.pauseIfDue()
    }
  }
}

extension Stage {
  /// What was done in a session, and the rest of its script.
  init(of session: Session) {
    self.init(
      document: session.document,
      variant: session.variant,
      written: session.journal.written,
      known: session.journal.writtenReferences,
      // As closures, because Reasoning knows no journal: it runs what was done without knowing
      // what.
      acts: session.journal.entries.map { entry in
        if case .step = entry.command { return .step }
        return .other { scenario throws(ScenarioError) in
          _ = try CommandRun.execute(entry.command, in: scenario)
        }
      }
    )
  }
}

extension RequestContext {
  func hitWhy(_ params: JSONValue) throws(WireError) -> Answer {
    var question = Inquiry.Question()
    question.want = params[.want]?.string
    question.isAboutObject = true
    question.stimulus = try stimulus(in: params)
    let session = try session(params)
    if question.stimulus == nil {
      question.stimulus = try tap(on: params[.want]?.string ?? "", in: session)
    }
    return try why(question, params, session)
  }

  func scriptWhy(_ params: JSONValue) throws(WireError) -> Answer {
    var question = Inquiry.Question()
    question.want = params[.want]?.string
    question.expectation = params[.expectation]?.string
    question.times = params[.times]?.int
    question.stimulus = try stimulus(in: params)
    if let label = params[.step]?.string { question.step = .label(label) }
    if let index = params[.step]?.int { question.step = .index(index) }
    let given = ["expectation", "step", "stimulus"].filter { params[$0] != nil }
    guard given.count <= 1 || given == ["expectation", "step"] else {
      throw WireError(
        .paramsConflict,
        Sentence(
          "a question is about one event, and \(given.joined(separator: " and ")) name several",
          zh: "一个问题只问一个事件，而 \(given.joined(separator: "、")) 指了几个"
        ),
        path: "/params/\(given.last ?? "")"
      )
    }
    return try why(question, params, try session(params))
  }

  private func why(
    _ question: Inquiry.Question,
    _ params: JSONValue,
    _ session: Session
  ) throws(WireError) -> Answer {
    let token = params[.progressToken]
    let theme = params[.picture]?.string.flatMap { PictureTheme(rawValue: $0) }
    let run = WhyRun(
      Stage(of: session),
      question,
      writer: ReasonWriter(
        language: client.language,
        document: session.document,
        variant: session.variant
      ),
      remains: workbench.remains,
      drawing: theme.map { (PlayedScript(of: session), $0) }
    )
    let progress = { [weak self] () -> Void in
      self?.progress(token, done: run.progress.done, of: run.progress.total)
    }
    return .work(
      StraightWork(step: { run.progress.done }, progress: progress) { () throws(WireError) in
        try run.run()
      } then: {
        .now($0)
      }
    )
  }

  /// A tap on an object, or on a recognizer's view.
  private func tap(
    on name: String,
    in session: Session
  ) throws(WireError) -> (name: String, parameters: JSONValue) {
    let object = try object(name, in: session)
    let place = session.scenario.placeName(of: object) ?? name
    return ("touch.tap", [.at: JSONValue(place)])
  }

  /// The stimulus that a request speaks of, where it does.
  private func stimulus(
    in params: JSONValue
  ) throws(WireError) -> (name: String, parameters: JSONValue)? {
    guard let given = params[.stimulus] else { return nil }
    guard let name = given["send"]?.string else {
      throw WireError(
        .paramsMissingMember,
        Sentence("the stimulus does not say what is sent", zh: "刺激没有说明发送什么"),
        path: "/params/stimulus/send",
        expected: ["send"]
      )
    }
    let parameters = JSONValue.object()
    // The rest of a step says what is expected of the stimulus, and is no parameter of it.
    for (key, value) in given.members
    where !["send", "label", "when", "since", "expect", "comment"].contains(key) {
      parameters.set(key, value)
    }
    return (name, parameters)
  }
}

extension Handler {
  static let why: [Handler] = [
    Handler(straight: .scriptWhy) { (context, params) throws(WireError) in
      try context.scriptWhy(params)
    },
    Handler(straight: .hitWhy) { (context, params) throws(WireError) in try context.hitWhy(params)
    },
  ]
}
