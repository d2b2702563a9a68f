import Platform

public import Logging
import NIOCore
import NIOPosix
import Sentences
import WorkbenchFraming
public import WorkbenchProtocol

/// Serves the one connection of a worker, over a socket that the daemon handed down.
public enum WorkerService {
  /// Serves the socket until the daemon closes it.
  ///
  /// When the daemon is gone the process ends even if code of a module never returns: then nobody
  /// is left who could kill it.
  public static func run(
    descriptor: Int32,
    factory: any ConnectionHandlerFactory,
    logger: Logger
  ) async throws {
    guard descriptor > 2, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      let peer = PeerCredentials(of: descriptor), peer.isAdmitted
    else {
      throw StartError(
        .usage,
        Sentence(
          "--worker \(descriptor) is not a socket of the daemon's",
          zh: "--worker \(descriptor) 不是守护进程的套接字"
        )
      )
    }
    watch(descriptor)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let info = PeerInfo(user: peer.user, process: peer.process)
    let channel = try await ClientBootstrap(group: group)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let executor = LoopExecutor(on: channel.eventLoop)
          let handler = ConnectionChannelHandler(limits: ServerLimits(), logger: logger) { sink in
            factory.makeHandler(sink: sink, executor: executor, peer: info)
          }
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .withConnectedSocket(descriptor)
      .get()
    try await channel.closeFuture.get()
    try await group.shutdownGracefully()
  }

  /// Ends the process when nobody is at the other end any more.
  private static func watch(_ descriptor: Int32) {
    // A copy, because NIO closes its own and the number is given out again.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    // A thread of its own, because the one that serves may never come back from a module.
    let threads = NIOThreadPool(numberOfThreads: 1)
    threads.start()
    threads.submit { _ in
      // No event is asked for: a hang-up is always told, and bytes would end this wait at once.
      var request = pollfd(fd: copy, events: 0, revents: 0)
      while poll(&request, 1, -1) < 0, errno == EINTR {}
      // Not `exit`: code that holds the serving thread may be anywhere, with any lock.
      _exit(0)
    }
  }
}
