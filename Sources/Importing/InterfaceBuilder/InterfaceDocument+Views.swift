import Jansson
import Sentences

extension InterfaceDocument {
  /// Makes the nodes of a root view and of what lies in it.
  ///
  /// The root gets a frame, unless the file does not say where it lies; `depth` is how many views and
  /// containers it lies in.
  mutating func makeViews(
    _ root: Int,
    in frame: PrintedRect?,
    of controller: Int?,
    depth: Int
  ) throws(ImportError) -> JSONValue {
    if let frame { layout.place(root, in: frame) }
    let rootNode = makeView(root)
    depths[root] = depth + 1
    for view in look.views(below: root) {
      var node = rootNode
      if view != root {
        guard let superview = look.superviews[view] else { continue }
        node = makeView(view)
        add(node, of: view, to: superview)
        depths[view] = (depths[superview] ?? depth) + 1
      }
      guard let depth = depths[view], depth < InterfaceDocument.mostDepth else {
        throw tooDeep(at: file.objects[view].offset)
      }
      views.append(view)
      addTargets(of: view, to: node)
      noteSegues(of: view)
      for segue in file.objects[view].connections
      where segue.kind == .segue && segue.name == "embed" {
        if let child = file[segue.destination], file.objects[child].role == .controller {
          embed(child, in: view, of: controller, depth: depth)
        }
      }
    }
    return rootNode
  }

  /// The list of a view's subviews, made when the first is put in.
  mutating func subviews(of view: Int) -> JSONValue {
    if let list = subviews[view] { return list }
    let list = JSONValue.array()
    subviews[view] = list
    nodes[view]?.set("subviews", list)
    return list
  }

  /// Puts a view in front of what its superview holds already, and a background behind all of it.
  private mutating func add(_ node: JSONValue, of view: Int, to superview: Int) {
    let list = subviews(of: superview)
    guard file.objects[view].key == "backgroundView", list.count > 0,
      backgrounds.insert(superview).inserted
    else {
      list.append(node)
      return
    }
    let all = JSONValue([node] + list.elements)
    subviews[superview] = all
    nodes[superview]?.set("subviews", all)
  }

  private mutating func makeView(_ index: Int) -> JSONValue {
    let object = file.objects[index]
    let node = node(for: index)
    if let frame = layout.frame(of: index), !layout.unknown.contains(index) {
      node.set("frame", .rect(frame))
    } else {
      note("unknown", "frame", on: node)
      if object.frame == nil {
        warn(
          .noGeometry,
          at: object.offset,
          Sentence("the view has no frame in the file", zh: "文件里没有这个视图的 frame")
        )
      }
    }
    if !look.doubts(about: index).isEmpty { note("assumed", "frame", on: node) }
    set(propertiesOf: index, on: node)
    if InterfaceTag.view(object.tag) == nil {
      warn(
        .unknownField,
        at: object.offset,
        Sentence(
          "<\(object.tag)> is not known and is taken for a plain view",
          zh: "<\(object.tag)> 不认识，当作普通视图"
        )
      )
    }
    return node
  }

  /// Notes a property as assumed or unknown.
  private func note(_ list: String, _ property: String, on node: JSONValue) {
    guard let origin = node["origin"]?.shallowCopy() else { return }
    origin.set(JSONKey(list), [JSONValue(property)])
    node.set("origin", origin)
  }

  /// Sets what attributes and, after them, runtime attributes say.
  mutating func set(propertiesOf index: Int, on node: JSONValue) {
    let object = file.objects[index]
    let model = object.model
    for property in InterfaceProperty.properties(of: model) {
      guard let text = look.value(property.attribute, of: index) else { continue }
      if let value = property.value(text) { node.set(property.property, value) }
    }
    switch model {
    case "UILabel", "UIImageView":
      // In a file every element has interaction unless it says NO; in a document these have not.
      let isOn = look.flag("userInteractionEnabled", of: index) ?? true
      node.set("isUserInteractionEnabled", isOn)
      if model == "UILabel", let text = look.text(of: index) { node.set("text", text) }
    case "UITextField", "UITextView":
      if let text = look.text(of: index) { node.set("text", text) }
    case "UIButton":
      if let text = look.text(of: index) { node.set("title", text) }
    case "UISegmentedControl":
      if !object.segments.isEmpty { node.set("segments", JSONValue(object.segments)) }
    case "UIScreenEdgePanGestureRecognizer":
      if !object.edges.isEmpty { node.set("edges", JSONValue(object.edges)) }
    default:
      break
    }
    for attribute in object.runtimeAttributes
    where attribute.keyPath != "accessibilityIdentifier"
      && !InterfaceProperty.set(attribute, on: node, model: model)
    {
      warn(
        .unknownField,
        at: attribute.offset,
        Sentence(
          "the runtime attribute '\(attribute.keyPath)' has no place in a document",
          zh: "运行时属性“\(attribute.keyPath)”在文档里没有对应项"
        )
      )
    }
  }
}
