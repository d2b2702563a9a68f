import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension NameTable {
  /// Reads a reference, or with `key` one that is the name of the member at `path`, and checks, when
  /// all names are known, that it leads somewhere.
  ///
  /// Where it is only the beginning of what is written there, `written` is all of that.
  func reference(
    _ text: String,
    in written: String? = nil,
    at path: SourcePath,
    key: Bool = false,
    scope: BodyScope? = nil,
    expecting className: String? = nil
  ) -> ReferencePath? {
    guard let reference = ReferencePath(text) else {
      diagnostics.report(
        .unknownReference,
        at: path,
        key: key,
        Sentence(
          "'\(text)' is no reference: an id, then any number of .property and [index]",
          zh: "“\(text)”不是引用：先写 id，再写任意个 .属性 和 [序号]"
        ),
        hint: Sentence(
          "Write an id of the document, such as \"root\" or \"root.subviews[0]\".",
          zh: "请写文档里的 id，如 \"root\" 或 \"root.subviews[0]\"。"
        )
      )
      return nil
    }
    refer(to: reference.base)
    useNames(of: reference, in: written ?? text, at: path, key: key, scope: scope)
    later { [self] in check(reference, at: path, key, scope, expecting: className) }
    return reference
  }

  private func check(
    _ reference: ReferencePath,
    at path: SourcePath,
    _ key: Bool,
    _ scope: BodyScope?,
    expecting className: String?
  ) {
    guard let type = type(of: reference, at: path, key: key, scope: scope) else { return }
    guard let className, catalogue.entries[className] != nil else { return }
    if case .any = type { return }
    guard let found = type.className else {
      diagnostics.report(
        .wrongType,
        at: path,
        key: key,
        Sentence(
          "'\(reference.text)' is \(type.text), where an object of class \(className) is expected",
          zh: "“\(reference.text)”是\(type.text)，这里应为 \(className) 类的对象"
        ),
        allowed: [className]
      )
      return
    }
    // A node with a fault is declared as of an unknown class, and its fault has been told.
    guard catalogue.entries[found] != nil else { return }
    // Either way round: what is there may be more special than the property says.
    if catalogue.isKind(found, of: className) || catalogue.isKind(className, of: found) { return }
    diagnostics.report(
      .wrongType,
      at: path,
      key: key,
      Sentence(
        "'\(reference.text)' is of class \(found), where an object of class \(className) is expected",
        zh: "“\(reference.text)”的类是 \(found)，这里应为 \(className) 类的对象"
      ),
      allowed: [className]
    )
  }
}
