public import Jansson
public import Sentences

extension Language {
  /// The language that a client tells in the parameters of `hello`; English when it tells none.
  public init(ofHello params: JSONValue?) {
    self = params?[.language]?.string.flatMap { Language(rawValue: $0) } ?? .english
  }
}
