/// A type as it stands in a mangled name.
struct MangledType {
  let text: String

  /// The class, structure, enumeration or protocol that it is.
  var declaration: Int?

  /// Whether it needs no parentheses before a `?`.
  var isSimple = true
}

/// The types that stand as generic arguments.
extension MangledName {
  mutating func type(_ depth: Int) throws(Unread) -> MangledType {
    guard depth < Self.deepest, let byte = next else { throw Unread() }
    let type: MangledType
    switch byte {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "S"):
      let place = try nominal(depth + 1)
      type = MangledType(text: path(of: place, isWhole: true), declaration: place)
    case UInt8(ascii: "G"):
      index += 1
      let place = try boundGeneric(depth + 1)
      type = sugared(place) ?? MangledType(text: path(of: place, isWhole: true), declaration: place)
    case UInt8(ascii: "P"):
      index += 1
      type = try protocols(depth + 1)
    case UInt8(ascii: "T"):
      index += 1
      type = MangledType(text: try tuple(depth + 1))
    case UInt8(ascii: "F"):
      index += 1
      type = MangledType(text: try function(of: depth + 1), isSimple: false)
    case UInt8(ascii: "b"):
      index += 1
      let function = try function(of: depth + 1)
      type = MangledType(text: "@convention(block) " + function, isSimple: false)
    case UInt8(ascii: "c"):
      index += 1
      let function = try function(of: depth + 1)
      type = MangledType(text: "@convention(c) " + function, isSimple: false)
    case UInt8(ascii: "M"):
      index += 1
      let instance = try self.type(depth + 1)
      type = MangledType(text: parenthesized(instance) + ".Type")
    case UInt8(ascii: "R"):
      index += 1
      type = MangledType(text: "inout " + (try self.type(depth + 1)).text, isSimple: false)
    default:
      throw Unread()
    }
    // Substitutions can double a text with every letter of the name.
    guard type.text.utf8.count <= Self.longest else { throw Unread() }
    return type
  }

  /// Reads a generic type with its arguments, the outermost type's first.
  mutating func boundGeneric(_ depth: Int) throws(Unread) -> Int {
    try bind(nominal(depth + 1), depth + 1)
  }

  private mutating func bind(_ place: Int, _ depth: Int) throws(Unread) -> Int {
    guard depth < Self.deepest else { throw Unread() }
    let unbound = declarations[place]
    var parent = unbound.parent
    if let outer = parent,
      declarations[outer].kind == .type || declarations[outer].kind == .protocol
    {
      parent = try bind(outer, depth + 1)
    }
    var arguments: [MangledType] = []
    var length = 0
    while !skip("_") {
      let argument = try type(depth + 1)
      length += argument.text.utf8.count
      guard length <= Self.longest else { throw Unread() }
      arguments.append(argument)
    }
    let text =
      arguments.isEmpty
      ? unbound.arguments : "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    let bound = try declare(unbound.kind, unbound.name, in: parent, arguments: text)
    declarations[bound].bound = arguments
    return bound
  }

  /// `Optional<T>` as `T?`, `Array<T>` as `[T]`, `Dictionary<K, V>` as `[K : V]`.
  private func sugared(_ place: Int) -> MangledType? {
    let declaration = declarations[place]
    let arguments = declaration.bound
    guard let parent = declaration.parent, declarations[parent].kind == .module,
      declarations[parent].name == "Swift"
    else { return nil }
    // As people write these types, and as the tool prints them.
    switch (declaration.name, arguments.count) {
    case ("Optional", 1):
      return MangledType(text: parenthesized(arguments[0]) + "?", declaration: place)
    case ("ImplicitlyUnwrappedOptional", 1):
      return MangledType(text: parenthesized(arguments[0]) + "!", declaration: place)
    case ("Array", 1):
      return MangledType(text: "[" + arguments[0].text + "]", declaration: place)
    case ("Dictionary", 2):
      let text = "[" + arguments[0].text + " : " + arguments[1].text + "]"
      return MangledType(text: text, declaration: place)
    default:
      return nil
    }
  }

  private func parenthesized(_ type: MangledType) -> String {
    type.isSimple ? type.text : "(" + type.text + ")"
  }

  /// Reads the protocols of an existential, or its metatype, behind the `P`.
  private mutating func protocols(_ depth: Int) throws(Unread) -> MangledType {
    if skip("M") {
      let instance = try type(depth + 1)
      return MangledType(text: parenthesized(instance) + ".Type")
    }
    var names: [String] = []
    var length = 0
    while !skip("_") {
      let place = try protocolName(depth + 1)
      let name = path(of: place, isWhole: true)
      length += name.utf8.count
      guard length <= Self.longest else { throw Unread() }
      names.append(name)
    }
    if names.isEmpty { return MangledType(text: "Any") }
    return MangledType(text: names.joined(separator: " & "), isSimple: names.count == 1)
  }

  private mutating func protocolName(_ depth: Int) throws(Unread) -> Int {
    let module: Int
    if skip("s") {
      module = try declare(.module, "Swift")
    } else if skip("S") {
      module = try substitution()
      if declarations[module].kind == .protocol { return module }
      guard declarations[module].kind == .module else { throw Unread() }
    } else {
      return try declaration(.protocol, depth)
    }
    let place = try declare(.protocol, name(), in: module)
    substitutions.append(place)
    return place
  }

  /// Reads a tuple behind the `T`.
  private mutating func tuple(_ depth: Int) throws(Unread) -> String {
    var elements: [String] = []
    var length = 0
    while !skip("_") {
      let label = next?.isDigit == true ? try identifier() + ": " : ""
      let element = label + (try type(depth + 1)).text
      length += element.utf8.count
      guard length <= Self.longest else { throw Unread() }
      elements.append(element)
    }
    return "(" + elements.joined(separator: ", ") + ")"
  }

  /// Reads a function's arguments and its result.
  private mutating func function(of depth: Int) throws(Unread) -> String {
    let mark = skip("z") ? " throws" : ""
    let isTuple = next == UInt8(ascii: "T")
    let argument = try type(depth + 1)
    let result = try type(depth + 1)
    return (isTuple ? argument.text : "(" + argument.text + ")") + mark + " -> " + result.text
  }
}
