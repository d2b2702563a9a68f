import ArgumentParser
import Help
import Sentences

/// `responder daemon`: the life of the daemon.
struct DaemonCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "daemon",
      abstract: Sentence("Start, stop and look at the daemon", zh: "启动、停止、查看守护进程").help,
      subcommands: [
        DaemonStart.self, DaemonStop.self, DaemonStatus.self, DaemonRestart.self, DaemonSocket.self,
      ],
      defaultSubcommand: DaemonStatus.self
    )
  }
}
