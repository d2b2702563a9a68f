/// A name by which the Objective-C runtime knows a Swift class: `_TtGC4Cafe4CellSi_`.
///
/// Only what names of classes need is read: nominal types and where they lie, generic arguments, and
/// the types that stand as such. The mangling refers back to what it named before; so what is
/// printed could be far longer than what was read, and both the depth and the length are limited.
struct MangledName {
  /// A name, or a part of one, that is not read.
  struct Unread: Error {}

  /// What a readable name says.
  struct Parts {
    let display: String
    let baseName: String
    let module: String?
  }

  static let prefix = "_Tt"
  static let deepest = 128
  static let longest = 8192

  let bytes: [UInt8]
  var index: Int

  /// What was named so far and may be referred back to, as places in `declarations`.
  var substitutions: [Int] = []

  /// Modules, types and functions, each with the place of what it lies in.
  var declarations: [MangledDeclaration] = []

  /// Reads a whole name; nil where it holds anything that class names do not need.
  static func read(_ raw: String) -> Parts? {
    var name = MangledName(bytes: Array(raw.utf8), index: prefix.utf8.count)
    guard name.bytes.count <= longest, let type = try? name.type(0),
      name.index == name.bytes.count, let place = type.declaration
    else { return nil }
    return Parts(
      display: type.text,
      baseName: name.path(of: place, isWhole: false),
      module: name.module(of: place)
    )
  }

  // MARK: Bytes

  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func take() throws(Unread) -> UInt8 {
    guard index < bytes.count else { throw Unread() }
    index += 1
    return bytes[index - 1]
  }

  mutating func natural() throws(Unread) -> Int {
    var value = 0
    let start = index
    while let digit = next, digit.isDigit {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      guard value <= Self.longest else { throw Unread() }
      index += 1
    }
    guard index > start else { throw Unread() }
    return value
  }

  /// `_` is the first, `0_` the second.
  mutating func ordinal() throws(Unread) -> Int {
    if skip("_") { return 0 }
    let value = try natural()
    guard skip("_") else { throw Unread() }
    return value + 1
  }

  mutating func identifier() throws(Unread) -> String {
    let count = try natural()
    guard count > 0, bytes.count - index >= count else { throw Unread() }
    index += count
    return String(decoding: bytes[index - count..<index], as: UTF8.self)
  }

  // MARK: Declarations

  /// Adds what lies in another declaration, or in none.
  mutating func declare(
    _ kind: MangledDeclaration.Kind,
    _ name: String,
    in parent: Int? = nil,
    arguments: String? = nil
  ) throws(Unread) -> Int {
    let depth = parent.map { declarations[$0].depth + 1 } ?? 0
    guard depth < Self.deepest else { throw Unread() }
    declarations.append(
      MangledDeclaration(
        kind: kind,
        name: name,
        parent: parent,
        arguments: arguments,
        depth: depth
      )
    )
    return declarations.count - 1
  }

  /// The names from the module, or from the outermost type, to a declaration.
  func path(of place: Int, isWhole: Bool) -> String {
    var names: [String] = []
    var place: Int? = place
    while let current = place {
      let declaration = declarations[current]
      switch declaration.kind {
      case .module where !isWhole || declaration.isOfC: break
      case .extension where !isWhole: break
      default: names.append(declaration.name + (isWhole ? declaration.arguments ?? "" : ""))
      }
      place = declaration.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The module in which a declaration lies; nil for what comes from C.
  func module(of place: Int) -> String? {
    var place = place
    while let parent = declarations[place].parent { place = parent }
    let outermost = declarations[place]
    return outermost.kind == .module && !outermost.isOfC ? outermost.name : nil
  }
}

/// A module, a type, or a function in which a type lies.
struct MangledDeclaration {
  enum Kind {
    case module
    case type
    case `protocol`
    case function
    case `extension`
  }

  let kind: Kind
  let name: String
  let parent: Int?

  /// The generic arguments with their brackets.
  let arguments: String?

  /// The generic arguments, one by one.
  var bound: [MangledType] = []

  let depth: Int

  /// Whether it is the module of what C and Objective-C declare.
  var isOfC: Bool { kind == .module && name.hasPrefix("__C") }
}
