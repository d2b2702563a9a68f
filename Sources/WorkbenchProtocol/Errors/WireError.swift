public import Jansson

/// An error that crosses the socket.
///
/// Programs compare `type`, people read `message` and `hint`. Nothing may match
/// on the sentences.
public struct WireError: Error, Equatable, Sendable {
  /// The stable kind of failure.
  public var type: ErrorType

  /// What is wrong: one sentence, lower case, without a period.
  public var message: String

  /// JSON pointer into the request to what is wrong.
  public var path: String?

  /// What would have been right there.
  public var expected: [String]

  /// What stood there instead.
  public var got: WireDatum?

  /// What to do about it: a full sentence.
  public var hint: String?

  /// Further members of `data`, which the error's type describes.
  public var details: [WireDatum.Member]

  /// Makes an error; without a hint of its own it has the one of its type.
  public init(
    _ type: ErrorType,
    _ message: String,
    path: String? = nil,
    expected: [String] = [],
    got: WireDatum? = nil,
    hint: String? = nil,
    details: [WireDatum.Member] = []
  ) {
    self.type = type
    self.message = message
    self.path = path
    self.expected = expected
    self.got = got
    self.hint = hint ?? type.hint
    self.details = details
  }

  /// The value of a further member of `data`.
  public func detail(_ name: String) -> WireDatum? {
    details.first { $0.name == name }?.value
  }
}

extension WireError {
  /// The error as the `error` member of an answer: `code`, `message` and `data`, nothing else.
  public var json: JSONValue {
    let data = JSONValue.object()
    data.set("type", type.name)
    if let path { data.set("path", path) }
    if !expected.isEmpty { data.set("expected", JSONValue(expected)) }
    if let got { data.set("got", got.json) }
    if let hint { data.set("hint", hint) }
    data.set("doc", type.doc)
    for detail in details {
      data.set(detail.name, detail.value.json)
    }
    let error = JSONValue.object()
    error.set("code", type.code)
    error.set("message", message)
    error.set("data", data)
    return error
  }

  /// Reads the `error` member of an answer, of this build or another.
  public init(json: JSONValue) {
    let data = json["data"]
    let known: Set = ["type", "path", "expected", "got", "hint", "doc"]
    type = ErrorType.named(data?["type"]?.string ?? "", code: json["code"]?.int ?? 0)
    message = json["message"]?.string ?? ""
    path = data?["path"]?.string
    expected = data?["expected"]?.elements.compactMap(\.string) ?? []
    got = data?["got"].map { WireDatum($0) }
    hint = data?["hint"]?.string
    details =
      data.map { data in
        data.members.filter { !known.contains($0.key) }
          .map { WireDatum.Member($0.key, WireDatum($0.value)) }
      } ?? []
  }
}

extension WireError: CustomStringConvertible {
  /// The sentence, the place and the next step, for people.
  public var description: String {
    [path.map { "\(message) at \($0)" } ?? message, hint].compactMap(\.self).joined(separator: "\n")
  }
}
