import ArgumentParser
import Jansson
import WorkbenchFraming

/// `responder daemon start`.
struct DaemonStart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Start a daemon, unless one runs"
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let wasRunning = try RunningDaemon.find(options) != nil
    let workbench = try Workbench(options)
    let pid = workbench.greeting["server"]?["pid"]?.int ?? 0
    let output = Output(options: options)
    output.write(
      workbench.greeting,
      MessageDrawing(
        wasRunning ? "a daemon is running, process \(pid)" : "started a daemon, process \(pid)",
        zh: wasRunning ? "守护进程已在运行，进程号 \(pid)" : "已启动守护进程，进程号 \(pid)"
      )
    )
  }
}

/// `responder daemon stop`.
struct DaemonStop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop",
    abstract: "Have the daemon answer what is in flight and end"
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    guard let daemon = try RunningDaemon.find(options) else {
      output.write(["stopped": false], MessageDrawing("no daemon is running", zh: "没有守护进程在运行"))
      return
    }
    try daemon.stop()
    output.write(["stopped": true], MessageDrawing("the daemon has stopped", zh: "守护进程已停止"))
  }
}

/// `responder daemon restart`.
struct DaemonRestart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restart",
    abstract: "Stop the daemon and start the one that is installed"
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    try RunningDaemon.find(options)?.stop()
    let workbench = try Workbench(options)
    let pid = workbench.greeting["server"]?["pid"]?.int ?? 0
    Output(options: options).write(
      workbench.greeting,
      MessageDrawing("started a daemon, process \(pid)", zh: "已启动守护进程，进程号 \(pid)")
    )
  }
}

/// `responder daemon socket`.
struct DaemonSocket: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "socket",
    abstract: "Print the path of the daemon's socket",
    aliases: ["sockpath"]
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let path = try SocketPath(option: options.socket).path
    Output(options: options).write(["socket": JSONValue(path)], MessageDrawing(path, zh: path))
  }
}
