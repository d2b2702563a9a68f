import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The questions of one scenario, one after the other; it never goes on by itself.
///
/// A prediction is with the daemon before anything of the run is shown.
struct QuizRound {
  private let workbench: WorkbenchClient
  private let options: GlobalOptions
  private let session: JSONValue
  private let total: Int
  private var question: JSONValue
  private var answers: ArraySlice<String>
  private let isScripted: Bool

  private var words: Words { options.style.words }

  init(workbench: WorkbenchClient, options: GlobalOptions, start: JSONValue, answers: [String]) {
    self.workbench = workbench
    self.options = options
    session = start[.session] ?? .null
    total = start[.questions]?.int ?? 1
    question = start[.question] ?? .null
    self.answers = answers[...]
    isScripted = !answers.isEmpty
  }

  /// What the learner wants.
  private enum Reply {
    case answer(JSONValue, text: String)
    case giveUp
    case quit
  }

  mutating func play() throws {
    var records: [JSONValue] = []
    workbench.onNotification = { notification in
      guard notification.method == Event.traceRecord.name else { return }
      if let record = notification.params[.record] { records.append(record) }
    }
    try workbench.call(.traceSubscribe, [.session: session, .policy: "pause"])
    var isFlawless = true
    while true {
      let output = Output(options: options)
      output.write(Question(question, of: total))
      let reply = try ask()
      records = []
      let judgement: JSONValue
      var predicted: String?
      switch reply {
      case .quit:
        leave()
        // What was answered before stands.
        if !isFlawless { throw NegativeResult() }
        return
      case .giveUp:
        judgement = try workbench.call(.quizGiveUp, [.session: session])
      case .answer(let value, let text):
        predicted = text
        judgement = try workbench.call(.quizAnswer, [.session: session, .answer: value])
      }
      if judgement[.correct]?.bool != true { isFlawless = false }
      if records.isEmpty { records = try self.records(of: judgement) }
      output.write(judgement, Judgement(judgement, records: records, predicted: predicted))
      guard try goOn(judgement[.remaining]?.int ?? 0) else { break }
      let next = try workbench.call(.quizNext, [.session: session])
      guard next[.finished]?.bool == false, let question = next[.question] else { break }
      self.question = question
    }
    if !isFlawless { throw NegativeResult() }
  }

  /// Asks for the records of the steps where they did not come by themselves.
  private func records(of judgement: JSONValue) throws -> [JSONValue] {
    guard let first = judgement[.records]?[0]?.int, let last = judgement[.records]?[1]?.int,
      first <= last
    else { return [] }
    let range: JSONValue = [
      .session: session, .from: JSONValue(first), .to: JSONValue(last),
    ]
    return Array((try workbench.call(.traceGet, range)[.records] ?? .array()).elements)
  }

  private func leave() {
    Output(options: options).write(
      MessageDrawing("Come back with: responder quiz", zh: "用 responder quiz 再回来")
    )
  }

  // MARK: - Asking

  private mutating func ask() throws -> Reply {
    if isScripted {
      guard let text = answers.popFirst() else { return .quit }
      guard let reply = reply(text) else { throw notAnAnswer(text) }
      return reply
    }
    while true {
      prompt("\(words.say("your answer (g give up, q quit) > ", zh: "你的答案（g 放弃，q 退出）> "))")
      guard let line = Host.current.readLine() else {
        Host.current.write("\n")
        // At a terminal this is how one leaves; in a pipe, answers are missing.
        guard Host.current.inputIsTerminal else { throw noInput() }
        return .quit
      }
      let text = line.trimmed
      // What comes from a pipe is not on the screen yet.
      if !Host.current.inputIsTerminal { prompt("\(text)\n\n") }
      if text.isEmpty { continue }
      if let reply = reply(text) { return reply }
      let complaint = notAnAnswer(text)
      let said = Sentence("\(complaint.message). ", zh: "\(complaint.message)。")
      Host.current.write("  \(words.say(said))\(words.say(complaint.hint ?? .nothing))\n")
    }
  }

  private func reply(_ text: String) -> Reply? {
    switch text.lowercased() {
    case "q", "quit": return .quit
    case "g", "give up": return .giveUp
    default: break
    }
    let all = Array((question[.options] ?? .array()).elements)
    if let place = Question.letters.firstIndex(of: text.lowercased()), place < all.count {
      return answer(all[place])
    }
    if let option = all.first(where: { $0[.text]?.string == text || $0[.id]?.string == text }) {
      return answer(option)
    }
    if all.isEmpty, let number = Int(text) { return .answer(JSONValue(number), text: text) }
    return nil
  }

  private func answer(_ option: JSONValue) -> Reply {
    .answer(option[.id] ?? .null, text: option[.text]?.string ?? "")
  }

  private func notAnAnswer(_ text: String) -> Complaint {
    let count = question[.options]?.count ?? 0
    let last = count > 0 ? Question.letters[min(count, Question.letters.count) - 1] : ""
    let hint =
      count > 0
      ? Sentence("Choose a to \(last).", zh: "请选择 a 到 \(last)。")
      : Sentence("Type a number.", zh: "请输入数字。")
    return Complaint(.usage, Sentence("'\(text)' is no answer", zh: "“\(text)”不是答案"), hint: hint)
  }

  private func noInput() -> Complaint {
    Complaint(
      .usage,
      Sentence("the quiz needs answers, and the input has ended", zh: "测验需要回答，但输入已结束"),
      hint: Sentence(
        "Answer at a terminal, pipe one answer per line, or use --answer.",
        zh: "请在终端中作答，每行输入一个答案，或使用 --answer。"
      )
    )
  }

  // MARK: - Going on

  private func goOn(_ remaining: Int) throws -> Bool {
    guard remaining > 0 else { return false }
    // In a pipe every line is an answer.
    guard !isScripted, Host.current.inputIsTerminal else { return true }
    prompt("\(words.say("Enter for the next question, q to quit > ", zh: "回车进入下一题，q 退出 > "))")
    guard let line = Host.current.readLine() else { return false }
    return line.trimmed.lowercased() != "q"
  }

  private func prompt(_ text: Printout) {
    if options.output == .text { Host.current.write(text) }
  }
}
