@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Which class a node is of, and what a node with a fault still gives the rest.
struct NodeBindingTests {
  private final class Shelf: UIView {}
  private final class Helper: NSObject {}

  private static let environment = ScenarioEnvironment(
    modules: Scenario.environment.modules + [
      Module("Wide").view(Shelf.self) { Shelf(frame: $0) }.object(Helper.self) { Helper() }
    ],
    searched: ["/opt/modules"]
  )

  private func node(_ id: String, _ document: MarkedDocument) throws -> NodePlan {
    let read = ScenarioDocument.read(
      Array(document.text.utf8),
      file: "test.json",
      environment: NodeBindingTests.environment
    )
    return try #require(read.document?.plan(nil)?.declared[id]?.node, "\(read.diagnostics)")
  }

  // MARK: - The class

  /// What stands where, without saying its class.
  @Test(arguments: [
    (#""subviews": [ { "id": "it" } ]"#, "UIView"),
    (#""class": "UITableView", "sections": [ { "rows": [ { "id": "it" } ] } ]"#, "UITableViewCell"),
    (
      #""class": "UICollectionView", "sections": [ { "items": [ { "id": "it" } ] } ]"#,
      "UICollectionViewCell"
    ),
    (#""delegate": { "id": "it" }, "class": "UIScrollView""#, "NSObject"),
    (#""layer": { "id": "it" }"#, "CALayer"),
    (
      #""class": "UIScrollView", "panGestureRecognizer": { "id": "it" }"#,
      "UIPanGestureRecognizer"
    ),
  ])
  func `a place tells the class of what stands there`(members: String, className: String) throws {
    #expect(try node("it", .card(members)).entry.name == className)
  }

  @Test(arguments: [
    (#""gestureRecognizers": [ ▸{} ]"#, "…/gestureRecognizers/0", "UIGestureRecognizer"),
    (#""interactions": [ ▸{} ]"#, "…/interactions/0", "UIInteraction"),
  ])
  func `a place that does not tell asks for a class, of all there are`(
    members: String,
    pointer: String,
    kind: String
  ) throws {
    let found = MarkedDocument.card(members).expect(["missing-member \(pointer)"])
    let catalogue = Scenario.environment.catalogue
    let made = catalogue.entries.values.filter { $0.row.make != nil && $0.ancestry.contains(kind) }
    #expect(found.first?.allowed == made.map(\.name).sorted())
  }

  @Test(arguments: [
    (#"[ ▸5 ]"#, ["wrong-type …/0"]),
    (#"[ { "class": ▸5 } ]"#, ["wrong-type …/0/class"]),
    (#"[ { "class": ▸"UITouch" } ]"#, ["unknown-class …/0/class"]),
    (#"[ { "class": ▸"UIWindowScene" } ]"#, ["unknown-class …/0/class"]),
    (#"[ { "class": ▸"UIViewController" } ]"#, ["wrong-type …/0/class"]),
    (#"[ { "class": ▸"UISplitViewController" } ]"#, ["unknown-class …/0/class"]),
    (#"[ { "class": ▸"Narrow.Shelf" } ]"#, ["unknown-module …/0/class"]),
    (#"[ { "class": ▸"Wide.Shef" } ]"#, ["unknown-class …/0/class"]),
    (#"[ { "class": ▸"Wide.Helper" } ]"#, ["wrong-type …/0/class"]),
  ])
  func `a class that cannot stand there is told where it is written`(
    views: String,
    said: [String]
  ) {
    MarkedDocument.views(views).expect(said, in: NodeBindingTests.environment)
  }

  @Test func `a class that could stand there is offered`() {
    func hints(_ className: String) -> [String?] {
      let document = MarkedDocument.views(#"[ { "class": "\#(className)" } ]"#)
      return document.found(in: NodeBindingTests.environment).map(\.hint?.english)
    }
    #expect(hints("Wide.Shef") == ["Did you mean 'Wide.Shelf'?"])
    #expect(hints("Narrow.Shelf") == ["Modules were looked for in /opt/modules."])
    #expect(hints("UITouch") == [nil])
    #expect(hints("UISearchBar") == [nil])
    let later = MarkedDocument.views(#"[ { "class": "UISearchBar" } ]"#).found()
    #expect(
      later.map(\.message.english)
        == ["UISearchBar is a class of UIKit's that this build does not simulate yet"]
    )
    #expect(later.map(\.allowed) == [[]])
    #expect(hints("UIVeiw") == ["Did you mean 'UIView'?"])
    #expect(hints("UIView") == [])
  }

  @Test func `a class of a module is its own, and of UIKit's class that it is made from`() throws {
    let node = try node("card", .card(#""class": "Wide.Shelf", "clipsToBounds": true"#))
    #expect(node.entry.name == "UIView")
    #expect(node.moduleClass?.name == "Shelf")
    #expect(node.appClass == nil)
  }

  @Test func `a class of the app's own keeps its name, whatever it extends`() throws {
    let node = try node("card", .card(#""class": "Board", "extends": "Wide.Shelf""#))
    #expect(node.entry.name == "UIView")
    #expect(node.moduleClass?.name == "Shelf")
    #expect(node.appClass == "Board")
  }

  // MARK: - What a fault leaves

  /// Nodes with one fault; `inner` is known to the script all the same.
  @Test(arguments: [
    #"{ "class": ▸"UIFog", "subviews": [ { "id": "inner" } ] }"#,
    #"{ ▸"viewe": { "x": 1 }, "subviews": [ { "id": "inner" } ] }"#,
    #"{ ▸"view": { "id": "inner" } }"#,
    #"{ ▸"children": [ { "view": { "subviews": [ { "id": "inner" } ] } } ] }"#,
    #"{ ▸"panGestureRecognizer": { "id": "inner" } }"#,
    #"{ "class": ▸"UIFog", "layer": { "id": "inner" } }"#,
    #"{ "class": ▸"UITextField", "extends": "UIView", "inputView": { "id": "inner" } }"#,
    #"{ ▸"inputView": { "id": "inner" } }"#,
  ])
  func `what stands in a node with a fault can be named`(node: String) {
    let document = MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [ \(node) ] } ] },
        "script": [ { "expect": { "values": { "inner": { "not": null } } } } ] }
      """
    )
    let found = document.found()
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.pointer.hasPrefix("/app/windows/0/subviews/0/") == true)
  }

  @Test func `of a node with a fault the id is taken, and its class is not guessed`() {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [ { "class": ▸"UIFog", "id": "fog" },
          { "id": ▸"fog" } ] } ] },
        "script": [ { "set": { "fog.thickness": 3 }, "expect": { "hit": "fog",
          "fired": { "fog.lifted": 0 }, "values": { "fog.isHidden": false } } } ] }
      """
    ).expect([
      "unknown-class /app/windows/0/subviews/0/class",
      "duplicate-id /app/windows/0/subviews/1/id",
    ])
  }

  // MARK: - Limits

  @Test(arguments: [(199, 0), (200, 0), (201, 1), (202, 1)])
  func `views nest two hundred deep in a window, and what is deeper is said once`(
    depth: Int,
    faults: Int
  ) {
    let views =
      String(repeating: #"{ "subviews": [ "#, count: depth) + String(repeating: "] }", count: depth)
    let found = MarkedDocument.views("[ \(views) ]").found()
    #expect(found.map(\.type) == Array(repeating: "out-of-range", count: faults))
    let pointer = String(repeating: "/subviews/0", count: 201)
    #expect(found.map(\.pointer) == Array(repeating: "/app/windows/0" + pointer, count: faults))
  }

  @Test func `each node counts where it stands in the text`() throws {
    let document = MarkedDocument.views(
      #"[ { "id": "a", "subviews": [ { "id": "b" } ], "layer": { "id": "c" } }, { "id": "d" } ]"#
    )
    let plan = try #require(Scenario.document(document.text).plan(nil))
    #expect(plan.nodes.map(\.id) == ["window", "a", "b", "c", "d"])
    #expect(plan.nodes.map(\.number) == [0, 1, 2, 3, 4])
    #expect(plan.nodes.map { $0.parent?.id } == [nil, "window", "a", "a", "window"])
    #expect(plan.nodes.map(\.viewDepth) == [1, 2, 3, 2, 2])
    #expect(plan.nodes.map { $0.part?.owner.id } == [nil, nil, nil, "a", nil])
  }
}
