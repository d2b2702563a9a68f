import Foundation

/// A file of `man/`, read from the source tree.
struct ManPage {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the pages.
  static let folder = package.appendingPathComponent("man")

  /// The names of all pages, in order.
  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.last?.isNumber == true }.sorted()
  }

  /// Whether generated parts are to be written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  let name: String
  let source: String

  init(_ name: String) throws {
    self.name = name
    source = try String(contentsOf: ManPage.folder.appendingPathComponent(name), encoding: .utf8)
  }

  var lines: [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Writes another source in the place of this one.
  static func write(_ source: String, to name: String) throws {
    try source.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// The page with its generated parts made anew.
  ///
  /// A part stands between the lines `.\" begin NAME` and `.\" end NAME`.
  func regenerated(_ parts: [String: @Sendable () -> Mdoc]) -> String {
    var result: [String] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix(".\\\" end ") { isInside = false }
      if !isInside { result.append(line) }
      if line.hasPrefix(".\\\" begin "), let part = parts[String(line.dropFirst(10))] {
        result += part().lines
        isInside = true
      }
    }
    return result.joined(separator: "\n")
  }
}

/// An example of a page or of the README that a test can execute.
struct Example {
  /// What it is: `shell`, `document`, `module`; in a page what stands after `.\" run`.
  let kind: String
  let text: String
  /// What a shell example prints, where the page shows it.
  var output: String?
}

extension ManPage {
  /// The literal displays that have a line such as `.\" run shell` before them.
  ///
  /// A display with the line `.\" prints` before it is the output of the one before.
  var examples: [Example] {
    var examples: [Example] = []
    var kind: String?
    var display: [String]?
    for line in lines {
      if let text = display {
        guard line == ".Ed" else {
          display?.append(ManPage.unescaped(line))
          continue
        }
        let block = text.joined(separator: "\n") + "\n"
        if kind == "prints" {
          examples[examples.count - 1].output = block
        } else if let kind {
          examples.append(Example(kind: kind, text: block))
        }
        (display, kind) = (nil, nil)
      } else if line.hasPrefix(".Bd") {
        display = []
      } else if line.hasPrefix(".\\\" run ") {
        kind = String(line.dropFirst(8))
      } else if line == ".\\\" prints" {
        kind = "prints"
      }
    }
    return examples
  }

  /// The first lines of the displays below EXAMPLES that no line marks for a test.
  var unmarkedExamples: [String] {
    let own = lines.drop { $0 != ".Sh EXAMPLES" }.dropFirst().prefix { !$0.hasPrefix(".Sh ") }
    return zip(own, own.dropFirst()).enumerated().compactMap { place, pair in
      let (mark, line) = pair
      guard line.hasPrefix(".Bd -literal"), !mark.hasPrefix(".\\\" ") else { return nil }
      return own.dropFirst(place + 2).first
    }
  }

  /// A line of a display as the reader sees it.
  private static func unescaped(_ line: String) -> String {
    line.replacing("\\&", with: "").replacing("\\e", with: "\\").replacing("\\(dq", with: "\"")
  }
}
