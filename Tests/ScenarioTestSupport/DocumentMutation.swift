public import Jansson

/// Makes documents that nobody would write out of those that somebody wrote.
///
/// What comes of it follows from the seed alone. Most of what it makes is still JSON, and much of it
/// still a document: only so does it come to where plans are made and steps run.
public struct DocumentMutation {
  private let documents: [DocumentValue]
  var numbers: SeededNumbers

  /// - Parameters:
  ///   - documents: What is mutated; parts of one come into others.
  ///   - seed: Which of the endless many.
  public init(of documents: [DocumentValue], seed: UInt64) {
    self.documents = documents
    numbers = SeededNumbers(seed: seed)
  }

  /// Returns the document's text.
  public mutating func text() -> [UInt8] {
    var document = numbers.pick(documents) ?? .null
    // A document that could not be loaded shows nothing of what comes after that: so mostly what is
    // changed is still what its place asks for, and many such changes are as wild as one that is not.
    guard numbers.once(in: 4) else {
      for _ in 0..<(numbers.pick([1, 2, 3, 5, 8, 13]) ?? 1) { mutateInKind(&document) }
      return Array(document.text.utf8)
    }
    for _ in 0..<(numbers.pick([1, 1, 1, 1, 2, 2, 3, 7]) ?? 1) { mutate(&document) }
    var bytes = Array(document.text.utf8)
    if numbers.once(in: 16) {
      for _ in 0...numbers.next(below: 4) { damage(&bytes) }
    }
    return bytes
  }

  // MARK: - The tree

  /// Changes one place of a document, each as likely as any other.
  private mutating func mutate(_ document: inout DocumentValue) {
    var place = numbers.next(below: max(1, document.count))
    change(&document, at: &place)
  }

  /// Walks to the value with a number, in the order of the text, and changes that.
  private mutating func change(_ value: inout DocumentValue, at place: inout Int) {
    guard place > 0 else {
      value = changed(value)
      place = -1
      return
    }
    place -= 1
    switch value {
    case .null, .flag, .number, .text: return
    case .list(var values):
      for index in values.indices where place >= 0 {
        let size = values[index].count
        if place < size { change(&values[index], at: &place) } else { place -= size }
      }
      value = .list(values)
    case .object(var members):
      for index in members.indices where place >= 0 {
        let size = members[index].value.count
        if place < size { change(&members[index].value, at: &place) } else { place -= size }
      }
      value = .object(members)
    }
  }

  private mutating func changed(_ value: DocumentValue) -> DocumentValue {
    if numbers.once(in: 12) { return strange() }
    if numbers.once(in: 16) { return part(of: numbers.pick(documents) ?? .null) }
    switch value {
    case .null: return strange()
    case .flag(let flag): return .flag(!flag)
    case .number(let number): return .number(other(than: number))
    case .text(let text): return .text(other(than: text))
    case .list(let values): return list(values)
    case .object(let members): return object(members)
    }
  }

  private mutating func list(_ values: [DocumentValue]) -> DocumentValue {
    var values = values
    let place = numbers.next(below: max(1, values.count))
    guard values.indices.contains(place) else { return .list([strange()]) }
    switch numbers.next(below: 6) {
    case 0: values.remove(at: place)
    case 1: values.append(values[place])
    case 2: values.swapAt(place, numbers.next(below: values.count))
    case 3: values.insert(strange(), at: place)
    case 4: values += Array(repeating: values[place], count: numbers.next(below: 200))
    default: return values[place]
    }
    return .list(values)
  }

  private mutating func object(_ members: [DocumentValue.Member]) -> DocumentValue {
    var members = members
    let place = numbers.next(below: max(1, members.count))
    guard members.indices.contains(place) else { return strange() }
    switch numbers.next(below: 7) {
    case 0: members.remove(at: place)
    case 1: members.append(members[place])
    case 2: members[place].key = key()
    case 3: members.append(.init(key: key(), value: strange()))
    case 4: members[place].value = part(of: numbers.pick(documents) ?? .null)
    case 5: return nested(.object(members), under: members[place].key)
    default: return members[place].value
    }
    return .object(members)
  }

  /// A value inside itself, many times.
  private mutating func nested(_ value: DocumentValue, under key: String) -> DocumentValue {
    var value = value
    for _ in 0..<numbers.next(below: 260) {
      value = .object([.init(key: key, value: numbers.once(in: 2) ? .list([value]) : value)])
    }
    return value
  }

  // MARK: - Parts

  private mutating func part(of document: DocumentValue) -> DocumentValue {
    var place = numbers.next(below: max(1, document.count))
    return document.value(at: &place) ?? .null
  }

  /// A key that some document has at some place.
  private mutating func key() -> String {
    for _ in 0..<8 {
      if case .object(let members) = part(of: numbers.pick(documents) ?? .null),
        let member = numbers.pick(members)
      {
        return member.key
      }
    }
    return "id"
  }

  mutating func other(than number: Double) -> Double {
    switch numbers.next(below: 5) {
    case 0: -number
    case 1: number + Double(numbers.next(below: 5) - 2)
    case 2: number * 1000
    case 3: number / 3
    default: numbers.pick(Self.strangeNumbers) ?? 0
    }
  }

  private mutating func other(than text: String) -> String {
    switch numbers.next(below: 9) {
    case 6...: return sameSort(as: text)
    case 0: return String(text.dropLast())
    case 1: return text + "." + (numbers.pick(Self.properties) ?? "next")
    case 2: return text + "[\(numbers.pick([0, 1, 7, -1, 1 << 40]) ?? 0)]"
    case 3: return "$" + text
    case 4:
      if case .text(let other) = part(of: numbers.pick(documents) ?? .null) { return other }
      return numbers.pick(Self.strangeTexts) ?? ""
    default: return numbers.pick(Self.strangeTexts) ?? ""
    }
  }

  /// A text that stands somewhere and looks like this one: with a point where this has one.
  private mutating func sameSort(as text: String) -> String {
    for _ in 0..<12 {
      if case .text(let other) = part(of: numbers.pick(documents) ?? .null),
        other.contains(".") == text.contains("."), other.contains(" ") == text.contains(" ")
      {
        return other
      }
    }
    return text
  }

  private mutating func strange() -> DocumentValue {
    switch numbers.next(below: 8) {
    case 0: .null
    case 1: .flag(numbers.once(in: 2))
    case 2: .list([])
    case 3: .object([])
    case 4: .list((0..<numbers.next(below: 7)).map { _ in .number(strangeNumber()) })
    case 5: .text(numbers.pick(Self.strangeTexts) ?? "")
    default: .number(strangeNumber())
    }
  }

  private mutating func strangeNumber() -> Double { numbers.pick(Self.strangeNumbers) ?? 0 }

  private static let strangeNumbers: [Double] = [
    0, -0.0, 1, -1, 2, 0.5, 1e-9, 1e-300, 1e6, 1e9, 1e15, 9_007_199_254_740_992, 1e18,
    9.3e18, -9.3e18, 1e19, 1e60, 1e300, -1e300, 1.7e308, 2_147_483_648, 4_294_967_296, 255, 1000,
    -1000, 844, 390,
  ]

  private static let strangeTexts = [
    "", ".", "$", "$self", "$super", "super", "[", "[0]", "a.b.c", "window", "application", "nil",
    "fill", "1e400deg", "45deg", "*", "*.*", "视图", "\u{202E}x", "e\u{301}",
    "\u{1F468}\u{200D}\u{1F469}",
    "touch.tap", "touch.play", "touch.drag", "scroll.wheel", "UITableView", "UIScrollView",
    "UIAlertController", "UITextView", "NSObject", "becomeFirstResponder", "removeFromSuperview",
    String(repeating: "x", count: 5000),
  ]

  private static let properties = [
    "next", "view", "superview", "window", "subviews", "frame", "bounds", "layer", "count",
    "rootViewController", "gestureRecognizers", "selectedTextRange", "contentOffset", "text",
  ]

  // MARK: - The bytes

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = numbers.next(below: bytes.count)
    let end = min(bytes.count, place + numbers.next(below: 40))
    switch numbers.next(below: 5) {
    case 0: bytes[place] ^= 1 << UInt8(numbers.next(below: 8))
    case 1: bytes[place] = UInt8(numbers.next(below: 256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: numbers.next(below: bytes.count))
    default: bytes.insert(numbers.pick(Array(#"{}[],:"\0-.eE"#.utf8)) ?? 0, at: place)
    }
  }
}

extension DocumentValue {
  /// Makes the value of what a document was read as.
  public init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .null
    case .boolean: self = .flag(json.bool ?? false)
    case .integer, .real: self = .number(json.double ?? 0)
    case .string: self = .text(json.string ?? "")
    case .array: self = .list(json.elements.map { DocumentValue($0) })
    case .object:
      self = .object(json.members.map { Member(key: $0.key, value: DocumentValue($0.value)) })
    }
  }

  /// How many values it is, itself among them.
  var count: Int {
    switch self {
    case .null, .flag, .number, .text: 1
    case .list(let values): values.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    }
  }

  /// The value with a number in the order of the text.
  fileprivate func value(at place: inout Int) -> DocumentValue? {
    guard place > 0 else { return self }
    place -= 1
    let inner: [DocumentValue]
    switch self {
    case .null, .flag, .number, .text: inner = []
    case .list(let values): inner = values
    case .object(let members): inner = members.map(\.value)
    }
    for value in inner {
      let size = value.count
      if place < size { return value.value(at: &place) }
      place -= size
    }
    return nil
  }
}
