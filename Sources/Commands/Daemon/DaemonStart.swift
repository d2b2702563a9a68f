import ArgumentParser
import Help
import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder daemon start`.
struct DaemonStart: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "start",
      abstract: Sentence("Start a daemon, unless one runs", zh: "启动守护进程，除非已在运行").help
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    // Asked first, since the next line may start one.
    let wasRunning = try RunningDaemon.find(options) != nil
    let workbench = try WorkbenchClient(options)
    let pid = workbench.greeting[.server]?[.pid]?.int ?? 0
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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stop",
      abstract: Sentence("Have the daemon answer what is in flight and end", zh: "让守护进程回答完手上的请求后结束")
        .help
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    guard try RunningDaemon.stop(options) else {
      output.write(["stopped": false], MessageDrawing("no daemon is running", zh: "没有守护进程在运行"))
      return
    }
    output.write(["stopped": true], MessageDrawing("the daemon has stopped", zh: "守护进程已停止"))
  }
}

/// `responder daemon restart`.
struct DaemonRestart: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restart",
      abstract: Sentence(
        "Stop the daemon and start the one that is installed",
        zh: "停止守护进程，启动已安装的那个"
      ).help
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    _ = try RunningDaemon.stop(options)
    let workbench = try WorkbenchClient(options)
    let pid = workbench.greeting[.server]?[.pid]?.int ?? 0
    Output(options: options).write(
      workbench.greeting,
      MessageDrawing("started a daemon, process \(pid)", zh: "已启动守护进程，进程号 \(pid)")
    )
  }
}

/// `responder daemon socket`.
struct DaemonSocket: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "socket",
      abstract: Sentence("Print the path of the daemon's socket", zh: "打印守护进程套接字的路径").help,
      aliases: ["sockpath"]
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let path = try SocketPath(option: options.socket).path
    Output(options: options).write(
      ["socket": JSONValue(path)],
      MessageDrawing(Sentence(verbatim: path))
    )
  }
}
