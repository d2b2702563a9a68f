import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder doctor`.
struct DoctorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: Sentence(
        "Look at everything that a command needs, and say what is wrong",
        zh: "检查命令需要的一切，说明哪里有问题"
      ).help
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let checks = Examination(options: options).checks()
    let value = JSONValue.array()
    for check in checks {
      let row: JSONValue = [
        .name: JSONValue(check.name), "ok": JSONValue(check.isFine),
        .found: JSONValue(check.found),
      ]
      if let hint = check.hint { row.set(.hint, hint) }
      value.append(row)
    }
    Output(options: options).write(["checks": value], items: "checks", ExaminationDrawing(checks))
    if checks.contains(where: { !$0.isFine }) { throw NegativeResult() }
  }
}

/// What `doctor` looks at.
struct Examination {
  /// One thing that was looked at.
  struct Check {
    var name: String
    var isFine: Bool
    var found: String
    var hint: String?
  }

  let options: GlobalOptions
  private var words: Words { options.style.words }

  func checks() -> [Check] {
    let known = [terminal(), language(), program(), socket(), daemon()]
    guard let list = moduleList() else { return known + [folders()] }
    return known + workers(list) + modules(list) + [folders()]
  }

  private func terminal() -> Check {
    let host = Host.current
    let style = options.style
    let drawing =
      style.isPlain ? words.say("sentences", zh: "句子") : style.isASCII ? "ASCII" : "Unicode"
    let color = style.isColored ? words.say("colour", zh: "有颜色") : words.say("no colour", zh: "无颜色")
    let kind =
      host.outputIsTerminal
      ? host.variable("TERM") ?? words.say("terminal", zh: "终端") : words.say("pipe", zh: "管道")
    return Check(
      name: "terminal",
      isFine: true,
      found: words.list([
        kind, words.say("\(host.columns) columns", zh: "\(host.columns) 列"), drawing, color,
      ])
    )
  }

  private func language() -> Check {
    let locale = ["RESPONDER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
      .compactMap { name in Host.current.variable(name).map { "\(name)=\($0)" } }.first
    let name = options.style.language.ownName
    return Check(
      name: "language",
      isFine: true,
      found: [name, locale].compactMap(\.self).joined(separator: ", ")
    )
  }

  private func program() -> Check {
    let daemon = DaemonLauncher.executable
    return Check(
      name: "program",
      isFine: daemon != nil,
      found: "responder \(ProgramVersion.current), "
        + (daemon ?? words.say("no responderd beside it", zh: "旁边没有 responderd")),
      hint: daemon == nil
        ? words.say(
          "Install responder and responderd into one folder.",
          zh: "请把 responder 和 responderd 装进同一个文件夹。"
        ) : nil
    )
  }

  private func socket() -> Check {
    do throws(StartError) {
      let path = try SocketPath(option: options.socket)
      // One that is not there is made when a daemon starts.
      if Files.exists(path.folder) { try path.verifyFolder() }
      return Check(name: "socket", isFine: true, found: path.path)
    } catch {
      return Check(
        name: "socket",
        isFine: false,
        found: words.say(error.message),
        hint: error.hint.map(words.say)
      )
    }
  }

  private func daemon() -> Check {
    let daemon: RunningDaemon
    do {
      guard let found = try RunningDaemon.find(options) else {
        return Check(
          name: "daemon",
          isFine: true,
          found: words.say("not running; the next command starts it", zh: "没有运行；下一个命令会启动它")
        )
      }
      daemon = found
    } catch let complaint as Complaint {
      return Check(
        name: "daemon",
        isFine: false,
        found: words.say(complaint.message),
        hint: complaint.hint.map(words.say)
      )
    } catch {
      return Check(name: "daemon", isFine: false, found: "\(error)")
    }
    let server = daemon.greeting[.server]
    let build = server?[.build]?.string ?? "?"
    let installed = DaemonLauncher.executable.flatMap { BuildIdentifier.ofDaemon(at: $0) }
    let differs = installed != nil && installed != build
    let pid = server?[.pid]?.int ?? 0
    return Check(
      name: "daemon",
      isFine: !differs,
      found: words.say("process \(pid), build \(build)", zh: "进程 \(pid)，构建 \(build)")
        + (differs
          ? words.say(", installed is \(installed ?? "")", zh: "，已安装的是 \(installed ?? "")") : ""),
      hint: differs
        ? words.say("Run: responder daemon restart", zh: "请运行：responder daemon restart") : nil
    )
  }

  /// What the daemon, where one runs, tells of modules.
  private func moduleList() -> JSONValue? {
    // What keeps the daemon from being asked has been told by the check before.
    guard let daemon = try? RunningDaemon.find(options) else { return nil }
    return try? daemon.client.call(Method.moduleList.name)
  }

  private func workers(_ list: JSONValue) -> [Check] {
    guard let line = list[.sandbox].map({ SandboxLine($0) }) else { return [] }
    let isOutside = list[.isolation]?.string == "outside"
    return [
      Check(
        name: "workers",
        isFine: true,
        found: isOutside
          ? words.say(
            "for modules of your own, and for documents from outside",
            zh: "用于你自己的模块和外来文档"
          ) : words.say("for modules of your own", zh: "用于你自己的模块")
      ),
      Check(
        name: "sandbox",
        isFine: !line.refuses,
        found: line.text(words),
        hint: line.refuses
          ? words.say(
            "Modules of your own are refused here; responderd --sandbox preferred runs them.",
            zh: "这里拒绝你自己的模块；responderd --sandbox preferred 会运行它们。"
          ) : nil
      ),
    ]
  }

  private func modules(_ list: JSONValue) -> [Check] {
    (list[.modules] ?? .array()).elements.map { module in
      let isRefused = module[.state]?.string == "refused"
      let name = module[.name]?.string ?? "?"
      return Check(
        name: "module \(name)",
        isFine: !isRefused,
        found: "\(module[.state]?.string ?? "?")  \(module[.file]?.string ?? "")",
        hint: isRefused
          ? words.say("Run: responder module info \(name)", zh: "请运行：responder module info \(name)")
          : nil
      )
    }
  }

  private func folders() -> Check {
    let folders = UserFolders(Host.current)
    return Check(
      name: "folders",
      isFine: true,
      found: (folders.scenarios + folders.modules).joined(separator: ", ")
    )
  }
}

/// The findings of `doctor`, one per line.
struct ExaminationDrawing: Drawing {
  private let checks: [Examination.Check]

  init(_ checks: [Examination.Check]) {
    self.checks = checks
  }

  func draw(on page: inout Page) {
    let words = page.style.words
    var table = Table()
    for check in checks {
      let mark = page.style.text(of: check.isFine ? .tick : .cross)
      let verdict = check.isFine ? words.say("fine", zh: "正常") : words.say("wrong", zh: "有误")
      table.add([
        StyledText("\(mark) \(verdict)", check.isFine ? .good : .bad), StyledText(check.name),
        StyledText(check.found),
      ])
      if let hint = check.hint {
        table.add([StyledText(), StyledText(), StyledText(hint, .strong)])
      }
    }
    table.draw(on: &page)
  }
}
