import CBench
import Foundation

/// A daemon that does the heaviest that it may be asked for, and clients beside it who want little.
final class FairnessStage {
  /// How long clients waited, in seconds.
  struct Waits {
    fileprivate(set) var answers: [Double] = []
    fileprivate(set) var newcomers: [Double] = []

    /// What ninety-nine of a hundred answers took at most.
    var p99: Double { answers.sorted()[answers.count * 99 / 100] }
    var longest: Double { answers.max() ?? 0 }
    var longestNewcomer: Double { newcomers.max() ?? 0 }
  }

  /// What is done meanwhile, on connections of its own.
  struct Work {
    let name: String
    /// How many connections do it at once.
    var count = 1
    /// What each of them asks before, in a daemon that has nothing else to do.
    var opening: [String] = []
    let request: String
  }

  /// Has work done, and meanwhile asks on connections to each of the daemon's loops.
  static func waits(during work: Work) throws -> Waits {
    // Not on one core, where the clients would wait for it and not for the daemon.
    cbench_unpin()
    defer { cbench_pin() }
    let daemon = try Server.daemon()
    let path = daemon.path
    let clients = try (0..<4).map { _ in try Connection(path) }
    let workers = try (0..<work.count).map { _ in try Connection(path) }
    for worker in workers {
      for request in work.opening {
        try worker.send(request)
        while try !worker.drain() { usleep(1000) }
      }
    }
    var waits = Waits()
    var busy = workers
    for worker in workers { try worker.send(work.request) }
    // Short work is done again until there are waits enough to tell one in a hundred.
    while !busy.isEmpty || waits.answers.count < 400 {
      for client in clients { waits.answers.append(try seconds { try client.ask(Requests.stats) }) }
      waits.newcomers.append(try seconds { try Connection(path).ask(Requests.stats) })
      busy = try busy.filter { try !$0.drain() }
      usleep(500)
    }
    // Until here: it ends with the last reference to it.
    return withExtendedLifetime(daemon) { waits }
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }
}
