import Jansson
import Sentences

extension InterfaceDocument {
  /// Puts in what a control sends, to whom, for which events.
  mutating func addTargets(of view: Int, to node: JSONValue) {
    let object = file.objects[view]
    guard let primary = InterfaceDocument.primaryEvents[object.model] else { return }
    let list = JSONValue.array()
    for action in object.connections where action.kind == .action {
      guard let target = target(of: action) else { continue }
      let event = action.detail ?? primary
      guard InterfaceDocument.events.contains(event) else {
        warn(
          .unknownField,
          at: action.offset,
          Sentence("there is no control event '\(event)'", zh: "没有“\(event)”这个控件事件")
        )
        continue
      }
      list.append(["for": JSONValue(event), "target": target, "action": JSONValue(action.name)])
    }
    if list.count > 0 { node.set("targets", list) }
  }

  /// Whom an action is sent to: an id, or null for the chain; nil where the file does not have it.
  mutating func target(of action: InterfaceConnection) -> JSONValue? {
    guard let index = file[action.destination] else {
      warn(
        .missingParent,
        at: action.offset,
        Sentence(
          "'\(action.name)' is sent to an object that is not in the file",
          zh: "“\(action.name)”发给的对象不在文件里"
        )
      )
      return nil
    }
    guard !file.objects[index].isFirstResponder else { return .null }
    targets.append(index)
    return JSONValue(id(of: index))
  }

  /// Makes the nodes of targets that stand in no tree.
  mutating func addTargets() {
    for target in targets where nodes[target] == nil {
      let node = node(for: target)
      // Of an object that is not on the screen nothing counts but what it is sent.
      node.set("class", "NSObject")
      objects.append(node)
    }
  }

  /// Puts recognizers on their views.
  ///
  /// A recognizer is on one view only: the last that lists it, as in UIKit.
  mutating func attachRecognizers() {
    var homes: [Int: Int] = [:]
    for view in views {
      for recognizer in recognizers(of: view) { homes[recognizer] = view }
    }
    for view in views {
      let list = JSONValue.array()
      for recognizer in recognizers(of: view)
      where homes[recognizer] == view && nodes[recognizer] == nil {
        list.append(makeRecognizer(recognizer))
      }
      if list.count > 0 { nodes[view]?.set("gestureRecognizers", list) }
    }
  }

  private func recognizers(of view: Int) -> [Int] {
    file.objects[view].connections.compactMap { connection in
      guard connection.kind == .outletCollection, connection.name == "gestureRecognizers" else {
        return nil
      }
      return file[connection.destination].flatMap {
        file.objects[$0].role == .recognizer ? $0 : nil
      }
    }
  }

  private mutating func makeRecognizer(_ index: Int) -> JSONValue {
    let node = node(for: index)
    set(propertiesOf: index, on: node)
    noteSegues(of: index)
    let list = JSONValue.array()
    for action in file.objects[index].connections where action.kind == .action {
      guard let target = target(of: action) else { continue }
      guard !target.isNull else {
        warn(
          .unsupported,
          at: action.offset,
          Sentence(
            "a recognizer sends '\(action.name)' to its target only, and the first responder is none",
            zh: "手势识别器只把“\(action.name)”发给目标，而第一响应者不是目标"
          )
        )
        continue
      }
      list.append(["target": target, "action": JSONValue(action.name)])
    }
    if list.count > 0 { node.set("targets", list) }
    return node
  }

  /// Says which segues are there and are not followed.
  mutating func noteSegues(of index: Int) {
    for segue in file.objects[index].connections
    where segue.kind == .segue && !["embed", "relationship", "unwind"].contains(segue.name) {
      let destination = file[segue.destination].map { className(of: $0) } ?? segue.destination
      warn(
        .unsupported,
        at: segue.offset,
        Sentence(
          "the segue '\(segue.name)' to \(destination) is not performed",
          zh: "到 \(destination) 的转场“\(segue.name)”不执行"
        )
      )
    }
  }

  /// What a control does when a connection names no event.
  private static let primaryEvents = [
    "UIControl": "primaryActionTriggered", "UIButton": "touchUpInside", "UISlider": "valueChanged",
    "UISwitch": "valueChanged", "UIStepper": "valueChanged", "UISegmentedControl": "valueChanged",
    "UIPageControl": "valueChanged", "UITextField": "editingDidEndOnExit",
  ]

  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
  ]
}
