import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension AppBinder {
  /// Reads the system that is modelled.
  func bindProfile(_ source: Syntax) {
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
    binder.names.use(.toggle, name, at: value.path, key: true)
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
    binder.names.useTexts(.choice, in: value)
    plan.profile.toggles[name] = setting
  }

  private func profileNumber(_ name: String, _ value: Syntax) {
    binder.names.use(.number, name, at: value.path, key: true)
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
    // The one number that is an angle may be written in degrees.
    let type: ValueType = name == "rotationThreshold" ? .angle : .number
    guard let number = binder.constant(value, as: type)?.number else { return }
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
