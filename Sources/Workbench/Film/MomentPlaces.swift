/// From which moment on something is seen that was there when a record was written.
struct MomentPlaces {
  /// The records with which moments begin, and the moments.
  private let begins: [(record: Int, moment: Int)]
  private let known: [Int: Int]
  /// The first moment of the step.
  let first: Int
  /// The last moment of the step.
  private let last: Int

  /// - Parameters:
  ///   - moments: The moments of the run, of which the step has those from `first` on.
  ///   - first: The step's first moment, from 1.
  ///   - known: The moments of the step's records, by the records' numbers.
  init(_ moments: [Moment], from first: Int, known: [Int: Int]) {
    begins = (first...max(first, moments.count)).compactMap { moment in
      moments.indices.contains(moment - 1)
        ? moments[moment - 1].record.map { ($0, moment) } : nil
    }
    self.known = known
    self.first = first
    last = moments.count
  }

  /// The moment of what was there at a record: the record's own while it is the newest, else the
  /// next one; after the last the last.
  func moment(of record: Int) -> Int {
    var (low, high) = (0, begins.count)
    while low < high {
      let middle = (low + high) / 2
      if begins[middle].record <= record { low = middle + 1 } else { high = middle }
    }
    // A record that joined an earlier moment is seen there, which is where it is told.
    if low > 0, begins[low - 1].moment == known[record] { return begins[low - 1].moment }
    return low < begins.count ? begins[low].moment : last
  }

  /// The moment in which a record lies: its own, or that of the last before it.
  func moment(at record: Int) -> Int {
    known[record] ?? begins.last { $0.record <= record }?.moment ?? last
  }
}
