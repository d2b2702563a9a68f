/// Makes a document smaller for as long as it shows what it is to show.
///
/// It knows nothing of views or fingers: whatever part can go goes, what lies inside something takes
/// its place, and numbers become simpler. What the format does not allow is not faulty in the same
/// way, so that it is refused by the question itself.
public struct DocumentShrinker {
  private let isFaulty: (DocumentValue) -> Bool

  /// - Parameter isFaulty: Whether a document shows what is looked for.
  public init(isFaulty: @escaping (DocumentValue) -> Bool) { self.isFaulty = isFaulty }

  /// Returns a document of which no part can go any more.
  public func shrink(_ document: DocumentValue) -> DocumentValue {
    var document = document
    while true {
      let smaller = shrink(document, isFaulty)
      if smaller == document { return document }
      document = smaller
    }
  }

  /// Shrinks a value; `isAllowed` tells whether the document may have another in its place.
  private func shrink(
    _ value: DocumentValue,
    _ isAllowed: (DocumentValue) -> Bool
  ) -> DocumentValue {
    switch value {
    case .null, .flag, .text: return value
    case .number(let number):
      return simpler(than: number).map { .number($0) }.first(where: isAllowed) ?? value
    case .list(let values):
      var values = remove(from: values) { isAllowed(.list($0)) }
      spread(&values) { isAllowed(.list($0)) }
      for place in values.indices {
        values[place] = shrink(values[place]) { inner in
          var others = values
          others[place] = inner
          return isAllowed(.list(others))
        }
      }
      return .list(values)
    case .object(let members):
      var members = remove(from: members) { isAllowed(.object($0)) }
      for place in members.indices {
        members[place].value = shrink(members[place].value) { inner in
          var others = members
          others[place].value = inner
          return isAllowed(.object(others))
        }
      }
      return .object(members)
    }
  }

  /// Removes as many elements as can go, many at once where that is possible.
  private func remove<Element>(
    from elements: [Element],
    _ isAllowed: ([Element]) -> Bool
  ) -> [Element] {
    var elements = elements
    var size = elements.count
    while size > 0 {
      var start = 0
      while start < elements.count {
        var fewer = elements
        fewer.removeSubrange(start..<min(start + size, elements.count))
        if isAllowed(fewer) { elements = fewer } else { start += size }
      }
      size /= 2
    }
    return removePairs(from: elements, isAllowed)
  }

  /// Removes two elements that can only go together, such as a finger's coming and its going.
  private func removePairs<Element>(
    from elements: [Element],
    _ isAllowed: ([Element]) -> Bool
  ) -> [Element] {
    for first in elements.indices {
      for second in elements.indices.dropFirst(first + 1) {
        var fewer = elements
        fewer.remove(at: second)
        fewer.remove(at: first)
        if isAllowed(fewer) { return remove(from: fewer, isAllowed) }
      }
    }
    return elements
  }

  /// Puts what lies in a list of an element in the element's place: subviews for their view.
  private func spread(_ values: inout [DocumentValue], _ isAllowed: ([DocumentValue]) -> Bool) {
    var place = 0
    while place < values.count {
      let inner = lists(in: values[place]).first { list in
        var others = values
        others.replaceSubrange(place...place, with: list)
        return isAllowed(others)
      }
      if let inner { values.replaceSubrange(place...place, with: inner) } else { place += 1 }
    }
  }

  private func lists(in value: DocumentValue) -> [[DocumentValue]] {
    guard case .object(let members) = value else { return [] }
    return members.compactMap {
      guard case .list(let values) = $0.value else { return nil }
      return values
    }
  }

  /// Simpler numbers, the simplest first.
  private func simpler(than number: Double) -> [Double] {
    let candidates = [0, 1, 10, 100, number.rounded(), (number / 2).rounded()]
    return candidates.filter { abs($0) < abs(number) }
  }
}
