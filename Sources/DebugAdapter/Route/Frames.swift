import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// The stack at a point of a route, and the names of what is on it.
struct Frames: Sendable {
  /// What stands where in the document; nil where it is not known.
  let places: Places?

  let language: Language

  private var words: Words { Words(language: language) }

  /// The frames at a point, innermost first: the record, those in which it lies, and the step.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - route: The route.
  ///   - pointer: Where expectations are judged, the one at which one stands; without it the first
  ///     that failed.
  /// - Returns: The frames; there is always one, the step's or the launch's.
  func stack(at point: RoutePoint, in route: Route, pointer: String? = nil) -> [RouteFrame] {
    let step = route.step(at: point)
    var frames: [RouteFrame] = []
    // A step that left no record is all that there is where it is judged.
    if route[point.record] != nil, route.step(of: point.record) == step {
      frames.append(frame(of: point.record, isInnermost: true, in: route))
      for parent in route.parents(of: point.record) {
        frames.append(frame(of: parent, isInnermost: false, in: route))
      }
    }
    frames.append(
      RouteFrame(
        record: nil,
        name: title(of: step, in: route),
        place: place(of: step, in: route),
        restarts: nil
      )
    )
    guard case .judged(let judged) = point.kind else { return frames }
    return [frames[0].placed(at: place(judging: judged, pointer, in: route))] + frames.dropFirst()
  }

  /// The records whose texts the stack wants for its names, and that are not here.
  func lacks(at point: RoutePoint, in route: Route) -> ClosedRange<Int>? {
    guard route[point.record] != nil else { return nil }
    for seq in [point.record] + route.parents(of: point.record) {
      // The question of a call is known by its row.
      if route.rows[seq - 1].isOpening { continue }
      if let records = route.lacks(seq) { return records }
    }
    return nil
  }

  private func frame(of seq: Int, isInnermost: Bool, in route: Route) -> RouteFrame {
    let record = route[seq]
    return RouteFrame(
      record: seq,
      name: name(of: seq, in: route),
      place: place(of: seq, in: route),
      // What opened nothing has no beginning to go back to; a frame around it has its own.
      restarts: record?.opening ?? (isInnermost ? nil : seq)
    )
  }

  // MARK: - Names

  /// What a record is called; of one whose text is not here, who and what it is about.
  func name(of seq: Int, in route: Route) -> String {
    guard let record = route[seq] else { return "" }
    let isPassedOn = record.partner.flatMap { route[$0] }?.isPassedOn ?? false
    if let json = route.json(seq) { return SpokenRecord(json, isPassedOn: isPassedOn).name(words) }
    return [record.at, record.name].compactMap(\.self).joined(separator: ".")
  }

  /// What a step is called: what it does, as one says it; of nil, the launch.
  func title(of step: Int?, in route: Route) -> String {
    // Before the first step there is only the launch.
    guard let step else { return words.say("launch", zh: "启动") }
    guard route.steps.indices.contains(step) else {
      return words.say("step \(step + 1)", zh: "第 \(step + 1) 步")
    }
    return route.steps[step].phrase
  }

  // MARK: - Places

  /// Where a record stands; where it has no place of its own, its step's.
  func place(of seq: Int, in route: Route) -> RecordPlace? {
    guard let record = route[seq] else { return nil }
    return places?.place(of: record, json: route.json(seq))
      ?? place(of: route.step(of: seq), in: route)
  }

  /// Where a step stands; the launch stands nowhere.
  func place(of step: Int?, in route: Route) -> RecordPlace? {
    guard let step, route.steps.indices.contains(step) else { return nil }
    return places?.place(of: route.steps[step])
  }

  private func place(judging step: Int, _ pointer: String?, in route: Route) -> RecordPlace? {
    guard route.steps.indices.contains(step) else { return nil }
    let pointer = pointer ?? route.steps[step].failures.first?.pointer
    return pointer.flatMap { pointer in
      places?.span(at: pointer).map { RecordPlace(span: $0, pointer: pointer, isSubtle: false) }
    }
  }
}

extension RouteFrame {
  /// The frame at another place, where there is one.
  fileprivate func placed(at place: RecordPlace?) -> RouteFrame {
    RouteFrame(record: record, name: name, place: place ?? self.place, restarts: restarts)
  }
}
