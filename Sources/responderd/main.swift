await DaemonCommand.start()
