import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder daemon status`.
struct DaemonStatus: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: Sentence("Tell whether a daemon runs, and how it is", zh: "说明守护进程是否在运行、状态如何").help
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let path = try SocketPath(option: options.socket).path
    let output = Output(options: options)
    guard let daemon = try RunningDaemon.find(options) else {
      output.write(
        ["running": false, "socket": JSONValue(path)],
        MessageDrawing(
          "no daemon is running at \(path)\nThe next command starts one, or: responder daemon start",
          zh: "\(path) 处没有守护进程在运行\n下一条命令会启动它，或者：responder daemon start"
        )
      )
      throw ToldAlready(status: .unavailable)
    }
    let result = JSONValue.object()
    result.set("running", true)
    result.set("socket", path)
    result.set(.server, daemon.greeting[.server]?.copy() ?? .object())
    let installed = DaemonLauncher.executable.flatMap { BuildIdentifier.ofDaemon(at: $0) }
    if let installed { result.set("installedBuild", installed) }
    if let stats = try? daemon.client.call(Method.stats.name) { result.set("stats", stats.copy()) }
    output.write(result, StatusDrawing(status: result))
  }
}

/// The state of a daemon, line by line.
struct StatusDrawing: Drawing {
  let status: JSONValue

  func draw(on page: inout Page) {
    let words = page.style.words
    let server = status[.server]
    var table = Table()
    func add(_ english: String, _ chinese: String, _ value: String?) {
      guard let value else { return }
      table.add([StyledText(words.say(english, zh: chinese), .faint), StyledText(value)])
    }
    add("socket", "套接字", status["socket"]?.string)
    add("process", "进程", server?[.pid]?.text(words))
    add("version", "版本", server?[.version]?.string)
    let build = server?[.build]?.string
    let installed = status["installedBuild"]?.string
    let differs = build != nil && installed != nil && build != installed
    let other = installed ?? ""
    let note = differs ? words.say(" (installed: \(other))", zh: "（已安装：\(other)）") : ""
    add("build", "构建", build.map { $0 + note })
    let isAuto = server?[.autoStarted]?.bool == true
    add(
      "started",
      "启动方式",
      isAuto ? words.say("by a command", zh: "由命令启动") : words.say("by hand", zh: "手动启动")
    )
    let stats = status["stats"]
    add("up", "运行时间", stats?[.uptime]?.double.map { words.seconds($0.rounded()) })
    add("memory", "内存", Self.memory(in: stats, words))
    for (english, chinese) in [
      ("connections", "连接"), ("sessions", "会话"), ("workers", "工作进程"), ("modules", "模块"),
      ("requests", "请求"),
    ] {
      add(english, chinese, stats?[english]?.text(words))
    }
    table.draw(on: &page)
    if differs {
      page.add(
        words.say(
          "responder daemon restart starts the installed build.",
          zh: "responder daemon restart 会启动已安装的构建。"
        )
      )
    }
  }

  /// How much memory it has, of how much it may have.
  private static func memory(in stats: JSONValue?, _ words: Words) -> String? {
    guard let taken = stats?[.memory]?.int.map({ $0 >> 20 }) else { return nil }
    // A daemon of an older build does not say how much it may have.
    guard let all = stats?[.memoryBudget]?.int.map({ $0 >> 20 }) else { return "\(taken) MiB" }
    return words.say("\(taken) of \(all) MiB", zh: "\(taken) MiB，共 \(all) MiB")
  }
}
