import Jansson
import Sentences

/// What of a file is on the screen: the root, and what its containers show.
struct InterfaceChoice: Sendable {
  /// The root controller, or the root view where a XIB has no controller for it.
  var root: Int

  /// The stack of a navigation controller, the first at the bottom.
  var stacks: [Int: [Int]] = [:]

  /// The child that a tab controller, or another container, shows.
  var shown: [Int: Int] = [:]

  /// What a controller shows, by the relationships of the file, in order.
  static func related(to controller: Int, in file: InterfaceFile) -> [Int] {
    file.objects[controller].connections.compactMap { connection in
      guard connection.kind == .segue, connection.name == "relationship" else { return nil }
      return file[connection.destination].flatMap {
        file.objects[$0].role == .controller ? $0 : nil
      }
    }
  }

  /// Chooses what is asked for.
  init(_ file: InterfaceFile, scene: String?) throws(ImportError) {
    if let scene {
      let asked = try InterfaceChoice.find(scene, in: file)
      root = asked
      if file.objects[asked].role == .controller { wrap(asked, in: file) }
    } else {
      root = try InterfaceChoice.initial(of: file)
    }
  }

  // MARK: What is asked for

  /// Controllers, and views that stand at the top of a XIB.
  private static func candidates(in file: InterfaceFile) -> [Int] {
    file.objects.indices.filter { index in
      let object = file.objects[index]
      guard object.parent == nil else { return false }
      return object.role == .controller || (object.role == .view && !file.isStoryboard)
    }
  }

  private static func find(_ wanted: String, in file: InterfaceFile) throws(ImportError) -> Int {
    let candidates = candidates(in: file)
    // In this order: an id is unique in its file, a class may be that of many scenes.
    let names: [(InterfaceObject) -> [String?]] = [
      { [$0.id] }, { [$0["storyboardIdentifier"]] }, { [$0.customClass, $0["customClass"]] },
    ]
    for name in names {
      let found = candidates.filter { name(file.objects[$0]).contains(wanted) }
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw InterfaceChoice.several(found, in: file) }
    }
    let known = candidates.flatMap { index in
      names.flatMap { $0(file.objects[index]).compactMap(\.self) }
    }
    throw ImportError(
      ImportWarning(
        .missingParent,
        at: 0,
        Sentence("no scene is called '\(wanted)'", zh: "没有叫“\(wanted)”的场景")
      ),
      hint: NearestName.hint(for: wanted, among: known) ?? list(candidates, in: file)
    )
  }

  private static func initial(of file: InterfaceFile) throws(ImportError) -> Int {
    if let id = file.initialController, let index = file[id],
      file.objects[index].role == .controller
    {
      return index
    }
    let candidates = candidates(in: file)
    // The owner of a XIB says which view is its own.
    let owner = file.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let outlet = owner?.connections.first(where: { $0.kind == .outlet && $0.name == "view" }),
      let view = file[outlet.destination], candidates.contains(view)
    {
      return view
    }
    guard let first = candidates.first else {
      throw ImportError(
        ImportWarning(
          .noGeometry,
          at: 0,
          Sentence("the file has neither a controller nor a view", zh: "文件里既没有控制器也没有视图")
        )
      )
    }
    // To take the first would answer for a screen that nobody asked about.
    guard candidates.count == 1 else { throw several(candidates, in: file) }
    return first
  }

  private static func several(_ found: [Int], in file: InterfaceFile) -> ImportError {
    ImportError(
      ImportWarning(
        .severalRoots,
        at: file.objects[found[0]].offset,
        Sentence(
          "\(found.count) scenes or views of the file could be meant",
          zh: "文件里有 \(found.count) 个场景或视图都可能是所指的那个"
        )
      ),
      hint: list(found, in: file)
    )
  }

  /// A sentence that names what can be asked for.
  private static func list(_ candidates: [Int], in file: InterfaceFile) -> Sentence {
    let names = candidates.prefix(8).map { index in
      let object = file.objects[index]
      return "\(object.id) (\(object["storyboardIdentifier"] ?? object.className))"
    }
    let more = candidates.count > names.count ? ["…"] : []
    return Sentence(
      "Say which with --scene: \(Sentence.list(names + more)).",
      zh: "请用 --scene 指明：\(Sentence.list(names + more))。"
    )
  }

  // MARK: Around what is asked for

  /// The containers that a controller may lie in; more are a file's mistake.
  private static let mostContainers = 16

  /// Puts the controller that is asked for into the containers in which the app would show it.
  private mutating func wrap(_ asked: Int, in file: InterfaceFile) {
    var containers: [Int: Int] = [:]
    var pushers: [Int: Int] = [:]
    let controllers = InterfaceChoice.controllers(in: file)
    for index in file.objects.indices {
      for child in InterfaceChoice.related(to: index, in: file) where containers[child] == nil {
        containers[child] = index
      }
      for connection in file.objects[index].connections
      where connection.kind == .segue && ["show", "push"].contains(connection.name) {
        guard let pushed = file[connection.destination], pushers[pushed] == nil,
          let scene = file.objects[index].scene,
          let pusher = controllers[scene], pusher != pushed
        else { continue }
        pushers[pushed] = pusher
      }
    }
    // Upwards: from what is asked for to whoever pushes it, as far as a container.
    var stack = [asked]
    var seen: Set<Int> = [asked]
    // Segues may lead in a circle.
    for _ in 0..<InterfaceChoice.mostContainers {
      let below = stack[0]
      if let container = containers[below], seen.insert(container).inserted {
        let isStack = file.objects[container].tag == "navigationController"
        // A show segue outside a stack presents: what is asked for then stands alone.
        guard isStack || stack.count == 1 else { break }
        if isStack { stacks[container] = stack } else { shown[container] = below }
        root = container
        stack = [container]
      } else if let pusher = pushers[below], seen.insert(pusher).inserted {
        stack.insert(pusher, at: 0)
      } else {
        break
      }
    }
  }

  /// The controller of each scene.
  private static func controllers(in file: InterfaceFile) -> [Int: Int] {
    var controllers: [Int: Int] = [:]
    for (index, object) in file.objects.enumerated() {
      guard object.parent == nil, object.role == .controller, let scene = object.scene,
        controllers[scene] == nil
      else { continue }
      controllers[scene] = index
    }
    return controllers
  }
}
