import Dispatch
import WorkbenchProtocol

/// Work that another thread does, because it waits for files or a database: a thread that serves
/// connections must not stand still for one of them.
///
/// What is found crosses back as a value, and the answer is made of it where the connection is.
struct LaterWork {
  typealias Done = (Result<Answer, WireError>) -> Void
  typealias Begin =
    (_ background: any RemoteExecutor, _ home: any RemoteExecutor, _ done: @escaping Done) -> Void

  /// Begins the work; `done` is called on the executor that `home` leads to.
  let begin: Begin

  init(_ begin: @escaping Begin) { self.begin = begin }

  /// - Parameters:
  ///   - find: What is done elsewhere.
  ///   - answer: Makes the answer of what was found, which may take work that is done in slices.
  init<Found: Sendable>(
    _ find: @escaping @Sendable () -> Found,
    answer: @escaping (Found) throws(WireError) -> Answer
  ) {
    begin = { background, home, done in
      // What is to be called is the connection's own: it crosses the other thread unopened.
      let finish = Confined(
        { (found: Found) in done(Result { () throws(WireError) in try answer(found) }) },
        to: home
      )
      background.submit {
        let found = find()
        finish.submit { $0(found) }
      }
    }
  }
}

/// One thread for what no thread that serves connections has time for, a piece of work at a time.
struct BackgroundQueue: RemoteExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: What it is for, for whoever looks at the threads of the process.
  init(label: String) { queue = DispatchQueue(label: label) }

  func submit(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }
}
