import Foundation
import TestSupport
import Testing

@testable import Importing

/// Names of classes, mangled or not, and what can be told from them.
struct ClassNameTests {
  /// A mangled name, what the tool says of it, and what we say where that is shorter.
  private struct Pair {
    let mangled: String
    let tool: String
    let ours: String
  }

  private func pairs() throws -> [Pair] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Pastes/class-names.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      try #require(parts.count > 1)
      return Pair(mangled: parts[0], tool: parts[1], ours: parts.last ?? "")
    }
  }

  @Test func `11: mangled names read as people write them`() throws {
    let pairs = try pairs()
    #expect(pairs.count >= 200)
    for pair in pairs {
      #expect(ClassName(pair.mangled).display == pair.ours, "\(pair.mangled)")
    }
  }

  @Test func `11: the demangler says the same of them`() throws {
    let pairs = try pairs()
    let names = pairs.map { $0.mangled + "\n" }.joined()
    let demangler = try FinishedProcess("swift", ["demangle"], input: names)
    #expect(demangler.succeeded)
    let lines = demangler.said.split(separator: "\n").map(String.init)
    #expect(lines == pairs.map(\.tool))
  }

  @Test(
    arguments: [
      "_Tt", "_TtC", "_TtC4Caf", "_TtC4Cafe", "_TtC4Cafe4Cel", "_TtGC4Cafe4CellSi", "_TtSiSi",
      "_TtC4Cafe4Cellx", "_TtC4Cafe4CellS_", "_TtGC4Cafe4CellS9__", "_TtC0_", "_TtCS_4Cell",
      "_TtC99999999999999999999Cafe", "_TtGC4Cafe4Cellx_", "_TtGC4Cafe4CellQu__", "_TtT_", "_TtP_",
    ]
  )
  func `what is not understood stays as it was printed`(raw: String) {
    let name = ClassName(raw)
    #expect(name.display == raw)
    #expect(name.baseName == raw)
    #expect(name.module == nil)
  }

  @Test(
    arguments: [
      ("UIView", "UIView", nil, "UIView", false),
      ("_UIHostingView<Pair<Int, (A) -> B.C>>", "_UIHostingView", nil, nil, false),
      ("Cafe.MenuCell", "MenuCell", "Cafe", nil, true),
      ("Cafe.Cell<Swift.Int, A.B<C>>.Row", "Cell.Row", "Cafe", nil, true),
      ("Cafe.(Row in _7DA0A5)", "Row", "Cafe", "Cafe.Row", true),
      ("Cafe.(unknown context at $10a5b).Row", "Row", "Cafe", "Cafe.Row", true),
      ("MenuCell", "MenuCell", nil, nil, true),
      ("MKMapView", "MKMapView", nil, nil, false),
      ("CAFEView", "CAFEView", nil, nil, true),
      ("GMSMapView", "GMSMapView", nil, nil, true),
      ("__NSArrayM", "__NSArrayM", nil, nil, false),
      ("ASDisplayView", "ASDisplayView", nil, nil, true),
      ("_MapKit_SwiftUI.Badge", "Badge", "_MapKit_SwiftUI", nil, false),
      ("_TtC4Cafe8MenuCell", "MenuCell", "Cafe", "Cafe.MenuCell", true),
      ("_TtCSo6UIView", "UIView", nil, "UIView", false),
      ("_TtGCC4Cafe5Outer5InnerSi_SS_", "Outer.Inner", "Cafe", nil, true),
      ("_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", "_UIHostingView", "SwiftUI", nil, false),
      ("", "", nil, "", true),
      ("Cafe.", "Cafe.", "Cafe", "Cafe.", true),
    ] as [(String, String, String?, String?, Bool)]
  )
  func `a name tells its module and whether it is the app's`(
    raw: String,
    base: String,
    module: String?,
    display: String?,
    isOfApp: Bool
  ) {
    let name = ClassName(raw)
    #expect(name.baseName == base)
    #expect(name.module == module)
    if raw.hasPrefix("_TtGCC") {
      #expect(name.display == "Cafe.Outer<Swift.Int>.Inner<Swift.String>")
    } else if !raw.hasPrefix("_TtG") {
      #expect(name.display == display ?? raw)
    }
    #expect(name.isOfApp == isOfApp)
  }

  @Test func `a name that refers back to itself does not grow without end`() {
    let long = String(repeating: "a", count: 900)
    #expect(
      ClassName("_TtGC4Cafe900\(long)" + String(repeating: "S0_", count: 8) + "_").module == "Cafe"
    )
    let longer = "_TtGC4Cafe900\(long)" + String(repeating: "S0_", count: 200) + "_"
    #expect(ClassName(longer).display == longer)
  }

  @Test(arguments: ["GSa", "FT_", "GCS_1A", "CC", "E", "T", "TT_", "M", "P", "GSq", "CF"])
  func `a name that is deeper than any type stays as it was printed`(part: String) {
    let raw = "_TtGC4Cafe4Cell" + String(repeating: part, count: 2_000)
    #expect(ClassName(raw).display == raw)
  }

  @Test func `no prefix of a name takes the reader out of its bytes`() throws {
    for pair in try pairs().filter({ $0.mangled.utf8.count < 200 }) {
      for count in 0..<pair.mangled.utf8.count {
        let part = String(pair.mangled.prefix(count))
        let name = ClassName(part)
        #expect(name.raw == part)
        #expect(!name.display.isEmpty || part.isEmpty)
      }
    }
  }
}
