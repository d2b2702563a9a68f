import Platform
import WorkbenchProtocol

/// How much memory a workbench may take.
///
/// What it takes is measured, however that came about: sessions, texts, answers, and what the
/// allocator keeps of memory that was freed.
struct MemoryBudget: Sendable {
  /// How much it may take, in bytes.
  let bytes: Int

  private let measure: @Sendable () -> Int

  /// Makes a budget.
  ///
  /// - Parameters:
  ///   - bytes: How much there may be.
  ///   - measure: Tells how much there is.
  init(bytes: Int, measure: @escaping @Sendable () -> Int) {
    self.bytes = bytes
    self.measure = measure
  }

  /// Makes the budget of this process.
  init(bytes: Int) {
    guard let mostMapped = ProcessMemory.mostMapped else {
      self.init(bytes: bytes) { ProcessMemory.now().resident }
      return
    }
    // Where what is mapped has a limit it may come to that first. A part is left for what is taken
    // between two measurements, and for stacks.
    let mappable = mostMapped - mostMapped / 8
    self.init(bytes: bytes) {
      let now = ProcessMemory.now()
      return max(now.resident, now.mapped - mappable + bytes)
    }
  }

  /// No limit: that of a worker's memory is the system's.
  static let unlimited = MemoryBudget(bytes: .max) { 0 }

  /// Half of what this process can have, and at most what the limits say.
  static var standard: Int { min(Limit.memoryBytes.value, ProcessMemory.available / 2) }

  /// Whether there is a limit to hold anything against.
  var isMeasured: Bool { bytes < .max }

  /// How much is taken, in bytes.
  var taken: Int { measure() }

  /// How much may still be taken, in bytes.
  var free: Int { max(0, bytes - taken) }
}
