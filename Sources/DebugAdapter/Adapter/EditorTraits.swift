import Jansson
import Sentences

/// What an editor has told of itself.
struct EditorTraits {
  /// Whether its lines and columns begin at 1.
  var lineBase = 1
  var columnBase = 1

  /// Whether its paths are URIs.
  var usesURIs = false

  /// Whether it shows the types of variables.
  var showsTypes = false

  /// Whether it shows how far a search has come.
  var showsProgress = false

  /// The language that it runs in, where it is one of ours.
  var language: Language?

  init() {}

  /// Reads the arguments of `initialize`.
  init(_ arguments: JSONValue) {
    lineBase = arguments["linesStartAt1"]?.bool == false ? 0 : 1
    columnBase = arguments["columnsStartAt1"]?.bool == false ? 0 : 1
    usesURIs = arguments["pathFormat"]?.string == "uri"
    showsTypes = arguments["supportsVariableType"]?.bool == true
    showsProgress = arguments["supportsProgressReporting"]?.bool == true
    language = arguments["locale"]?.string.flatMap { Language(tag: $0) }
  }

  /// The path of a file that the editor names.
  func path(_ name: String) -> String {
    guard usesURIs, name.hasPrefix("file://") else { return name }
    return EditorTraits.decoded(name.dropFirst("file://".count))
  }

  /// How the editor names a file.
  func name(of path: String) -> String {
    guard usesURIs else { return path }
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.reduce(into: "file://") { name, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      name +=
        plain.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }

  private static func decoded(_ name: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
