package import ScenarioKit

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
    var variables: [(id: String, plain: String, name: String, comment: String)] = []
    var taken: Set<String> = []
    for id in names {
      guard !variables.contains(where: { $0.id == id }),
        let object = try? session.object(named: id), let origin = session.origin(of: object)
      else { continue }
      let name = VariableName.of(origin, besides: taken)
      taken.insert(name)
      variables.append((id, SwiftName.of(id), name, comment(origin)))
    }
    let renamed = lines.map { line in
      let isClass = line.hasPrefix("class ")
      let line = variables.reduce(line) { line, variable in
        let type = typeName(variable.name)
        return line.replacing(variable.plain, with: isClass ? type : variable.name)
          .replacing(capitalized(variable.plain), with: type)
      }
      // Only a statement begins with what it changes.
      let own = variables.first { line.hasPrefix($0.name + ".") }
      return (text: line, comment: own?.comment)
    }
    let width = renamed.filter { $0.comment != nil }.map(\.text.count).max() ?? 0
    return renamed.map { line in
      guard let comment = line.comment, !comment.isEmpty else { return line.text }
      let blanks = String(repeating: " ", count: max(0, width - line.text.count) + 2)
      return "\(line.text)\(blanks)// \(comment)"
    }
    .joined(separator: "\n")
  }

  /// How a class made for one object begins, behind which its kind stands.
  private func typeName(_ variable: String) -> String {
    // Behind it stands `View`, which many classes end with themselves.
    let stem = variable.hasSuffix("View") ? String(variable.dropLast(4)) : variable
    return variable == "view" ? "Plain" : capitalized(stem)
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

  private static let keywords: Set = [
    "as", "case", "class", "default", "else", "enum", "false", "for", "func", "if", "import", "in",
    "init", "is", "let", "nil", "return", "self", "super", "switch", "true", "var", "while",
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
