import Catalogue
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// What stands where: a view or a controller has one place.
struct Placements {
  /// What stands somewhere, in the order of reading.
  private var placements: [(place: Placement, path: SourcePath)] = []
  /// What stands somewhere by its name, because it was declared elsewhere.
  private var references: [(name: String, path: SourcePath)] = []
  /// Which node or reference stands inside which, for cycles.
  private var nestings: [(outer: String, inner: String)] = []

  /// Notes what a property gives its place.
  mutating func note(_ expression: ValuePlan, of property: String, in node: NodePlan) {
    switch expression {
    case .list(let elements):
      for element in elements { note(element, of: property, in: node) }
    case .node(let placed):
      if let id = placed.id { note(id, of: property, at: placed.path, in: node) }
    case .reference(let reference, let path):
      references.append((reference.text, path))
      note(reference.text, of: property, at: path, in: node)
    default: break
    }
  }

  private mutating func note(
    _ name: String,
    of property: String,
    at path: SourcePath,
    in node: NodePlan
  ) {
    placements.append((Placement(name: name, isRootView: property == "view"), path))
    // The nearest ancestor with an id is enough: it stands inside the next one itself.
    var owner: NodePlan? = node
    while let current = owner, current.id == nil { owner = current.parent }
    if let id = owner?.id { nestings.append((id, name)) }
  }

  /// Reports what stands in two places.
  func checkPlaces(_ diagnostics: DiagnosticCollector) {
    var seen: Set<Placement> = []
    seen.reserveCapacity(placements.count)
    let twice = Set(placements.lazy.map(\.place).filter { !seen.insert($0).inserted })
    guard !twice.isEmpty else { return }
    // A list is noted after what its nodes hold, and the first place is the one first in the text.
    let ordered = placements.filter { twice.contains($0.place) }
      .map { ($0, diagnostics.position(of: $0.path)) }.sorted { $0.1.offset < $1.1.offset }
    var places: [Placement: SourcePath] = [:]
    for (placement, _) in ordered {
      guard let first = places[placement.place] else {
        places[placement.place] = placement.path
        continue
      }
      let place = diagnostics.position(of: first)
      diagnostics.report(
        .twoPlaces,
        at: placement.path,
        Sentence(
          "'\(placement.place.name)' stands in two places: first at line \(place.line)",
          zh: "“\(placement.place.name)”出现在两处：第一处在第 \(place.line) 行"
        ),
        hint: Sentence("The first one is at \(first.pointer).", zh: "第一处在 \(first.pointer)。")
      )
    }
  }

  /// Reports trees that contain themselves, which only references can make.
  func checkCycles(_ diagnostics: DiagnosticCollector) {
    guard !references.isEmpty else { return }
    var inside: [String: [String]] = [:]
    for (outer, inner) in nestings { inside[outer, default: []].append(inner) }
    for (name, path) in references {
      var seen: Set<String> = []
      var open = inside[name] ?? []
      while let next = open.popLast() {
        if next == name {
          diagnostics.report(
            .cycle,
            at: path,
            Sentence("'\(name)' contains itself", zh: "“\(name)”包含自己")
          )
          // Every name of a ring contains itself; one of them is told.
          return
        }
        if seen.insert(next).inserted { open += inside[next] ?? [] }
      }
    }
  }
}

/// A place in the tree: one for a view or controller among others, one for the view of a
/// controller, which may stand among other views as well.
struct Placement: Hashable {
  let name: String
  let isRootView: Bool
}
