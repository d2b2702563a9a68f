/// The keys that the system keeps for itself (key-command.system-first).
enum SystemKey {
  private static let reserved: [(input: String, modifierFlags: UIKeyModifierFlags)] = [
    // The home screen, search, the app switcher, the Dock, and two kinds of screenshot.
    ("h", .command), (" ", .command), ("\t", .command), ("d", [.command, .alternate]),
    ("3", [.command, .shift]), ("4", [.command, .shift]),
  ]

  /// Whether the app never hears of a key.
  static func reserves(_ source: PressSource) -> Bool {
    guard case .key(let input, let flags) = source else { return false }
    return reserved.contains { $0.input == input.lowercased() && $0.modifierFlags == flags }
  }
}
