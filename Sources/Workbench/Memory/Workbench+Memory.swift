import Sentences
import Synchronization
import WorkbenchProtocol

// Who gets memory, and who waits until there is more.

extension Workbench {
  /// How much memory it may take, as clients are told, in bytes.
  var memoryBytes: Int { budget.isMeasured ? budget.bytes : Limit.memoryBytes.value }

  /// Looks whether a client gets more memory.
  ///
  /// Where there is little, what is only kept to be fast is let go of, and the session that nobody has
  /// used for the longest.
  ///
  /// - Parameters:
  ///   - client: The number of the client.
  ///   - more: What it has beside its sessions, in bytes.
  /// - Returns: Why it gets none; nil where there is some for it.
  func refusal(of client: Int?, having more: Int = 0) -> WireError? {
    let free = budget.free
    // Nobody has more than is taken: most of the time that says enough.
    guard free < budget.bytes / 2 else { return nil }
    if free < budget.bytes / 4 { makeRoom() }
    let own = more + (client.map { directory.bytes(of: $0) } ?? 0)
    guard Share.ofMemory.isUsedUp(by: own, free: free) else { return nil }
    let (taken, all) = ((budget.bytes - free) >> 20, budget.bytes >> 20)
    return WireError(
      .workbenchBusy,
      Sentence(
        "the daemon has \(taken) MiB of the \(all) MiB of memory that it may have, and \(own >> 20) MiB of it is this client's",
        zh: "守护进程最多可用 \(all) MiB 内存，已用 \(taken) MiB，其中 \(own >> 20) MiB 属于这个客户端"
      ),
      hint: Sentence(
        "Close sessions that are not needed and try again, or start the daemon with a larger --memory.",
        zh: "请关闭不需要的会话再试，或用更大的 --memory 启动守护进程。"
      )
    )
  }

  private func makeRoom() {
    guard !isMakingRoom.exchange(true, ordering: .relaxed) else { return }
    directory.endLongestAbandoned()
    shelves.clear()
    imports.clear()
    reclaim.now { [weak self] in self?.isMakingRoom.store(false, ordering: .relaxed) }
  }
}
