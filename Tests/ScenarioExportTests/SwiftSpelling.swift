@testable import Catalogue
@testable import ScenarioKit

/// All that a catalogue says of Swift, one thing a line, each at the class that says it first.
///
/// What a class has as its superclass has it is left out, so that nothing stands there twice and
/// nothing is missing.
struct SwiftSpelling {
  let catalogue: Catalogue

  var text: String {
    let entries = catalogue.entries.values.sorted { $0.name < $1.name }
    return entries.flatMap(lines).map { $0 + "\n" }.joined()
  }

  private func lines(of entry: Catalogue.Entry) -> [String] {
    let parent = entry.row.superclass.flatMap { catalogue.entries[$0] }.map(all) ?? [:]
    return all(entry).filter { parent[$0.key] ?? "" != $0.value }
      .sorted { $0.key < $1.key }
      .map { "\(entry.name)\($0.key): \($0.value)" }
  }

  /// All that is said of a class and of what it inherits, by what it is said of; a property of which
  /// nothing is said has an empty text.
  private func all(_ entry: Catalogue.Entry) -> [String: String] {
    var all: [String: String] = [:]
    let arguments = SwiftInitializers.arguments(of: entry)
    let frame = SwiftInitializers.takesFrame(entry) ? ["frame"] : []
    all["()"] = (frame + arguments.map(text)).joined(separator: ", ")
    all["'s delegate"] = SwiftDeclarations.delegateProtocol(of: entry) ?? ""
    let shared = NameTable.reserved.filter { $0.value == entry.name }
    all["'s one object"] = shared.keys.compactMap { SwiftProperties.fixtures[$0] }.first ?? ""
    for name in entry.methods.keys {
      all["." + name] = text(SwiftDeclarations.method(name, of: entry))
    }
    for name in entry.delegateMethods.keys {
      all["'s delegate." + name] = text(SwiftDeclarations.delegateMethod(name, of: entry))
    }
    for property in entry.order { all["." + property.name + " (value)"] = text(property, entry) }
    return all
  }

  private func text(_ declaration: SwiftDeclaration?) -> String {
    guard let declaration else { return "not in Swift" }
    return declaration.head + (declaration.isSettable ? " { get set }" : "")
  }

  private func text(_ argument: SwiftInitializers.Argument) -> String {
    let value = argument.property.map { argument.wrapper.replacing("#", with: $0) }
    let otherwise = argument.otherwise.map { value == nil ? $0 : " ?? " + $0 }
    return "\(argument.label): \(value ?? "")\(otherwise ?? "")"
  }

  private func text(_ property: Property, _ entry: Catalogue.Entry) -> String {
    let name = property.name
    let writing = SwiftProperties.writing(name, of: entry)
    let reading = SwiftProperties.reading(name, of: entry, on: "@")
    let isOptional = if case .optional = property.type { true } else { false }
    var parts: [String] = []
    if case .assigned = writing {} else { parts.append("written \(writing)") }
    if reading != "@." + name { parts.append("read as \(reading)") }
    if !SwiftProperties.isReadable(name, of: entry) { parts.append("not to be read") }
    if SwiftProperties.isOptional(property, of: entry) != isOptional { parts.append("optional") }
    if SwiftProperties.sets.contains(name) { parts.append("a set") }
    return parts.joined(separator: ", ")
  }
}
