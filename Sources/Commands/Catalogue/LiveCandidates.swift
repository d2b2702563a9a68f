import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// Candidates that a running daemon knows; one is never started for them.
enum LiveCandidates {
  /// How long a daemon may take: the first list after its start reads every document.
  private static let patience = Duration.seconds(10)

  /// A list that a method answers; empty when no daemon answers in time.
  ///
  /// The daemon is greeted first, so that it looks where the user keeps scenarios.
  static func list(_ method: Method, _ member: JSONKey) -> [JSONValue] {
    guard
      let path = try? SocketPath().path,
      let client = try? BlockingClient(connectingTo: path, timeout: patience),
      (try? client.call(
        Method.hello.name,
        WorkbenchClient.hello(Language(environment: Host.current.environment))
      ))
        != nil,
      let answer = try? client.call(method.name)
    else { return [] }
    return Array((answer[member] ?? .array()).elements)
  }

  /// The ids in a list that a method answers.
  ///
  /// A shell reads candidates line by line: a name with a control character would be two of them,
  /// or none.
  static func ids(_ method: Method, _ member: JSONKey) -> [String] {
    list(method, member).compactMap { $0[.id]?.string }.filter { id in
      id.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    }
  }
}

/// Completes the names of scenarios.
enum ScenarioCompletion {
  static func candidates() -> [String] { LiveCandidates.ids(.scenarioList, .scenarios) }
}

/// Completes the names of scenarios that can be run, and of their topics.
enum RunCompletion {
  static func candidates() -> [String] {
    let ids = ScenarioCompletion.candidates()
    return Set(ids.map { String($0.prefix { $0 != "/" }) }).sorted() + ids
  }
}

/// Completes the names of topics.
enum TopicCompletion {
  static func candidates() -> [String] { RunCompletion.candidates().filter { !$0.contains("/") } }
}

/// Completes the names of scenarios that ask.
enum QuizCompletion {
  static func candidates() -> [String] { LiveCandidates.ids(.quizList, .quizzes) }
}

/// Completes the ids of rules, and of their sections what stands before the dot.
enum RuleCompletion {
  static func candidates() -> [String] { LiveCandidates.ids(.ruleList, .rules) }

  static func sections() -> [String] { sections(of: candidates()) }

  static func candidatesAndSections() -> [String] {
    let ids = candidates()
    return sections(of: ids) + ids
  }

  private static func sections(of ids: [String]) -> [String] {
    var sections: [String] = []
    for id in ids {
      let section = String(id.prefix { $0 != "." })
      if !sections.contains(section) { sections.append(section) }
    }
    return sections
  }
}
