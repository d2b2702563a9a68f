import Importing
import Jansson
@_spi(Workbench) import ResponderKit
import Sentences
import WorkbenchProtocol

// What is to be imported, as a request says it.

extension RequestContext {
  /// Reads the parameters of an import; files are read where this is called.
  ///
  /// - Throws: That it names no input or two, or that a file cannot be read.
  func importRequest(_ params: JSONValue, at place: String) throws(WireError) -> PendingImport {
    let given = ["path", "text"].filter { params[$0] != nil }
    guard given.count == 1 else {
      throw WireError(
        .paramsConflict,
        given.isEmpty
          ? Sentence("the request names no input", zh: "请求没有写输入")
          : Sentence("the request names two inputs", zh: "请求写了两个输入"),
        path: place,
        expected: ["path", "text"],
        hint: Sentence("Give one of path and text.", zh: "请给出 path、text 之一。")
      )
    }
    var options = ImportRequest(ImportRequest.Source(name: "-", bytes: []))
    options.form = params[.form]?.string.flatMap(Form.init)
    options.isSubviews = params[.form]?.string == "subviews"
    options.root = params[.root]?.string
    options.wanted = params[.view]?.string
    options.ios = try iOS(params, at: place)
    options.isScrubbed = params[.scrub]?.bool ?? false
    options.isBrief = params[.report]?.string == "brief"
    options.place = params[.at].flatMap(ImportedPlace.init)
    options.interface = try interfaceOptions(params, at: place)
    return PendingImport(
      options: options,
      path: params[.path]?.string,
      text: params[.text]?.string ?? "",
      name: params[.name]?.string ?? params[.path]?.string ?? "-",
      with: params[.with]?.elements.compactMap(\.string) ?? []
    )
  }

  private func iOS(_ params: JSONValue, at place: String) throws(WireError) -> Int? {
    guard let ios = params[.ios]?.int else { return nil }
    // Whole versions only: of a print nobody knows more.
    let known = Profile.versions.filter { $0.rounded() == $0 }.map { Int($0) }
    guard known.contains(ios) else {
      throw WireError(
        .paramsOutOfRange,
        Sentence("iOS \(ios) is not modelled", zh: "没有模拟 iOS \(ios)"),
        path: place + "/ios",
        expected: known.map(String.init),
        hint: Sentence("Give the nearest version that is.", zh: "请给出最接近的已有版本。")
      )
    }
    return ios
  }

  private func interfaceOptions(
    _ params: JSONValue,
    at place: String
  ) throws(WireError) -> InterfaceOptions {
    var options = InterfaceOptions()
    options.scene = params[.scene]?.string
    options.owner = params[.owner]?.string
    if let screen = params[.screen]?.elements.compactMap(\.double), screen.count == 2 {
      guard screen.allSatisfy({ $0 > 0 }) else {
        throw WireError(
          .paramsOutOfRange,
          Sentence("a screen is larger than nothing", zh: "屏幕的宽和高要大于零"),
          path: place + "/screen",
          expected: ["390,844"]
        )
      }
      options.screen = PrintedSize(width: screen[0], height: screen[1])
    }
    if let traits = params[.traits]?.string {
      guard let read = InterfaceTraits(traits) else {
        throw WireError(
          .paramsOutOfRange,
          Sentence("'\(traits)' names no size classes", zh: "“\(traits)”不是尺寸类别"),
          path: place + "/traits",
          expected: ["compact,regular", "regular,compact", "compact,compact", "regular,regular"],
          hint: Sentence("Write the width first, then the height.", zh: "先写宽，再写高。")
        )
      }
      options.traits = read
    }
    return options
  }
}

extension ImportedPlace {
  /// A place as requests write it; nil for what names no place in an input.
  fileprivate init?(_ json: JSONValue) {
    if let name = json.string {
      self = .object(name)
      return
    }
    let point = (json[.point] ?? json).elements.compactMap(\.double)
    guard point.count == 2 else { return nil }
    self =
      json[.in]?.string.map { .pointIn($0, x: point[0], y: point[1]) }
      ?? .point(x: point[0], y: point[1])
  }
}

/// An import whose files have not been read yet.
struct PendingImport: Sendable {
  var options: ImportRequest
  let path: String?
  let text: String
  let name: String
  let with: [String]
}
