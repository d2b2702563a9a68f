import ArgumentParser
import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

extension Asked {
  /// Every rule, section and kind of error, explained.
  static func ofRules() throws -> [Asked] {
    let explain = try ExplainCommand.parse(["x"])
    let list = try InProcessConnection(to: BuiltInWorkbench.shared).call("rule.list")
    let rules = list["rules"]?.elements.compactMap { $0["id"]?.string } ?? []
    let sections = Set(rules.map { String($0.prefix { $0 != "." }) }).sorted()
    return (rules + sections + ErrorType.all.map(\.name)).map { id in
      Asked(explain, id) { $0.id = id }
    }
  }

  /// The help of the program and of every command.
  static func ofHelp() -> [Asked] {
    names(ResponderCommand.self, []).map { Asked($0 + ["--help"]) }
  }

  private static func names(_ type: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
    [path]
      + type.configuration.subcommands.flatMap {
        names($0, path + [$0.configuration.commandName ?? ""])
      }
  }

  /// Lists, and what is said of arguments that are wrong.
  static func ofArguments() -> [Asked] {
    let card = "hit-testing/outside-superview"
    return [
      ["rules"], ["rules", "--coverage"], ["rules", "--section", "99"], ["list"],
      ["list", "--modules"], ["list", "--tags"], ["list", "nowhere"], ["list", "--claim", "C99"],
      ["quiz"], ["search", "tap", "table"], ["search", "tapp", "qqqq", "table"],
      ["search", "qqqq"], ["search", "!"], ["describe"], ["describe", "session.open"],
      ["describe", "nonsense"], ["module", "list"], ["trace", card], ["chain", card, "buy"],
      ["run", card, "--compare", "ios12,ios18"], ["run", card, "--compare", "buy.isHidden=true"],
      ["run", card, "--what-if", "buy.isHidden=true"], ["run", card, "--what-if", "buy.isHiden=1"],
      ["run", card, "--what-if", "nonsense"], ["run", card, "--compare", "nonsense"],
      ["run", card, "--profile", "ios99"], ["run", card + "#nonsense"], ["run", "nowhere"],
      ["run", "tables/nowhere"], ["run", "tables/tap-over-tabel"], ["run", "nowhere.json"],
      ["run", "no-first-responder"], ["run"], ["run", "--nonsense"], ["tree", "tables"],
      ["tree"], ["list", "a", "b"], ["list", "-o", "xml"], ["hit"], ["hit", card, "nobody"],
      ["hit", card, "900,900"], ["chain", card, "nobody"], ["why", card, "nobody"],
      ["why", card, "buy", "--step", "99"], ["why", card, "buy.nonsense"],
      ["why", card, "buy.isHidden=5"], ["why", card, "buy", "--at", "5,5"],
      ["why", card, "buy", "--at", "900,900"], ["why", card, "buy", "--stimulus", "{}"],
      ["why", card, "buy", "--stimulus", "{"], ["why", card, "buy", "--step", "0", "--at", "1,1"],
      ["trace", "--level"], ["run", "--coverage=2"], ["rules", "--coverage", "--quiet"],
      ["rules", "--coverage", "--state", "holds"], ["rnu"], ["explain", "nonsense"],
      ["explain", "hit-test.nonsense"], ["quiz", "mine.json"], ["quiz", card + "#zzz"],
      ["quiz", "tables/tap-over-table"], ["quiz", card, "-a", "z"], ["quiz", card],
      ["call", "nonsense"], ["call", "session.open", "{"], ["show", "nowhere"], ["show", "-"],
      ["new", "no good name"], ["new", "mine", "--from", card, "--template", "card"],
      ["picture", card, "--moment", "9999", "--to", "-"],
      ["picture", card, "--step", "99", "--to", "-"], ["picture", card, "--strip", "9"],
      ["picture", card, "--rule", "scroll.pinch-owner", "--to", "-"],
      ["picture", card, "--screen-only", "--timeline"], ["picture", card, "--step", "0"],
      ["run", card, "--picture", "-"],
      ["export", card], ["completions", "nonsense"], ["check", "nowhere.json"],
      ["export", "--swift", "nowhere"], ["search", "a", "--limit", "0"], ["list", "--lang", "fr"],
      ["player"], ["player", "none.html"], ["player", "nowhere"], ["player", "--topic", "nowhere"],
      ["player", card, "--steps", "99"], ["player", card, "--steps", "x"],
      ["player", card, "--compare", "a,b"], ["player", card, "--compare", "buy.alpha=0"],
      ["player", "old.html", "--level", "full"], ["player", card, "--to", "."],
      ["run", card, "--player", "-"],
      ["run", card, "--player", "a.html", "--compare", "ios12"], [],
    ].map { Asked($0) }
  }
}
