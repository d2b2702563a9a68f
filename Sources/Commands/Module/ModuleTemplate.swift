import Sentences

/// The files of a new module: a view that reacts outside its bounds, and a scenario that shows it.
///
/// ```swift
/// let files = try ModuleTemplate("Wide").write(below: ".")   // Wide/Wide.swift, Wide/wide.json
/// ```
package struct ModuleTemplate {
  /// The module's name, which is also that of its folder and of its Swift module.
  package let name: String

  /// Refuses a name that no module can have.
  package init(_ name: String) throws(ModuleError) {
    try ModuleTemplate.check(name)
    self.name = name
  }

  /// Refuses a name that is no Swift identifier, or means something already.
  static func check(_ name: String) throws(ModuleError) {
    func isLetter(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
    }
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64,
      name.utf8.allSatisfy({ isLetter($0) || (48...57).contains($0) })
    else {
      throw ModuleError(
        .usage,
        Sentence("'\(name)' is no module name", zh: "“\(name)”不能作模块名"),
        hint: Sentence(
          "Begin with a letter and use letters, digits and '_': Wide, MyButtons.",
          zh: "以字母开头，用字母、数字和 '_'：如 Wide、MyButtons。"
        )
      )
    }
    let taken = ["UIKit", "ResponderKit", "ModuleKit", "CResponderKit", "Foundation", "Swift"]
    if taken.contains(name) {
      throw ModuleError(
        .usage,
        Sentence("'\(name)' is the name of a library", zh: "“\(name)”是库的名字"),
        hint: Sentence("Choose another name.", zh: "请另选名字。")
      )
    }
  }

  /// The name of the scenario's file and the second half of its id.
  package var scenario: String { name.lowercased() }

  /// Writes the files into a new folder below another and returns their paths.
  package func write(below folder: String) throws(ModuleError) -> [String] {
    let own = folder == "." ? name : folder + "/" + name
    guard !ModuleFiles.isFolder(own) else {
      throw ModuleError(
        .usage,
        Sentence("the folder \(own) is there already", zh: "文件夹 \(own) 已经存在"),
        hint: Sentence(
          "Choose another name, or build what is there: responder module build \(name)",
          zh: "请另选名字，或构建已有的：responder module build \(name)"
        )
      )
    }
    try ModuleFiles.makeFolder(own)
    let files = [
      (own + "/\(name).swift", source), (own + "/\(scenario).json", document),
    ]
    for (path, text) in files {
      try ModuleFiles.write(Array(text.utf8), to: path, isNew: true)
    }
    return files.map(\.0)
  }

  private var source: String {
    """
    import UIKit

    // A view that can be touched up to 20 points outside its bounds.
    final class \(name)View: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }

    // A controller with an action; any object can be the target of one.
    final class \(name)Controller: UIViewController {
      func buy(_ sender: Any?) {}

      override class var actions: Actions { super.actions.adding("buy:", \(name)Controller.buy) }
    }

    let module = Module("\(name)")
      .view(\(name)View.self) { \(name)View(frame: $0) }
      .controller(\(name)Controller.self) { \(name)Controller() }

    """
  }

  private var document: String {
    """
    {
      "format": 1,
      "id": "\(name)/\(scenario)",
      "title": {
        "en": "A view that is larger to the finger than to the eye",
        "zh-Hans": "手指摸到的比眼睛看到的更大的视图"
      },
      "app": {
        "windows": [
          {
            "id": "window",
            "frame": [0, 0, 390, 844],
            "rootViewController": {
              "id": "shop",
              "class": "\(name).\(name)Controller",
              "view": {
                "id": "root",
                "subviews": [
                  { "id": "buy", "class": "\(name).\(name)View", "frame": [100, 200, 40, 40] }
                ]
              }
            }
          }
        ]
      },
      "script": [
        { "send": "touch.tap", "at": "buy", "expect": { "hit": "buy" } },
        { "send": "touch.tap", "at": [85, 220], "expect": { "hit": "buy" } },
        { "send": "touch.tap", "at": [75, 220], "expect": { "hit": "root" } }
      ]
    }

    """
  }
}
