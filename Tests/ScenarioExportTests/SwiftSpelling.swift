@testable import Catalogue

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
    let frame = entry.initializer.takesFrame ? ["frame"] : []
    all["()"] = (frame + entry.initializer.arguments.map(text)).joined(separator: ", ")
    all["'s delegate"] = entry.delegateProtocol ?? ""
    all["'s one object"] = entry.row.shared ?? ""
    for (name, row) in entry.methods { all["." + name] = row.swift ?? "not in Swift" }
    for (name, row) in entry.delegateMethods {
      all["'s delegate." + name] = row.swift ?? "not in Swift"
    }
    for property in entry.order { all["." + property.name + " (value)"] = text(property) }
    return all
  }

  private func text(_ argument: SwiftInitializer.Argument) -> String {
    let value = argument.property.map { argument.form.replacing("#", with: $0) }
    let otherwise = argument.otherwise.map { value == nil ? $0 : " ?? " + $0 }
    return "\(argument.label): \(value ?? "")\(otherwise ?? "")"
  }

  private func text(_ property: Property) -> String {
    let isOptional = if case .optional = property.type { true } else { false }
    let reading = property.read(from: "@")
    var parts: [String] = []
    if case .assigned = property.swift.writing {
    } else {
      parts.append("written \(property.swift.writing)")
    }
    if reading != "@." + property.name { parts.append("read as \(reading)") }
    if !property.swift.isReadable { parts.append("not to be read") }
    if property.isOptional != isOptional { parts.append("optional") }
    if property.swift.isSet { parts.append("a set") }
    return parts.joined(separator: ", ")
  }
}
