import Expat
import Sentences

/// Reads a storyboard or XIB into an `InterfaceFile`.
///
/// The elements that are open are kept in a list; what an element means follows from itself and from
/// the one that holds it, so nothing is read twice and nothing recurses.
final class InterfaceReader: XMLHandler {
  /// What stands inside an element.
  enum Context {
    /// Objects, or what describes the innermost object.
    case open
    case connections
    case constraints

    /// A constraint, which may be different for some size classes.
    case constraint
    case variation

    /// The list that a mask is about.
    case mask(String)
    case runtimeAttributes
    case runtimeAttribute

    /// A text that is shown.
    case string

    /// A text that a runtime attribute has for its value.
    case runtimeText
    case skipped
  }

  /// An element that is open.
  struct Level {
    let tag: String
    var context: Context

    /// The innermost object.
    var object: Int?

    /// Whether the element is that object.
    var isObject = false
  }

  static let mostObjects = 100_000

  private(set) var file = InterfaceFile()
  private(set) var refusal: ImportError?
  private var levels: [Level] = []

  func began(_ element: XMLElement) -> XMLReading {
    guard let level = levels.last else {
      refusal = InterfaceRefusal.refusal(of: element)
      guard refusal == nil else { return .stops }
      readRoot(element)
      levels.append(Level(tag: element.name, context: .open))
      return .goesOn
    }
    levels.append(next(element, in: level))
    return refusal == nil ? .goesOn : .stops
  }

  func ended(_ name: String) -> XMLReading {
    guard let level = levels.popLast(), level.isObject, let object = level.object else {
      return .goesOn
    }
    file.objects[object].end = file.objects.count
    return .goesOn
  }

  func found(_ text: String) -> XMLReading {
    guard let level = levels.last, let object = level.object else { return .goesOn }
    switch level.context {
    case .string: file.objects[object].innerText = (file.objects[object].innerText ?? "") + text
    case .runtimeText: file.objects[object].add(runtimeText: text)
    default: break
    }
    return .goesOn
  }

  private func readRoot(_ element: XMLElement) {
    file.isStoryboard = element["type"]?.contains("Storyboard") == true
    file.isPad = element["targetRuntime"]?.hasSuffix(".iPad") == true
    file.initialController = element["initialViewController"]
  }

  /// Takes an element, and returns what is to be made of what it holds.
  private func next(_ element: XMLElement, in level: Level) -> Level {
    var next = Level(tag: element.name, context: .skipped, object: level.object)
    switch level.context {
    case .open:
      next = open(element, in: level)
    case .connections:
      edit(level) { $0.add(connection: element) }
    case .constraints:
      edit(level) { $0.add(constraint: element) }
      next.context = .constraint
    case .constraint:
      if element.name == "variation" { edit(level) { $0.varyConstraint() } }
    case .variation:
      if element.name == "mask", let list = element["key"] { next.context = .mask(list) }
    case .mask(let list):
      edit(level) { $0.add(mask: element, of: list) }
    case .runtimeAttributes:
      edit(level) { $0.add(runtimeAttribute: element) }
      next.context = .runtimeAttribute
    case .runtimeAttribute:
      edit(level) { $0.add(runtimeValue: element) }
      if InterfaceReader.isText(element) { next.context = .runtimeText }
    case .string, .runtimeText, .skipped:
      break
    }
    return next
  }

  /// Takes an element among objects and what describes them.
  private func open(_ element: XMLElement, in level: Level) -> Level {
    var next = Level(tag: element.name, context: .open, object: level.object)
    switch element.name {
    case "connections": next.context = .connections
    case "constraints": next.context = .constraints
    case "userDefinedRuntimeAttributes": next.context = .runtimeAttributes
    case "variation":
      next.context = .variation
      edit(level) { $0.add(variation: element) }
    case _ where InterfaceReader.isText(element):
      if ["text", "title", "content"].contains(element["key"]) { next.context = .string }
    case "state" where element["key"] != "normal":
      // What a button says while it is pressed or selected is not what it begins with.
      next.context = .skipped
    case "attributedString" where element["key"] == "userComments":
      next.context = .skipped
    case "layoutGuides", "resources", "dependencies", "classes", "designables",
      "inferredMetricsTieBreakers", "viewLayoutGuide", "viewControllerLayoutGuide":
      next.context = .skipped
    case "scene":
      file.sceneCount += 1
    case "device":
      file.device = element["id"]
      file.isLandscape = element["orientation"] == "landscape"
    case "adaptation":
      // It has an id and is no object: how much of a pad's screen the app has.
      file.adaptation = element["id"]
    case "simulatedScreenMetrics":
      // What each scene says is older than the device of the whole file.
      file.device = file.device ?? element["type"]
    default:
      if let id = element["id"] { return begin(element, id, in: level) }
      edit(level) { $0.add(part: element) }
    }
    return next
  }

  /// Whether the element holds a text that is too long, or of too many lines, for an attribute.
  private static func isText(_ element: XMLElement) -> Bool {
    element.name == "string" || element.name == "mutableString"
  }

  /// Begins an object.
  private func begin(_ element: XMLElement, _ id: String, in level: Level) -> Level {
    let place = file.objects.count
    guard place < InterfaceReader.mostObjects else {
      refusal = InterfaceRefusal.tooManyObjects(at: element.place.offset)
      return level
    }
    file.objects.append(
      InterfaceObject(
        tag: element.name,
        id: id,
        offset: element.place.offset,
        parent: level.object,
        container: level.tag,
        scene: file.isStoryboard ? file.sceneCount : nil,
        attributes: element.attributes,
        end: place + 1
      )
    )
    if file.places[id] == nil { file.places[id] = place }
    return Level(tag: element.name, context: .open, object: place, isObject: true)
  }

  private func edit(_ level: Level, _ change: (inout InterfaceObject) -> Void) {
    if let object = level.object { change(&file.objects[object]) }
  }
}
