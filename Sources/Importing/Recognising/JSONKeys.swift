/// The names of a JSON value's members, and the form that they tell.
struct JSONKeys {
  private var found: Set<String> = []

  private static let names: Set<String> = [
    "rendering_system", "windows", "AXFrame", "AXLabel", "AXUniqueId", "attributes", "bounds",
    "accessibilityText", "resource-id", "rawIdentifier", "isVisible", "isEnabled", "rect", "type",
  ]

  /// Takes the name of a member of a value that lies in lines.
  mutating func take(_ string: JSONText.Text, of lines: [PastedLine]) {
    // No name that tells the form is long, or stands on two lines.
    guard string.lines.count == 1, string.end - string.start <= 20 else { return }
    let name = lines[string.lines.lowerBound][string.start..<string.end]
    let text = name.text
    if JSONKeys.names.contains(text) { found.insert(text) }
  }

  /// The form of the value; nil where it is none, or only the strings in it may be prints.
  var form: Form? {
    if found.contains("rendering_system") { return .sentry }
    if found.contains("AXFrame") || found.contains("AXUniqueId") { return .accessibility }
    let isMaestro = found.isSuperset(of: ["attributes", "bounds"])
    let isDriver = found.isSuperset(of: ["type", "rect"]) && !found.isDisjoint(with: driverNames)
    return isMaestro || isDriver ? .accessibility : nil
  }

  private var driverNames: Set<String> { ["rawIdentifier", "isVisible", "isEnabled"] }
}
