import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What records call objects, of which there can be very many.
struct ObjectTableTests {
  private let simulation = Simulation()

  @Test func `objects keep their index and name, however many there are, and when they are gone`() {
    let last = simulation.enter {
      let views = (0..<3000).map { _ in UIView() }
      for (place, view) in views.enumerated() { simulation.name(view, "view\(place)") }
      #expect(Set(views.map { simulation.index(of: $0) }).count == 3000)
      for (place, view) in views.enumerated() {
        #expect(simulation.object(at: simulation.index(of: view)) === view)
        #expect(simulation.object(named: "view\(place)") === view)
      }
      return simulation.index(of: views[2999])
    }
    #expect(simulation.object(named: "view2999") == nil)
    #expect(simulation.name(of: last) == "view2999")
  }

  @Test func `a name is the latest object's, and stays there when the one before is renamed`() {
    simulation.enter {
      let first = UIView()
      let second = UIView()
      simulation.name(first, "card")
      simulation.name(second, "card")
      #expect(simulation.object(named: "card") === second)
      simulation.name(first, "old")
      #expect(simulation.object(named: "card") === second)
      #expect(simulation.object(named: "old") === first)
      #expect(simulation.name(of: first) == "old" && simulation.name(of: second) == "card")
    }
  }

  @Test func `an object that is no responder gets one index, and goes by itself`() {
    final class Target {}
    var target: Target? = Target()
    let index = target.map { simulation.index(of: $0) }
    #expect(target.map { simulation.index(of: $0) } == index)
    #expect(index.map { simulation.object(at: $0) === target } == true)
    target = nil
    #expect(index.flatMap { simulation.object(at: $0) } == nil)
  }
}
