import Platform

import NIOConcurrencyHelpers
import NIOCore

/// A descriptor kept for the moment in which the process has no other left.
///
/// A connection that cannot be accepted stays in the queue and would be tried again at once, for
/// ever. Giving the spare away lets it be accepted, only to be closed.
final class SpareDescriptor: Sendable {
  private let descriptor: NIOLockedValueBox<Int32?>

  init() {
    descriptor = NIOLockedValueBox(Self.take())
  }

  deinit {
    giveAway()
  }

  /// Whether the spare is in use, so that the next connection has to be closed.
  var isGivenAway: Bool {
    descriptor.withLockedValue { $0 == nil }
  }

  func giveAway() {
    descriptor.withLockedValue { descriptor in
      if let spare = descriptor.take() { close(spare) }
    }
  }

  /// Takes a spare again, now that a descriptor may have become free.
  func restore() {
    descriptor.withLockedValue { descriptor in
      if descriptor == nil { descriptor = Self.take() }
    }
  }

  private static func take() -> Int32? {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }
}

/// Gives the spare descriptor away when a connection cannot be accepted for want of one.
final class AcceptFailureHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let spare: SpareDescriptor

  init(spare: SpareDescriptor) {
    self.spare = spare
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error as? IOError)?.errnoCode {
    case EMFILE, ENFILE: spare.giveAway()
    default: context.fireErrorCaught(error)
    }
  }
}
