public import Jansson
import Sentences

extension MethodTable {
  /// Finds the method of a request, or says which name is near.
  public func requireMethod(_ name: String) throws(WireError) -> Method {
    if let method = method(name) { return method }
    throw WireError(
      .methodUnknown,
      Sentence("there is no method '\(name.shortened)'", zh: "没有方法“\(name.shortened)”"),
      path: "/method",
      got: .text(name.shortened),
      hint: NearestName.hint(for: name, among: methods.map(\.name))
    )
  }

  /// Checks the parameters of a request before anything is done.
  ///
  /// Members that are absent, and `params` that are, are fine where the row says so.
  public func validate(_ params: JSONValue?, of method: Method) throws(WireError) {
    try validate(params, method.parameters, of: Sentence(verbatim: method.name), at: "/params")
  }

  /// Checks what a method answered; used by tests on every answer they see.
  public func validateResult(_ result: JSONValue, of method: Method) throws(WireError) {
    try validate(
      result,
      method.results,
      of: Sentence("the result of \(method.name)", zh: "\(method.name) 的结果"),
      at: "/result"
    )
  }

  /// Checks a notification.
  public func validateEvent(_ name: String, _ params: JSONValue?) throws(WireError) {
    guard let event = event(name) else {
      throw WireError(
        .methodUnknown,
        Sentence("there is no notification '\(name.shortened)'", zh: "没有通知“\(name.shortened)”"),
        path: "/method",
        got: .text(name.shortened),
        hint: NearestName.hint(for: name, among: events.map(\.name))
      )
    }
    try validate(params, event.parameters, of: Sentence(verbatim: name), at: "/params")
  }

  /// Checks the `error` of an answer: its members, its type, and what the type and the method's row
  /// say of `data`.
  public func validateError(
    _ error: JSONValue,
    of method: Method? = nil
  ) throws(WireError) {
    let name = error[.data]?[.type]?.string ?? ""
    let type = ErrorType.named(name, code: 0)
    let data: [Field] =
      [
        .required(
          .type,
          .choice(ErrorType.all.map(\.name)),
          Sentence("The stable kind of failure.", zh: "错误的固定种类。")
        ),
        .optional(
          .path,
          .string,
          Sentence("JSON pointer into the request.", zh: "指向请求内部的 JSON pointer。")
        ),
        .optional(.expected, .names, Sentence("What would have been right.", zh: "什么才是对的。")),
        .optional(.got, .any, Sentence("What stood there instead.", zh: "那里实际的内容。")),
        .optional(.hint, .string, Sentence("What to do about it.", zh: "该怎么办。")),
        .required(.doc, .string, Sentence("Where the error is described.", zh: "错误的说明在哪里。")),
      ] + type.details
      + (method?.errorDetails ?? []).filter { more in
        !type.details.contains { $0.name == more.name }
      }
    let fields: [Field] = [
      .required(
        .code,
        .integer(in: type.code...type.code),
        Sentence("The class of failure.", zh: "错误的类别。")
      ),
      .required(.message, .string, Sentence("What is wrong.", zh: "哪里错了。")),
      .required(.data, .object(data), Sentence("The rest.", zh: "其余内容。")),
    ]
    try validate(error, fields, of: Sentence("the error \(name)", zh: "错误 \(name)"), at: "/error")
  }

  private func validate(
    _ value: JSONValue?,
    _ fields: [Field],
    of owner: Sentence,
    at path: String
  ) throws(WireError) {
    do throws(WireError) {
      try check(value, fields, of: owner)
    } catch {
      throw error.inside(path)
    }
  }
}

// MARK: - Values

extension MethodTable {
  /// Checks a value against a type; the path of the error begins at the value.
  public func check(_ value: JSONValue, _ type: WireType) throws(WireError) {
    switch type {
    case .any:
      break
    case .string:
      guard value.isString else { throw wrongType(value, type) }
    case .boolean:
      guard value.bool != nil else { throw wrongType(value, type) }
    case .null:
      guard value.isNull else { throw wrongType(value, type) }
    case .integer(let range):
      guard let number = value.int else { throw wrongType(value, type) }
      guard range.contains(number) else { throw outOfRange(value, MethodTable.text(of: range)) }
    case .number(let range):
      guard let number = value.double else { throw wrongType(value, type) }
      if let range, !range.contains(number) { throw outOfRange(value, MethodTable.text(of: range)) }
    case .choice(let words):
      guard let word = value.string else { throw wrongType(value, type) }
      guard words.contains(word) else { throw unknownWord(word, words) }
    case .array(let element, let count):
      try checkArray(value, element, count, type)
    case .object(let fields):
      guard value.isObject else { throw wrongType(value, type) }
      try check(value, fields, of: nil)
    case .map(let element):
      guard value.isObject else { throw wrongType(value, type) }
      // Whatever it holds is right, so that a large value is not walked for nothing.
      if element == .any { return }
      for (key, member) in value.members {
        try check(member, element, inside: key)
      }
    case .oneOf(let types):
      try checkAlternatives(value, types, type)
    case .named(let name):
      guard let named = self.type(name) else {
        preconditionFailure("check(_:_:): the table has no type '\(name)'")
      }
      try check(value, named.type)
    }
  }

  private func check(
    _ value: JSONValue,
    _ type: WireType,
    inside key: some CustomStringConvertible
  ) throws(WireError) {
    // The path is put together where something is wrong, and not for each value that is right.
    do throws(WireError) {
      try check(value, type)
    } catch {
      throw error.inside(JSONPointer.appending(key, to: ""))
    }
  }

  private func checkArray(
    _ value: JSONValue,
    _ element: WireType,
    _ count: ClosedRange<Int>?,
    _ type: WireType
  ) throws(WireError) {
    guard value.isArray else { throw wrongType(value, type) }
    if let count, !count.contains(value.count) {
      // Of so many and no others, a list is a type of its own: three numbers are no point.
      guard count.lowerBound == count.upperBound else {
        let words = MethodTable.text(of: count)
        throw outOfRange(value, Sentence("\(words) elements", zh: "\(words)个元素"))
      }
      throw wrongType(value, type)
    }
    if element == .any { return }
    for (index, item) in value.elements.enumerated() {
      try check(item, element, inside: index)
    }
  }

  /// Checks the members of an object, of which nil has none.
  private func check(
    _ value: JSONValue?,
    _ fields: [Field],
    of owner: Sentence?
  ) throws(WireError) {
    var known = 0
    for field in fields {
      if let member = value?[field.name] {
        known += 1
        try check(member, field.type, inside: field.name)
      } else if field.presence == .required {
        throw WireError(
          .paramsMissingMember,
          owner.map {
            Sentence("\($0) lacks the member '\(field.name)'", zh: "\($0) 缺少成员“\(field.name)”")
          }
            ?? Sentence("the member '\(field.name)' is missing", zh: "缺少成员“\(field.name)”"),
          path: "",
          expected: [field.type.name],
          hint: field.summary
        )
      }
    }
    // Names are unique, so that the count alone tells whether there is one that no row has.
    guard let value, known < value.count else { return }
    let names = fields.map(\.name)
    for (key, _) in value.members where !names.contains(key) {
      let name = key.shortened
      throw WireError(
        .paramsUnknownMember,
        owner.map { Sentence("\($0) has no member '\(name)'", zh: "\($0) 没有成员“\(name)”") }
          ?? Sentence("there is no member '\(name)' here", zh: "这里没有成员“\(name)”"),
        path: JSONPointer.appending(name, to: ""),
        expected: names,
        got: .text(name),
        hint: NearestName.hint(for: key, among: names)
      )
    }
  }

  /// Checks a value that may be of several types.
  ///
  /// When just one of them is of the value's kind, its complaint says most.
  private func checkAlternatives(
    _ value: JSONValue,
    _ types: [WireType],
    _ whole: WireType
  ) throws(WireError) {
    var closest: WireError?
    var fitting = 0
    for type in types {
      do throws(WireError) {
        return try check(value, type)
      } catch {
        // An error that lies deeper means that the value itself was of the kind.
        guard error.type != .paramsWrongType || error.path?.isEmpty == false else { continue }
        fitting += 1
        closest = error
      }
    }
    guard fitting == 1, let closest else { throw wrongType(value, whole) }
    throw closest
  }
}

// MARK: - Errors

extension MethodTable {
  private func wrongType(_ value: JSONValue, _ type: WireType) -> WireError {
    WireError(
      .paramsWrongType,
      Sentence(
        "expected \(type.words), got \(kind(value))",
        zh: "应为 \(type.words)，实际是 \(kind(value))"
      ),
      path: "",
      expected: [type.name],
      got: summary(value)
    )
  }

  private func outOfRange(_ value: JSONValue, _ words: Sentence) -> WireError {
    WireError(
      .paramsOutOfRange,
      Sentence(
        "expected \(words), got \(value.isArray ? "\(value.count)" : "\(value)")",
        zh: "应为 \(words)，实际是 \(value.isArray ? "\(value.count)" : "\(value)")"
      ),
      path: "",
      expected: [words.english],
      got: summary(value)
    )
  }

  private func unknownWord(_ word: String, _ words: [String]) -> WireError {
    WireError(
      .paramsUnknownValue,
      Sentence(
        "'\(word.shortened)' is none of the words allowed",
        zh: "“\(word.shortened)”不是可用的词"
      ),
      path: "",
      expected: words,
      got: .text(word.shortened),
      hint: NearestName.hint(for: word, among: words)
    )
  }

  /// A range in words.
  private static func text<Bound>(of range: ClosedRange<Bound>) -> Sentence
  where Bound: CustomStringConvertible {
    Sentence(
      "\(range.lowerBound) to \(range.upperBound)",
      zh: "\(range.lowerBound) 到 \(range.upperBound) "
    )
  }

  private func kind(_ value: JSONValue) -> Sentence {
    switch value.kind {
    case .null: WireType.null.words
    case .boolean: WireType.boolean.words
    case .integer: WireType.integer().words
    // To us `3.0` is an integer, and what was got has to be told in the words of what was expected.
    case .real: (value.int == nil ? WireType.number() : .integer()).words
    case .string: WireType.string.words
    case .array: Sentence("list of \(value.count)", zh: "\(value.count) 项的列表")
    case .object: WireType.map(of: .any).words
    }
  }

  /// The value, or only its kind when it is long: what is wrong is not sent back by the megabyte.
  private func summary(_ value: JSONValue) -> WireDatum {
    switch value.kind {
    case .array, .object: .text(kind(value).english)
    case .string: .text((value.string ?? "").shortened)
    case .null, .boolean, .integer, .real: WireDatum(value)
    }
  }
}

extension WireError {
  /// The error with its path put below `path`.
  func inside(_ path: String) -> WireError {
    var error = self
    error.path = path + (self.path ?? "")
    return error
  }
}
