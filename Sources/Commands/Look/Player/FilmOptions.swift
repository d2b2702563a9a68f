import ArgumentParser
import Help
import Jansson
import Sentences
import WorkbenchProtocol

/// How much of each run a film holds.
enum FilmLevel: String, CaseIterable, ExpressibleByArgument, Sendable {
  case route
  case full
}

/// What is filmed of a scenario.
struct FilmOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "Set two variants or profiles side by side, as lets,filters or ios12,ios18.",
        zh: "并排对比两个变体或配置，如 lets,filters 或 ios12,ios18。"
      ),
      valueName: "sides"
    ),
    completion: .custom { _, _, _ in ProfileSystem.names + SettingCompletion.candidates() }
  )
  var compare: String?

  @Option(
    help: .init(
      Sentence(
        "How much: route, or full with every call of the life cycle.",
        zh: "记录多少：route，或 full（包括每个生命周期调用）。"
      )
    )
  )
  var level = FilmLevel.route

  @Option(
    help: .init(
      Sentence("Only these steps, as 3-5; the launch is always there.", zh: "只要这些步骤，如 3-5；启动总在其中。"),
      valueName: "steps"
    )
  )
  var steps: StepRange?

  @OptionGroup var profile: ProfileOptions

  /// What is filmed.
  var wanted: WantedFilm {
    WantedFilm(profile: profile, level: level, steps: steps, compare: compare)
  }

  /// Whether anything is said of how films are made.
  var isGiven: Bool {
    compare != nil || level != .route || steps != nil || profile.profile != nil
      || !profile.set.isEmpty
  }
}
