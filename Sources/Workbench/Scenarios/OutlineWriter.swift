import Jansson
import Rendering
import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes an outline as the answer of `scenario.outline`.
///
/// What the text holds is told in its order until the answer is as long as it may be.
struct OutlineWriter {
  private let outline: ScenarioOutline
  private let words: Words
  private var room: Int
  private var isCut = false

  /// The most objects that lie inside one another: each takes two levels of the answer.
  private static let depth = 400

  /// - Parameters:
  ///   - outline: What is written.
  ///   - limit: How many bytes it may take, about.
  ///   - language: What the steps are told in.
  init(_ outline: ScenarioOutline, limit: Int, language: Language) {
    self.outline = outline
    words = Words(language: language)
    room = limit
  }

  /// The answer, for a document that names modules which are not loaded.
  mutating func json(needing modules: [String]) -> JSONValue {
    let result = JSONValue.object()
    result.set(.kind, "scenario")
    result.set(.needs, JSONValue(modules))
    result.set(.objects, objects())
    result.set(.steps, steps())
    result.set(.variants, variants())
    result.set(.names, names())
    if isCut { result.set(.more, true) }
    return result
  }

  /// Whether there is room for a value with some texts, and so many ranges.
  private mutating func takes(_ texts: Int, ranges: Int) -> Bool {
    // A range has six numbers with their names; what is beside the ranges comes to one more.
    room -= texts + 110 * (ranges + 1)
    if room < 0 { isCut = true }
    return !isCut
  }

  // MARK: - Objects

  /// The objects that stand in no other one, each with those that stand in it.
  private mutating func objects() -> JSONValue {
    var written: [(json: JSONValue, children: JSONValue)] = []
    for object in outline.objects {
      let members = object.overrides + object.targets + object.implements
      let texts = members.reduce(object.place.pointer.utf8.count) {
        $0 + $1.name.utf8.count + $1.place.pointer.utf8.count
      }
      let called = (object.id?.utf8.count ?? 0) + (object.name?.utf8.count ?? 0)
      guard takes(texts + called, ranges: 2 + 2 * members.count) else { break }
      written.append(json(object))
    }
    return Self.nested(written, parents: outline.objects.prefix(written.count).map(\.parent))
  }

  /// Puts each object into the one that it stands in, and returns those that stand in none.
  static func nested(
    _ objects: [(json: JSONValue, children: JSONValue)],
    parents: [Int?]
  ) -> JSONValue {
    let roots = JSONValue.array()
    var depths = [Int?](repeating: nil, count: objects.count)
    for place in objects.indices {
      // What a variant puts into an object may stand before that in the text.
      var chain = [place]
      while let parent = parents[chain[chain.count - 1]], parent < objects.count,
        depths[parent] == nil, chain.count <= objects.count
      {
        chain.append(parent)
      }
      for place in chain.reversed() where depths[place] == nil {
        guard let parent = parents[place], parent < objects.count, let depth = depths[parent] else {
          depths[place] = 0
          roots.append(objects[place].json)
          continue
        }
        // Deeper ones stand side by side: who writes or reads the answer takes no more levels.
        var (holder, level) = (parent, depth)
        while level >= self.depth, let outer = parents[holder], let above = depths[outer] {
          (holder, level) = (outer, above)
        }
        depths[place] = level + 1
        objects[holder].children.append(objects[place].json)
      }
    }
    return roots
  }

  private func json(_ object: ScenarioOutline.Object) -> (json: JSONValue, children: JSONValue) {
    let (json, children) = (JSONValue.object(), JSONValue.array())
    if let id = object.id { json.set(.id, id) }
    if let place = object.idPlace { json.set(.idRange, range(of: place)) }
    if let name = object.name { json.set(.name, name) }
    json.set(.class, object.className)
    set(object.place, of: json)
    for (key, member, list) in [
      (JSONKey.overrides, JSONKey.method, object.overrides),
      (.targets, .action, object.targets), (.implements, .action, object.implements),
    ] where !list.isEmpty {
      json.set(
        key,
        JSONValue(
          list.map { entry in
            let json = JSONValue.object()
            json.set(member, entry.name)
            set(entry.place, of: json)
            return json
          }
        )
      )
    }
    json.set(.children, children)
    return (json, children)
  }

  // MARK: - The rest

  private mutating func steps() -> JSONValue {
    let list = JSONValue.array()
    for step in outline.steps {
      let phrase = phrase(step)
      let texts = step.expectations.reduce(step.text.utf8.count + phrase.utf8.count) {
        $0 + $1.key.utf8.count + $1.place.pointer.utf8.count
      }
      guard takes(texts, ranges: 1 + 2 * step.expectations.count) else { break }
      list.append(json(step, phrase))
    }
    return list
  }

  /// What a step does, as one says it.
  private func phrase(_ step: ScenarioOutline.Step) -> String {
    guard let json = try? JSON.parse(Array(step.json.utf8), limits: .document) else {
      return step.json
    }
    return SpokenStep(json).text(words)
  }

  private func json(_ step: ScenarioOutline.Step, _ phrase: String) -> JSONValue {
    let json = JSONValue.object()
    json.set(.index, step.index)
    set(step.place, of: json)
    json.set(.text, step.text)
    json.set(.phrase, phrase)
    if let label = step.label { json.set(.label, label) }
    json.set(.when, JSONValue(step.variants))
    json.set(.asked, step.isAsked)
    let expectations = step.expectations.map { expected in
      let json = JSONValue.object()
      json.set(.key, expected.key)
      set(expected.place, of: json)
      return json
    }
    json.set(.expectations, JSONValue(expectations))
    return json
  }

  private mutating func variants() -> JSONValue {
    let list = JSONValue.array()
    for variant in outline.variants {
      guard takes(variant.id.utf8.count, ranges: 2) else { break }
      let json = JSONValue.object()
      json.set(.id, variant.id)
      set(variant.place, of: json)
      json.set(.idRange, range(of: variant.idPlace))
      list.append(json)
    }
    return list
  }

  private mutating func names() -> JSONValue {
    let list = JSONValue.array()
    for name in outline.names {
      let pointer = name.place.pointer
      guard takes(pointer.utf8.count + name.name.utf8.count, ranges: 1) else { break }
      let json = JSONValue.object()
      json.set(.kind, name.kind)
      json.set(.name, name.name)
      json.set(.declares, name.declares)
      json.set(.pointer, pointer)
      json.set(.key, name.isKey)
      json.set(.range, range(of: name.place))
      list.append(json)
    }
    return list
  }

  // MARK: - Places

  private func set(_ place: ScenarioOutline.Place, of json: JSONValue) {
    json.set(.pointer, place.pointer)
    json.set(.range, range(of: place))
  }

  private func range(of place: ScenarioOutline.Place) -> JSONValue {
    outline.range(of: place).json
  }
}
