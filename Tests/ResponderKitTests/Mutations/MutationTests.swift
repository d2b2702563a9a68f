import Foundation
import ResponderKit
import Testing

/// Whatever callbacks change, and whenever, the model stays whole and says the same again.
struct MutationTests {
  private static let seeds = Array(1...24) as [UInt64]
  private static let steps = 40

  @Test(arguments: seeds)
  func `callbacks may change anything at any time`(_ seed: UInt64) {
    // A trap would leave no other word of the seed that it came from.
    FileHandle.standardError.write(Data("mutations of seed \(seed)\n".utf8))
    let full = MutationWorld(seed: seed, level: .full)
    let quiet = MutationWorld(seed: seed, level: .outcome)
    for step in 1...Self.steps {
      for world in [full, quiet] {
        let faults = world.step()
        guard faults.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(faults)")
          return
        }
      }
      guard full.trees == quiet.trees else {
        Issue.record("seed \(seed), step \(step): what is recorded changes what happens")
        return
      }
    }
  }

  @Test(arguments: seeds.prefix(6))
  func `the same mutations give the same records`(_ seed: UInt64) {
    let runs = (1...2).map { _ in
      let world = MutationWorld(seed: seed, level: .full)
      for _ in 1...Self.steps { _ = world.step() }
      return world.records
    }
    #expect(runs[0].count > 100, "seed \(seed)")
    #expect(runs[0] == runs[1], "seed \(seed)")
  }
}
