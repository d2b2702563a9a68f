import ArgumentParser

/// `responder daemon`: the life of the daemon.
struct DaemonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daemon",
    abstract: "Start, stop and look at the daemon",
    subcommands: [
      DaemonStart.self, DaemonStop.self, DaemonStatus.self, DaemonRestart.self, DaemonSocket.self,
    ],
    defaultSubcommand: DaemonStatus.self
  )
}
