import WorkbenchProtocol

/// Answers every request that there is no such method.
struct UnknownMethodFactory: ConnectionHandlerFactory {
  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    UnknownMethodHandler(sink: sink)
  }
}

private final class UnknownMethodHandler: ConnectionHandler {
  private let sink: any MessageSink

  init(sink: any MessageSink) {
    self.sink = sink
  }

  func receive(_ message: UnsafeRawBufferPointer) {
    do throws(RequestFault) {
      let request = try Request(reading: message)
      guard let id = request.id else { return }
      let error = WireError(.methodUnknown, "there is no method '\(request.method)'")
      sink.send(OutgoingMessage.failure(id, error))
    } catch {
      sink.send(OutgoingMessage.failure(error.id, error.error))
    }
  }

  func receiveFramingError(_ error: WireError) {
    sink.send(OutgoingMessage.failure(.null, error))
  }

  func drained() {}

  func closed() {}
}
