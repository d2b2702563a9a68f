import Catalogue
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  /// The properties that give a view or a controller its one place.
  static let placing: Set<String> = [
    "subviews", "children", "viewControllers", "rootViewController", "view", "gestureRecognizers",
    "sections",
  ]

  /// Notes what a property gives its place.
  func notePlaces(_ expression: ValuePlan, of property: String, in node: NodePlan) {
    switch expression {
    case .list(let elements):
      for element in elements { notePlaces(element, of: property, in: node) }
    case .node(let placed):
      if let id = placed.id { note(id, of: property, at: placed.path, in: node) }
    case .reference(let reference, let path):
      placedReferences.append((reference.text, path))
      note(reference.text, of: property, at: path, in: node)
    default: break
    }
  }

  private func note(_ name: String, of property: String, at path: SourcePath, in node: NodePlan) {
    placements.append((Placement(name: name, isRootView: property == "view"), path))
    // The nearest ancestor with an id is enough: it stands inside the next one itself.
    var owner: NodePlan? = node
    while let current = owner, current.id == nil { owner = current.parent }
    if let id = owner?.id { inside[id, default: []].append(name) }
  }

  /// Reports what stands in two places.
  func checkPlaces() {
    var counts: [Placement: Int] = [:]
    for placement in placements { counts[placement.place, default: 0] += 1 }
    for placement in placements where counts[placement.place] == 1 {
      places[placement.place] = placement.path
    }
    // A place in the text is looked for only where there is a fault: it is no small search.
    let ordered = placements.filter { counts[$0.place] != 1 }.map { placement in
      (placement, diagnostics.position(of: placement.path))
    }.sorted { $0.1.offset < $1.1.offset }
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
  func checkCycles() {
    for (name, path) in placedReferences {
      var seen: Set<String> = []
      var open = inside[name] ?? []
      while let next = open.popLast() {
        if next == name {
          diagnostics.report(
            .cycle,
            at: path,
            Sentence("'\(name)' contains itself", zh: "“\(name)”包含自己")
          )
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
  package let name: String
  package let isRootView: Bool
}
