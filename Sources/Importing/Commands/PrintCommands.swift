import Sentences

/// The commands that `responder import --how` lists, and that refusals name.
package enum PrintCommands {
  /// All commands, grouped by tool in the order in which people try them.
  package static let all: [PrintCommand] = objectiveC + swift + chisel + tests

  /// Those that print the views of a window in their tree, of which each refusal names the shortest.
  static let tree: [PrintCommand] = [objectiveC[0], swift[0]]

  /// The commands whose print has a form.
  package static func printing(_ form: Form) -> [PrintCommand] {
    all.filter { $0.form == form }
  }

  private static let objectiveC: [PrintCommand] = [
    command(
      .objectiveC,
      "expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]",
      .views
    ),
    command(.objectiveC, "expr -l objc -O -- [(id)0x… recursiveDescription]", .views),
    command(
      .objectiveC,
      "expr -l objc -O -- [[UIApplication sharedApplication] windows]",
      .viewList
    ),
    command(
      .objectiveC,
      "expr -l objc -O -- [[[UIWindow keyWindow] rootViewController] _printHierarchy]",
      .controllers
    ),
    command(
      .objectiveC,
      "expr -l objc -O -- [[UIWindow keyWindow] _autolayoutTrace]",
      .layoutTrace
    ),
    command(.objectiveC, "expr -l objc -O -- [(id)0x… gestureRecognizers]", .recognizers),
  ]

  private static let swift: [PrintCommand] = [
    command(.swift, "po view.window!.value(forKey: \"recursiveDescription\")!", .views),
    command(
      .swift,
      "po view.window!.rootViewController!.value(forKey: \"_printHierarchy\")!",
      .controllers
    ),
    command(.swift, "po view.gestureRecognizers", .recognizers),
  ]

  private static let chisel: [PrintCommand] = [
    command(.chisel, "pviews", .views),
    command(.chisel, "pvc", .controllers),
    command(.chisel, "presponder 0x…", .responderChain),
    command(.chisel, "paltrace", .layoutTrace),
  ]

  private static let tests: [PrintCommand] = [
    command(.tests, "print(XCUIApplication().debugDescription)", .accessibility)
  ]

  private static func command(
    _ tool: PrintCommand.Tool,
    _ text: String,
    _ form: Form
  ) -> PrintCommand {
    PrintCommand(tool: tool, text: text, form: form, shows: form.shows, lacks: form.lacks)
  }
}
