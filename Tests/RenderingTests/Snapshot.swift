import Foundation
import Rendering
import Sentences
import Testing

/// Compares a drawing with the file `Snapshots/NAME.txt`; `RECORD=1` writes the file anew.
///
/// Every drawing is checked for its width too, since the right margin is what breaks first.
func expectSnapshot(
  _ text: String,
  _ name: String,
  width: Int = 80,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for line in text.split(separator: "\n") {
    #expect(
      String(line).displayWidth() <= width,
      "wider than \(width): \(line)",
      sourceLocation: sourceLocation
    )
  }
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
  let file = folder.appending(path: name + ".txt")
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = try? String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "record it again with RECORD=1", sourceLocation: sourceLocation)
}

extension Style {
  static let drawn = Style()

  static var ascii: Style {
    var style = Style()
    style.isASCII = true
    return style
  }

  static var plain: Style {
    var style = Style()
    style.isPlain = true
    return style
  }

  static var narrow: Style {
    var style = Style()
    style.width = 40
    return style
  }

  static var chinese: Style {
    var style = Style()
    style.language = .chinese
    return style
  }
}
