import Expat

/// What the elements inside an object say of it.
extension InterfaceObject {
  /// Takes an element that describes the object and holds no object.
  mutating func add(part element: XMLElement) {
    switch (element.name, element["key"]) {
    case ("rect", "frame"):
      frame = InterfaceObject.rect(element)
    case ("autoresizingMask", _):
      for (name, value) in Autoresizing.named where element[name] == "YES" {
        autoresizing.insert(value)
      }
    case ("accessibility", _):
      identifier = element["identifier"]
      label = element["label"]
    case ("state", "normal"), ("buttonConfiguration", "configuration"):
      innerText = element["title"] ?? innerText
    case ("segment", _):
      segments.append(element["title"] ?? "")
    case ("fragment", _):
      innerText = (innerText ?? "") + (element["content"] ?? "")
    case ("rectEdge", "edges"):
      edges = ["top", "left", "bottom", "right"].filter { element[$0] == "YES" }
    default:
      break
    }
  }

  mutating func add(connection element: XMLElement) {
    guard let kind = InterfaceConnection.Kind(rawValue: element.name),
      let destination = element["destination"]
    else { return }
    let name =
      switch kind {
      case .action: element["selector"]
      case .outlet, .outletCollection: element["property"]
      case .segue: element["kind"]
      }
    connections.append(
      InterfaceConnection(
        kind: kind,
        destination: destination,
        name: name ?? "",
        detail: element[kind == .action ? "eventType" : "relationship"],
        offset: element.place.offset
      )
    )
  }

  /// Takes a constraint that gives a view a fixed width or height.
  ///
  /// Every constraint takes a place, so that the last is the one that is being read.
  mutating func add(constraint element: XMLElement) {
    let attribute = element["firstAttribute"]
    let isFixed =
      element["secondItem"] == nil && element["relation"] == nil && element["placeholder"] != "YES"
      && (element["priority"].map { $0 == "1000" } ?? true)
      && (attribute == "width" || attribute == "height")
    let constant = InterfaceNumber.double(element["constant"])
    constraints.append(
      InterfaceConstraint(
        id: element["id"],
        item: element["firstItem"],
        isHeight: attribute == "height",
        constant: isFixed ? constant ?? 0 : nil
      )
    )
  }

  /// Notes that the constraint that is being read is another one for some size classes.
  mutating func varyConstraint() {
    guard !constraints.isEmpty else { return }
    constraints[constraints.count - 1].constant = nil
  }

  mutating func add(variation element: XMLElement) {
    guard let key = element["key"] else { return }
    variations.append(InterfaceVariation(key: key, attributes: element.attributes))
  }

  mutating func add(mask element: XMLElement, of list: String) {
    guard !variations.isEmpty, let id = element["reference"] else { return }
    variations[variations.count - 1].masks.append((list, id, element.name == "include"))
  }

  mutating func add(runtimeAttribute element: XMLElement) {
    let text = element["value"]
    let value: RuntimeAttribute.Value =
      switch element["type"] {
      case "boolean": .flag(text == "YES")
      case "string", "localizedString": .text(text ?? "")
      case "number": InterfaceNumber.double(text).map { .number($0) } ?? .other
      default: .other
      }
    runtimeAttributes.append(
      RuntimeAttribute(
        keyPath: element["keyPath"] ?? "",
        value: value,
        offset: element.place.offset
      )
    )
  }

  /// Takes a part of the text that the runtime attribute being read has for its value.
  mutating func add(runtimeText text: String) {
    guard let last = runtimeAttributes.indices.last,
      case .text(let begun) = runtimeAttributes[last].value
    else { return }
    runtimeAttributes[last].value = .text(begun + text)
  }

  /// Takes the value of the runtime attribute that is being read.
  mutating func add(runtimeValue element: XMLElement) {
    guard !runtimeAttributes.isEmpty else { return }
    let names =
      switch element.name {
      case "integer", "real": ["value"]
      case "point": ["x", "y"]
      case "size": ["width", "height"]
      case "rect": ["x", "y", "width", "height"]
      default: [String]()
      }
    let numbers = names.compactMap { InterfaceNumber.double(element[$0]) }
    guard !names.isEmpty, numbers.count == names.count else { return }
    runtimeAttributes[runtimeAttributes.count - 1].value =
      numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  /// A rectangle; nil where a part of it is missing or no number.
  private static func rect(_ element: XMLElement) -> PrintedRect? {
    guard let x = InterfaceNumber.double(element["x"]),
      let y = InterfaceNumber.double(element["y"]),
      let width = InterfaceNumber.double(element["width"]),
      let height = InterfaceNumber.double(element["height"])
    else { return nil }
    return PrintedRect(x: x, y: y, width: width, height: height)
  }
}
