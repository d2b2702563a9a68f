import Jansson
import ScenarioSyntax

/// Puts what was read of a text to its places in it, in their order.
struct OutlinePlaces {
  let map: SourceMap

  // MARK: - Places

  /// A value; with its key where that is wanted and there is one.
  private func place(_ path: SourcePath, keyed: Bool = false) -> ScenarioOutline.Place? {
    guard let value = map.range(ofValue: path.number) else { return nil }
    let key = keyed ? map.keyRange(ofValue: path.number) : nil
    let start = key?.lowerBound ?? value.lowerBound
    return ScenarioOutline.Place(path: path, bytes: start..<value.upperBound)
  }

  /// A name in the string that a value or its key is; nil where that has no such name.
  private func place(
    of name: String,
    in path: SourcePath,
    key: Bool = false,
    part: Range<Int>? = nil
  ) -> ScenarioOutline.Place? {
    let number = path.number
    guard let string = key ? map.keyRange(ofValue: number) : map.range(ofValue: number),
      string.count >= 2
    else { return nil }
    let content = string.lowerBound + 1..<string.upperBound - 1
    // Behind an escape nothing stands where it does in the name that is meant.
    if map.bytes(in: content).contains(UInt8(ascii: "\\")) {
      return ScenarioOutline.Place(path: path, bytes: content)
    }
    // What a variant writes is read as a member of what it changes, and its key is the way there:
    // the member's name is its end, or is written nowhere.
    let length = name.utf8.count
    let start = content.lowerBound + (part?.lowerBound ?? content.count - length)
    let bytes = start..<start + length
    guard start >= content.lowerBound, bytes.upperBound <= content.upperBound,
      map.bytes(in: bytes).elementsEqual(name.utf8),
      part != nil || start == content.lowerBound || map.byte(before: start) == UInt8(ascii: ".")
    else { return nil }
    return ScenarioOutline.Place(path: path, bytes: bytes)
  }

  // MARK: - Objects

  /// The objects, each in the nearest one around it.
  func objects(_ found: some Sequence<OutlinedObjects.Object>) -> [ScenarioOutline.Object] {
    let placed = found.compactMap { object in
      // What a variant makes around a value that it writes is written nowhere.
      place(object.path).map { (object: object, place: $0) }
    }.filter { map.isObject($0.place.bytes) }
      .sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
    let numbers = Dictionary(
      placed.enumerated().map { ($0.element.object.path.number, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var open: [Int] = []
    return placed.enumerated().map { index, found in
      let (object, place) = found
      while let last = open.last,
        placed[last].place.bytes.upperBound <= place.bytes.lowerBound
      {
        open.removeLast()
      }
      // What a variant writes stands in no other object, and belongs to one all the same.
      let parent = open.last ?? object.parent.flatMap { numbers[$0] }
      open.append(index)
      return ScenarioOutline.Object(
        id: object.id?.string,
        idPlace: object.id.flatMap { id in id.string.flatMap { self.place(of: $0, in: id.path) } },
        name: object.name,
        className: object.className,
        place: place,
        parent: parent,
        overrides: members(object.overrides),
        targets: members(object.targets),
        implements: members(object.implements)
      )
    }
  }

  private func members(_ members: OutlinedMembers) -> [ScenarioOutline.Member] {
    members.list.compactMap { name, path, isKeyed in
      place(path, keyed: isKeyed).map { ScenarioOutline.Member(name: name, place: $0) }
    }
  }

  // MARK: - The script

  /// The steps, each with what it expects.
  func steps(_ document: DocumentSyntax, _ recorder: NameRecorder) -> [ScenarioOutline.Step] {
    let steps = document.steps
    var questions = OutlinedQuestions(variants: document.variantIDs)
    return steps.enumerated().compactMap { index, step in
      let isAsked = questions.covers(step)
      return place(step.source.path).map { place in
        ScenarioOutline.Step(
          index: index,
          variants: step.variants,
          label: step.label?.string,
          text: step.text,
          json: step.source.json.description,
          isAsked: isAsked,
          place: place,
          expectations: expectations(step, recorder)
        )
      }
    }
  }

  private func expectations(
    _ step: StepSyntax,
    _ recorder: NameRecorder
  ) -> [ScenarioOutline.Expected] {
    guard let source = step.expect else { return [] }
    let read = recorder.expectations[source.path.number]
    return source.members.flatMap { key, value in
      // What has a fault can only be told as a whole.
      let paths = read?.items.first { $0.key == key }?.paths ?? [value.path]
      return paths.compactMap { path in
        place(path, keyed: true).map { ScenarioOutline.Expected(key: key, place: $0) }
      }
    }
  }

  /// The variants that have an id.
  func variants(_ document: DocumentSyntax) -> [ScenarioOutline.Variant] {
    document.variants?.elements.compactMap { element in
      guard let id = VariantSyntax(element).id, let name = id.string,
        let place = place(element.path), let idPlace = self.place(of: name, in: id.path)
      else { return nil }
      return ScenarioOutline.Variant(id: name, idPlace: idPlace, place: place)
    } ?? []
  }

  // MARK: - Names

  /// The names, each place once, however often it was read.
  func names(_ uses: [NameUse]) -> [ScenarioOutline.Name] {
    let ranks = Dictionary(
      uniqueKeysWithValues: NameUse.Kind.allCases.enumerated().map { ($0.element, $0.offset) }
    )
    let placed = uses.compactMap { use in
      place(of: use.name, in: use.path, key: use.isKey, part: use.part).map { place in
        // Where two readings differ, the one that gives the name, or knows more of it, counts.
        (use: use, place: place, rank: use.declares ? -1 : ranks[use.kind] ?? 0)
      }
    }.sorted {
      ($0.place.bytes.lowerBound, $0.place.bytes.upperBound, $0.use.name, $0.rank)
        < ($1.place.bytes.lowerBound, $1.place.bytes.upperBound, $1.use.name, $1.rank)
    }
    var names: [ScenarioOutline.Name] = []
    for (use, place, _) in placed {
      if let last = names.last, last.place.bytes == place.bytes, last.name == use.name { continue }
      names.append(
        ScenarioOutline.Name(
          kind: use.kind.rawValue,
          name: use.name,
          place: place,
          isKey: use.isKey,
          declares: use.declares
        )
      )
    }
    return names
  }
}

extension SourceMap {
  /// Whether a part of the text begins as an object does.
  fileprivate func isObject(_ range: Range<Int>) -> Bool {
    bytes(in: range).first == UInt8(ascii: "{")
  }

  fileprivate func byte(before offset: Int) -> UInt8? { bytes(in: offset - 1..<offset).first }
}

extension DocumentSyntax {
  /// The ids of the variants.
  fileprivate var variantIDs: [String] {
    variants?.elements.compactMap { VariantSyntax($0).id?.string } ?? []
  }
}
