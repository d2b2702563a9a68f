import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// An override of the document says no, answers another, or keeps the message.

extension RemedyTable {
  func overridden(_ reason: Reason) -> [Remedy] {
    switch reason.id {
    case .hitOverrideOutside: return off(view("view", of: reason), "pointInside")
    case .hitOverrideNil: return passing(reason) + off(view("view", of: reason), "hitTest")
    case .hitRedirected, .hitDeclined: return off(view("view", of: reason), "hitTest")
    case .recognizerUnlisted: return off(view("view", of: reason), "gestureRecognizers")
    case .chainNotSent: return continuing(object("by", of: reason), ["sendEvent"])
    case .chainSwallowed:
      return continuing(object("by", of: reason), keptMethods(reason))
    default: return []
    }
  }

  /// Takes an override off, where the document made it.
  func off(_ object: AnyObject?, _ method: String) -> [Remedy] {
    guard let object, session.override(method, of: object) != nil, let name = reference(object)
    else { return [] }
    return [Remedy.off(name, method, swift: plain(object, name, [method]))]
  }

  /// The Swift of an override that does what UIKit does; a delegate's method is left out instead.
  private func plain(_ object: AnyObject, _ name: String, _ methods: [String]) -> [String] {
    let own = SwiftClass(session: session).overriding(
      object,
      name,
      methods.map { ($0, { [$0] }) }
    )
    guard own.isEmpty else { return own }
    let type = simulation.objects.className(of: object)
    return ["class \(SwiftName.ofClass(name, "Delegate")): \(type) {}"]
  }

  /// A view whose override answers nil for all lets only what hits itself through.
  private func passing(_ reason: Reason) -> [Remedy] {
    guard let view = view("view", of: reason), let name = reference(view), view !== wantedView,
      session.override("hitTest", of: view)?.isNull == true
    else { return [] }
    return [
      Remedy(
        .hitPassThrough,
        ["view": JSONValue(name)],
        .set("\(name).overrides.hitTest", ["nilIfSelf": true]),
        swift: [
          "class \(SwiftName.ofClass(name, "View")): \(simulation.objects.className(of: view)) {",
          "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
          "    let hit = super.hitTest(point, with: event)",
          "    return hit === self ? nil : hit",
          "  }",
          "}",
        ]
      )
    ]
  }

  /// The message that was kept, and those that belong to it.
  private func keptMethods(_ reason: Reason) -> [String] {
    guard let method = reason.record?.method?.name else { return [] }
    for family in ["touches", "presses", "motion"] where method.hasPrefix(family) {
      // Not every family has all of them: a name that is no method is overridden nowhere, and so
      // goes out.
      return ["Began", "Moved", "Changed", "Ended", "Cancelled"].map { family + $0 }
    }
    return [method]
  }

  /// Calls super in the overrides that keep a message, or takes them off.
  private func continuing(_ object: AnyObject?, _ methods: [String]) -> [Remedy] {
    guard let object, let name = reference(object) else { return [] }
    let own = methods.filter { session.override($0, of: object) != nil }
    guard !own.isEmpty else { return [] }
    let calling = own.map { method -> Edit.Change in
      let written = session.override(method, of: object)
      var body: [JSONValue] = ["super"]
      if let written, written.isArray {
        body += written.elements
      } else if let written, written.isObject, written["super"] == nil {
        body.append(written)
      }
      return .set(path: "\(name).overrides.\(method)", value: JSONValue(body))
    }
    let args: JSONValue = [
      "object": JSONValue(name), "method": JSONValue(own.joined(separator: ", ")),
    ]
    return [
      Remedy(.overrideSuper, args, Edit(calling), swift: plain(object, name, own)),
      Remedy(
        .overrideOff,
        args,
        Edit(own.map { .set(path: "\(name).overrides.\($0)", value: .null) }),
        swift: plain(object, name, own)
      ),
    ]
  }
}
