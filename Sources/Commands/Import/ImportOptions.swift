import ArgumentParser
import Help
import Jansson
import Sentences
import WorkbenchProtocol

/// How what was printed is read.
struct ImportOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "A file with another print of the same moment; may be repeated.",
        zh: "同一时刻的另一份打印所在的文件；可以重复。"
      ),
      valueName: "file"
    ),
    completion: .file()
  )
  var with: [String] = []

  @Option(
    help: .init(
      Sentence(
        "What it is a print of, where that cannot be told: V, L, R, IB and so on, as "
          + "responder-import(7) lists them; subviews for a list of one view's subviews.",
        zh: "看不出来时，写明是什么的打印：V、L、R、IB 等，见 responder-import(7)；subviews 表示同一个视图的子视图列表。"
      )
    ),
    completion: .list(PrintedForms.names)
  )
  var form: PrintForm?

  @Option(
    help: .init(
      Sentence(
        "The address of the object below which everything matters.",
        zh: "只看这个地址的对象及其下面。"
      ),
      valueName: "address"
    )
  )
  var root: String?

  @Option(
    help: .init(
      Sentence("The size of the screen, as 390,844.", zh: "屏幕尺寸，如 390,844。"),
      valueName: "width,height"
    )
  )
  var screen: TypedSize?

  @Option(
    help: .init(
      Sentence("The version of iOS that printed it.", zh: "打印它的 iOS 版本。"),
      valueName: "version"
    )
  )
  var ios: Int?

  @Option(
    help: .init(
      Sentence(
        "The scene of a storyboard: its id, its identifier, or its class.",
        zh: "故事板的场景：id、标识符或类。"
      )
    )
  )
  var scene: String?

  @Option(
    help: .init(
      Sentence(
        "The size classes of a storyboard, width first, as compact,regular.",
        zh: "故事板的尺寸类别，宽在前，如 compact,regular。"
      )
    )
  )
  var traits: String?

  @Option(
    help: .init(
      Sentence("The class of a XIB's owner.", zh: "XIB 的所有者的类。"),
      valueName: "class"
    )
  )
  var owner: String?

  @Flag(
    help: .init(
      Sentence(
        "Replace texts, labels and identifiers by their lengths.",
        zh: "把文本、标签和标识符换成它们的长度。"
      )
    )
  )
  var scrub = false

  /// Whether one of them was given.
  var areGiven: Bool {
    !with.isEmpty || form != nil || root != nil || screen != nil || ios != nil || scene != nil
      || traits != nil || owner != nil || scrub
  }

  /// Adds what was given to the request of an import.
  func add(to params: JSONValue) {
    if !with.isEmpty { params.set(.with, JSONValue(with)) }
    if let form { params.set(.form, form.name) }
    if let root { params.set(.root, root) }
    if let screen { params.set(.screen, screen.json) }
    if let ios { params.set(.ios, ios) }
    if let scene { params.set(.scene, scene) }
    if let traits { params.set(.traits, traits) }
    if let owner { params.set(.owner, owner) }
    if scrub { params.set(.scrub, true) }
  }
}
