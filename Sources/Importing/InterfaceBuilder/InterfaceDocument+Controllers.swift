import Jansson
import Sentences

extension InterfaceDocument {
  /// Makes the empty node of a controller, to be filled later.
  ///
  /// - Returns: The node; nil where the controller stands elsewhere already.
  mutating func reach(_ controller: Int, size: PrintedSize?, depth: Int) -> JSONValue? {
    guard nodes[controller] == nil else {
      warn(
        .unsupported,
        at: file.objects[controller].offset,
        Sentence(
          "the scene stands in two places; it is put in the first",
          zh: "这个场景出现在两处，只放在第一处"
        )
      )
      return nil
    }
    let node = node(for: controller)
    pending.append(Pending(controller: controller, node: node, size: size, depth: depth + 1))
    return node
  }

  /// Puts into a controller's node what it shows.
  mutating func fill(_ next: Pending) throws(ImportError) {
    guard next.depth < InterfaceDocument.mostDepth else {
      throw tooDeep(at: file.objects[next.controller].offset)
    }
    set(propertiesOf: next.controller, on: next.node)
    noteSegues(of: next.controller)
    noteBars(of: next.controller)
    switch (file.objects[next.controller].tag, next.size) {
    case ("navigationController", nil):
      let stack =
        choice.stacks[next.controller]
        ?? InterfaceChoice.related(to: next.controller, in: file).prefix(1).map(\.self)
      addControllers(stack, to: next)
    case ("tabBarController", nil):
      let tabs = InterfaceChoice.related(to: next.controller, in: file)
      addControllers(tabs, to: next)
      if let place = choice.shown[next.controller].flatMap({ tabs.firstIndex(of: $0) }), place > 0 {
        next.node.set("selectedIndex", place)
      }
    default:
      try fillPlain(next)
    }
  }

  private mutating func addControllers(_ controllers: [Int], to next: Pending) {
    let list = JSONValue.array()
    for controller in controllers {
      guard let node = reach(controller, size: nil, depth: next.depth) else { continue }
      list.append(node)
    }
    next.node.set("viewControllers", list)
  }

  private mutating func fillPlain(_ next: Pending) throws(ImportError) {
    let object = file.objects[next.controller]
    addNavigationItem(of: next.controller, to: next.node)
    if let view = file.child(of: next.controller, key: "view") {
      let frame =
        next.size.map { PrintedRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        ?? screen.frame(of: view)
      let node = try makeViews(view, in: frame, of: next.controller, depth: next.depth)
      next.node.set("view", node)
      return
    }
    let size = next.size ?? screen.size
    let child = choice.shownChild(of: next.controller, in: file)
    let origin: JSONValue = ["class": "UIView", "assumed": ["frame"]]
    // Another file, or the app, says what lies in it.
    if child == nil { origin.set("unknown", ["subviews"]) }
    let view: JSONValue = [
      "id": JSONValue(names.take("\(id(of: next.controller))-view")),
      "frame": .numbers([0, 0, size.width, size.height]), "origin": origin,
    ]
    next.node.set("view", view)
    guard let child else {
      warn(
        .noGeometry,
        at: object.offset,
        Sentence(
          "the view of \(className(of: next.controller)) is not in this file",
          zh: "\(className(of: next.controller)) 的视图不在这个文件里"
        )
      )
      return
    }
    warn(
      .unsupported,
      at: object.offset,
      Sentence(
        "\(className(of: next.controller)) is shown here without bars, filled by one child",
        zh: "这里的 \(className(of: next.controller)) 不带栏，只由一个子控制器填满"
      )
    )
    guard let node = reach(child, size: size, depth: next.depth) else { return }
    next.node.set("children", [node])
    view.set("subviews", ["\(id(of: child)).view"])
  }

  /// Puts the controller that a container view embeds into it.
  mutating func embed(_ child: Int, in view: Int, of controller: Int?, depth: Int) {
    let size = layout.frame(of: view)?.size ?? PrintedSize(width: 0, height: 0)
    guard let node = reach(child, size: size, depth: depth) else { return }
    subviews(of: view).append("\(id(of: child)).view")
    guard let controller, let parent = nodes[controller] else {
      objects.append(node)
      return
    }
    let list = children[controller] ?? JSONValue.array()
    if children[controller] == nil {
      children[controller] = list
      parent.set("children", list)
    }
    list.append(node)
  }

  // MARK: Bars

  /// Puts in what the navigation bar shows for a controller.
  private mutating func addNavigationItem(of controller: Int, to node: JSONValue) {
    guard let item = file.child(of: controller, key: "navigationItem") else { return }
    let bar = JSONValue.object()
    if let title = look.value("title", of: item) { bar.set("title", title) }
    let sides = [
      ("leftBarButtonItem", "leftBarButtonItems"), ("rightBarButtonItem", "rightBarButtonItems"),
    ]
    for (key, list) in sides {
      let buttons = file.children(of: item).filter {
        file.objects[$0].tag == "barButtonItem"
          && (file.objects[$0].key == key || file.objects[$0].container == list)
      }
      if !buttons.isEmpty { bar.set(list, JSONValue(buttons.map { makeBarButton($0) })) }
    }
    if bar.count > 0 { node.set("navigationItem", bar) }
    noteCustomViews(in: item)
  }

  /// Says which views of the file's would lie in the bar: where, nothing in a file says.
  private mutating func noteCustomViews(in item: Int) {
    var next = item + 1
    while next < file.objects[item].end {
      let isView = file.objects[next].role == .view
      if isView {
        warn(
          .noGeometry,
          at: file.objects[next].offset,
          Sentence(
            "\(className(of: next)) lies in the navigation bar, which places it; it is left out",
            zh: "\(className(of: next)) 在导航栏里，位置由导航栏决定，这里略去"
          )
        )
      }
      next = isView ? file.objects[next].end : next + 1
    }
  }

  /// Says which bars change with a controller in a way that documents have no property for.
  private mutating func noteBars(of controller: Int) {
    if look.flag("toolbarHidden", of: controller) == false {
      warn(
        .unsupported,
        at: file.objects[controller].offset,
        Sentence(
          "\(className(of: controller)) has a toolbar at the bottom, which is left out",
          zh: "\(className(of: controller)) 底部有工具栏，这里略去"
        )
      )
    }
    let isPushed = choice.stacks.values.contains { $0.dropFirst().contains(controller) }
    if isPushed, file.objects[choice.root].tag == "tabBarController",
      look.flag("hidesBottomBarWhenPushed", of: controller) == true
    {
      warn(
        .unsupported,
        at: file.objects[controller].offset,
        Sentence(
          "a tab bar is hidden when \(className(of: controller)) is pushed; here it stays",
          zh: "\(className(of: controller)) 被推入时会隐藏标签栏，这里标签栏仍在"
        )
      )
    }
  }

  private mutating func makeBarButton(_ index: Int) -> JSONValue {
    let object = file.objects[index]
    let button: JSONValue = [
      "id": JSONValue(id(of: index)), "class": "UIBarButtonItem",
      "origin": [
        "class": "UIBarButtonItem", "ib": JSONValue(object.id),
        "line": JSONValue(text.position(at: object.offset).line),
      ],
    ]
    nodes[index] = button
    if let title = look.text(of: index) ?? object["systemItem"] { button.set("title", title) }
    if look.flag("enabled", of: index) == false { button.set("isEnabled", false) }
    if let action = object.connections.first(where: { $0.kind == .action }),
      let target = target(of: action)
    {
      if !target.isNull { button.set("target", target) }
      button.set("action", action.name)
    }
    noteSegues(of: index)
    return button
  }

  func tooDeep(at offset: Int) -> ImportError {
    ImportError(
      ImportWarning(
        .limit,
        at: offset,
        Sentence(
          "views lie more than \(InterfaceDocument.mostDepth) deep",
          zh: "视图嵌套超过 \(InterfaceDocument.mostDepth) 层"
        )
      )
    )
  }
}
