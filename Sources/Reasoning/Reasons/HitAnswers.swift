import Coroutines
@_spi(Workbench) import ResponderKit

/// What views answered when they were asked which view is hit: of each its first answer.
///
/// Of a screen of thousands of views few matter, so that only they are looked up by name, and no
/// record is copied that nobody wants.
struct HitAnswers {
  private let records: [TraceRecord]
  /// Where the answers are among the records.
  private let places: [Int]
  /// Where the first answer of each view is that matters.
  private var own: [ObjectIndex: Int] = [:]

  /// Finds the answers among the records of an event; nil where no view was asked.
  init?(_ records: [TraceRecord], of views: [ObjectIndex]) {
    self.records = records
    places = records.indices.filter { place in
      Coroutine.pauseIfDue(every: 64)
      return records[place].kind == .answered && records[place].method == .hitTest
    }
    guard !places.isEmpty else { return nil }
    let wanted = Set(views)
    for place in places {
      Coroutine.pauseIfDue(every: 64)
      guard let view = records[place].at, wanted.contains(view), own[view] == nil else { continue }
      own[view] = place
    }
  }

  /// The first answer of any view.
  var first: TraceRecord { records[places[0]] }

  /// The last answer of any view.
  var last: TraceRecord { records[places[places.count - 1]] }

  /// The answer of a view that matters.
  subscript(view: ObjectIndex) -> TraceRecord? { own[view].map { records[$0] } }

  /// The answers that name a view, whoever gave them.
  var naming: [TraceRecord] {
    places.filter { records[$0].answeredView != nil && isFirst($0) }.map { records[$0] }
  }

  /// Whether whoever gave an answer had not answered before.
  private func isFirst(_ place: Int) -> Bool {
    let view = records[place].at
    return !places.prefix { $0 < place }.contains { records[$0].at == view }
  }
}
