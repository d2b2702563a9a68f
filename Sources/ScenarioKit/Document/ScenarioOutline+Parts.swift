import ScenarioSyntax

// What an outline consists of.

extension ScenarioOutline {
  /// Where something stands.
  public struct Place: Hashable, Sendable {
    let path: SourcePath
    /// The bytes that are meant.
    public let bytes: Range<Int>

    /// JSON pointer to the value: the one that is meant, or that has or holds it.
    public var pointer: String { path.pointer }

    public static func == (a: Place, b: Place) -> Bool {
      a.bytes == b.bytes && a.pointer == b.pointer
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }

  /// An object that the text declares.
  public struct Object: Hashable, Sendable {
    /// The id, where it has one.
    public let id: String?
    /// The characters of the id.
    public let idPlace: Place?
    /// What records call it at launch; nil where that has a number, which is known when it is made.
    public let name: String?
    /// The class; that of the app's own where the text names one.
    public let className: String
    /// The object's node.
    public let place: Place
    /// The place, in the list, of the object that it stands in.
    public let parent: Int?
    /// The methods that the text overrides, by the names that records have; each with its key.
    public let overrides: [Member]
    /// The actions that it sends: each entry of its targets, or the member that says the action.
    public let targets: [Member]
    /// The actions that it implements, each with its key where it has one.
    public let implements: [Member]
  }

  /// Something that an object has beside its properties.
  public struct Member: Hashable, Sendable {
    public let name: String
    public let place: Place
  }

  /// A step of the script.
  public struct Step: Hashable, Sendable {
    /// Its number in the script, from 0.
    public let index: Int
    /// The variants that run it; empty for all.
    public let variants: [String]
    public let label: String?
    /// What it does, as a line of a report.
    public let text: String
    /// The step itself, as JSON.
    public let json: String
    /// Whether a question before it is about what it does, in one of the variants.
    public let isAsked: Bool
    public let place: Place
    /// What it expects: a key for each thing that can fail.
    public let expectations: [Expected]
  }

  /// Something that a step expects.
  public struct Expected: Hashable, Sendable {
    /// The key of the expectation, such as `hit`.
    public let key: String
    /// The value with its key, at the pointer that a failure has.
    public let place: Place
  }

  /// A variant of the document.
  public struct Variant: Hashable, Sendable {
    public let id: String
    /// The characters of the id.
    public let idPlace: Place
    public let place: Place
  }

  /// A name, where it is given or meant.
  public struct Name: Hashable, Sendable {
    /// What is named: `object`, `class`, `method` and so on.
    public let kind: String
    /// The name as it is written.
    public let name: String
    /// The characters of the name, in the value that has it or whose key does; all between the
    /// quotes of a string that is written with escapes.
    public let place: Place
    /// Whether the key has it.
    public let isKey: Bool
    /// Whether the name is given here.
    public let declares: Bool

    /// The kinds that there are.
    public static let kinds = NameUse.Kind.allCases.map(\.rawValue).sorted()
  }
}
