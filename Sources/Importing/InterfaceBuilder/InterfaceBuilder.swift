import Expat
import Jansson
import Sentences

/// What a storyboard or XIB becomes.
struct InterfaceImport {
  /// The scenario document.
  let document: JSONValue

  /// Every object of the file, in its order.
  let objects: [PastedObject]

  /// The id in the document of each of `objects`; nil for those that do not stand in it.
  let documentIDs: [String?]

  /// The places among `objects` of what is at the top: a controller, or a view.
  let roots: [Int]

  let warnings: [ImportWarning]
}

/// Storyboards and XIBs.
enum InterfaceBuilder {
  /// Reads a file and makes a document of the scene that is asked for.
  static func read(
    _ text: InterfaceText,
    options: InterfaceOptions = InterfaceOptions()
  ) throws(ImportError) -> InterfaceImport {
    let file = try parse(text)
    let choice = try InterfaceChoice(file, scene: options.scene)
    let look = InterfaceLook(file, for: options.traits ?? file.drawnFor?.traits ?? .any)
    let screen = InterfaceScreen(look, choice, asked: options.screen)
    var document = InterfaceDocument(text, look, choice, screen, owner: options.owner)
    let made = try document.make()
    document.noteDesign()
    let objects = InterfaceObjects.objects(of: document)
    for view in document.views { document.warnings += objects[view].doubts }
    return InterfaceImport(
      document: made,
      objects: objects,
      documentIDs: file.objects.indices.map { document.nodes[$0] == nil ? nil : document.ids[$0] },
      roots: [choice.root],
      warnings: document.warnings.sorted { $0.offset < $1.offset }
    )
  }

  private static func parse(_ text: InterfaceText) throws(ImportError) -> InterfaceFile {
    let handler = InterfaceReader()
    do throws(XMLError) {
      let reader = try XMLReader(handler: handler)
      if try reader.feed(text.bytes) == .goesOn { try reader.finish() }
    } catch {
      throw InterfaceRefusal.refusal(of: error)
    }
    if let refusal = handler.refusal { throw refusal }
    return handler.file
  }
}

extension InterfaceTraits {
  /// What nobody chose: only the default variations apply.
  static let any = InterfaceTraits(width: .any, height: .any)
}

extension InterfaceDocument {
  /// Says once what holds for the whole drawing.
  mutating func noteDesign() {
    let offset = file.objects[choice.root].offset
    warn(
      .designTime,
      at: offset,
      Sentence(
        "frames are as designed for \(screen.drawn.width.short) × \(screen.drawn.height.short)",
        zh: "frame 是按 \(screen.drawn.width.short) × \(screen.drawn.height.short) 设计的"
      )
    )
    if !layout.unknown.isEmpty {
      warn(
        .noGeometry,
        at: offset,
        Sentence(
          "constraints lay out \(layout.unknown.count) views, whose frames here are not known",
          zh: "有 \(layout.unknown.count) 个视图由约束布局，在这里的 frame 不知道"
        )
      )
    }
    if views.contains(where: { file.objects[$0].container == "prototypes" }) {
      warn(
        .designTime,
        at: offset,
        Sentence(
          "prototype cells lie where they were drawn; which cells there are the app decides",
          zh: "原型单元格放在画的位置；实际有哪些单元格由应用决定"
        )
      )
    }
    if views.contains(where: { file.objects[$0].variations.contains { $0.key != "default" } }) {
      warn(
        .designTime,
        at: offset,
        Sentence(
          "size classes: width \(look.traits.width.rawValue), height \(look.traits.height.rawValue); "
            + "--traits chooses others",
          zh: "尺寸类别：宽 \(look.traits.width.rawValue)，高 \(look.traits.height.rawValue)；"
            + "可用 --traits 另选"
        )
      )
    }
  }
}

extension Double {
  /// The number without a fraction where it has none.
  var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
