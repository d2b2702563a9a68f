import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  static let appKeys = [
    "windows", "scenes", "delegate", "application", "device", "objects", "extensions",
  ]

  /// Reads the objects of the app.
  func app(_ source: Syntax) {
    guard let source = object(source) else { return }
    refuseUnknown(source, allowed: PlanReader.appKeys, Sentence("'app'", zh: "“app”"))
    for (key, value) in source.members {
      switch key {
      case "device": device(value)
      case "delegate":
        // A responder unless its class says otherwise; another object may be the delegate, too.
        let isPlain = value["class"] == nil
        plan.delegate = expression(value, as: .object(isPlain ? "UIResponder" : "NSObject"))
      case "application":
        plan.application = node(value, defaultClass: "UIApplication")
      case "objects":
        guard value.isArray else {
          wrongType(value, Sentence("a list of nodes", zh: "节点的列表"))
          continue
        }
        plan.objects = value.elements.compactMap { node($0, defaultClass: "NSObject") }
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
    return source.elements.compactMap { node($0, defaultClass: "UIWindow") }
  }

  private func scene(_ source: Syntax) {
    guard let source = object(source) else { return }
    refuseUnknown(source, allowed: ["id", "delegate", "windows"], Sentence("a scene", zh: "场景"))
    var plan = ScenePlan(id: "scene", delegate: nil, windows: [])
    if let id = source["id"], id.string != "scene" {
      plan.id = declare(id, as: "UIWindowScene") ?? plan.id
    }
    plan.delegate = source["delegate"].flatMap { expression($0, as: .object("NSObject")) }
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
        if let name = constant(value, as: .choice(["phone", "pad"]))?.name {
          plan.device.userInterfaceIdiom = name
        }
      case "screen":
        if case .size(let size)? = constant(value, as: .size) {
          plan.device.screen = size
        }
      case "orientation":
        if let name = constant(value, as: .choice(DeviceObject.orientations))?.name {
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
      later { [self] in
        guard catalogue.entries[name] == nil, environment.moduleClasses[name] == nil,
          plan.appClasses[name] == nil
        else { return }
        reportUnknownClass(name, at: value.path)
      }
      guard let value = object(value) else { continue }
      refuseUnknown(value, allowed: ["implements"], Sentence("an extension", zh: "扩展"))
      if let implements = value["implements"] {
        plan.extensions.append((name, self.implements(implements, selfClass: name)))
      }
    }
  }

  // MARK: - Profile

  /// Reads the system that is modelled.
  package func profile(_ source: Syntax) {
    guard let source = object(source) else { return }
    refuseUnknown(
      source,
      allowed: ["ios", "toggles", "numbers"],
      Sentence("'profile'", zh: "“profile”")
    )
    if let ios = source["ios"], let version = number(ios) {
      if Profile.versions.contains(version) {
        plan.profile.ios = version
      } else {
        diagnostics.report(
          .outOfRange,
          at: ios.path,
          Sentence(
            "iOS \(ProfileFormat.text(version)) is not modelled",
            zh: "没有模拟 iOS \(ProfileFormat.text(version))"
          ),
          allowed: Profile.versions.map { ProfileFormat.text($0) }
        )
      }
    }
    for (name, value) in members(source["toggles"]) {
      toggle(name, value)
    }
    for (name, value) in members(source["numbers"]) {
      profileNumber(name, value)
    }
  }

  private func toggle(_ name: String, _ value: Syntax) {
    guard let settings = ProfileFormat.toggles[name] else {
      diagnostics.reportUnknown(
        .unknownToggle,
        name,
        at: value.path,
        key: true,
        Sentence("no toggle is called '\(name)'", zh: "没有叫“\(name)”的开关"),
        allowed: Array(ProfileFormat.toggles.keys)
      )
      return
    }
    let written = value.bool.map { $0 ? "true" : "false" } ?? value.string
    guard let written, settings.contains(written), let setting = Toggle.Setting(rawValue: written)
    else {
      diagnostics.report(
        .wrongType,
        at: value.path,
        Sentence(
          "'\(name)' is one of \(Sentence.list(settings))",
          zh: "“\(name)”是其中之一：\(Sentence.list(settings))"
        ),
        allowed: settings
      )
      return
    }
    plan.profile.toggles[name] = setting
  }

  private func profileNumber(_ name: String, _ value: Syntax) {
    guard ProfileFormat.numbers[name] != nil else {
      diagnostics.reportUnknown(
        .unknownNumber,
        name,
        at: value.path,
        key: true,
        Sentence("no number is called '\(name)'", zh: "没有叫“\(name)”的数值"),
        allowed: Array(ProfileFormat.numbers.keys)
      )
      return
    }
    let type: ValueType = name == "rotationThreshold" ? .angle : .number
    guard let number = constant(value, as: type)?.number else { return }
    let range = ProfileFormat.range(of: name)
    guard range.contains(number) else {
      let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
      diagnostics.report(
        .outOfRange,
        at: value.path,
        Sentence(
          "'\(name)' lies between \(least) and \(most)",
          zh: "“\(name)”在 \(least) 与 \(most) 之间"
        ),
        allowed: ["\(least) … \(most)"]
      )
      return
    }
    plan.profile.numbers[name] = number
  }
}
