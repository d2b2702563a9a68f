/// The ids of a document: made of tags and of the file's own ids, each once.
struct InterfaceNames {
  private static let longest = 40

  private var taken: Set<String> = []

  /// The number that the next object of a name gets: of many with one name none tries all numbers.
  private var next: [String: Int] = [:]

  /// What no object of ours may be called.
  private static let reserved: Set<String> = [
    "app", "device", "profile", "application", "scene", "keyboard", "menu", "undoPrompt",
    "menuController", "pasteboard", "focusSystem", "remoteCommandCenter", "notifications",
  ]

  /// An id like `name` that nothing has yet.
  mutating func take(_ name: String) -> String {
    var plain = ""
    for byte in name.utf8.prefix(InterfaceNames.longest) {
      let isLetter =
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isOther =
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      // An id begins with a letter.
      plain.unicodeScalars.append(
        isLetter || (isOther && !plain.isEmpty) ? Unicode.Scalar(byte) : plain.isEmpty ? "_" : "-"
      )
    }
    if plain.isEmpty { plain = "object" }
    var id = plain
    while InterfaceNames.reserved.contains(id) || !taken.insert(id).inserted {
      let number = next[plain, default: 2]
      next[plain] = number + 1
      id = "\(plain)-\(number)"
    }
    return id
  }
}
