import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension NameTable {
  /// Reads the name of a class that a node may have, where its place asks for another.
  func className(_ source: Syntax, instead place: String) -> String? {
    guard let name = text(source) else { return nil }
    use(.className, name, at: source.path)
    if catalogue.entries[name] != nil || environment.moduleClasses[name] != nil { return name }
    reportUnknownClass(name, at: source.path, hint: hint(for: name, instead: place))
    return nil
  }

  /// Reads the name of a class that is asked for, which may be one of the app's own.
  func wantedClass(_ source: Syntax) -> String? {
    guard let name = text(source) else { return nil }
    use(.className, name, at: source.path)
    later { [self] in
      guard catalogue.entries[name] == nil, environment.moduleClasses[name] == nil,
        appClasses[name] == nil
      else { return }
      reportUnknownClass(name, at: source.path)
    }
    return name
  }

  /// What to write for a class of the app's own: the class of UIKit's that its name ends like.
  private func hint(for name: String, instead place: String) -> Sentence? {
    guard ReferencePath.isID(name), !name.contains("-") else { return nil }
    let kinds = catalogue.entries.values.filter { entry in
      entry.row.make != nil && entry.name.hasPrefix("UI") && name.hasSuffix(entry.name.dropFirst(2))
    }
    let isController = name.hasSuffix("Controller") || name.hasSuffix("VC")
    // The longest ending says most: a MyScrollView ends like a view as well.
    let kind =
      kinds.max { ($0.name.count, $0.name) < ($1.name.count, $1.name) }?.name
      ?? (isController ? "UIViewController" : place)
    return Sentence(
      "Write the class of UIKit's that it subclasses, \"class\": \"\(kind)\"; to keep its name, "
        + "\"class\": \"\(name)\", \"extends\": \"\(kind)\"; or name a module's Swift class, "
        + "\"MyModule.\(name)\".",
      zh: "请写它所继承的 UIKit 类：\"class\": \"\(kind)\"；要保留它的名字，就写 "
        + "\"class\": \"\(name)\", \"extends\": \"\(kind)\"；或者写模块里的 Swift 类："
        + "\"MyModule.\(name)\"。"
    )
  }

  func reportUnknownClass(
    _ name: String,
    at path: SourcePath,
    key: Bool = false,
    hint: Sentence? = nil
  ) {
    if environment.isAssumed(name) { return }
    if Catalogue.laterClasses.contains(name) {
      diagnostics.report(
        .unknownClass,
        at: path,
        key: key,
        Sentence(
          "\(name) is a class of UIKit's that this build does not simulate yet",
          zh: "\(name) 是 UIKit 的类，这个版本还没有模拟它"
        )
      )
      return
    }
    if let dot = name.firstIndex(of: "."),
      environment.modules.allSatisfy({ $0.name != name[..<dot] })
    {
      diagnostics.report(
        .unknownModule,
        at: path,
        key: key,
        Sentence(
          "the class '\(name)' needs the module '\(name[..<dot])', which is not there",
          zh: "类“\(name)”需要模块“\(name[..<dot])”，而它不在"
        ),
        hint: environment.searchedHint
      )
      return
    }
    let message = Sentence("there is no class '\(name)'", zh: "没有类“\(name)”")
    // A name that is none of UIKit's is no slip of the pen but the app's own.
    if let hint, !name.hasPrefix("UI") {
      diagnostics.report(.unknownClass, at: path, key: key, message, hint: hint)
      return
    }
    diagnostics.reportUnknown(
      .unknownClass,
      name,
      at: path,
      key: key,
      message,
      allowed: catalogue.entries.values.filter { $0.row.make != nil }.map(\.name)
        + environment.moduleClasses.keys
    )
  }
}
