import Expat
import Sentences

/// What is refused before anything of a file is read.
enum InterfaceRefusal {
  /// Why a file with this outermost element is not read; nil where it is.
  static func refusal(of root: XMLElement) -> ImportError? {
    let offset = root.place.offset
    let type = root["type"] ?? ""
    if root.name == "archive" {
      return unsupported(
        offset,
        Sentence(
          "this is an Interface Builder file of Xcode 4 or older",
          zh: "这是 Xcode 4 或更早版本的 Interface Builder 文件"
        ),
        hint: Sentence(
          "Open it in Xcode 5 or later and save it.",
          zh: "请用 Xcode 5 或更新的版本打开并保存。"
        )
      )
    }
    guard root.name == "document", type.contains("InterfaceBuilder") else {
      return ImportError(
        ImportWarning(
          .notRecognised,
          at: offset,
          Sentence(
            "the outermost element is not that of a storyboard or XIB",
            zh: "最外层的元素不是 storyboard 或 XIB 的"
          )
        ),
        hint: Sentence(
          "responder import --how lists what can be read.",
          zh: "responder import --how 列出能读的内容。"
        )
      )
    }
    if let system = system(of: root["targetRuntime"] ?? type) {
      return unsupported(
        offset,
        Sentence(
          "this file is for \(system), and only files for iOS are read",
          zh: "这个文件是给 \(system) 的，这里只读 iOS 的文件"
        ),
        hint: nil
      )
    }
    return nil
  }

  /// The system a file is for, where it is not iOS.
  private static func system(of runtime: String) -> String? {
    // Both the runtime and, where there is none, the type of the file name the system.
    let signs: [(String, String?)] = [
      ("MacOSX", "macOS"), ("watchKit", "watchOS"), ("WatchKit", "watchOS"), ("AppleTV", "tvOS"),
      ("xrOS", "visionOS"),
      ("3.Cocoa.", "macOS"), ("CocoaTouch", nil), ("iOS", nil),
    ]
    guard let sign = signs.first(where: { runtime.contains($0.0) }) else {
      return String(runtime.prefix(60))
    }
    return sign.1
  }

  static func tooManyObjects(at offset: Int) -> ImportError {
    ImportError(
      ImportWarning(
        .limit,
        at: offset,
        Sentence(
          "there are more than \(InterfaceReader.mostObjects) objects",
          zh: "对象超过 \(InterfaceReader.mostObjects) 个"
        )
      ),
      hint: Sentence(
        "Move scenes that are not asked about to another file.",
        zh: "请把无关的场景移到别的文件里。"
      )
    )
  }

  /// What a fault of the XML means for the import.
  static func refusal(of error: XMLError) -> ImportError {
    let kind: ImportWarning.Kind =
      switch error.kind {
      case .notWellFormed, .incomplete: .notWellFormed
      case .documentType, .encoding: .unsupported
      case .tooDeep, .tooManyAttributes, .tagTooLong, .tooManyMarks, .outOfMemory: .limit
      }
    return ImportError(
      ImportWarning(kind, at: error.place.offset, error.message),
      hint: hint(for: error.kind)
    )
  }

  private static func hint(for kind: XMLError.Kind) -> Sentence? {
    switch kind {
    case .notWellFormed, .incomplete:
      Sentence(
        "Take the whole file, as Xcode saved it.",
        zh: "请使用 Xcode 保存的完整文件。"
      )
    case .documentType:
      Sentence(
        "No storyboard or XIB has one: open the file in Xcode and save it.",
        zh: "storyboard 和 XIB 都不带它：请用 Xcode 打开文件并保存。"
      )
    case .encoding:
      Sentence("Save it as UTF-8.", zh: "请把它存成 UTF-8。")
    case .tooDeep, .tooManyAttributes, .tagTooLong, .tooManyMarks, .outOfMemory:
      nil
    }
  }

  private static func unsupported(
    _ offset: Int,
    _ text: Sentence,
    hint: Sentence?
  ) -> ImportError {
    ImportError(ImportWarning(.unsupported, at: offset, text), hint: hint)
  }
}
