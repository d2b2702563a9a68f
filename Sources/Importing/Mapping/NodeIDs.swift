/// The ids that objects get in a document: what an engineer would recognise, unique, and legal.
struct NodeIDs: Sendable {
  /// What an id is at most long, in characters.
  private static let longest = 40

  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// What the ids of a class begin with: of thousands of views there are few classes.
  private var beginnings: [String: String] = [:]

  /// Ids that documents use for what is always there, and those that the importer gives away itself.
  init(reserved: some Sequence<String>) {
    taken = Set(reserved)
  }

  /// Makes room for the ids of so many objects.
  mutating func reserve(_ count: Int) { taken.reserveCapacity(taken.count + count) }

  /// Returns the id of an object: its class and address, its class and a number, or its class and
  /// the id in Interface Builder.
  mutating func id(of object: PastedObject) -> String {
    let name = object.wholeness == .gap ? "gap" : beginning(of: object.className)
    // By bytes, since what is legal is ASCII, as addresses are.
    let tail: Substring
    if let address = object.address {
      tail = Substring(address.utf8.dropFirst(2))
    } else if let ib = object.ib {
      tail = NodeIDs.legal(ib, isTail: true)[...]
    } else {
      counts[name, default: 0] += 1
      tail = String(counts[name, default: 1])[...]
    }
    let room = max(1, NodeIDs.longest - tail.utf8.count - 1)
    var id = name.utf8.count <= room ? name : String(Substring(name.utf8.prefix(room)))
    id += "-"
    id += tail
    return unique(id)
  }

  private mutating func beginning(of className: String) -> String {
    if let known = beginnings[className] { return known }
    let name = NodeIDs.legal(ClassName(className).baseName)
    beginnings[className] = name
    return name
  }

  private mutating func unique(_ wanted: String) -> String {
    if taken.insert(wanted).inserted { return wanted }
    // One address may be printed for two objects where the print is damaged.
    while true {
      counts[wanted, default: 1] += 1
      let next = "\(wanted)-\(counts[wanted, default: 2])"
      if taken.insert(next).inserted { return next }
    }
  }

  /// A name with `-` for every character that no id may have.
  private static func legal(_ name: String, isTail: Bool = false) -> String {
    var legal = ""
    for byte in name.utf8.prefix(longest) {
      let isFirst = legal.isEmpty && !isTail
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isLegal = isLetter || byte == UInt8(ascii: "_") || isDigit && !isFirst
      legal.unicodeScalars.append(isLegal ? Unicode.Scalar(byte) : isFirst ? "_" : "-")
    }
    return legal.isEmpty ? "object" : legal
  }
}
