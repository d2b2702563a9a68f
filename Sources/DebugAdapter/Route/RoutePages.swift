import Jansson

/// The texts of records, in pages of as many as are fetched at once.
///
/// Records come in order and stay until more than a number of newer ones have come; older ones are
/// put back when they are asked for, and only a few pages of those are kept.
struct RoutePages: Sendable {
  /// How many records are fetched at once.
  static let size = 512

  /// How many pages of old records are kept beside the newest.
  private static let fetchedLimit = 16

  /// Records that follow one another, as text.
  private struct Page: Sendable {
    var first: Int
    var text: [UInt8] = []
    var ends: [Int32] = []

    var range: Range<Int> { first..<(first + ends.count) }

    mutating func append(_ record: JSONValue) {
      record.write(to: &text)
      ends.append(Int32(text.count))
    }

    mutating func append(_ record: ArraySlice<UInt8>) {
      text += record
      ends.append(Int32(text.count))
    }

    subscript(seq: Int) -> ArraySlice<UInt8>? {
      guard range.contains(seq) else { return nil }
      let place = seq - first
      return text[(place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])]
    }

    mutating func cut(after seq: Int) {
      let count = max(0, seq - first + 1)
      guard count < ends.count else { return }
      ends.removeSubrange(count...)
      text.removeSubrange(Int(ends.last ?? 0)...)
    }
  }

  private var pages: [Int: Page] = [:]
  /// The numbers of the pages that were put back, the first one first.
  private var fetched: [Int] = []
  /// The page to which records are added, and the oldest that came so and is kept.
  private var newest = 0
  private var oldest = 0
  private let limit: Int

  /// Keeps at least `count` of the newest records.
  init(keeping count: Int) {
    limit = count / RoutePages.size + 2
  }

  private static func page(of seq: Int) -> Int { (seq - 1) / size }

  private static func start(of page: Int) -> Int { page * size + 1 }

  /// Adds the newest record.
  mutating func append(_ record: ArraySlice<UInt8>, as seq: Int) {
    let number = RoutePages.page(of: seq)
    newest = number
    pages[number, default: Page(first: seq)].append(record)
    while newest - oldest >= limit {
      // A page that was put back is counted among those, and goes with them.
      if !fetched.contains(oldest) { pages[oldest] = nil }
      oldest += 1
    }
  }

  /// Forgets what is after a record.
  mutating func cut(after seq: Int) {
    let number = seq == 0 ? 0 : RoutePages.page(of: seq)
    for gone in pages.keys where gone > number { pages[gone] = nil }
    pages[number]?.cut(after: seq)
    if pages[number]?.ends.isEmpty == true { pages[number] = nil }
    fetched.removeAll { $0 >= number }
    newest = number
    oldest = min(oldest, number)
  }

  /// The text of a record; nil when it is not here.
  subscript(seq: Int) -> ArraySlice<UInt8>? {
    seq > 0 ? pages[RoutePages.page(of: seq)]?[seq] : nil
  }

  /// The first records of a range that are not here, as many as are fetched at once.
  func lacks(_ range: ClosedRange<Int>) -> ClosedRange<Int>? {
    var seq = range.lowerBound
    while seq <= range.upperBound {
      let number = RoutePages.page(of: seq)
      let start = RoutePages.start(of: number)
      let end = start + RoutePages.size - 1
      guard let here = pages[number]?.range else { return start...end }
      // A page begins in its midst where records were taken back and others came.
      if seq < here.lowerBound { return start...(here.lowerBound - 1) }
      if seq >= here.upperBound { return here.upperBound...end }
      seq = here.upperBound
    }
    return nil
  }

  /// Puts old records back, which are in order.
  mutating func fill(_ records: [(seq: Int, record: JSONValue)], upTo last: Int) {
    var given: [Int: JSONValue] = [:]
    for (seq, record) in records where (1...max(1, last)).contains(seq) { given[seq] = record }
    for number in Set(given.keys.map { RoutePages.page(of: $0) }).sorted() {
      fill(number, given)
    }
  }

  private mutating func fill(_ number: Int, _ given: [Int: JSONValue]) {
    let start = RoutePages.start(of: number)
    let old = pages[number]
    var page = Page(first: start)
    for seq in start..<(start + RoutePages.size) {
      if let text = old?[seq] {
        page.append(text)
      } else if let record = given[seq] {
        page.append(record)
      } else {
        break
      }
    }
    // What is here already is not given up for less.
    guard !page.ends.isEmpty, page.range.upperBound >= old?.range.upperBound ?? 0 else { return }
    pages[number] = page
    // The newest pages stay anyway.
    guard number < oldest, !fetched.contains(number) else { return }
    fetched.append(number)
    if fetched.count > RoutePages.fetchedLimit { pages[fetched.removeFirst()] = nil }
  }
}
