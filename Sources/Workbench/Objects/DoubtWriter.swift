import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes what an answer takes for granted, and what could still change it.
struct DoubtWriter {
  let scenario: ScenarioSession
  let language: Language

  /// Adds what a document does not show to an answer, and notes the objects that it names.
  func write(_ doubts: Doubts, to answer: JSONValue, _ origins: OriginWriter) {
    guard scenario.isImported else { return }
    let unknown = doubts.unknown.map { doubt in
      let object = JSONValue.object()
      object.set(.what, doubt.what.rawValue)
      object.set(.objects, JSONValue(names(doubt.objects, origins)))
      object.set(.text, text(doubt.what.rawValue, doubt.objects, className: doubt.className))
      if let ask = doubt.ask { object.set(.ask, ask) }
      return object
    }
    let assumed = doubts.assumed.map { assumed in
      let object = JSONValue.object()
      object.set(.what, assumed.what.rawValue)
      object.set(.objects, JSONValue(names(assumed.objects, origins)))
      object.set(.because, text(assumed.what.rawValue, assumed.objects, isAssumed: true))
      return object
    }
    answer.set(.unknown, JSONValue(unknown))
    answer.set(.assumed, JSONValue(assumed))
    answer.set(.read, origins.read)
  }

  private func names(_ objects: [ObjectIndex], _ origins: OriginWriter) -> [String] {
    objects.map { object in
      origins.note(object)
      return scenario.simulation.objects.name(of: object)
    }
  }

  private func text(
    _ what: String,
    _ objects: [ObjectIndex],
    className: String? = nil,
    isAssumed: Bool = false
  ) -> String {
    let words = Words(language: language)
    let told = DoubtWords(
      names: objects.map { object in
        ImportedName(
          scenario.simulation.objects.name(of: object),
          scenario.origin(at: object)?.json
        )
        .text(words)
      },
      className: className,
      words: words
    )
    return isAssumed ? told.assumed(what) : told.unknown(what)
  }
}
