import Foundation
import Testing

/// What CONTRIBUTING.md says of the parts, against the package.
struct ContributingTests {
  /// The names in the first column of the table of parts, from the top.
  private static var parts: [[String]] {
    get throws {
      let text = try text("CONTRIBUTING.md")
      let rows = text.split(separator: "\n").drop { $0 != "|---|---|" }.dropFirst()
        .prefix { $0.hasPrefix("|") }
      return rows.map { row in
        let names = row.dropFirst().prefix { $0 != "|" }
        return names.split(separator: "`").map(String.init)
          .filter { $0.contains(where: \.isLetter) }
          .compactMap { $0.split(separator: "/").last.map(String.init) }
      }
    }
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: ManPage.package.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func `the table has every folder of sources, and no other`() throws {
    let sources = ManPage.package.appendingPathComponent("Sources")
    let kit = sources.appendingPathComponent("ResponderKit/Sources")
    let folders = try [sources, kit].flatMap {
      try FileManager.default.contentsOfDirectory(atPath: $0.path)
    }
    .filter { !$0.hasPrefix(".") }
    #expect(try Set(Self.parts.joined()) == Set(folders))
  }

  @Test func `a part depends on those below it only`() throws {
    let rows = try Self.parts
    let package = try Self.text("Package.swift")
    var seen = 0
    for (place, names) in rows.enumerated() {
      for name in names {
        // A target's own lines end where the next begins.
        guard
          let start = package.firstRange(of: "Target(\n      name: \"\(name)\",")
            ?? package.firstRange(of: ".target(\n      name: \"\(name)\",")
        else { continue }
        let lines = package[start.upperBound...].components(separatedBy: "arget(")[0]
        seen += 1
        for above in rows[..<place].joined() {
          #expect(
            !lines.contains("\"\(above)\""),
            "\(name) depends on \(above), which stands above"
          )
        }
      }
    }
    #expect(seen > 10)
  }
}
