import Foundation
import Testing

@testable @_spi(Workbench) import ResponderKit

/// Objects without a name are named by their place in a list, which may change at any time.
struct PlaceNameTests {
  private let screen = Screen()
  private var simulation: Simulation { screen.simulation }

  /// A list that counts how often one of its elements is read.
  private struct CountedList: RandomAccessCollection {
    final class Counter { var reads = 0 }

    let views: [UIView]
    let counter = Counter()

    var startIndex: Int { views.startIndex }
    var endIndex: Int { views.endIndex }
    subscript(place: Int) -> UIView {
      counter.reads += 1
      return views[place]
    }
  }

  private func makeViews(_ count: Int, in parent: UIView? = nil) -> [UIView] {
    simulation.enter {
      (0..<count).map { _ in
        let view = UIView(frame: .zero)
        parent?.addSubview(view)
        return view
      }
    }
  }

  private func places(_ views: [UIView]) -> [String] {
    views.map { String(simulation.objects.name(of: $0).dropFirst("root.".count)) }
  }

  @Test func `asking for the place of each takes as many reads as there are, however many`() {
    func reads(_ count: Int) -> Int {
      let list = CountedList(views: makeViews(count))
      #expect(list.views.map(list.place) == Array(0..<count))
      return list.counter.reads
    }
    #expect(reads(4_000) <= 5 * reads(1_000))
    #expect(reads(1_000) <= 5_000)
  }

  @Test func `the place of what came last takes no walk`() {
    let views = makeViews(1_000)
    for count in 1...views.count {
      let list = CountedList(views: Array(views.prefix(count)))
      #expect(list.place(of: views[count - 1]) == count - 1)
      #expect(list.counter.reads <= 3)
    }
  }

  @Test func `a slice counts from its own start`() {
    let views = makeViews(5)
    #expect(views[2...].map(views[2...].place) == [0, 1, 2])
    #expect(views[2...].place(of: views[0]) == nil)
  }

  @Test func `a subview's name follows it when others come, go and change places`() {
    let root = screen.add("root", UIView(frame: .zero))
    let views = makeViews(4, in: root)
    #expect(places(views) == (0..<4).map { "subviews[\($0)]" })
    simulation.enter { root.sendSubviewToBack(views[3]) }
    #expect(places(views) == [1, 2, 3, 0].map { "subviews[\($0)]" })
    simulation.enter { root.exchangeSubview(at: 0, withSubviewAt: 1) }
    #expect(places(views) == [0, 2, 3, 1].map { "subviews[\($0)]" })
    simulation.enter { views[0].removeFromSuperview() }
    #expect(places(Array(views[1...])) == [1, 2, 0].map { "subviews[\($0)]" })
    #expect(simulation.objects.name(of: views[0]).hasPrefix("UIView#"))
    simulation.enter { root.insertSubview(views[0], at: 1) }
    #expect(places(views) == [1, 2, 3, 0].map { "subviews[\($0)]" })
  }

  @Test func `a view that moved to another superview is named by its place there`() {
    let root = screen.add("root", UIView(frame: .zero))
    let other = screen.add("side", UIView(frame: .zero))
    let views = makeViews(3, in: root)
    #expect(places(views) == (0..<3).map { "subviews[\($0)]" })
    simulation.enter { other.addSubview(views[2]) }
    #expect(places(views) == ["subviews[0]", "subviews[1]", "subviews[0]"])
    #expect(simulation.objects.name(of: views[2]) == "side.subviews[0]")
  }

  @Test func `a recognizer's name follows it past those of UIKit's own`() {
    let field = screen.field("root")
    let taps = simulation.enter { (0..<3).map { _ in UITapGestureRecognizer() } }
    simulation.enter { for tap in taps { field.addGestureRecognizer(tap) } }
    let names = { taps.map { simulation.objects.name(of: $0) } }
    #expect(names() == (0..<3).map { "root.gestureRecognizers[\($0)]" })
    simulation.enter { field.removeGestureRecognizer(taps[0]) }
    #expect(names().dropFirst() == ["root.gestureRecognizers[0]", "root.gestureRecognizers[1]"])
  }
}
