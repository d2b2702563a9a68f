import Platform

public import Sentences
public import WorkbenchFraming

/// The pipe through which a daemon tells the command that started it how the start went.
///
/// It carries `ready` and a newline, or the text of the error; one that ends without either means
/// that the daemon died.
public struct ReadyPipe: ~Copyable {
  private var descriptor: Int32?

  /// Takes over a descriptor that was handed down; nil for a daemon that nobody waits for.
  public init(descriptor: Int32?) throws(StartError) {
    if let descriptor {
      // The first three are turned to /dev/null before the word is said. And a worker that
      // inherited the pipe would keep the command waiting for its end.
      guard descriptor > 2, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
        throw StartError(
          .usage,
          Sentence(
            "--ready-fd \(descriptor) is not an open descriptor above 2",
            zh: "--ready-fd \(descriptor) 不是大于 2 的已打开描述符"
          )
        )
      }
    }
    self.descriptor = descriptor
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Says that clients are being answered.
  public mutating func succeed() { end("ready\n") }

  /// Says why there will be no daemon.
  public mutating func fail(_ error: StartError, in language: Language) {
    end(error.text(in: language) + "\n")
  }

  private mutating func end(_ text: String) {
    guard let descriptor else { return }
    // Before it is closed, or `deinit` would close the number again, which may be another file's
    // then.
    self.descriptor = nil
    writeFully(text, to: descriptor)
    close(descriptor)
  }
}
