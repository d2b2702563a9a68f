import Jansson

// What nodes said until the changes came, and say afterwards.

extension ScenarioEditing {
  /// Makes the changes of a step, as somebody made them who stood before it, and notes what nodes
  /// said before and would say afterwards.
  func make(_ step: Int, in session: ScenarioSession) throws(ScenarioError) {
    // A run that ended before the step says nothing about it.
    guard !session.isEndedByError else { return }
    let places = parts.indices.filter { parts[$0].isDone && parts[$0].step == step }
    for place in places {
      guard case .assign(let path, let value) = parts[place].kind,
        let found = session.place(of: path)
      else { continue }
      parts[place].node = WantedPart.NodeValue(
        place: found,
        value: value,
        before: session.said(at: found)
      )
    }
    var called = false
    for place in places {
      do throws(ScenarioError) { try make(parts[place], in: session) } catch {
        throw error.told(at: parts[place])
      }
      // What comes after a call is left to come after it.
      if case .call = parts[place].kind { called = true }
      if called { parts[place].node = nil }
    }
    for place in places {
      guard let node = parts[place].node else { continue }
      let after = session.said(at: node.place)
      parts[place].node?.after = after
      guard node.place.isComponent else { continue }
      // Of a part of a value the node says the whole.
      if let after { parts[place].node?.value = after } else { parts[place].node = nil }
    }
  }

  private func make(_ part: WantedPart, in session: ScenarioSession) throws(ScenarioError) {
    switch part.kind {
    case .assign(let path, let value): try session.set(path, value)
    case .call(let call):
      _ = try session.call(
        call["call"]?.string ?? "",
        on: call["on"] ?? .null,
        with: call["with"].map { Array($0.elements) } ?? []
      )
    case .write, .remove: return
    }
  }

  /// Leaves to a step what was no longer said as at the launch when its change came.
  func compareWithLaunch(of session: ScenarioSession) {
    let launch =
      parts.contains { $0.node != nil }
      ? try? ScenarioSession(quiet: session.document, variant: variant) : nil
    for place in parts.indices {
      guard let node = parts[place].node else { continue }
      let first = launch?.said(at: node.place)
      if first == nil || first != node.before { parts[place].node = nil }
    }
  }

  /// Without a run only what is changed before the first step is known to be as at the launch.
  func placeWithoutRun(in document: ScenarioDocument) {
    var called = false
    for place in parts.indices where parts[place].step == 0 {
      if case .call = parts[place].kind { called = true }
      guard !called, case .assign(let path, let value) = parts[place].kind,
        let found = document.place(of: path, variant: variant), !found.isComponent
      else { continue }
      parts[place].node = WantedPart.NodeValue(place: found, value: value)
    }
  }
}

extension ScenarioError {
  /// The same about a part of a change, at its place in what asks for it.
  fileprivate func told(at part: WantedPart) -> ScenarioError {
    ScenarioError(
      type: type,
      message: message,
      pointer: pointer.isEmpty ? part.pointer : part.container + pointer,
      allowed: allowed,
      hint: hint
    )
  }
}
