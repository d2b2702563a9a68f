@testable import Catalogue
import Foundation
@testable import ScenarioExport
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// The exported file of every scenario, compiled against ResponderKit and run.
struct SwiftExportTests {
  private struct Export {
    let document: ScenarioDocument
    let variant: String?
    let space: String
    let text: String
  }

  /// The documents below `scenarios/`, in the order of their ids.
  private static func documents() throws -> [ScenarioDocument] {
    try ScenarioFiles.ids.map { id in
      let file = ScenarioFiles.folder.appending(path: id + ".json")
      return try Scenario.document(String(contentsOf: file, encoding: .utf8))
    }
      + more.map { try Scenario.document($0) }
  }

  /// What no scenario shows.
  private static let more = [
    """
    { "format": 1, "id": "more/grid", "app": { "windows": [ { "id": "window",
      "frame": [0, 0, 390, 844], "subviews": [ { "id": "grid", "class": "UICollectionView",
        "frame": "fill", "itemSize": [90, 60], "delegate": { "overrides": {
          "shouldSelectItemAt": { "unless": { "$indexPath": [1, 0] } } } },
        "sections": [
          { "items": [ { "id": "one", "subviews": [ { "id": "own", "frame": [0, 0, 90, 60] } ] },
            { "overrides": { "touchesBegan": [ { "note": "pressed" }, "super" ] },
              "contentView": { "subviews": [ { "frame": [5, 5, 9, 9] } ] } } ] },
          { "items": [ { "id": "last" } ] } ] } ] } ] },
      "script": [ { "send": "touch.tap", "at": "one" },
        { "send": "touch.tap", "at": "grid.cellForItem[0,1]" },
        { "send": "touch.tap", "at": "last",
          "expect": { "values": { "grid.indexPathsForSelectedItems": [[0, 1]] } } } ] }
    """,
    """
    { "format": 1, "id": "more/members", "app": {
      "extensions": { "BuyButton": { "implements": { "count:": [ { "note": "counted" } ] } } },
      "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
        "id": "stack", "class": "UINavigationController", "viewControllers": [
          { "id": "page", "class": "LoginViewController", "extends": "UIViewController",
            "view": { "id": "root", "subviews": [
              { "id": "name", "class": "UITextField", "frame": [20, 150, 200, 40],
                "keyboardType": "emailAddress", "returnKeyType": "go", "isSecureTextEntry": true,
                "textContentType": "username", "autocapitalizationType": "none",
                "autocorrectionType": "no", "enablesReturnKeyAutomatically": true,
                "keyboardAppearance": "dark" },
              { "id": "card", "class": "LoginView", "extends": "UIView", "frame": [0, 200, 99, 99],
                "overrides": { "point(inside:with:)": ["super"] },
                "layer": { "id": "paper", "sublayers": [ { "id": "glow" } ] },
                "subviews": [ { "id": "pin", "layer": { "id": "pinLayer" } } ] },
              { "id": "buy", "class": "BuyButton", "extends": "UIButton",
                "frame": [0, 300, 99, 40], "targets": [
                  { "for": "touchUpInside", "target": "buy", "action": "count:" },
                  { "for": "touchUpInside", "class": "UIAction", "id": "share",
                    "identifier": "share", "handler": [] } ] } ] } } ] } } ] },
      "script": [ { "send": "touch.tap", "at": "card" }, { "send": "touch.tap", "at": "buy" },
        { "call": "insertSublayer(_:above:)", "on": "paper", "with": ["glow", "pinLayer"] },
        { "call": "removeAction(identifiedBy:for:)", "on": "buy",
          "with": ["share", "touchUpInside"] },
        { "send": "touch.tap", "at": "buy", "expect": { "fired": { "buy.counted": 1 } } },
        { "call": "becomeFirstResponder", "on": "name" },
        { "send": "text-input.type", "text": "tea" },
        { "call": "popToRootViewController(animated:)", "on": "stack", "with": [false] },
        { "send": "touch.tap", "at": "card", "expect": { "hit": "card" } } ] }
    """,
  ]

  @Test func `every scenario gives the same trace as its exported file`() throws {
    var exports: [Export] = []
    var refused: [String] = []
    for document in try SwiftExportTests.documents() {
      for variant in document.runs {
        let space = SwiftExporter.space(document.id, variant)
        do throws(ExportRefusal) {
          let text = try document.swift(variant: variant) ?? ""
          exports.append(Export(document: document, variant: variant, space: space, text: text))
        } catch {
          refused.append("\(space): line \(error.line): \(error.message)")
        }
      }
    }
    #expect(refused == [])
    #expect(exports.count { $0.document.tags.contains("disputed") } > 20)
    let library = try ExportedLibrary(exports.map { ($0.space, $0.text) })
    #expect(library.compilerOutput == "")
    for export in exports {
      guard let exported = library.scenarios[export.space] else {
        Issue.record("\(export.space) was not compiled")
        continue
      }
      let wanted = try ExportRun(export.document, variant: export.variant, exported: nil)
      let found = try ExportRun(export.document, variant: export.variant, exported: exported)
      expectSame(wanted.records, found.records, "the trace of \(export.space)")
      // Some listen on a device only: the model knows without them.
      let watched = try #require(export.document.deviceLines(export.variant))
      expectSame(
        found.expected.flatMap(\.self).filter { !watched.contains($0) },
        found.logged.flatMap(\.self).filter { !watched.contains($0) },
        "the log of \(export.space)"
      )
    }
  }

  /// Reports the first line in which two lists differ.
  private func expectSame(_ wanted: [String], _ found: [String], _ what: String) {
    guard wanted != found else { return }
    let place = zip(wanted, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = place ?? min(wanted.count, found.count)
    Issue.record(
      """
      \(what) differs at line \(first + 1) of \(wanted.count) and \(found.count):
      wanted \(wanted.indices.contains(first) ? wanted[first] : "nothing")
      found  \(found.indices.contains(first) ? found[first] : "nothing")
      """
    )
  }
}
