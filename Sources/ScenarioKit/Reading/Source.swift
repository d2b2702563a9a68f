import Jansson
import Sentences

/// The way to a value of the document, from which its JSON pointer is made where one is needed.
final class SourcePath: Sendable {
  let parent: SourcePath?
  let key: String

  init(_ key: String = "", in parent: SourcePath? = nil) {
    self.key = key
    self.parent = parent
  }

  /// The JSON pointer.
  var pointer: String {
    var keys: [String] = []
    var current = self
    while let parent = current.parent {
      keys.append(JSONPointer.escape(current.key))
      current = parent
    }
    return keys.reversed().map { "/" + $0 }.joined()
  }
}

/// A value of the document with its place, as one variant sees it.
struct Source {
  let json: JSONValue
  let path: SourcePath
  private let overlay: Overlay?

  init(_ json: JSONValue, path: SourcePath = SourcePath(), overlay: Overlay? = nil) {
    self.json = json
    self.path = path
    self.overlay = overlay
  }

  /// The member called `key`, or `nil` when there is none.
  subscript(key: String) -> Source? {
    guard let changed = overlay?.children[key] else {
      return json[key].map { Source($0, path: SourcePath(key, in: path)) }
    }
    return changed.applied(to: json[key], path: SourcePath(key, in: path))
  }

  /// The members of an object, in the order of the text; `comment` is none of them.
  var members: [(key: String, value: Source)] {
    var members: [(key: String, value: Source)] = []
    for (key, value) in json.members where key != "comment" {
      if let changed = overlay?.children[key] {
        guard let value = changed.applied(to: value, path: SourcePath(key, in: path)) else {
          continue
        }
        members.append((key, value))
      } else {
        members.append((key, Source(value, path: SourcePath(key, in: path))))
      }
    }
    guard let overlay, json.isObject else { return members }
    for (key, changed) in overlay.children.sorted(by: { $0.key < $1.key })
    where json[key] == nil {
      if let value = changed.applied(to: nil, path: SourcePath(key, in: path)) {
        members.append((key, value))
      }
    }
    return members
  }

  /// The elements of an array.
  var elements: [Source] {
    json.elements.enumerated().compactMap { place, value in
      let path = SourcePath(String(place), in: path)
      guard let changed = overlay?.children[String(place)] else { return Source(value, path: path) }
      return changed.applied(to: value, path: path)
    }
  }

  /// The elements of an array, or the value alone.
  var elementsOrSelf: [Source] { json.isArray ? elements : [self] }

  /// What the value is, as a sentence about types calls it.
  var typeName: Sentence {
    switch json.kind {
    case .null: Sentence(verbatim: "null")
    case .boolean: Sentence("a flag", zh: "布尔值")
    case .integer, .real: Sentence("a number", zh: "数字")
    case .string: Sentence("text", zh: "文本")
    case .array: Sentence("a list", zh: "列表")
    case .object: Sentence("an object", zh: "对象")
    }
  }
}

/// The keys that a variant changes, as a tree over the document's.
final class Overlay {
  private enum Change {
    case none, removed
    case replaced(Source)
  }

  private(set) var children: [String: Overlay] = [:]
  private var change = Change.none
  /// Whether a reader came to the place.
  private(set) var isReached = false

  /// Replaces the value at a way of keys; `null` removes it.
  ///
  /// - Returns: What stands at the end of the way.
  func replace(_ keys: some Collection<String>, by source: Source) -> Overlay {
    guard let first = keys.first else {
      change = source.json.isNull ? .removed : .replaced(source)
      return self
    }
    let child = children[first] ?? Overlay()
    children[first] = child
    return child.replace(keys.dropFirst(), by: source)
  }

  /// Returns the value that stands where `json` stood.
  fileprivate func applied(to json: JSONValue?, path: SourcePath) -> Source? {
    isReached = true
    switch change {
    case .removed: return nil
    case .replaced(let source):
      return children.isEmpty ? source : Source(source.json, path: source.path, overlay: self)
    case .none:
      return Source(json ?? .object(), path: path, overlay: children.isEmpty ? nil : self)
    }
  }
}
