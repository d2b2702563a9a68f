import WorkbenchProtocol

/// Where nothing is sent: nobody has asked.
final class Nowhere: MessageSink {
  var unsentBytes: Int { 0 }

  func send(_ message: [UInt8]) {}

  func close(reason: String) {}
}
