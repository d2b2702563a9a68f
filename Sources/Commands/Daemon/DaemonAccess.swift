import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// How commands reach daemons.
protocol DaemonAccess: Sendable {
  /// Connects to the daemon, starting one where the options allow it.
  func connect(_ options: GlobalOptions) throws -> any WireClient

  /// Replaces a daemon that must make way for a newer build; nil when it may stay.
  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)?
}

/// Daemons of this user on this machine, found by the path of their socket.
struct LocalDaemons: DaemonAccess {
  func connect(_ options: GlobalOptions) throws -> any WireClient {
    let path = try SocketPath(option: options.socket)
    do throws(ConnectionError) {
      return try BlockingClient(connectingTo: path.path)
    } catch {
      guard error.isAbsence, !options.noSpawn else { throw error }
    }
    try path.prepareFolder()
    // Of commands that find no daemon at the same time one starts it, and the others wait for that.
    return try withSpawnLock(path) {
      // Whoever had the lock before has probably started one.
      if let client = try? BlockingClient(connectingTo: path.path) { return client }
      do {
        try DaemonLauncher(path, options.talkStyle.language).launch()
      } catch let refusal as Complaint where refusal.status == .busy {
        // One was there whose socket somebody had removed: it has made another.
        guard let client = try? BlockingClient(connectingTo: path.path) else { throw refusal }
        return client
      }
      return try BlockingClient(connectingTo: path.path)
    }
  }

  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)? {
    guard
      let running = greeting[.server]?[.build]?.string,
      let installed = DaemonLauncher.executable.flatMap({ BuildIdentifier.ofDaemon(at: $0) }),
      running != installed
    else { return nil }
    let words = options.talkStyle.words
    let builds = "\(running.prefix(8)) \(options.talkStyle.text(of: .arrow)) \(installed.prefix(8))"
    // Whoever started it by hand may want this very build.
    guard greeting[.server]?[.autoStarted]?.bool == true else {
      let note = words.say(
        "note: the daemon is of another build (\(builds)); "
          + "it was started by hand: responder daemon restart replaces it",
        zh: "注意：守护进程是另一个构建（\(builds)），由人手动启动：用 responder daemon restart 替换"
      )
      Host.current.talk("\(note)\n")
      return nil
    }
    guard !options.noSpawn else { return nil }
    let path = try SocketPath(option: options.socket)
    return try withSpawnLock(path) {
      // Another command may have replaced it while this one waited for the lock.
      let again = try? BlockingClient(connectingTo: path.path, timeout: .seconds(5))
      if let again, try again.call(Method.hello.name)[.server]?[.build]?.string == installed {
        again.timeout = nil
        return again
      }
      askToLeave(client)
      try DaemonLauncher(path, options.talkStyle.language).launch()
      let message = words.say(
        "the daemon was of another build (\(builds)); a new one has taken over",
        zh: "守护进程是另一个构建（\(builds)），已由新的接替"
      )
      Host.current.talk("\(message)\n")
      return try BlockingClient(connectingTo: path.path)
    }
  }

  /// Has a daemon end, and waits until it takes nobody on any more.
  ///
  /// It closes the connection only then; what it has begun for others it may still be answering.
  private func askToLeave(_ client: any WireClient) {
    (client as? BlockingClient)?.timeout = .seconds(10)
    if (try? client.call(Method.shutdown.name, [.reason: "a newer build takes over"])) != nil {
      while let _ = try? client.nextMessage() {}
    }
    client.close()
  }

  private func withSpawnLock<Result>(
    _ path: SocketPath,
    _ body: () throws -> Result
  ) throws -> Result {
    let lock = try FileLock.acquire(path.spawnLockPath)
    defer { lock.removeFile() }
    return try body()
  }
}
