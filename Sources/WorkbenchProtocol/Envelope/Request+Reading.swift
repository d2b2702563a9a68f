public import Jansson
import Sentences

extension Request {
  /// Reads one message.
  ///
  /// It must be one JSON object with the members of JSON-RPC 2.0 and no others.
  /// `params` may be absent, null, `{}` or `[]` when there are none, since clients
  /// write each of these.
  public init(
    reading message: UnsafeRawBufferPointer,
    limits: JSONLimits = .request
  ) throws(RequestFault) {
    // Before it is parsed: a batch may be past the limits, and that would say less of what is
    // wrong.
    guard Request.firstByte(of: message) != UInt8(ascii: "[") else {
      throw RequestFault(
        id: .null,
        error: WireError(.requestBatch, Sentence("the message is an array", zh: "消息是数组"))
      )
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSON.parse(message, limits: limits)
    } catch {
      throw RequestFault(id: .null, error: WireError(error))
    }
    try self.init(value, in: message)
  }

  private init(
    _ value: JSONValue,
    in message: UnsafeRawBufferPointer
  ) throws(RequestFault) {
    // The id first, so that whatever else is wrong is answered under it.
    let idValue = value[.id]
    let id = idValue.flatMap { Request.id($0, in: message) }
    func fault(_ error: WireError) -> RequestFault {
      RequestFault(id: id ?? .null, error: error)
    }
    if let idValue, id == nil {
      throw fault(
        WireError(
          .requestInvalidId,
          Sentence("the id is no string, integer or null", zh: "id 不是字符串、整数或 null"),
          path: "/id",
          expected: ["string", "integer", "null"],
          got: WireDatum(idValue)
        )
      )
    }
    try Request.checkVersion(value["jsonrpc"], fault)
    guard let methodValue = value[.method] else {
      // The workbench never asks, and to say that a method is missing would not help whoever
      // answers.
      let isAnswer = value["result"] != nil || value[.error] != nil
      throw fault(
        isAnswer
          ? WireError(
            .requestUnexpectedAnswer,
            Sentence("the message is an answer to nothing", zh: "消息是没有对应请求的回答")
          )
          : Request.missing("method")
      )
    }
    guard let method = methodValue.string else {
      throw fault(
        WireError(
          .requestInvalidMethod,
          Sentence("the method is no string", zh: "method 不是字符串"),
          path: "/method"
        )
      )
    }
    let params = value["params"]
    if let params, !params.isObject, !params.isNull, !(params.isArray && params.count == 0) {
      throw fault(
        WireError(
          .requestInvalidParams,
          Sentence("the parameters are no object", zh: "params 不是对象"),
          path: "/params",
          expected: ["object"],
          got: params.isArray ? "list" : WireDatum(params)
        )
      )
    }
    // Counted: names are unique, so that one member more than those is one that nobody knows. Only
    // then are they gone through.
    let known = 2 + (idValue == nil ? 0 : 1) + (params == nil ? 0 : 1)
    if value.count > known { throw fault(Request.unknownMember(of: value)) }
    self.init(id: id, method: method, params: params?.isObject == true ? params : nil)
  }

  private static func checkVersion(
    _ version: JSONValue?,
    _ fault: (WireError) -> RequestFault
  ) throws(RequestFault) {
    guard let version else { throw fault(missing("jsonrpc")) }
    // Compared in place: this is done for each request, and a string would be made for nothing.
    guard version.withUTF8({ $0.elementsEqual("2.0".utf8) }) == true else {
      throw fault(
        WireError(
          .requestInvalidVersion,
          Sentence("the member jsonrpc is not \"2.0\"", zh: "成员 jsonrpc 不是 \"2.0\""),
          path: "/jsonrpc",
          expected: ["2.0"]
        )
      )
    }
  }

  private static func missing(_ name: String) -> WireError {
    WireError(
      .requestMissingMember,
      Sentence("the request lacks the member '\(name)'", zh: "请求缺少成员“\(name)”"),
      path: "",
      expected: [name]
    )
  }

  private static func unknownMember(of value: JSONValue) -> WireError {
    let names = ["jsonrpc", "id", "method", "params"]
    let unknown = value.members.first { !names.contains($0.key) }?.key ?? ""
    return WireError(
      .requestUnknownMember,
      Sentence(
        "a request has no member '\(unknown.prefix(60))'",
        zh: "请求没有成员“\(unknown.prefix(60))”"
      ),
      path: JSONPointer.appending(String(unknown.prefix(60)), to: ""),
      expected: names,
      hint: NearestName.hint(for: unknown, among: names)
        ?? Sentence("Parameters of the method stand in params.", zh: "方法的参数写在 params 里。")
    )
  }

  private static func firstByte(of message: UnsafeRawBufferPointer) -> UInt8? {
    message.first { $0 > UInt8(ascii: " ") }
  }

  /// The bytes of an id, or nil when it is none.
  ///
  /// A number other than 0 is written in one way only; everything else is looked up.
  private static func id(_ value: JSONValue, in message: UnsafeRawBufferPointer) -> RequestID? {
    switch value.kind {
    case .null:
      return .null
    case .integer:
      if let number = value.int, number != 0 { return RequestID(number) }
    case .string:
      break
    case .boolean, .real, .array, .object:
      return nil
    }
    return JSON.range(ofMember: "id", in: message).map { RequestID(bytes: Array(message[$0])) }
      ?? RequestID(value)
  }
}

extension WireError {
  /// What is wrong with a text that should have been JSON, and where.
  public init(_ error: JSONError) {
    self.init(
      ErrorType(error.kind),
      error.message,
      path: error.pointer.isEmpty ? nil : error.pointer,
      details: [
        .init(.offset, .integer(error.offset)),
        .init(.line, .integer(error.line)),
        .init(.column, .integer(error.column)),
        .init("near", .text(error.snippet)),
      ]
    )
  }
}

extension ErrorType {
  /// The row for a fault that the JSON parser found.
  public init(_ kind: JSONError.Kind) {
    self =
      switch kind {
      case .tooLarge: .jsonTooLarge
      case .tooDeep: .jsonTooDeep
      case .tooManyContainers: .jsonTooManyContainers
      case .tooManyValues: .jsonTooManyValues
      case .tooManyMembers: .jsonTooManyMembers
      case .tooManyMarks: .jsonTooManyMarks
      case .syntax: .jsonSyntax
      case .incomplete: .jsonIncomplete
      case .trailingBytes: .jsonTrailingBytes
      case .notContainer: .jsonNotContainer
      case .duplicateKey: .jsonDuplicateKey
      case .invalidUTF8: .jsonInvalidUTF8
      case .nulCharacter: .jsonNulCharacter
      case .numberOutOfRange: .jsonNumberOutOfRange
      case .outOfMemory: .jsonOutOfMemory
      }
  }
}
