#if os(Linux)
import Containment
import Foundation
import Jansson
import Platform
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A module that means harm: each attempt fails, or ends its own session and nothing else.
@Suite(
  .timeLimit(.minutes(15)),
  .enabled(if: Containment.missing.isEmpty, "this kernel lacks a part of the sandbox")
)
struct HostileModuleTests {
  /// Compiled once for all tests; it lives as long as the process.
  private static let workshop = Result {
    let workshop = try Workshop()
    try workshop.compile("Hostile", swift: HostileModule.source)
    return workshop
  }

  private static func connect(
    timeout: Duration = .seconds(300),
    sandboxing: Sandboxing = .preferred,
    on thread: QueueExecutor = QueueExecutor()
  ) throws -> CheckedClient {
    let workbench = Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: TestWorkbench.modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      workers: WorkerPolicy(timeout: timeout, sandboxing: sandboxing)
    ) { _ in }
    let client = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let folder = try workshop.get().folder
    _ = try client.call(
      "hello",
      ["client": ["name": "test"], "cwd": "/", "paths": ["modules": [.init(folder)]]]
    )
    return client
  }

  private static var document: JSONValue {
    [
      "format": 1, "title": "A document that needs the module",
      "app": ["windows": [["id": "window", "frame": [0, 0, 390, 844]]]],
      "script": [["send": "Hostile.try", "kind": "thread"]],
    ]
  }

  /// Opens a session with the module in a worker and returns its process.
  private static func open(_ client: CheckedClient) throws -> pid_t {
    _ = try client.open(document)
    let session = try client.call("session.list")["sessions"]?[0]
    return pid_t(try #require(session?["worker"]?.int))
  }

  /// Has the module try something, and returns what it told of it.
  private static func outcome(
    of kind: String,
    path: String = "",
    process: pid_t = 0,
    _ client: CheckedClient
  ) throws -> String {
    let error = #expect(throws: WireError.self) {
      try client.call(
        "Hostile.try",
        ["kind": .init(kind), "path": .init(path), "process": .init(Int(process))]
      )
    }
    let told = try #require(error).message.english
    return told.hasPrefix("outcome: ") ? String(told.dropFirst(9)) : told
  }

  /// Waits for the end of a process that is no child of ours, or is waited for elsewhere.
  private static func hasEnded(_ process: pid_t) -> Bool {
    guard let life = processDescriptor(of: process) else { return true }
    defer { close(life) }
    var request = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 60_000) == 1
  }

  @Test func `files of the user are neither read nor changed`() throws {
    let workshop = try Workshop()
    let file = try workshop.write("diary.txt", "secret")
    let client = try Self.connect()
    _ = try Self.open(client)
    for (kind, refused) in [
      ("read", "EACCES"), ("write", "EACCES"), ("empty", "EPERM"), ("truncate", "EPERM"),
      ("mode", "EPERM"), ("remove", "EPERM"), ("rename", "EPERM"), ("folder", "EPERM"),
    ] {
      #expect(try Self.outcome(of: kind, path: file, client) == refused, "\(kind)")
    }
    #expect(try Self.outcome(of: "list", path: workshop.folder, client) == "EACCES")
    #expect(try Self.outcome(of: "create", path: file + ".new", client) == "EPERM")
    // The module's own folder is none to write to either.
    let folder = try Self.workshop.get().folder
    #expect(try Self.outcome(of: "create", path: folder + "/new", client) == "EPERM")
    #expect(try Self.outcome(of: "write", path: folder + "/Hostile.so", client) == "EACCES")
    #expect(try Self.outcome(of: "read", path: "/proc/1/environ", client) == "EACCES")
    #expect(try Self.outcome(of: "read", path: "/proc/\(getpid())/mem", client) == "EACCES")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "secret")
    let left = try FileManager.default.contentsOfDirectory(atPath: workshop.folder)
    #expect(left == ["diary.txt"])
  }

  @Test func `what libraries need is read, and threads can be begun`() throws {
    let client = try Self.connect()
    _ = try Self.open(client)
    #expect(try Self.outcome(of: "read", path: "/proc/self/status", client) == "done")
    #expect(try Self.outcome(of: "read", path: "/dev/urandom", client) == "done")
    #expect(try Self.outcome(of: "write", path: "/dev/null", client) == "done")
    #expect(try Self.outcome(of: "list", path: "/usr/lib", client) == "done")
    #expect(try Self.outcome(of: "thread", client) == "works")
  }

  @Test func `nothing outside of its process is reached`() throws {
    var launch = ProcessLaunch("/bin/cat", [])
    let (output, input) = try makePipe()
    launch.descriptors[STDIN_FILENO] = .copy(of: output)
    let bystander = try launch.start()
    defer {
      close(input)
      close(output)
    }
    let client = try Self.connect()
    _ = try Self.open(client)
    // A sanitizer needs more memory than the limits leave, so that there are none to lift.
    let limits = Sanitizer.isOn ? [] : ["limits"]
    for kind in ["network", "local", "fork", "program", "session", "everybody"] + limits {
      #expect(try Self.outcome(of: kind, client) == "EPERM", "\(kind)")
    }
    // The test is the daemon here.
    for process in [bystander, getpid(), getppid()] {
      for kind in ["signal", "priority", "limitsOf"] {
        #expect(try Self.outcome(of: kind, process: process, client) == "EPERM", "\(kind)")
      }
    }
    // A sanitizer needs more addresses than any limit gives.
    if !Sanitizer.isOn { #expect(try Self.outcome(of: "shared", client) == "ENOMEM") }
    #expect(ProcessEnd(of: bystander, waiting: false) == nil)
    kill(bystander, SIGKILL)
    #expect(ProcessEnd(of: bystander, waiting: true) == .signal(SIGKILL))
  }

  @Test func `it finds no variables of the daemon's, and no files that are open`() throws {
    setenv("RESPONDER_TEST_SECRET", "secret", 1)
    defer { unsetenv("RESPONDER_TEST_SECRET") }
    let client = try Self.connect()
    _ = try Self.open(client)
    #expect(try Self.outcome(of: "environment", client) == "none")
    #expect(try Self.outcome(of: "descriptors", client) == "0")
  }

  @Test(arguments: ["ring", "trace", "memory", "mount"])
  func `what no library asks for ends the worker, and the session with it`(kind: String) throws {
    let client = try Self.connect()
    let worker = try Self.open(client)
    #expect(try Self.outcome(of: kind, process: getpid(), client).hasSuffix(": SIGSYS"))
    #expect(try client.call("session.list")["sessions"]?.count == 0)
    #expect(Self.hasEnded(worker))
    _ = try client.open(["format": 1, "title": "Another", "app": ["windows": []], "script": []])
  }

  @Test(arguments: [
    ("forge", "code of Hostile wrote an answer to no request in its worker's place"),
    ("lines", "code of Hostile wrote what is no message in its worker's place"),
  ])
  func `what it writes in the worker's place ends its session`(kind: String, told: String) throws {
    let client = try Self.connect()
    let worker = try Self.open(client)
    #expect(try Self.outcome(of: kind, client) == told)
    #expect(try client.call("session.list")["sessions"]?.count == 0)
    #expect(Self.hasEnded(worker))
  }

  @Test func `a thread that gives signs of life buys a limited time`() throws {
    let client = try Self.connect(timeout: .seconds(1))
    let worker = try Self.open(client)
    let error = #expect(throws: WireError.self) {
      try client.call("Hostile.try", ["kind": "pulse"])
    }
    #expect(error?.type == .moduleTimeout)
    #expect(error?.detail("seconds") == .number(6))
    #expect(Self.hasEnded(worker))
  }

  @Test func `without the sandbox the same attempts succeed`() throws {
    let workshop = try Workshop()
    let file = try workshop.write("diary.txt", "secret")
    let client = try Self.connect(sandboxing: .off)
    _ = try Self.open(client)
    for kind in ["read", "network"] {
      #expect(try Self.outcome(of: kind, path: file, client) == "done", "\(kind)")
    }
    let told = try client.call("module.info", ["name": "Hostile"])["sandbox"]
    #expect(told?["setting"]?.string == "off")
    #expect(told?["promises"]?.count == 0)
  }

  @Test func `a child that was begun without the sandbox ends with its session`() throws {
    let thread = QueueExecutor()
    let client = try Self.connect(sandboxing: .off, on: thread)
    let worker = try Self.open(client)
    #expect(try Self.outcome(of: "fork", client) == "done")
    try client.call("session.close")
    // It runs only while the client waits for an answer, and here somebody else waits.
    thread.runUntilIdle()
    #expect(Self.hasEnded(worker))
    #expect(try client.call("session.list")["sessions"]?.count == 0)
    // Of the group nobody is left; what died may not have been waited for yet.
    let isAlive = try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
      guard let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let fields = status.split(separator: ")").last?.split(separator: " "), fields.count > 3
      else { return false }
      return fields[2] == "\(worker)" && fields[0] != "Z"
    }
    #expect(!isAlive)
  }

  @Test func `who asks is told what the sandbox promises`() throws {
    let client = try Self.connect()
    let promises = Containment.Promise.allCases.map(\.rawValue)
    let listed = try client.call("module.list")["sandbox"]
    let told = try client.call("module.info", ["name": "Hostile"])["sandbox"]
    for sandbox in [listed, told] {
      #expect(sandbox?["setting"]?.string == "preferred")
      #expect(sandbox?["promises"]?.elements.map(\.string) == promises)
      #expect(sandbox?["missing"]?.count == 0)
    }
    #expect(try client.call("module.info", ["name": "touch"])["sandbox"] == nil)
  }

  @Test func `where a part is missing a module runs unless all of it is required`() {
    #expect(Sandboxing.required.refusal(missing: []) == nil)
    #expect(Sandboxing.preferred.refusal(missing: [.files]) == nil)
    #expect(Sandboxing.off.refusal(missing: [.files]) == nil)
    let refusal = Sandboxing.required.refusal(missing: [.files, .signals])
    #expect(refusal?.type == .moduleRefused)
    #expect(refusal?.message.english.hasSuffix("cannot keep: files, signals") == true)
  }
}
#endif
