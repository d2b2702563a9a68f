import ArgumentParser
import Jansson
import Rendering

/// `responder tree`.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show a scenario's windows and views, front-most first",
    aliases: ["pviews"]
  )

  @OptionGroup var scene: SceneOptions

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let session = try scene.open(try Workbench(options), options)
    let tree = try session.call("object.tree")
    Output(options: options).write(tree, items: "roots", ObjectTree(tree))
  }
}

/// `responder chain`.
struct ChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "Follow next from an object to the end of the responder chain",
    aliases: ["presponder"]
  )

  @OptionGroup var scene: SceneOptions

  @Argument(help: "The object from which to follow.")
  var object: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let session = try scene.open(try Workbench(options), options)
    let chain = try session.call("object.chain", ["from": JSONValue(object)])
    Output(options: options).write(chain, items: "chain", ResponderChain(chain))
  }
}

/// `responder hit`.
struct HitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Show which view is hit at a place, and every view that was asked"
  )

  @OptionGroup var scene: SceneOptions

  @Argument(help: "X,Y on the screen, a view's name for its centre, or NAME@X,Y in its bounds.")
  var place: Place

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let session = try scene.open(try Workbench(options), options)
    let answer = try session.call("hit.test", ["at": place.json])
    var chain: [String] = []
    if options.output == .text, let hit = answer["hit"]?.string {
      let way = try session.call("object.chain", ["from": JSONValue(hit)])
      chain = (way["chain"] ?? .array()).elements.compactMap { $0["id"]?.string }
    }
    Output(options: options).write(answer, items: "asked", HitVisits(answer, chain: chain))
  }
}
