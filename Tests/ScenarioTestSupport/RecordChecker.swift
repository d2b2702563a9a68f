@_spi(Workbench) import ResponderKit

/// Follows the records of a run: recognizers keep to their table, views get whole touches.
struct RecordChecker {
  private struct ViewTouch: Hashable {
    let view: ObjectIndex
    let finger: Int
  }

  private var states: [ObjectIndex: UIGestureRecognizer.State] = [:]
  /// How many touches of a finger a view knows to be down.
  private var open: [ViewTouch: Int] = [:]
  private(set) var faults: [DocumentFault] = []

  /// The touches of which a view never heard the end.
  var openTouches: [DocumentFault] {
    open.filter { $0.value != 0 }.map { touch, count in
      DocumentFault(
        kind: "touch",
        text: "finger \(touch.finger) on #\(touch.view.value) is open \(count) times at the end"
      )
    }
  }

  /// Takes the next record.
  mutating func check(_ record: TraceRecord) {
    guard let object = record.at else { return }
    switch record.kind {
    case .recognizerChanged: checkTransition(record, of: object)
    case .touchDelivered:
      for finger in fingers(of: record) { checkDelivery(record, finger, to: object) }
    case .touchCancelled: for finger in fingers(of: record) { end(finger, on: object, record) }
    default: break
    }
  }

  /// Each change starts where the last one ended, or at `possible` after a reset.
  private mutating func checkTransition(_ record: TraceRecord, of object: ObjectIndex) {
    let last = states[object] ?? .possible
    let isOver = [.ended, .cancelled, .failed].contains(last)
    let row = GestureTransitions.table.first { $0.from == (isOver ? .possible : last) }
    let state = row?.to.first { "\($0)" == text(.state, of: record) }
    guard let row, let state, "\(row.from)" == text(.from, of: record) else {
      fault("transition", "#\(object.value) was \(last)", record)
      return
    }
    states[object] = state
  }

  private mutating func checkDelivery(_ record: TraceRecord, _ finger: Int, to view: ObjectIndex) {
    switch record.method {
    case .touchesBegan: open[ViewTouch(view: view, finger: finger), default: 0] += 1
    case .touchesMoved:
      if open[ViewTouch(view: view, finger: finger), default: 0] == 0 {
        fault("touch", "finger \(finger) moves on #\(view.value), where it is not down", record)
      }
    default: end(finger, on: view, record)
    }
  }

  private mutating func end(_ finger: Int, on view: ObjectIndex, _ record: TraceRecord) {
    open[ViewTouch(view: view, finger: finger), default: 0] -= 1
    if open[ViewTouch(view: view, finger: finger), default: 0] < 0 {
      fault("touch", "finger \(finger) ends on #\(view.value), where it is not down", record)
    }
  }

  private mutating func fault(_ kind: String, _ text: String, _ record: TraceRecord) {
    faults.append(DocumentFault(kind: kind, text: "\(text): record \(record.seq[.full])"))
  }

  private func text(_ key: TraceField.Key, of record: TraceRecord) -> String? {
    for field in record.fields where field.key == key {
      if case .text(let text) = field.value { return text }
    }
    return nil
  }

  private func fingers(of record: TraceRecord) -> [Int] {
    for field in record.fields where field.key == .touch {
      if case .integers(let fingers) = field.value { return fingers }
    }
    return []
  }
}
