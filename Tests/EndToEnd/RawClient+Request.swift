import Jansson
import TestSupport

extension RawClient {
  /// Sends a request and waits for its answer.
  func request(
    _ method: String,
    _ params: JSONValue = .object()
  ) async throws -> JSONValue {
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": .init(method), "params": params,
    ]
    try await send("\(request)\n")
    guard let line = try await line() else { throw TestError("the connection ended") }
    return try JSON.parse(Array(line.utf8), limits: .reply)
  }
}
