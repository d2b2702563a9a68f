import Sentences

extension PrintReading {
  /// Adds an object.
  ///
  /// - Returns: Its place; nil where there are too many, which is said once.
  mutating func add(_ object: PastedObject) -> Int? {
    guard objects.count < FormLimits.objects else {
      notice(limitAt: object.offset)
      return nil
    }
    objects.append(object)
    return objects.count - 1
  }

  /// Adds an object at the depth of its line.
  ///
  /// Levels that were not printed become objects of which nothing is known, where a `filling` is
  /// given; else the object has no parent.
  mutating func add(
    _ object: PastedObject,
    at depth: Int,
    in nesting: inout LineNesting,
    filling: PastedObject.Kind? = .view
  ) -> Int? {
    guard depth <= FormLimits.depth else {
      notice(.limit, at: object.offset, .tooDeep)
      return nil
    }
    let missing = nesting.go(to: depth)
    if missing > 0 { notice(.missingParent, at: object.offset, .missingParent(missing)) }
    var object = object
    for _ in 0..<missing {
      guard let filling else { break }
      var level = PastedObject(filling, form: form, className: "", at: object.offset)
      level.wholeness = .unknown
      level.parent = nesting.parent
      guard let place = add(level) else { return nil }
      nesting.enter(place)
    }
    object.parent = missing > 0 && filling == nil ? nil : nesting.parent
    guard let place = add(object) else { return nil }
    nesting.enter(place)
    return place
  }

  /// Says something of a place, unless too much was said already.
  mutating func notice(_ kind: ImportWarning.Kind, at offset: Int, _ text: Sentence) {
    guard warnings.count < FormLimits.warnings else { return }
    warnings.append(ImportWarning(kind, at: offset, text))
  }

  private mutating func notice(limitAt offset: Int) {
    // Whoever reads on after the limit gets here again.
    guard warnings.last?.kind != .limit else { return }
    notice(.limit, at: offset, .tooManyObjects)
  }
}
