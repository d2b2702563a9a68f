import Jansson
import Sentences
import Testing
import WorkbenchProtocol

/// Every method of the table with right parameters, and with each thing wrong that can be.
struct ConformanceTests {
  private static let table = MethodTable.standard
  private var table: MethodTable { Self.table }

  /// A value of the type.
  private func example(_ type: WireType) -> JSONValue {
    switch type {
    case .string: "text"
    case .boolean: true
    case .integer(let range): JSONValue(range.contains(1) ? 1 : range.lowerBound)
    case .number(let range): JSONValue(range?.lowerBound ?? 0.5)
    case .null, .any: JSONValue.null
    case .choice(let words): JSONValue(words[0])
    case .array(let element, let count):
      JSONValue((0..<(count?.lowerBound ?? 1)).map { _ in example(element) })
    case .object(let fields): object(fields)
    case .map(let element): ["name": example(element)]
    case .oneOf(let types): example(types[0])
    case .named(let name): table.type(name).map { example($0.type) } ?? .null
    }
  }

  private func object(_ fields: [Field], without name: String? = nil) -> JSONValue {
    let object = JSONValue.object()
    for field in fields where field.presence == .required && field.name != name {
      object.set(field.name, field.name == "children" ? [] : example(field.type))
    }
    return object
  }

  /// Values that are not of the type, each with the error that says so.
  private func wrong(_ type: WireType) -> [(JSONValue, ErrorType)] {
    switch type {
    case .string: [(7, .paramsWrongType), (JSONValue.null, .paramsWrongType)]
    case .boolean: [("true", .paramsWrongType), (1, .paramsWrongType)]
    case .integer(let range):
      [
        ("1", .paramsWrongType), (1.5, .paramsWrongType),
        (JSONValue(range.lowerBound - 1), .paramsOutOfRange),
        (JSONValue(range.upperBound + 1), .paramsOutOfRange),
      ]
    case .number(let range):
      [("1", .paramsWrongType), (JSONValue.null, .paramsWrongType)]
        + (range.map {
          [
            (JSONValue($0.lowerBound - 0.001), .paramsOutOfRange),
            (JSONValue($0.upperBound + 0.001), .paramsOutOfRange),
          ]
        } ?? [])
    case .null: [(0, .paramsWrongType)]
    case .any, .oneOf, .named: []
    case .choice: [("xyzzy", .paramsUnknownValue), (0, .paramsWrongType)]
    case .array: [([:], .paramsWrongType), ("text", .paramsWrongType)]
    case .object, .map: [([], .paramsWrongType), (1, .paramsWrongType)]
    }
  }

  private func fault(_ params: JSONValue, _ method: Method) -> WireError? {
    do throws(WireError) {
      try table.validate(params, of: method)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: table.methods)
  func `what a method demands is enough`(method: Method) {
    #expect(fault(object(method.parameters), method) == nil)
  }

  @Test(arguments: table.methods)
  func `every member may be given`(method: Method) {
    let params = JSONValue.object()
    for field in method.parameters { params.set(field.name, example(field.type)) }
    #expect(fault(params, method) == nil)
  }

  @Test(arguments: table.methods)
  func `a missing member is named`(method: Method) {
    for field in method.parameters where field.presence == .required {
      let error = fault(object(method.parameters, without: field.name), method)
      #expect(error?.type == .paramsMissingMember)
      #expect(error?.message.english.contains("'\(field.name)'") == true)
    }
  }

  @Test(arguments: table.methods)
  func `an unknown member is named, and a misspelt one recognised`(method: Method) {
    let strange = object(method.parameters)
    strange.set("xyzzy", 1)
    #expect(fault(strange, method)?.type == .paramsUnknownMember)
    #expect(fault(strange, method)?.path == "/params/xyzzy")
    for field in method.parameters where field.name.count >= 4 {
      let params = object(method.parameters)
      params.set(field.name + "s", 1)
      guard !method.parameters.contains(where: { $0.name == field.name + "s" }) else { continue }
      #expect(fault(params, method)?.hint?.english == "Did you mean '\(field.name)'?")
    }
  }

  @Test(arguments: table.methods)
  func `a wrong value is refused at its place`(method: Method) {
    for field in method.parameters {
      for (value, type) in wrong(field.type) {
        let params = object(method.parameters)
        params.set(field.name, value)
        let error = fault(params, method)
        #expect(error?.type == type, "\(field.name) \(value)")
        #expect(error?.path == "/params/\(field.name)", "\(field.name) \(value)")
      }
    }
  }

  @Test(arguments: table.methods)
  func `both ends of every range are inside`(method: Method) {
    for field in method.parameters {
      guard case .integer(let range) = field.type else { continue }
      for edge in [range.lowerBound, range.upperBound] {
        let params = object(method.parameters)
        params.set(field.name, edge)
        #expect(fault(params, method) == nil)
        params.set(field.name, Double(edge))
        #expect(fault(params, method) == nil)
      }
    }
  }

  @Test(arguments: table.methods)
  func `an example of every result passes`(method: Method) throws {
    try table.validateResult(object(method.results), of: method)
    let all = JSONValue.object()
    for field in method.results { all.set(field.name, example(field.type)) }
    try table.validateResult(all, of: method)
  }
}
