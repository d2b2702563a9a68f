import Foundation
import Platform
import Sentences
import WorkbenchFraming

/// Starts a daemon and waits until it answers, or says why it cannot.
struct DaemonLauncher {
  private let path: SocketPath
  private let language: Language

  /// How long a daemon may take to get ready.
  private static let patience = 10_000

  /// The descriptor on which the daemon reports.
  private static let readyDescriptor: Int32 = 3

  /// - Parameters:
  ///   - path: The socket that it is to have.
  ///   - language: That in which it says why it cannot start, and writes its log.
  init(_ path: SocketPath, _ language: Language) {
    self.path = path
    self.language = language
  }

  /// The folder of this program, links resolved.
  static var programFolder: String? {
    guard let own = realpath(runningExecutable(), nil) else { return nil }
    defer { free(own) }
    let program = String(cString: own)
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }

  /// The daemon that belongs to this program: the one beside it.
  static var executable: String? {
    guard let daemon = programFolder.map({ $0 + "/responderd" }) else { return nil }
    return access(daemon, X_OK) == 0 ? daemon : nil
  }

  /// Starts a daemon that ends by itself when nobody needs it.
  func launch() throws {
    guard let executable = Self.executable else {
      throw Complaint(
        .unavailable,
        Sentence(
          "no daemon runs, and there is no responderd beside this program to start",
          zh: "没有守护进程在运行，这个程序旁边也没有 responderd 可以启动"
        ),
        hint: Sentence(
          "Install both into one folder, or start responderd yourself.",
          zh: "请把两者装进同一个文件夹，或自己启动 responderd。"
        )
      )
    }
    let pipe: (read: Int32, write: Int32)
    do throws(SystemError) {
      pipe = try makePipe()
    } catch {
      let text = errorText(error.code)
      throw Complaint(
        .internalError,
        Sentence("cannot make a pipe: \(text)", zh: "无法创建管道：\(text)")
      )
    }
    defer { close(pipe.read) }
    let log = DaemonLog.makeReady()
    let logged = log.flatMap(Files.stamp)?[2] ?? 0
    let process: pid_t
    do {
      // As long as it is open here, the end of the daemon's would not be seen.
      defer { close(pipe.write) }
      process = try start(executable, reportingTo: pipe.write, loggingTo: log)
    }
    let (report, isOver) = read(pipe.read)
    guard report.hasPrefix("ready") else {
      let outcome = isOver ? end(of: process) : nil
      if report.isEmpty, outcome != nil,
        let loader = LoaderRefusal(log: text(of: log, from: logged))
      {
        throw loader.complaint
      }
      throw refusal(report, outcome)
    }
  }

  /// What was written to the log since it had so many bytes.
  private func text(of log: String?, from start: Int) -> String {
    let bytes = log.flatMap { try? Files.read($0) } ?? []
    return String(decoding: bytes.dropFirst(start), as: UTF8.self)
  }

  private func start(
    _ executable: String,
    reportingTo descriptor: Int32,
    loggingTo log: String?
  ) throws -> pid_t {
    let arguments = [
      "--socket", path.path, "--ready-fd", "\(Self.readyDescriptor)", "--auto-started",
    ]
    var launch = ProcessLaunch(executable, arguments)
    launch.descriptors = [
      STDIN_FILENO: .nothing,
      STDOUT_FILENO: .nothing,
      STDERR_FILENO: .file(log ?? "/dev/null", flags: O_WRONLY | O_CREAT | O_APPEND),
      Self.readyDescriptor: .copy(of: descriptor),
    ]
    // The option of this command, which may have been told another than its environment says.
    var variables = ProcessInfo.processInfo.environment
    variables["RESPONDER_LANG"] = language.rawValue
    launch.environment = variables.map { "\($0)=\($1)" }.sorted()
    // What is typed at the terminal must not reach the daemon.
    launch.group = .ownSession
    do throws(SystemError) {
      return try launch.start()
    } catch {
      // The program is there, so what is missing is the loader that it names.
      if error.code == ENOENT, access(executable, X_OK) == 0 { throw LoaderRefusal.noLoader }
      let text = errorText(error.code)
      throw Complaint(
        .unavailable,
        Sentence("cannot start \(executable): \(text)", zh: "无法启动 \(executable)：\(text)")
      )
    }
  }

  /// Reads what the daemon reports until it is ready, or says no more.
  ///
  /// - Returns: The report, and whether the daemon has closed its end of the pipe.
  private func read(_ descriptor: Int32) -> (report: String, isOver: Bool) {
    var report: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    var isOver = false
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, Int32(Self.patience))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      let count = systemRead(descriptor, &chunk, chunk.count)
      guard count > 0 else {
        isOver = true
        break
      }
      report += chunk[..<count]
      if report.starts(with: Array("ready\n".utf8)) { break }
    }
    return (String(decoding: report, as: UTF8.self), isOver)
  }

  /// How a daemon ended that has said all it had to say; nil when it does not end.
  ///
  /// The pipe closes before the process has ended, and only its end tells the status.
  private func end(of process: pid_t) -> ProcessEnd? {
    for _ in 0..<(Self.patience / 10) {
      if let end = ProcessEnd(of: process, waiting: false) { return end }
      usleep(10_000)
    }
    return nil
  }

  /// Puts into words why the daemon did not start.
  private func refusal(_ report: String, _ end: ProcessEnd?) -> any Error {
    let code: Int32 = if case .exit(let status) = end, status >= 0 { status } else { 0 }
    let lines = report.trimmed.split(separator: "\n", maxSplits: 1)
    guard let first = lines.first else {
      let place = DaemonLog.path.map { Sentence("Its log is \($0).", zh: "它的日志是 \($0)。") }
      let what =
        end != nil
        ? Sentence("the daemon ended at once and said nothing", zh: "守护进程立刻结束，什么也没说")
        : Sentence("the daemon did not get ready in time", zh: "守护进程没有及时就绪")
      return Complaint(.unavailable, what, hint: place)
    }
    return Complaint(
      ExitStatus(rawValue: code) ?? .unavailable,
      Sentence("the daemon could not start: \(first)", zh: "守护进程无法启动：\(first)"),
      hint: lines.count > 1 ? Sentence(verbatim: String(lines[1])) : nil
    )
  }
}

// Within a type that has a method of this name the function is out of sight.
private let systemRead = read(_:_:_:)

/// The log of daemons that commands started.
enum DaemonLog {
  /// The log's file, in the user's state folder.
  static var path: String? {
    StateFolder.path(environment: Host.current.variable).map { $0 + "/responderd.log" }
  }

  /// Makes the folder, starts the log anew when it has grown long, and returns its path.
  static func makeReady() -> String? {
    guard let path else { return nil }
    Files.makeFolders(above: path)
    let isLong = (Files.stamp(path)?[2] ?? 0) > 1 << 20
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isLong ? O_TRUNC : 0)
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    return path
  }
}
