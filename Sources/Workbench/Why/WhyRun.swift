import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// An inquiry on its way to the wire: in slices, with progress, and drawn where that is wanted.
final class WhyRun: SlicedWork {
  private let inquiry: Inquiry
  private let writer: ReasonWriter
  private let progress: (_ done: Int, _ total: Int) -> Void
  /// What is to be drawn of the answer, and in which colours.
  private let drawing: (script: PlayedScript, theme: PictureTheme)?
  private var drawn: (answer: JSONValue, picture: WhyPicture)?

  /// Launches the inquiry.
  ///
  /// - Parameters:
  ///   - stage: What is asked about.
  ///   - question: What is asked.
  ///   - writer: Writes the answer.
  ///   - drawing: What was done, and the colours, where the answer is drawn, too.
  ///   - progress: Takes how much is done.
  /// - Throws: What is wrong with the question, or what the launch raised.
  init(
    _ stage: Stage,
    _ question: Inquiry.Question,
    writer: ReasonWriter,
    drawing: (script: PlayedScript, theme: PictureTheme)? = nil,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) throws(WireError) {
    do { inquiry = try Inquiry(stage, question) } catch { throw error.wire }
    self.writer = writer
    self.drawing = drawing
    self.progress = progress
  }

  var changed: Session? { nil }
  var step: Int { inquiry.progress.done }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    if let drawn { return try slice(of: drawn.picture, drawn.answer, until: deadline) }
    let found: WhyAnswer?
    do { found = try inquiry.advance(until: deadline) } catch { throw error.wire }
    if let found {
      let answer = writer.json(found)
      guard let drawing else { return .finished(answer) }
      var writer = writer
      writer.scenario = found.session
      let picture = try WhyPicture(
        found,
        drawing.script,
        drawing.theme,
        writer,
        progress: progress
      )
      drawn = (answer, picture)
      return .unfinished
    }
    progress(inquiry.progress.done, inquiry.progress.total)
    return .unfinished
  }

  private func slice(
    of picture: WhyPicture,
    _ answer: JSONValue,
    until deadline: ContinuousClock.Instant
  ) throws(WireError) -> Slice {
    guard let text = try picture.slice(until: deadline) else { return .unfinished }
    answer.set(.picture, text)
    return .finished(answer)
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
    let run = try WhyRun(
      Stage(of: session),
      question,
      writer: ReasonWriter(
        language: client.language,
        document: session.document,
        variant: session.variant
      ),
      drawing: theme.map { (PlayedScript(of: session), $0) }
    ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    return .work(run)
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
    Handler(slicing: .scriptWhy) { (context, params) throws(WireError) in
      try context.scriptWhy(params)
    },
    Handler(slicing: .hitWhy) { (context, params) throws(WireError) in try context.hitWhy(params) },
  ]
}
