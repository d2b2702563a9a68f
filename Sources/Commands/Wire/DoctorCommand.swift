import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at everything that a command needs, and say what is wrong"
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let checks = Examination(options: options).checks()
    let value = JSONValue.array()
    for check in checks {
      value.append([
        "name": JSONValue(check.name), "ok": JSONValue(check.isFine),
        "found": JSONValue(check.found),
      ])
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

  func checks() -> [Check] {
    [terminal(), language(), program(), socket(), daemon()] + modules() + [folders()]
  }

  private func terminal() -> Check {
    let host = Host.current
    let style = options.style
    let drawing = style.isPlain ? "sentences" : style.isASCII ? "ASCII" : "Unicode"
    let color = style.isColored ? "colour" : "no colour"
    let kind = host.outputIsTerminal ? host.variable("TERM") ?? "terminal" : "pipe"
    return Check(
      name: "terminal",
      isFine: true,
      found: "\(kind), \(host.columns) columns, \(drawing), \(color)"
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
      found: "responder \(ProgramVersion.current), " + (daemon ?? "no responderd beside it"),
      hint: daemon == nil ? "Install responder and responderd into one folder." : nil
    )
  }

  private func socket() -> Check {
    do throws(StartError) {
      let path = try SocketPath(option: options.socket)
      if Files.exists(path.folder) { try path.verifyFolder() }
      return Check(name: "socket", isFine: true, found: path.path)
    } catch {
      return Check(name: "socket", isFine: false, found: error.message, hint: error.hint)
    }
  }

  private func daemon() -> Check {
    let daemon: RunningDaemon
    do {
      guard let found = try RunningDaemon.find(options) else {
        return Check(name: "daemon", isFine: true, found: "not running; the next command starts it")
      }
      daemon = found
    } catch let complaint as Complaint {
      return Check(
        name: "daemon",
        isFine: false,
        found: complaint.message,
        hint: complaint.hint
      )
    } catch {
      return Check(name: "daemon", isFine: false, found: "\(error)")
    }
    let server = daemon.greeting["server"]
    let build = server?["build"]?.string ?? "?"
    let installed = DaemonLauncher.executable.flatMap { BuildIdentifier.ofDaemon(at: $0) }
    let differs = installed != nil && installed != build
    let pid = server?["pid"]?.int ?? 0
    return Check(
      name: "daemon",
      isFine: !differs,
      found: "process \(pid), build \(build)"
        + (differs ? ", installed is \(installed ?? "")" : ""),
      hint: differs ? "Run: responder daemon restart" : nil
    )
  }

  private func modules() -> [Check] {
    guard let daemon = try? RunningDaemon.find(options),
      let modules = try? daemon.client.call("module.list")["modules"]
    else { return [] }
    return modules.elements.map { module in
      let isRefused = module["state"]?.string == "refused"
      let name = module["name"]?.string ?? "?"
      return Check(
        name: "module \(name)",
        isFine: !isRefused,
        found: "\(module["state"]?.string ?? "?")  \(module["file"]?.string ?? "")",
        hint: isRefused ? "Run: responder module info \(name)" : nil
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
