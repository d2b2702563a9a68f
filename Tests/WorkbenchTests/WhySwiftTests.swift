import Jansson
import Testing
import WorkbenchFraming

/// The Swift of fixes, as a compiler reads it.
struct WhySwiftTests {
  @Test func `the Swift of every fix of the small documents compiles in a module`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    var functions: [String] = []
    var kinds: Set<String> = []
    for pinned in WhyDocumentTests.cases {
      let why = try pinned.ask(client)
      let parameters = try objects(in: pinned.document)
        .map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      for fix in why["fixes"]?.elements.map(\.self) ?? [] {
        let id = fix["sentence"]?["id"]?.string ?? ""
        kinds.insert(id)
        let swift = fix["swift"]?.string ?? ""
        #expect(!swift.isEmpty || id == "touch.end-inside", "\(pinned.name): \(fix)")
        #expect(!swift.hasPrefix("//"), "\(pinned.name): \(swift)")
        // Linux has no Objective-C: an action needs no attribute there.
        let portable = swift.replacing("@objc ", with: "")
        functions.append(
          "// \(pinned.name)\nfunc fix\(functions.count)(\(parameters)) {\n\(portable)\n}"
        )
      }
    }
    let source = """
      import Foundation
      import UIKit
      let module = Module("Fixes")

      """
    try Workshop().compile(
      "Fixes",
      swift: source + functions.joined(separator: "\n")
    )
    #expect(functions.count > 50)
    #expect(kinds.count > 15, "\(kinds.sorted())")
  }

  /// The objects of a document that have ids, with their classes.
  private func objects(in document: String) throws -> [(name: String, type: String)] {
    let json = try JSON.parse(Array(document.utf8), limits: .document)
    return objects(json["app"] ?? .null, "UIView") + [("application", "UIApplication")]
  }

  private func objects(_ value: JSONValue, _ type: String) -> [(name: String, type: String)] {
    if value.isArray { return value.elements.flatMap { objects($0, type) } }
    var found: [(name: String, type: String)] = []
    if let id = value["id"]?.string { found.append((id, value["class"]?.string ?? type)) }
    let types = [
      "windows": "UIWindow", "rootViewController": "UIViewController", "view": "UIView",
      "subviews": "UIView", "gestureRecognizers": "UIGestureRecognizer",
    ]
    for (key, member) in value.members {
      if let type = types[key] { found += objects(member, type) }
    }
    return found
  }
}
