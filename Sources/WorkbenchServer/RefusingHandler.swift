import Sentences
import WorkbenchProtocol

/// Stands behind a connection that is not served: says why, to the first message, and closes.
///
/// The server never speaks first, so that a client can choose its framing; hence a refusal waits
/// for the first message too.
final class RefusingHandler: ConnectionHandler {
  private let sink: any MessageSink
  private let error: WireError

  init(_ error: WireError, sink: any MessageSink) {
    self.error = error
    self.sink = sink
  }

  func receive(_ message: UnsafeRawBufferPointer) {
    do throws(RequestFault) {
      let request = try Request(reading: message)
      refuse(request.id ?? .null, Language(ofHello: request.params))
    } catch {
      refuse(error.id, .english)
    }
  }

  func receiveFramingError(_ error: WireError) {
    refuse(.null, .english)
  }

  func drained() {}

  func closed() {}

  private func refuse(_ id: RequestID, _ language: Language) {
    sink.send(OutgoingMessage.failure(id, error, in: language))
    sink.close(reason: error.message.english)
  }
}
