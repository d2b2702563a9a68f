import Catalogue
import Coroutines
import ScenarioKit
import ScenarioSyntax

/// The Swift names of a document's objects and of the classes made for them.
struct SwiftNames {
  private var taken: Set<String>
  /// The numbers from which on names are tried that are taken without one.
  private var next: [String: Int] = [:]

  /// Begins with the names that the file itself uses.
  init(taken: Set<String>) { self.taken = taken }

  /// Returns a name that nothing else has.
  mutating func unique(_ name: String) -> String {
    Coroutine.pauseIfDue()
    var candidate = name
    while !taken.insert(candidate).inserted {
      let number = next[name, default: 2]
      candidate = name + String(number)
      next[name] = number + 1
    }
    return candidate
  }

  /// Returns the name of a document's as a Swift identifier: `top-left` becomes `topLeft`.
  static func identifier(_ text: String) -> String {
    let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = parts.enumerated().map { $0 == 0 ? String($1) : capitalized(String($1)) }.joined()
    guard let first = joined.first, joined != "_" else { return "object" }
    return first.isNumber || isOfFramework(joined) ? "_" + joined : joined
  }

  /// Whether a name looks like one of UIKit's types, which it would hide.
  private static func isOfFramework(_ name: String) -> Bool {
    ["CA", "CG", "MP", "NS", "UI"].contains { name.hasPrefix($0) }
      && name.dropFirst(2).first?.isUppercase == true
  }

  /// Returns a name that begins with a capital.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Puts a name that is a word of Swift's between backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
