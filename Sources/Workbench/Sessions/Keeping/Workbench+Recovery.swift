import WorkbenchProtocol

extension Workbench {
  /// Enters the sessions of earlier daemons, where nobody has, to be run again on an executor.
  func recoverSessions(on executor: any Executor) {
    kept?.handOver { files in
      let recovery = Recovery(on: executor)
      for file in files {
        let home = RecoveringHome(of: file.id, at: file.path, self, recovery)
        let slot = SessionSlot(file.id, isShared: true, board: home.board, home: home.confined)
        directory.restore(slot)
      }
      recovery.begin()
    }
  }
}
