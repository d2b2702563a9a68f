import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchProtocol

/// `responder tree`.
struct TreeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tree",
      abstract: Sentence(
        "Show a scenario's windows and views, front-most first",
        zh: "显示情景的窗口和视图，最前面的在先"
      ).help,
      aliases: ["pviews"]
    )
  }

  @OptionGroup var scene: SceneOptions

  @Option(
    name: .customLong("as"),
    help: .init(
      Sentence(
        "Print as UIKit does: recursive-description.",
        zh: "按 UIKit 的方式打印：recursive-description。"
      ),
      valueName: "form"
    )
  )
  var form: TreeForm?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    try scene.look(options) { scene in
      let params = JSONValue.object()
      if let form { params.set(.as, form.rawValue) }
      let tree = try scene.session.call(.objectTree, params)
      let output = Output(options: options)
      guard form == nil || options.output != .text else {
        return Host.current.write(Printout(lines: tree[.text]?.string ?? ""))
      }
      output.write(tree, items: "roots", ObjectTree(tree))
    }
  }
}

/// How `responder tree` prints, where not as a drawing.
enum TreeForm: String, ExpressibleByArgument, CaseIterable {
  case recursiveDescription = "recursive-description"
}

/// `responder chain`.
struct ChainCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "chain",
      abstract: Sentence(
        "Follow next from an object to the end of the responder chain",
        zh: "从一个对象沿 next 走到响应者链的终点"
      ).help,
      aliases: ["presponder"]
    )
  }

  @OptionGroup var scene: SceneOptions

  @Argument(help: .init(Sentence("The object from which to follow.", zh: "起点对象。")))
  var object: String?

  @Option(
    help: .init(
      Sentence("The object by any of its names.", zh: "起点对象，可用它的任何名字。"),
      valueName: "wanted"
    )
  )
  var view: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    let given = [object, view].count(where: { $0 != nil })
    // A print of a chain begins somewhere itself.
    guard given == 1 || given == 0 && scene.dump.dump != nil else {
      throw ValidationError(
        Sentence(
          "Name one object from which to follow: behind the scenario, or with --view.",
          zh: "请写一个起点对象：在情景之后，或用 --view。"
        )
      )
    }
  }

  func run() throws {
    let output = Output(options: options)
    try scene.look(options, treeless: { writePrinted($0, to: output) }) { scene in
      guard let wanted = view ?? object else { throw NothingAsked.view }
      let object = try scene.object(wanted)
      let chain = try scene.session.call(.objectChain, [.from: JSONValue(object)])
      output.write(chain, items: "chain", ResponderChain(chain))
    }
  }

  /// Writes the chain that a print tells itself, where it does.
  private func writePrinted(_ report: JSONValue, to output: Output) -> Bool {
    guard let chain = PrintedChain(report, from: view)?.json else { return false }
    output.write(chain, items: "chain", ResponderChain(chain))
    return true
  }
}

/// `responder hit`.
struct HitCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hit",
      abstract: Sentence(
        "Show which view is hit at a place, and every view that was asked",
        zh: "显示某处命中哪个视图，以及询问过的每个视图"
      ).help
    )
  }

  @OptionGroup var scene: SceneOptions

  @Argument(
    help: .init(
      Sentence(
        "X,Y on the screen, a view's name for its centre, or NAME@X,Y in its bounds.",
        zh: "屏幕上的 X,Y；视图名表示其中心；或 NAME@X,Y 表示它 bounds 里的点。"
      )
    )
  )
  var place: TypedPlace?

  @OptionGroup var asked: AskedOptions

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    let given = [place != nil, asked.at != nil, asked.view != nil].count(where: \.self)
    // What a test tool printed may hold the place itself.
    guard given == 1 || given == 0 && scene.dump.dump != nil else {
      throw ValidationError(
        Sentence(
          "Name one place: behind the scenario, with --at, or with --view for a view's middle.",
          zh: "请写一个位置：在情景之后，用 --at，或用 --view 表示视图的中点。"
        )
      )
    }
  }

  func run() throws {
    try scene.look(options, asked) { scene in
      let answer = try scene.session.call(.hitTest, [.at: try place(in: scene)])
      var chain = JSONValue.object()
      // Programs get what the method answers, and can ask for the chain themselves.
      if options.output == .text, let hit = answer[.hit]?.string {
        chain = try scene.session.call(.objectChain, [.from: JSONValue(hit)])
      }
      Output(options: options).write(answer, items: "asked", HitVisits(answer, chain: chain))
    }
  }

  private func place(in scene: Scene) throws -> JSONValue {
    if let view = asked.view { return try scene.middle(of: view) }
    if let place = place ?? asked.at { return try scene.place(place) }
    if let place = try scene.placeOfQuestion() { return place }
    throw NothingAsked.place
  }
}
