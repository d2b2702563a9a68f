public import Jansson
public import Sentences

/// An error that crosses the socket.
///
/// Programs compare `type`, people read `message` and `hint`. Nothing may match
/// on the sentences.
public struct WireError: Error, Equatable, Sendable {
  /// The stable kind of failure.
  public var type: ErrorType

  /// What is wrong: one sentence, lower case, without a period.
  public var message: Sentence

  /// JSON pointer into the request to what is wrong.
  public var path: String?

  /// What would have been right there.
  public var expected: [String]

  /// What stood there instead.
  public var got: WireDatum?

  /// What to do about it: a full sentence.
  public var hint: Sentence?

  /// Further members of `data`, which the error's type describes.
  public var details: [WireDatum.Member]

  /// Makes an error; without a hint of its own it has the one of its type.
  public init(
    _ type: ErrorType,
    _ message: Sentence,
    path: String? = nil,
    expected: [String] = [],
    got: WireDatum? = nil,
    hint: Sentence? = nil,
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
  /// The error as the `error` member of an answer in a language: `code`, `message` and `data`,
  /// nothing else.
  public func json(in language: Language) -> JSONValue {
    let data = JSONValue.object()
    data.set(.type, type.name)
    if let path { data.set(.path, path) }
    if !expected.isEmpty { data.set(.expected, JSONValue(expected)) }
    if let got { data.set(.got, got.json(in: language)) }
    if let hint { data.set(.hint, hint.text(in: language)) }
    data.set(.doc, type.doc)
    for detail in details {
      data.set(detail.name, detail.value.json(in: language))
    }
    let error = JSONValue.object()
    error.set(.code, type.code)
    error.set(.message, message.text(in: language))
    error.set(.data, data)
    return error
  }

  /// Reads the `error` member of an answer, of this build or another.
  public init(json: JSONValue) {
    let data = json[.data]
    // The rest is kept whatever it is called: a newer daemon may tell more than this build knows.
    let known: Set = ["type", "path", "expected", "got", "hint", "doc"]
    type = ErrorType.named(data?[.type]?.string ?? "", code: json[.code]?.int ?? 0)
    message = Sentence(verbatim: json[.message]?.string ?? "")
    path = data?[.path]?.string
    expected = data?[.expected]?.elements.compactMap(\.string) ?? []
    got = data?[.got].map { WireDatum($0) }
    hint = data?[.hint]?.string.map { Sentence(verbatim: $0) }
    details =
      data.map { data in
        data.members.filter { !known.contains($0.key) }
          .map { WireDatum.Member(JSONKey($0.key), WireDatum($0.value)) }
      } ?? []
  }
}

extension WireError: CustomStringConvertible {
  /// The sentence, the place and the next step, for logs and tests.
  public var description: String {
    let place = path.map { " at \($0)" } ?? ""
    return message.english + place + (hint.map { "\n" + $0.english } ?? "")
  }
}
