import Foundation

/// The texts that are kept of a subject, which reach what no other does.
///
/// They are chosen anew with each `make fuzz`: a text that was trouble gets a test of its own. They lie
/// in a file for each subject, each as Base64 in a line: most are no text that an editor could show.
public struct Corpus: Equatable, Sendable {
  public let texts: [[UInt8]]

  /// Takes texts in any order, each once; one that is empty shows nothing.
  public init(_ texts: [[UInt8]]) {
    self.texts = Set(texts).subtracting([[]]).sorted { one, other in
      one.count != other.count ? one.count < other.count : one.lexicographicallyPrecedes(other)
    }
  }

  /// Reads the texts of a subject.
  ///
  /// - Parameters:
  ///   - name: The subject's.
  ///   - project: The folder of the project.
  /// - Throws: What keeps the file from being read, and ``FuzzFault`` for a line that is no Base64.
  public init(of name: String, in project: String) throws {
    let lines = try String(contentsOfFile: Self.file(of: name, in: project), encoding: .utf8)
      .split(separator: "\n")
    self.init(
      try lines.enumerated().map { number, line in
        guard let data = Data(base64Encoded: String(line)) else {
          throw FuzzFault("\(name): line \(number + 1) is no Base64")
        }
        return Array(data)
      }
    )
  }

  /// Writes them over those that are kept of a subject.
  public func write(as name: String, in project: String) throws {
    let lines = texts.map { Data($0).base64EncodedString() + "\n" }
    try lines.joined().write(
      toFile: Self.file(of: name, in: project),
      atomically: true,
      encoding: .utf8
    )
  }

  private static func file(of name: String, in project: String) -> String {
    "\(folder(in: project))/\(name).txt"
  }

  /// Where the files lie.
  public static func folder(in project: String) -> String { project + "/Tests/FuzzTests/Corpora" }
}
