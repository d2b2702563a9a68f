import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What records call objects, of which there can be very many.
struct ObjectTableTests {
  private let simulation = Simulation()

  @Test func `objects keep their index and name, however many there are, and when they are gone`() {
    let last = simulation.enter {
      let views = (0..<3000).map { _ in UIView() }
      for (place, view) in views.enumerated() { simulation.objects.name(view, "view\(place)") }
      #expect(Set(views.map { simulation.objects.index(of: $0) }).count == 3000)
      for (place, view) in views.enumerated() {
        #expect(simulation.objects.object(at: simulation.objects.index(of: view)) === view)
        #expect(simulation.objects.object(named: "view\(place)") === view)
      }
      return simulation.objects.index(of: views[2999])
    }
    #expect(simulation.objects.object(named: "view2999") == nil)
    #expect(simulation.objects.name(of: last) == "view2999")
  }

  @Test func `a name is the latest object's, and stays there when the one before is renamed`() {
    simulation.enter {
      let first = UIView()
      let second = UIView()
      simulation.objects.name(first, "card")
      simulation.objects.name(second, "card")
      #expect(simulation.objects.object(named: "card") === second)
      simulation.objects.name(first, "old")
      #expect(simulation.objects.object(named: "card") === second)
      #expect(simulation.objects.object(named: "old") === first)
      #expect(
        simulation.objects.name(of: first) == "old" && simulation.objects.name(of: second) == "card"
      )
    }
  }

  @Test func `an object that is no responder gets one index, and goes by itself`() {
    final class Target {}
    var target: Target? = Target()
    let index = target.map { simulation.objects.index(of: $0) }
    #expect(target.map { simulation.objects.index(of: $0) } == index)
    #expect(index.map { simulation.objects.object(at: $0) === target } == true)
    target = nil
    #expect(index.flatMap { simulation.objects.object(at: $0) } == nil)
  }
}
