// Changes that put something of the same kind in a value's place, so that most documents still load.

extension DocumentMutation {
  /// Changes one value of a document, each as likely as any other, into another of its kind.
  mutating func mutateInKind(_ document: inout DocumentValue) {
    var place = numbers.next(below: max(1, document.count))
    let whole = document
    changeInKind(&document, under: "", of: whole, at: &place)
  }

  /// Walks to the value with a number, in the order of the text, and changes that.
  private mutating func changeInKind(
    _ value: inout DocumentValue,
    under key: String,
    of document: DocumentValue,
    at place: inout Int
  ) {
    guard place > 0 else {
      value = ofSameKind(value, under: key, of: document)
      place = -1
      return
    }
    place -= 1
    switch value {
    case .null, .flag, .number, .text: return
    case .list(var values):
      for index in values.indices where place >= 0 {
        let size = values[index].count
        if place < size {
          changeInKind(&values[index], under: key, of: document, at: &place)
        } else {
          place -= size
        }
      }
      value = .list(values)
    case .object(var members):
      for index in members.indices where place >= 0 {
        let size = members[index].value.count
        if place < size {
          changeInKind(&members[index].value, under: members[index].key, of: document, at: &place)
        } else {
          place -= size
        }
      }
      value = .object(members)
    }
  }

  private mutating func ofSameKind(
    _ value: DocumentValue,
    under key: String,
    of document: DocumentValue
  ) -> DocumentValue {
    switch value {
    case .null: return value
    case .flag(let flag): return .flag(!flag)
    case .number(let number):
      // Most keys have a range, which the peers keep to.
      if numbers.once(in: 6) { return .number(other(than: number)) }
      return numbers.pick(document.values(under: key).filter(\.isNumber)) ?? value
    case .text:
      // An id is said in many places; under one key stand names of one sort.
      guard !Self.names.contains(key) else { return value }
      return numbers.pick(document.values(under: key).filter(\.isText)) ?? value
    case .list(let values): return .list(inKind(values, under: key, of: document))
    case .object(let members): return .object(inKind(members, under: key, of: document))
    }
  }

  private mutating func inKind(
    _ values: [DocumentValue],
    under key: String,
    of document: DocumentValue
  ) -> [DocumentValue] {
    var values = values
    guard let place = values.indices.randomPlace(&numbers) else { return values }
    // What holds ids can only change places; an action or a step can go, or come again.
    guard Self.doings.contains(key) else {
      values.swapAt(place, numbers.next(below: values.count))
      return values
    }
    switch numbers.next(below: 4) {
    case 0: values.remove(at: place)
    case 1: values.append(values[place])
    case 2: values.swapAt(place, numbers.next(below: values.count))
    default:
      let others = document.values(under: key).flatMap { other -> [DocumentValue] in
        if case .list(let others) = other { others } else { [] }
      }
      if let other = numbers.pick(others) { values.insert(other, at: place) }
    }
    return values
  }

  private mutating func inKind(
    _ members: [DocumentValue.Member],
    under key: String,
    of document: DocumentValue
  ) -> [DocumentValue.Member] {
    var members = members
    guard let place = members.indices.randomPlace(&numbers) else { return members }
    // Objects of one sort stand under one key, alone or in lists.
    let own = DocumentValue.object(members)
    let peers = document.objects(under: key).filter {
      $0["class"] == own["class"] && $0["send"] == own["send"]
    }
    let name = members[place].key
    let isHolding = !members[place].value.keys.isDisjoint(with: ["id", "subviews", "view"])
    if numbers.once(in: 3), !isHolding, !Self.names.contains(name),
      peers.contains(where: { $0[name] == nil })
    {
      members.remove(at: place)
      return members
    }
    // A member that another of its sort has.
    guard case .object(let others)? = numbers.pick(peers), let taken = numbers.pick(others),
      !Self.names.contains(taken.key), taken.value.keys.isDisjoint(with: ["id"]),
      taken.value.objects.allSatisfy({ $0["id"] == nil })
    else { return members }
    if let place = members.firstIndex(where: { $0.key == taken.key }) {
      members[place] = taken
    } else {
      members.append(taken)
    }
    return members
  }

  /// What a document is known by, and what its objects are.
  private static let names: Set = [
    "id", "class", "extends", "format", "app", "windows", "en", "zh-Hans", "$schema", "script",
    "kind", "modules", "claims",
  ]

  /// The lists of what is done, in turn.
  private static let doings: Set = [
    "script", "do", "then", "else", "completion", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "viewDidAppear", "viewWillAppear", "didScroll", "implements",
  ]
}

extension DocumentValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var keys: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.map(\.key))
  }

  /// Every value that stands under a key, wherever.
  fileprivate func values(under key: String) -> [DocumentValue] {
    switch self {
    case .null, .flag, .number, .text: return []
    case .list(let values): return values.flatMap { $0.values(under: key) }
    case .object(let members):
      return members.flatMap { member in
        (member.key == key ? [member.value] : []) + member.value.values(under: key)
      }
    }
  }

  /// Every object that stands under a key or in a list under it, wherever.
  fileprivate func objects(under key: String) -> [DocumentValue] {
    values(under: key).flatMap { value -> [DocumentValue] in
      switch value {
      case .object: [value]
      case .list(let values): values.filter { if case .object = $0 { true } else { false } }
      case .null, .flag, .number, .text: []
      }
    }
  }

  /// Every object in it, itself among them.
  fileprivate var objects: [DocumentValue] {
    switch self {
    case .null, .flag, .number, .text: return []
    case .list(let values): return values.flatMap(\.objects)
    case .object(let members): return [self] + members.flatMap(\.value.objects)
    }
  }
}

extension Range<Int> {
  fileprivate func randomPlace(_ numbers: inout SeededNumbers) -> Int? {
    isEmpty ? nil : lowerBound + numbers.next(below: count)
  }
}
