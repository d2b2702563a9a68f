/// Where types lie and what they are called.
extension MangledName {
  /// Reads what stands behind an `S`: a declaration that was named before, or one that all know.
  mutating func substitution() throws(Unread) -> Int {
    guard let byte = next else { throw Unread() }
    if byte == UInt8(ascii: "_") || byte.isDigit {
      let ordinal = try ordinal()
      guard ordinal < substitutions.count else { throw Unread() }
      return substitutions[ordinal]
    }
    index += 1
    switch byte {
    case UInt8(ascii: "o"): return try declare(.module, "__C")
    case UInt8(ascii: "C"): return try declare(.module, "__C_Synthesized")
    default: break
    }
    guard let name = Self.standard[byte] else { throw Unread() }
    return try declare(.type, name, in: declare(.module, "Swift"))
  }

  private static let standard: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "c"): "UnicodeScalar",
    UInt8(ascii: "d"): "Double", UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int",
    UInt8(ascii: "V"): "UnsafeRawPointer", UInt8(ascii: "v"): "UnsafeMutableRawPointer",
    UInt8(ascii: "P"): "UnsafePointer", UInt8(ascii: "p"): "UnsafeMutablePointer",
    UInt8(ascii: "q"): "Optional", UInt8(ascii: "Q"): "ImplicitlyUnwrappedOptional",
    UInt8(ascii: "R"): "UnsafeBufferPointer", UInt8(ascii: "r"): "UnsafeMutableBufferPointer",
    UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt",
  ]

  /// Reads a class, structure, enumeration or protocol, its letter included.
  mutating func nominal(_ depth: Int) throws(Unread) -> Int {
    switch try take() {
    case UInt8(ascii: "S"):
      let place = try substitution()
      guard declarations[place].kind == .type || declarations[place].kind == .protocol else {
        throw Unread()
      }
      return place
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"):
      return try declaration(.type, depth)
    case UInt8(ascii: "P"):
      return try declaration(.protocol, depth)
    default:
      throw Unread()
    }
  }

  mutating func declaration(
    _ kind: MangledDeclaration.Kind,
    _ depth: Int
  ) throws(Unread) -> Int {
    let context = try context(depth + 1)
    let place = try declare(kind, name(), in: context)
    substitutions.append(place)
    return place
  }

  /// Reads a name; what tells it from another of the same file or function is left out.
  mutating func name() throws(Unread) -> String {
    if skip("L") {
      _ = try ordinal()
    } else if skip("P") {
      _ = try identifier()
    }
    return try identifier()
  }

  mutating func module() throws(Unread) -> Int {
    if skip("s") { return try declare(.module, "Swift") }
    if skip("S") {
      let place = try substitution()
      guard declarations[place].kind == .module else { throw Unread() }
      return place
    }
    let place = try declare(.module, identifier())
    substitutions.append(place)
    return place
  }

  /// Reads what a declaration lies in.
  private mutating func context(_ depth: Int) throws(Unread) -> Int {
    guard depth < Self.deepest, let byte = next else { throw Unread() }
    switch byte {
    case UInt8(ascii: "E"):
      index += 1
      let module = try module()
      let extended = try context(depth + 1)
      let name = "(extension in \(declarations[module].name)):" + path(of: extended, isWhole: true)
      return try declare(.extension, name, in: nil)
    case UInt8(ascii: "S"):
      index += 1
      return try substitution()
    case UInt8(ascii: "G"):
      index += 1
      return try boundGeneric(depth + 1)
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      return try nominal(depth + 1)
    case UInt8(ascii: "F"), UInt8(ascii: "v"), UInt8(ascii: "I"), UInt8(ascii: "i"),
      UInt8(ascii: "Z"):
      return try function(depth + 1)
    default:
      return try module()
    }
  }

  /// Reads a function, an initializer, an accessor or a closure, and its type.
  private mutating func function(_ depth: Int) throws(Unread) -> Int {
    _ = skip("Z")
    let isInitializer = next == UInt8(ascii: "I")
    index += 1
    let context = try context(depth + 1)
    let name: String
    var hasType = true
    switch next {
    case UInt8(ascii: "D"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      index += 1
      name = "deinit"
      hasType = false
    case UInt8(ascii: "C"), UInt8(ascii: "c"):
      index += 1
      name = "init"
    case UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "s"), UInt8(ascii: "m"),
      UInt8(ascii: "w"), UInt8(ascii: "W"):
      index += 1
      name = try self.name()
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      index += 1
      _ = try ordinal()
      name = "closure"
    case UInt8(ascii: "A") where isInitializer:
      index += 1
      _ = try ordinal()
      name = "default"
      hasType = false
    case UInt8(ascii: "i") where isInitializer:
      index += 1
      name = "init"
      hasType = false
    default:
      name = try self.name()
    }
    if hasType { _ = try type(depth + 1) }
    return try declare(.function, name, in: context)
  }
}
