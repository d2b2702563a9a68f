import ArgumentParser
import Help
import Rendering
import Sentences

extension RunCommand {
  /// Refuses what no page can be made of.
  func checkPlayer() throws {
    if player != nil, compare != nil || !whatIf.isEmpty {
      throw ValidationError(
        Sentence(
          "--player shows the runs of the documents: leave out --compare and --what-if.",
          zh: "--player 显示文档的运行：请去掉 --compare 和 --what-if。"
        )
      )
    }
    if player == "-" {
      throw ValidationError(
        Sentence(
          "The routes go to the standard output: name a file for --player.",
          zh: "路线写到标准输出：请为 --player 写出文件名。"
        )
      )
    }
  }

  /// Writes the page of the runs.
  func write(
    player: String,
    of references: [ScenarioReference],
    _ workbench: WorkbenchClient
  ) throws {
    let wanted = WantedFilm(profile: profile)
    let maker = FilmMaker(workbench: workbench, wanted: wanted, options: options)
    let made = MadePlayer(
      films: try references.map { try maker.film($0) },
      isPredicting: false,
      file: MadeFile(player, named: player, isTold: true)
    )
    // Programs get one value, which is that of the runs.
    guard let report = try made.write(isForced: nil, options), options.output == .text else {
      return
    }
    Output(options: options).write(report.message)
  }
}
