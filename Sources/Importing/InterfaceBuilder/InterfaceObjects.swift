import Sentences

/// The objects of a file as every form tells of them.
enum InterfaceObjects {
  static func objects(of document: InterfaceDocument) -> [PastedObject] {
    let look = document.look
    var recognized: [String: String] = [:]
    for object in look.file.objects {
      for connection in object.connections
      where connection.kind == .outletCollection && connection.name == "gestureRecognizers" {
        recognized[connection.destination] = object.id
      }
    }
    return look.file.objects.indices.map { index in
      var object = object(index, in: document)
      if object.kind == .recognizer { object.view = object.ib.flatMap { recognized[$0] } }
      return object
    }
  }

  private static func object(_ index: Int, in document: InterfaceDocument) -> PastedObject {
    let look = document.look
    let written = look.file.objects[index]
    let kind: PastedObject.Kind =
      switch written.role {
      case .view: .view
      case .controller: .controller
      case .recognizer: .recognizer
      case .other: .object
      }
    var object = PastedObject(
      kind,
      form: .interfaceBuilder,
      className: document.className(of: index),
      at: written.offset
    )
    object.ib = written.id
    object.parent = written.parent
    object.baseClass = written.customClass == nil || kind == .object ? nil : written.baseName
    object.label = written.called
    object.identifier = written.accessibilityIdentifier
    object.tag = look.value("tag", of: index).flatMap { Int($0) }
    object.isEnabled = look.flag("enabled", of: index)
    object.rest = ["userLabel", "storyboardIdentifier", "placeholder"].compactMap { name in
      written[name].map { (name, $0) }
    }
    switch kind {
    case .view:
      object.text = look.text(of: index)
      object.frame =
        document.layout.unknown.contains(index) ? nil : document.layout.frame(of: index)
      object.isHidden = look.flag("hidden", of: index)
      object.alpha = InterfaceNumber.double(look.value("alpha", of: index))
      object.isUserInteractionEnabled = look.flag("userInteractionEnabled", of: index)
      object.clipsToBounds = look.flag("clipsSubviews", of: index)
      object.superview = look.superviews[index].map { look.file.objects[$0].id }
      object.doubts = look.doubts(about: index) + document.outside(index)
    case .controller:
      object.view = look.file.child(of: index, key: "view").map { look.file.objects[$0].id }
    case .recognizer:
      object.cancelsTouchesInView = look.flag("cancelsTouchesInView", of: index)
      object.delaysTouchesBegan = look.flag("delaysTouchesBegan", of: index)
      object.delaysTouchesEnded = look.flag("delaysTouchesEnded", of: index)
      object.numberOfTapsRequired = look.value("numberOfTapsRequired", of: index).flatMap {
        Int($0)
      }
      object.numberOfTouchesRequired =
        look.value("numberOfTouchesRequired", of: index).flatMap { Int($0) }
      object.minimumPressDuration =
        InterfaceNumber.double(look.value("minimumPressDuration", of: index))
    case .window, .touch, .element, .guide, .object:
      break
    }
    object.actions = written.connections.filter { $0.kind == .action }.map { action in
      let target = look.file[action.destination]
      return (action.name, action.destination, target.map { document.className(of: $0) } ?? "")
    }
    return object
  }
}

extension InterfaceObject {
  /// The class of UIKit's that the element stands for.
  var baseName: String {
    InterfaceTag.view(tag)?.name ?? InterfaceTag.controller(tag)?.name ?? model
  }

  /// What it is called beside its class: for people with VoiceOver, in Xcode's outline, or, of a
  /// controller, in its bar.
  var called: String? {
    label ?? self["userLabel"]?.unlessEmpty
      ?? (role == .controller ? self["title"]?.unlessEmpty : nil)
  }
}

extension InterfaceDocument {
  /// Says of a view that it is drawn outside the root, where no finger gets.
  ///
  /// What a scroll view holds is brought in by scrolling, and is left out.
  func outside(_ index: Int) -> [ImportWarning] {
    guard depths[index] != nil, let frame = layout.frame(of: index) else { return [] }
    var (x, y) = (frame.origin.x, frame.origin.y)
    var next = look.superviews[index]
    while let view = next {
      guard file.objects[view].model != "UIScrollView", let outer = layout.frame(of: view) else {
        return []
      }
      guard let above = look.superviews[view] else {
        let isOut =
          x >= outer.size.width || y >= outer.size.height || x + frame.size.width <= 0
          || y + frame.size.height <= 0
        guard isOut else { return [] }
        return [
          ImportWarning(
            .designTime,
            at: file.objects[index].offset,
            Sentence("it is drawn outside the root view", zh: "它画在根视图之外")
          )
        ]
      }
      x += outer.origin.x
      y += outer.origin.y
      next = above
    }
    return []
  }
}
