import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// Under which system a scenario runs, where not as its document says.
struct ProfileOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence("Run under this system: ios12 to ios18.", zh: "在这个系统下运行：ios12 到 ios18。"),
      valueName: "system"
    ),
    completion: .list(ProfileSystem.names)
  )
  var profile: String?

  @Option(
    help: .init(
      Sentence(
        "Turn a disputed point or change a number of the profile; may be repeated.",
        zh: "切换有争议的一点，或改变配置里的数值；可以重复。"
      ),
      valueName: "name=value"
    ),
    completion: .custom { _, _, _ in SettingCompletion.candidates() }
  )
  var set: [String] = []

  /// What was typed, each with its option.
  func arguments() throws(Complaint) -> [(option: String, text: ProfileText)] {
    var arguments: [(option: String, text: ProfileText)] = []
    if let profile {
      arguments.append(("--profile", try ProfileText(profile, of: "--profile")))
    }
    for setting in set { arguments.append(("--set", try ProfileText(setting, of: "--set"))) }
    return arguments
  }
}

/// Completes settings of disputed points.
enum SettingCompletion {
  static func candidates() -> [String] {
    LiveCandidates.list(.ruleList, .rules).flatMap { rule -> [String] in
      guard let id = rule[.id]?.string, let values = rule[.values] else { return [] }
      return values.elements.map { "\(id)=\($0.string ?? $0.description)" }
    }
  }
}
