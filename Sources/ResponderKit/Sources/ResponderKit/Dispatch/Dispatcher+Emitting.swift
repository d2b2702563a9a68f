import Foundation

extension Dispatcher {
  /// Emits a record, where its level runs.
  ///
  /// The rule is remembered as one that decided even where no record is made: expectations about
  /// rules hold at every level.
  @inline(__always)
  func emit(
    _ kind: TraceRecord.Kind,
    _ level: TraceLevel,
    at: ObjectIndex? = nil,
    rule: Rule? = nil,
    method: Method? = nil,
    fields: @autoclosure () -> [TraceField] = []
  ) {
    // The record that is to be made happened inside that call and must nest in it.
    if pendingDelegateCall != nil { announceDelegateCall() }
    trace.note(rule)
    guard trace.emits(level) else { return }
    write(kind, level, at: at, rule: rule, method: method, fields: fields())
  }

  /// Makes a record and hands it to whoever listens; the caller has checked that its level runs.
  ///
  /// Every record goes through here. It is handed out when the trace is not being accessed any
  /// more, so that the listener may look at the model by `aside(_:)`.
  func write(
    _ kind: TraceRecord.Kind,
    _ level: TraceLevel,
    at: ObjectIndex?,
    rule: Rule?,
    method: Method?,
    fields: [TraceField]
  ) {
    let record = trace.record(
      kind,
      level: level,
      time: clock.now,
      at: at,
      rule: rule,
      method: method,
      fields: fields
    )
    guard let sink = trace.sink else { return }
    sink(record)
  }

  /// Posts a notification; names are UIKit's without the word Notification.
  ///
  /// There is no notification centre: hosts are told of it as an occurrence.
  func post(_ name: String, object: AnyObject?, rule: Rule? = nil) {
    emit(
      .notification,
      .full,
      at: object.map { objects.index(of: $0) },
      rule: rule,
      fields: [TraceField(.name, .text(name))]
    )
    observer?.didOccur(.notification(name, object: object))
  }

  /// Returns how a record writes a value.
  @_spi(Workbench) public func field(_ value: Value) -> TraceField.Value {
    switch value {
    case .none: .none
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .point(let point): .point(x: point.x, y: point.y)
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): .numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .insets(let insets): .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .transform(let t): .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
    case .selector(let selector): .text(selector.name)
    case .object(let object): .object(objects.index(of: object))
    case .list(let values): field(values)
    case .name(let name): .text(name)
    case .names(let names): .texts(names)
    case .range(let range): .numbers([Double(range.location), Double(range.length)])
    }
  }

  /// Returns how a record writes a list: objects by their indices, never by their addresses.
  private func field(_ values: [Value]) -> TraceField.Value {
    let objects = values.compactMap { value -> ObjectIndex? in
      guard case .object(let object) = value else { return nil }
      return self.objects.index(of: object)
    }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value else { return nil }
      return number
    }
    // An index path.
    if !numbers.isEmpty, numbers.count == values.count { return .numbers(numbers) }
    return !objects.isEmpty && objects.count == values.count
      ? .objects(objects) : .texts(values.map { "\($0)" })
  }
}
