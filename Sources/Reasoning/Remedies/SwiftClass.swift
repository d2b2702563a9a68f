@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// The Swift of a remedy that is a class: of an object with overrides, or of a delegate.
struct SwiftClass {
  let session: ScenarioSession

  /// A subclass for an object, in which methods have other bodies.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: Its name.
  ///   - fields: What else the class holds, by name: outlets to other objects.
  ///   - methods: The methods by the documents' names, with the lines of their bodies; a body gets
  ///     the call of super, where there is one.
  /// - Returns: The lines; none where the catalogue does not know a method.
  func overriding(
    _ object: AnyObject,
    _ name: String,
    fields: [String] = [],
    _ methods: [(name: String, body: (String) -> [String])]
  ) -> [String] {
    let superclass = session.simulation.objects.className(of: object)
    let written = methods.compactMap { method -> [String]? in
      guard let swift = session.swiftOverride(method.name, of: object) else { return nil }
      return lines(swift.head, method.body(swift.callOfSuper ?? ""))
    }
    // A class of which a method is missing would compile and do something else.
    guard written.count == methods.count else { return [] }
    return ["class \(SwiftName.ofClass(name, kind(of: object))): \(superclass) {"]
      + fields.map { "  weak var \($0): UIView?" } + written.flatMap(\.self) + ["}"]
  }

  /// A delegate of an object in which a method has a body.
  func delegate(
    of object: AnyObject,
    _ name: String,
    fields: [String] = [],
    _ method: String,
    _ body: [String]
  ) -> [String] {
    guard let (swift, conformance) = session.swiftDelegate(method, of: object) else { return [] }
    return ["class \(SwiftName.ofClass(name, "Delegate")): NSObject, \(conformance) {"]
      + fields.map { "  weak var \($0): UIView?" } + lines(swift.head, body) + ["}"]
  }

  private func lines(_ head: String, _ body: [String]) -> [String] {
    body.isEmpty ? ["  \(head) {}"] : ["  \(head) {"] + body.map { "    " + $0 } + ["  }"]
  }

  private func kind(of object: AnyObject) -> String {
    switch object {
    case is UIView: "View"
    case is UIViewController: "Controller"
    case is UIGestureRecognizer: "Recognizer"
    default: "Responder"
    }
  }
}
