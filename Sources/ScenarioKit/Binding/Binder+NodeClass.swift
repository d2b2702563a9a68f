import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

// Which class a node is of.

extension Binder {
  /// Reads the name of a class of the app's own, which `extends` bases on one that is known.
  ///
  /// - Returns: The name; `nil` when the node cannot have it, which is reported.
  func appClass(_ node: NodeSyntax, extending base: Syntax) -> String? {
    guard let written = node.className else {
      diagnostics.report(
        .missingMember,
        at: base.path,
        key: true,
        Sentence(
          "'extends' belongs to 'class': the app's own class, and the one that it subclasses",
          zh: "“extends”与“class”同用：应用自己的类，以及它所继承的类"
        ),
        allowed: ["class"]
      )
      return nil
    }
    names.useTexts(.className, in: written, declares: true)
    guard let name = text(written), let extended = names.className(base, instead: "NSObject") else {
      return nil
    }
    // An id may have hyphens, the name of a class in Swift may not.
    guard ReferencePath.isID(name), !name.contains("-") else {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "'\(name)' is no name of a class: a letter or _, then letters, digits and _",
          zh: "“\(name)”不是类名：应以字母或 _ 开头，后面是字母、数字和 _"
        )
      )
      return nil
    }
    guard catalogue.entries[name] == nil else {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "\(name) is a class of UIKit's: the app's own needs a name of its own",
          zh: "\(name) 是 UIKit 的类：应用自己的类需要自己的名字"
        ),
        hint: Sentence(
          "Leave 'extends' out, or write the name of your subclass as 'class'.",
          zh: "请去掉“extends”，或在“class”里写你的子类名。"
        )
      )
      return nil
    }
    if let known = names.declareClass(name, extending: extended) {
      diagnostics.report(
        .wrongType,
        at: base.path,
        Sentence(
          "\(name) extends \(known) elsewhere in this document",
          zh: "\(name) 在这个文档的别处继承 \(known)"
        ),
        allowed: [known]
      )
      return nil
    }
    return name
  }

  func nodeClass(
    _ node: NodeSyntax,
    defaultClass: String,
    isPart: Bool
  ) -> (Catalogue.Entry, ModuleClass?)? {
    if isPart, let written = node.className {
      diagnostics.report(
        .unknownMember,
        at: written.path,
        key: true,
        Sentence(
          "what belongs to another object for good is of the class that this one gives it",
          zh: "永远属于另一个对象的东西，类由那个对象决定"
        ),
        hint: Sentence(
          "Leave 'class' out: here it is always \(defaultClass).",
          zh: "请去掉 'class'：这里总是 \(defaultClass)。"
        )
      )
    }
    guard let written = node.knownClass else {
      if let entry = catalogue.entries[defaultClass], isPart || !entry.row.isNamedInNodes {
        return (entry, nil)
      }
      diagnostics.report(
        .missingMember,
        at: node.source.path,
        Sentence(
          "this node needs a class: its place does not tell which",
          zh: "这个节点需要类：它的位置说明不了是哪个"
        ),
        // The entries have no order, and a message has to be the same in each run.
        allowed: catalogue.entries.values.filter {
          $0.row.make != nil && $0.ancestry.contains(defaultClass)
        }.map(\.name).sorted()
      )
      return nil
    }
    guard let name = names.className(written, instead: defaultClass) else { return nil }
    let module = environment.moduleClasses[name]
    guard let entry = module?.entry ?? catalogue.entries[name] else { return nil }
    guard module != nil || entry.row.make != nil else {
      diagnostics.report(
        .unknownClass,
        at: written.path,
        Sentence(
          "a document cannot declare a \(name): UIKit makes it itself",
          zh: "文档不能声明 \(name)：UIKit 自己创建它"
        )
      )
      return nil
    }
    if let wanted = catalogue.entries[defaultClass], defaultClass != "NSObject",
      !catalogue.isKind(entry.name, of: wanted.name)
    {
      diagnostics.report(
        .wrongType,
        at: written.path,
        Sentence(
          "a \(name) stands where a \(defaultClass) is expected",
          zh: "这里应为 \(defaultClass)，实际是 \(name)"
        ),
        allowed: [defaultClass]
      )
      return nil
    }
    return (entry, module?.class)
  }
}
