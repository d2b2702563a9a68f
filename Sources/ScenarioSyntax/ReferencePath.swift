/// An object's id or a variable, followed by properties and indices: `login.view`, `$touch.view`.
package struct ReferencePath: Hashable, Sendable {
  /// One step of the way from the first object.
  package enum Step: Hashable, Sendable {
    case property(String)
    case index([Int])
  }

  /// The id, or the variable without its dollar.
  package var base: String
  /// Whether it was written with a dollar, so that a parameter of that name wins over an id.
  package var isVariable: Bool
  package var steps: [Step]

  /// Reads a reference; `nil` when the text is none.
  package init?(_ text: String) {
    self.init(text) { _ in }
  }

  /// Reads a reference, and shows each name of it as it is met: the base, then the properties.
  private init?(_ text: String, met: (Substring) -> Void) {
    var rest = Substring(text)
    isVariable = rest.first == "$"
    if isVariable { rest = rest.dropFirst() }
    var before = rest
    guard let base = ReferencePath.takeName(&rest) else { return nil }
    met(before[..<rest.startIndex])
    self.base = base
    steps = []
    while let next = rest.first {
      rest = rest.dropFirst()
      switch next {
      case ".":
        before = rest
        guard let name = ReferencePath.takeProperty(&rest) else { return nil }
        met(before[..<rest.startIndex])
        steps.append(.property(name))
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let numbers = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
          // `Int` reads no blanks, and people write one after a comma.
          .map { Int($0.drop { $0 == " " }) }
        guard !numbers.contains(nil) else { return nil }
        steps.append(.index(numbers.compactMap(\.self)))
        rest = rest[rest.index(after: end)...]
      default:
        return nil
      }
    }
  }

  init(base: String, isVariable: Bool = false, steps: [Step] = []) {
    self.base = base
    self.isVariable = isVariable
    self.steps = steps
  }

  /// The reference without its last step, and that step; `nil` for an id alone.
  package var split: (owner: ReferencePath, last: Step)? {
    guard let last = steps.last else { return nil }
    return (ReferencePath(base: base, isVariable: isVariable, steps: steps.dropLast()), last)
  }

  /// The reference as it is written.
  package var text: String {
    (isVariable ? "$" : "") + base
      + steps.map { step in
        switch step {
        case .property(let name): "." + name
        case .index(let numbers): "[" + numbers.map(String.init).joined(separator: ",") + "]"
        }
      }.joined()
  }

  /// Where the names in a reference stand, in bytes of its text: the base without its dollar, then
  /// each property; none where the text is no reference.
  package static func places(in text: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    let reference = ReferencePath(text) { name in
      let start = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      places.append(start..<start + name.utf8.count)
    }
    return reference == nil ? [] : places
  }

  /// Whether a text can be an id.
  package static func isID(_ text: String) -> Bool {
    // By bytes: a document has an id for every object.
    guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "_") else {
      return false
    }
    return text.utf8.allSatisfy {
      $0.isLetter || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: "-")
    }
  }

  private static func takeName(_ rest: inout Substring) -> String? {
    guard let first = rest.first, first.isASCII, first.isLetter || first == "_" else { return nil }
    let name = rest.prefix { isPartOfName($0) || $0 == "-" }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// Takes a property's name, or a method's with its labels, as after `overrides`.
  private static func takeProperty(_ rest: inout Substring) -> String? {
    guard let name = takeName(&rest) else { return nil }
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else {
      guard rest.first == ":" else { return name }
      let labels = rest.prefix { $0 == ":" || isPartOfName($0) }
      rest = rest[labels.endIndex...]
      return name + labels
    }
    let labels = rest[...end]
    rest = rest[rest.index(after: end)...]
    return name + labels
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
