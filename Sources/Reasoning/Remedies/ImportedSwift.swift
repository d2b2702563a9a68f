@_spi(Workbench) import ResponderKit
@_spi(Workbench) package import ScenarioKit

/// The Swift of a change to an imported document, with variables as their author would call them.
package struct ImportedSwift {
  private let session: ScenarioSession

  package init(_ session: ScenarioSession) { self.session = session }

  /// The lines with other names, and behind each statement which object is meant.
  ///
  /// - Parameters:
  ///   - lines: The Swift, with variables named after ids.
  ///   - names: The objects that the change is about.
  /// - Returns: The text.
  package func text(of lines: [String], changing names: [String]) -> String {
    var spellings: [String: String] = [:]
    var comments: [(start: String, text: String)] = []
    var taken = VariableName.ofStatements
    for id in withSuperviews(names) {
      let plain = SwiftName.of(id)
      guard spellings[plain] == nil, let object = try? session.object(named: id),
        let origin = session.origin(of: object)
      else { continue }
      let variable = VariableName.of(origin, besides: taken)
      taken.insert(variable)
      spellings[plain] = variable
      for kind in SwiftName.kinds {
        spellings[SwiftName.ofClass(id, kind)] = typeName(origin, variable, kind)
      }
      comments.append((variable + ".", comment(origin)))
    }
    let renamed = lines.map { line in
      let line = ImportedSwift.replacing(spellings, in: line)
      // Only a statement begins with what it changes.
      return (text: line, comment: comments.first { line.hasPrefix($0.start) }?.text)
    }
    let width = renamed.filter { $0.comment != nil }.map(\.text.count).max() ?? 0
    return renamed.map { line in
      guard let comment = line.comment, !comment.isEmpty else { return line.text }
      let blanks = String(repeating: " ", count: max(0, width - line.text.count) + 2)
      return "\(line.text)\(blanks)// \(comment)"
    }
    .joined(separator: "\n")
  }

  /// The objects, and behind them what they lie in: a statement may convert out of that.
  private func withSuperviews(_ names: [String]) -> [String] {
    let superviews = names.compactMap { name -> String? in
      let view = (try? session.object(named: name)) as? UIView
      return view?.superview.map { session.simulation.objects.name(of: $0) }
    }
    return names + superviews
  }

  /// A line with other words in the place of some.
  private static func replacing(_ spellings: [String: String], in line: String) -> String {
    var text = ""
    var rest = line[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        text.append(first)
        rest = rest.dropFirst()
      } else {
        text += spellings[String(word)] ?? String(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return text
  }

  /// What a class for one object is called: as its own, where that is the app's and can be changed.
  private func typeName(_ origin: NodeOrigin, _ variable: String, _ kind: String) -> String {
    if !SwiftName.kindsBeside.contains(kind), let name = origin.className,
      PrintedClass(name).isOfApp, let own = VariableName.type(name)
    {
      return own
    }
    // Behind it stands `View`, which many classes end with themselves.
    let stem = variable.hasSuffix(kind) ? String(variable.dropLast(kind.count)) : variable
    return (variable == kind.lowercased() ? "Plain" : capitalized(stem)) + kind
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private func comment(_ origin: NodeOrigin) -> String {
    [origin.address ?? origin.ib, origin.line.map { "line \($0)" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}

/// What a variable for an imported object is called.
enum VariableName {
  private static let longest = 30

  /// The names that statements and bodies have given away themselves.
  static let ofStatements: Set = ["bounds", "event", "frame", "hit", "point"]

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Its text, identifier or class in one word; a number tells it from others of that name.
  static func of(_ origin: NodeOrigin, besides taken: Set<String>) -> String {
    let text = origin.isTextCut ? nil : origin.text
    let name =
      word(text) ?? word(origin.identifier) ?? word(origin.className.map(plain)) ?? "view"
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// A class without module and arguments; nil where that is no name in Swift.
  static func type(_ className: String) -> String? {
    let type = className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    let isName = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && type.first?.isNumber == false ? String(type) : nil
  }

  /// A class without module, arguments and UIKit's prefix.
  private static func plain(_ className: String) -> String {
    let type = className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    let name = type.drop { $0 == "_" }
    let rest = name.dropFirst(2)
    return String(name.hasPrefix("UI") && rest.first?.isUppercase == true ? rest : name)
  }

  /// A word that begins with a small letter; an acronym becomes small as a whole.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    let acronym = capitals.count == word.count ? capitals : capitals.dropLast()
    return acronym.lowercased() + word.dropFirst(acronym.count)
  }

  private static func word(_ text: String?) -> String? {
    guard let text, text.count <= longest else { return nil }
    let parts = text.split { !($0.isLetter || $0.isNumber) || !$0.isASCII }
    guard let first = parts.first, first.first?.isLetter == true else { return nil }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = lowered(first) + rest.joined()
    return keywords.contains(name) ? name + "View" : name
  }
}
