import DebugAdapter
import Platform
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// Joins an editor on two descriptors with a debugger: one thread, which waits for the editor and for
/// the daemon at once.
final class EditorHost {
  /// How long a message of an editor's may be.
  static let messageLimit = 64 << 20

  private let input: Int32
  private let output: Int32
  private let log: WireLog?
  private let surroundings: EditorSurroundings
  private let conversation: Conversation
  private var framer = MessageFramer(limit: EditorHost.messageLimit, framing: .contentLength)
  private var room = [UInt8](repeating: 0, count: 64 * 1024)
  /// What of the editor's bytes cannot be cut into messages.
  private var fault: WireError?

  private lazy var companion = Companion(input: input, output: output) { [unowned self] in
    read()
  } leave: { [unowned self] in
    // With the connection its sessions end, and the call that is open.
    surroundings.client?.close()
  }

  /// - Parameters:
  ///   - options: How the daemon is reached.
  ///   - envelope: How the editor writes its messages.
  ///   - input: Where the editor writes.
  ///   - output: Where it reads.
  ///   - log: Keeps what is said.
  init(
    _ options: GlobalOptions,
    envelope: any EditorEnvelope,
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    log: WireLog? = nil
  ) {
    self.input = input
    self.output = output
    self.log = log
    surroundings = EditorSurroundings(options, log: log)
    conversation = Conversation(surroundings, envelope: envelope) { message in
      log?.write(message, .toEditor)
      // An editor that is gone is found out by waiting.
      writeFully(MessageFraming.contentLength.frame(message), to: output)
    }
    surroundings.companion = companion
  }

  /// Serves the editor until it takes leave, goes away, or the daemon does.
  ///
  /// - Throws: What the process exits with, where that is not 0.
  func run() throws {
    while true {
      conversation.proceed()
      if companion.isGone { return }
      switch conversation.ending {
      case .disconnected(let status):
        guard status != 0 else { return }
        throw ExitStatus(rawValue: Int32(status)).map { ToldAlready(status: $0) as any Error }
          ?? NegativeResult()
      case .lost(let error): throw error
      case nil: break
      }
      if let fault {
        conversation.refuse(fault)
        throw ToldAlready(status: .badInput)
      }
      guard companion.isOpen else { return }
      try wait()
    }
  }

  /// Waits until somebody says something.
  private func wait() throws {
    guard let client = surroundings.client else { return companion.wait() }
    let isOpen: Bool
    do {
      isOpen = try client.attend()
    } catch is ConnectionError {
      isOpen = false
    }
    conversation.hear(isOpen: isOpen)
  }

  /// Reads what the editor has written, and cuts it into messages; answers false at its end.
  private func read() -> Bool {
    let count = room.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    room.withUnsafeBytes { framer.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    while let event = framer.next() {
      switch event {
      case .message(let message):
        log?.write(message, .fromEditor)
        conversation.take(message)
      case .failure(let error, _):
        // What came before it is carried out first.
        fault = error
        return false
      }
    }
    return true
  }
}

private let systemRead = read(_:_:_:)
