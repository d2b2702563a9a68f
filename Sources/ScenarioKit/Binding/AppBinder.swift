import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Binds what an app consists of: its windows and scenes, its delegate, the device, the profile.
struct AppBinder: SyntaxReader {
  let binder: Binder
  var diagnostics: DiagnosticCollector { binder.diagnostics }
  var plan: Plan { binder.plan }

  static let keys = [
    "windows", "scenes", "delegate", "application", "device", "objects", "extensions",
    "origin",
  ]

  /// Reads the objects of the app.
  func bind(_ source: Syntax) {
    guard let source = object(source) else { return }
    refuseUnknown(source, allowed: AppBinder.keys, Sentence("'app'", zh: "“app”"))
    for (key, value) in source.members {
      switch key {
      case "device": device(value)
      case "delegate":
        // A responder unless its class says otherwise; another object may be the delegate, too.
        let isPlain = value["class"] == nil
        plan.delegate = binder.bind(value, as: .object(isPlain ? "UIResponder" : "NSObject"))
      case "application":
        plan.application = binder.node(value, defaultClass: "UIApplication")
      case "objects":
        guard value.isArray else {
          wrongType(value, Sentence("a list of nodes", zh: "节点的列表"))
          continue
        }
        plan.objects = value.elements.compactMap { binder.node($0, defaultClass: "NSObject") }
      case "windows":
        if source["scenes"] != nil {
          diagnostics.report(
            .unknownMember,
            at: value.path,
            key: true,
            Sentence(
              "an app has either 'windows' or 'scenes'",
              zh: "app 有 'windows' 或 'scenes'，二者只能有一个"
            )
          )
        }
        plan.scenes.append(ScenePlan(id: "scene", delegate: nil, windows: windows(value)))
      case "scenes":
        guard value.isArray else {
          wrongType(value, Sentence("a list of scenes", zh: "场景的列表"))
          continue
        }
        value.elements.forEach(scene)
      case "extensions": extensions(value)
      case "origin": plan.origin = OriginReader(diagnostics: diagnostics).app(value)
      default: break
      }
    }
    if source["windows"] == nil, source["scenes"] == nil {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("an app needs windows", zh: "app 需要窗口"),
        allowed: ["windows"]
      )
    }
  }

  private func windows(_ source: Syntax) -> [NodePlan] {
    guard source.isArray else {
      wrongType(source, Sentence("a list of windows", zh: "窗口的列表"))
      return []
    }
    return source.elements.compactMap { binder.node($0, defaultClass: "UIWindow") }
  }

  private func scene(_ source: Syntax) {
    guard let source = object(source) else { return }
    refuseUnknown(source, allowed: ["id", "delegate", "windows"], Sentence("a scene", zh: "场景"))
    binder.names.recorder?.note(scene: source)
    var plan = ScenePlan(id: "scene", delegate: nil, windows: [])
    // A scene without an id is called so, and the id is reserved: written out, it declares nothing
    // new.
    if let id = source["id"], id.string != plan.id {
      // One that is none has been told, and is nobody else's.
      plan.id = binder.names.declare(id, as: "UIWindowScene") ?? ""
    } else if self.plan.scenes.contains(where: { $0.id == plan.id }) {
      diagnostics.report(
        .duplicateID,
        at: (source["id"] ?? source).path,
        Sentence(
          "two scenes are called 'scene': write an id of its own for one of them",
          zh: "有两个场景叫“scene”：请给其中一个写自己的 id"
        )
      )
    }
    plan.delegate = source["delegate"].flatMap { binder.bind($0, as: .object("NSObject")) }
    plan.windows = source["windows"].map(windows) ?? []
    self.plan.scenes.append(plan)
  }

  private func device(_ source: Syntax) {
    guard let source = object(source) else { return }
    let keys = ["userInterfaceIdiom", "screen", "orientation", "hasHardwareKeyboard"]
    refuseUnknown(source, allowed: keys, Sentence("'device'", zh: "“device”"))
    for (key, value) in source.members {
      switch key {
      case "userInterfaceIdiom":
        if let name = binder.constant(value, as: .choice(["phone", "pad"]))?.name {
          plan.device.userInterfaceIdiom = name
        }
      case "screen":
        if case .size(let size)? = binder.constant(value, as: .size) {
          plan.device.screen = size
        }
      case "orientation":
        if let name = binder.constant(value, as: .choice(DeviceObject.orientations))?.name {
          plan.device.orientation = name
        }
      case "hasHardwareKeyboard": plan.device.hasHardwareKeyboard = flag(value) ?? false
      default: break
      }
    }
  }

  private func extensions(_ source: Syntax) {
    guard let source = object(source) else { return }
    for (name, value) in source.members {
      binder.names.use(.className, name, at: value.path, key: true)
      // A class of the app's own may be named by a node that is read later.
      binder.names.later {
        guard binder.catalogue.entries[name] == nil, binder.environment.moduleClasses[name] == nil,
          binder.names.appClasses[name] == nil
        else { return }
        binder.names.reportUnknownClass(name, at: value.path, key: true)
      }
      guard let value = object(value) else { continue }
      refuseUnknown(value, allowed: ["implements"], Sentence("an extension", zh: "扩展"))
      if let implements = value["implements"] {
        plan.extensions.append((name, binder.implements(implements, selfClass: name)))
      }
    }
  }
}
