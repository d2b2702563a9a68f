package import Foundation
@_spi(Workbench) package import ResponderKit

/// The views that a hit test asks, gathered from its records as they come.
package struct HitTestVisits {
  /// One view that was asked, and what it answered.
  package struct Visit {
    package let view: ObjectIndex?
    package fileprivate(set) var depth: Int
    package fileprivate(set) var point: CGPoint?
    package fileprivate(set) var rule: Rule?
    package fileprivate(set) var answer: ObjectIndex?

    /// The visit as if what its view lies in were not there.
    package var raised: Visit {
      var visit = self
      visit.depth -= 1
      return visit
    }

    /// The visit where nobody knows what lies in the view that the search ended in: that answers, as
    /// far as anybody can tell, and no rule says why.
    func ended(in view: ObjectIndex?) -> Visit {
      var visit = self
      if visit.answer != nil { visit.answer = view }
      if visit.view == view { visit.rule = nil }
      return visit
    }
  }

  /// The visits in the order of asking.
  package private(set) var all: [Visit] = []
  /// The places of the views that have been asked and have not answered yet.
  private var open: [Int] = []

  package init() {}

  package mutating func take(_ record: TraceRecord) {
    switch (record.kind, record.method) {
    case (.asked, .hitTest):
      open.append(all.count)
      all.append(Visit(view: record.at, depth: open.count - 1, point: HitTestVisits.point(record)))
    case (.answered, .hitTest):
      guard let place = open.popLast() else { return }
      all[place].rule = record.rule
      all[place].answer = HitTestVisits.answer(record)
    case (.declined, _):
      all.append(Visit(view: record.at, depth: open.count, rule: record.rule))
    default:
      return
    }
  }

  private static func point(_ record: TraceRecord) -> CGPoint? {
    for field in record.fields {
      if field.key == .point, case .point(let x, let y) = field.value { return CGPoint(x: x, y: y) }
    }
    return nil
  }

  private static func answer(_ record: TraceRecord) -> ObjectIndex? {
    for field in record.fields {
      if field.key == .answer, case .object(let answer) = field.value { return answer }
    }
    return nil
  }
}
