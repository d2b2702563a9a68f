import Catalogue
import Foundation
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Finds the row of a method that a document overrides on an object of a class.
  func overridable(_ name: String, of entry: Catalogue.Entry, at path: SourcePath) -> MethodRow? {
    if let row = entry.method(named: name), row.forms != nil { return row }
    // Any object may be made a delegate, whatever its class.
    if let row = catalogue.delegateMethod(named: name) { return row }
    let allowed = entry.methods.values.filter { $0.forms != nil }.map(\.name)
    diagnostics.reportUnknown(
      .unknownMethod,
      name,
      at: path,
      key: true,
      Sentence(
        "\(entry.name) has no method '\(name)' that a document can override",
        zh: "\(entry.name) 没有文档可以重写的方法“\(name)”"
      ),
      allowed: allowed + (entry.name == "NSObject" ? Array(catalogue.delegateMethodNames) : [])
    )
    return nil
  }

  /// Reads the member `overrides` of a node.
  func overrides(_ source: Syntax, of node: NodePlan) {
    guard let source = object(source) else { return }
    for (name, value) in source.members {
      names.use(.method, name, at: value.path, key: true)
      guard let row = overridable(name, of: node.entry, at: value.path), let method = row.method
      else {
        readUnknownBody(value, of: node)
        continue
      }
      if node.overrides[method] != nil {
        diagnostics.report(
          .unknownMember,
          at: value.path,
          key: true,
          Sentence(
            "'\(name)' is overridden already: '\(row.name)' is the same method",
            zh: "“\(name)”已经重写过了：“\(row.name)”是同一个方法"
          ),
          hint: Sentence("Leave one of the two out.", zh: "请去掉其中一个。")
        )
        continue
      }
      node.overrides[method] = override(value, row: row, entry: node.entry)
    }
  }

  /// Reads, for a recorder alone, what stands in a method that there is not, or not yet by that name.
  func readUnknownBody(_ source: Syntax, of node: NodePlan) {
    guard names.recorder != nil, isBody(source) else { return }
    _ = body(source, scope: BodyScope(selfClass: node.entry.name, hasSuper: true))
  }

  /// Reads what one method answers or does.
  func override(_ source: Syntax, row: MethodRow, entry: Catalogue.Entry) -> OverridePlan? {
    // Of a delegate's method there is no other version that super could mean.
    let isOwn = entry.methods[row.name] != nil
    let scope = BodyScope(
      parameters: row.parameters,
      selfClass: entry.name,
      hasSuper: isOwn,
      answer: row.answer
    )
    guard let form = form(source, row: row, scope: scope) else { return nil }
    return OverridePlan(row: row, form: form, json: source.json.copy())
  }

  private func form(_ source: Syntax, row: MethodRow, scope: BodyScope) -> OverridePlan.Form? {
    let forms = row.forms ?? []
    if isBody(source) { return .body(body(source, scope: scope)) }
    switch source.kind {
    case .boolean where forms.contains(.flag):
      return .constant(.constant(.flag(source.bool ?? false)))
    case .string where forms.contains(.object), .null where forms.contains(.object):
      let type = ValueType.optional(row.answer ?? .object("NSObject"))
      return bind(source, as: type, scope: scope).map { .constant($0) }
    case .object:
      return ruleForm(source, row: row, forms: forms, scope: scope)
    default:
      refuseForm(source, row)
      return nil
    }
  }

  private func ruleForm(
    _ source: Syntax,
    row: MethodRow,
    forms: MethodRow.Forms,
    scope: BodyScope
  ) -> OverridePlan.Form? {
    guard let (key, value) = source.members.first else {
      refuseForm(source, row)
      return nil
    }
    func only(_ form: @autoclosure () -> OverridePlan.Form?) -> OverridePlan.Form? {
      refuseUnknown(source, allowed: [key], Sentence("the answer '\(key)'", zh: "回答“\(key)”"))
      return form()
    }
    switch key {
    case "onlyIf" where forms.contains(.conditions):
      return only(condition(value, scope: scope).map { .onlyIf($0) })
    case "unless" where forms.contains(.conditions):
      return only(condition(value, scope: scope).map { .unless($0) })
    case "direction" where forms.contains(.direction):
      let type = ValueType.choice(Matcher.directions)
      return only(constant(value, as: type)?.name.map { .direction($0) })
    case "nilIfSelf" where forms.contains(.hitTest):
      return only(isOn(value, row) ? .nilIfSelf : nil)
    case "nilIf" where forms.contains(.hitTest):
      return only(.nilIf(views(value)))
    case "inset" where forms.contains(.pointInside):
      if let all = value.double {
        return only(.inset(UIEdgeInsets(top: all, left: all, bottom: all, right: all)))
      }
      guard case .insets(let insets)? = constant(value, as: .insets) else { return nil }
      return only(.inset(insets))
    case "rect" where forms.contains(.pointInside):
      guard case .rect(let rect)? = constant(value, as: .rect) else { return nil }
      return only(.rect(rect))
    case "ellipse" where forms.contains(.pointInside):
      return only(isOn(value, row) ? .ellipse : nil)
    case "only" where forms.contains(.pointInside): return only(.onlyViews(views(value)))
    case "also" where forms.contains(.pointInside): return only(.alsoViews(views(value)))
    case "except" where forms.contains(.pointInside): return only(.exceptViews(views(value)))
    case "only" where forms.contains(.actions): return only(.onlyActions(actions(value)))
    case "also" where forms.contains(.actions): return only(.alsoActions(actions(value)))
    case "except" where forms.contains(.actions): return only(.exceptActions(actions(value)))
    default:
      // A menu is written as its node; other objects are declared elsewhere.
      if forms.contains(.object), source["class"] != nil || row.answer?.className == "UIMenu" {
        let type = ValueType.optional(row.answer ?? .object("NSObject"))
        return bind(source, as: type, scope: scope).map { .constant($0) }
      }
      refuseForm(source, row)
      return nil
    }
  }

  /// Reads the flag of a rule that is either there or left out.
  private func isOn(_ source: Syntax, _ row: MethodRow) -> Bool {
    guard let flag = flag(source) else { return false }
    if !flag { refuseForm(source, row) }
    return flag
  }

  private func refuseForm(_ source: Syntax, _ row: MethodRow) {
    diagnostics.report(
      .formNotAllowed,
      at: source.path,
      Sentence(
        "'\(row.name)' cannot be answered with \(source.typeName) like this",
        zh: "不能这样用\(source.typeName)回答“\(row.name)”"
      ),
      allowed: (row.forms ?? []).names
    )
  }

  private func views(_ source: Syntax) -> [ValuePlan] {
    source.elementsOrSelf.compactMap { bind($0, as: .object("UIView")) }
  }

  private func actions(_ source: Syntax) -> Set<Selector> {
    Set(selectors(source))
  }

  func selectors(_ source: Syntax) -> [Selector] {
    source.elementsOrSelf.compactMap { element in
      guard case .selector(let selector)? = constant(element, as: .selector) else { return nil }
      return selector
    }
  }

  /// Reads `implements`: a list of actions, or actions with their bodies.
  func implements(_ source: Syntax, selfClass: String?) -> [Selector: Body] {
    guard source.isObject else {
      names.useTexts(.action, in: source, declares: true)
      // A list that names an action twice says nothing wrong.
      return Dictionary(selectors(source).map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    }
    var actions: [Selector: Body] = [:]
    for (name, value) in source.members {
      names.use(.action, name, at: value.path, key: true, declares: true)
      guard ValueType.isSelector(name) else {
        diagnostics.report(
          .wrongType,
          at: value.path,
          key: true,
          Sentence("'\(name)' is no action", zh: "“\(name)”不是动作"),
          forms: [ValueType.selector.text]
        )
        continue
      }
      let scope = BodyScope(
        parameters: [
          Parameter("sender", .optional(.object("NSObject"))),
          Parameter("event", .optional(.object("UIEvent"))),
        ],
        selfClass: selfClass ?? "NSObject"
      )
      actions[Selector(name)] = body(value, scope: scope)
      names.declareAction(name)
    }
    return actions
  }
}
