import CBench

// Fingers on their whole way, at the level `outcome`: hit test, recognizers, views, actions.

extension Rows {
  static var gestures: [Row] {
    [
      Row(
        name: "a tap through 5 recognizers",
        unit: .perSecond,
        bar: .atLeast(200_000)
      ) {
        let stage = try Stage.tapped
        return { Sample(ours: 1 / time(20_000, stage.tap)) }
      },
      Row(name: "a tap without recognizers", unit: .perSecond, bar: nil) {
        let stage = Stage(depth: 3)
        return { Sample(ours: 1 / time(20_000, stage.tap)) }
      },
      Row(name: "an event of a drag, nested scroll views", unit: .seconds, bar: nil) {
        let stage = try Stage.nested
        return { Sample(ours: time(200, stage.drag) / Stage.dragEvents) }
      },
      Row(name: "a tap on a row, 1,000 rows against 20", unit: .seconds, bar: .atMost(1.2)) {
        let (many, few) = (try Stage.list(rows: 1000), try Stage.list(rows: 20))
        return { Sample(ours: time(2000, many.tap), ceiling: time(2000, few.tap)) }
      },
      Row(name: "an event of a pinch, 6 recognizers", unit: .seconds, bar: nil) {
        let stage = try Stage.pinched
        return { Sample(ours: time(200, stage.pinch) / Stage.pinchEvents) }
      },
      allocations("allocations per event, tap, 5 recognizers", events: 2) {
        let stage = try Stage.tapped
        return stage.tap
      },
      allocations("allocations per event, pinch", events: Stage.pinchEvents) {
        let stage = try Stage.pinched
        return stage.pinch
      },
      allocations("allocations per event, drag, nested scroll views", events: Stage.dragEvents) {
        let stage = try Stage.nested
        return stage.drag
      },
    ]
  }

  /// Allocations for each event of a gesture that is made again and again.
  static func allocations(
    _ name: String,
    events: Double,
    _ make: @escaping () throws -> () -> Void
  ) -> Row {
    Row(name: name, unit: .count, bar: nil, rounds: 3) {
      guard cbench_allocations() > 0 else { throw BenchError("allocations are not counted") }
      let gesture = try make()
      return {
        let before = cbench_allocations()
        for _ in 0..<1000 { gesture() }
        return Sample(ours: Double(cbench_allocations() - before) / 1000 / events)
      }
    }
  }
}
