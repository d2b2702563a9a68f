extension RandomDocument {
  /// Fingers that come, move and go, and changes between them.
  mutating func script(steps: Int) -> DocumentValue {
    var down: Set<Int> = []
    // Before anything is removed, content is where it was put.
    let isAboutContent = !contentPoints.isEmpty && numbers.once(in: 2)
    var script: [DocumentValue] = isAboutContent ? [dragFromRest()] : []
    while script.count < steps {
      // Whole gestures only come when no finger is down.
      if numbers.once(in: 8) { script += lift(&down) }
      script.append(step(&down))
    }
    script += lift(&down)
    var states: DocumentValue = [:]
    for id in recognizers { states[id] = "possible" }
    script.append(["wait": 5, "expect": ["state": states, "values": rest()]])
    return .list(script)
  }

  /// What every view shows that no finger touches and whose content stands.
  private func rest() -> DocumentValue {
    var values: DocumentValue = [:]
    for id in scrollViews {
      for flag in ["isTracking", "isDragging", "isDecelerating", "isZooming"] {
        values["\(id).\(flag)"] = false
      }
    }
    for id in cells where !keepsTouches { values["\(id).isHighlighted"] = false }
    for id in controls { values["\(id).isTracking"] = false }
    return values
  }

  private mutating func step(_ down: inout Set<Int>) -> DocumentValue {
    switch numbers.next(below: 13) {
    case 0: return ["wait": .number(numbers.pick([0.02, 0.1, 0.4, 1.2]) ?? 0.1)]
    case 1: return change()
    case 2 where down.isEmpty: return gesture()
    case 8 where down.isEmpty && !scrollViews.isEmpty: return dragFromRest()
    case 6 where hasControllers, 7 where hasControllers:
      return controllerStep(isTouched: !down.isEmpty)
    case 12 where numbers.once(in: 2): return animation()
    case 5 where numbers.once(in: 2) && !fields.isEmpty: return textStep()
    case 3 where numbers.once(in: 4):
      return [
        "send": .text("application." + (numbers.pick(["resignActive", "becomeActive"]) ?? ""))
      ]
    case 4 where !down.isEmpty:
      let fingers = down.sorted().map { finger -> DocumentValue in
        ["finger": .number(Double(finger)), "phase": "moved", "at": point()]
      }
      return ["send": "touch.event", "fingers": .list(fingers)]
    default: return touch(&down)
    }
  }

  private func lift(_ down: inout Set<Int>) -> [DocumentValue] {
    defer { down = [] }
    return down.sorted().map { ["send": "touch.ended", "finger": .number(Double($0))] }
  }

  private mutating func touch(_ down: inout Set<Int>) -> DocumentValue {
    let finger = 1 + numbers.next(below: 3)
    var step: DocumentValue = ["send": "touch.began", "finger": .number(Double(finger))]
    if down.insert(finger).inserted {
      step["at"] = point()
      return step
    }
    switch numbers.next(below: 7) {
    case 0, 1:
      step["send"] = "touch.ended"
      down.remove(finger)
    case 2 where numbers.once(in: 3):
      step["send"] = "touch.cancelled"
      down.remove(finger)
    case 3:
      step["send"] = "touch.moved"
      step["at"] = point()
      step["duration"] = 0.1
    default:
      step["send"] = "touch.moved"
      step["at"] = point()
    }
    return step
  }

  /// What a person does, while no finger is down.
  private mutating func gesture() -> DocumentValue {
    switch numbers.next(below: 6) {
    case 0:
      ["send": "touch.tap", "at": point(), "taps": .number(Double(1 + numbers.next(below: 3)))]
    case 1: ["send": "touch.hold", "at": point()]
    case 2:
      [
        "send": "touch.drag", "from": point(), "to": point(),
        "rest": pause([0, 0.3]),
        "delay": pause([0, 0.3]),
      ]
    case 3: ["send": "touch.flick", "from": point(), "to": point()]
    case 4:
      [
        "send": "touch.drag", "from": point(), "path": [point(), point(), point()],
        "fingers": .number(Double(1 + numbers.next(below: 2))),
      ]
    default:
      [
        "send": "touch.pinch", "at": point(),
        "distance": [60, .number(numbers.pick([66, 160]) ?? 160)],
        "rest": pause([0, 0.2]),
      ]
    }
  }

  /// A drag that begins when the content has had the touch for a while, and may keep it.
  private mutating func dragFromRest() -> DocumentValue {
    let start = numbers.pick(contentPoints) ?? point()
    return [
      "send": "touch.drag", "from": start, "by": [0, .number(numbers.pick([-150, 150]) ?? 150)],
      "delay": 0.3,
    ]
  }

  /// How long fingers rest: before they move, so that the content has them, or before they lift.
  private mutating func pause(_ choices: [Double]) -> DocumentValue {
    .number(numbers.pick(choices) ?? 0)
  }

  /// Views that are animated, with touches let through or not.
  private mutating func animation() -> DocumentValue {
    let view = numbers.pick(views) ?? "v1"
    let place = DocumentValue.object([.init(key: "\(view).center", value: point())])
    var step: DocumentValue = ["animate": place]
    step["duration"] = .number(numbers.pick([0, 0.1, 0.5]) ?? 0.1)
    if numbers.once(in: 3) { step["delay"] = 0.05 }
    if numbers.once(in: 2) { step["options"] = ["allowUserInteraction"] }
    if numbers.once(in: 4) {
      step["completion"] = [["call": "removeFromSuperview", "on": .text(view)]]
    }
    return step
  }

  /// A change between two events.
  private mutating func change() -> DocumentValue {
    if let scroll = numbers.pick(scrollViews), numbers.once(in: 4) {
      return numbers.once(in: 4) ? wheel() : scrolling(scroll)
    }
    if let list = numbers.pick(lists), numbers.once(in: 6) {
      return ["call": "reloadData", "on": .text(list)]
    }
    let view = DocumentValue.text(numbers.pick(views + cells) ?? "window")
    guard let recognizer = numbers.pick(recognizers), numbers.once(in: 2) else {
      return numbers.once(in: 2)
        ? ["call": "addSubview", "on": "window", "with": [view]]
        : ["call": "removeFromSuperview", "on": view]
    }
    switch numbers.next(below: 5) {
    case 0: return ["call": "addGestureRecognizer", "on": view, "with": [.text(recognizer)]]
    case 1: return ["call": "removeGestureRecognizer", "on": view, "with": [.text(recognizer)]]
    case 2:
      let other = DocumentValue.text(numbers.pick(recognizers) ?? recognizer)
      return ["call": "require", "on": .text(recognizer), "with": [other]]
    default:
      let flag = DocumentValue.flag(!numbers.once(in: 3))
      return ["set": .object([.init(key: "\(recognizer).isEnabled", value: flag)])]
    }
  }

  /// What moves content without a finger on it.
  private mutating func wheel() -> DocumentValue {
    numbers.once(in: 2)
      ? ["send": "scroll.statusBarTap"] : ["send": "scroll.wheel", "at": point(), "by": [0, 60]]
  }

  /// A point that is mostly on one of the views.
  private mutating func point() -> DocumentValue {
    [.number(Double(numbers.next(below: 390))), .number(Double(numbers.next(below: 420)))]
  }
}
