import NIOConcurrencyHelpers
import Platform
import Sentences
import WorkbenchProtocol

/// The folder in which a daemon writes down the sessions that outlive their connections.
///
/// It belongs to the one daemon at a socket. What lies in it when that begins are sessions of an
/// earlier one, however that ended.
final class KeptSessions: Sendable {
  private let folder: String
  /// Whether what earlier daemons have left was handed over.
  private let isRecovered = NIOLockedValueBox(false)

  init(in folder: String) { self.folder = folder }

  /// The number of the first session that cannot be one of those that lie here.
  var nextNumber: Int { (numbers.last ?? 0) + 1 }

  /// Writes the file of a session that has begun.
  ///
  /// - Throws: `session.unwritten`; then there is no file.
  func file(of session: Session) throws(WireError) -> SessionFile {
    makeFolder()
    return try SessionFile(session.kept, at: path(of: session.id))
  }

  /// Hands over the sessions of earlier daemons, by name and file, to whoever asks first.
  ///
  /// Others wait for the end of `body`, so that nobody is told that there is no such session.
  func handOver(_ body: ([(id: String, path: String)]) -> Void) {
    isRecovered.withLockedValue { isRecovered in
      guard !isRecovered else { return }
      isRecovered = true
      body(numbers.map { ("s\($0)", path(of: "s\($0)")) })
    }
  }

  private func path(of id: String) -> String { "\(folder)/\(id)\(KeptSessions.suffix)" }

  private static let suffix = ".jsonl"

  /// The numbers of the sessions that lie here, in order.
  private var numbers: [Int] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var numbers: [Int] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix("s"), name.hasSuffix(KeptSessions.suffix) else { continue }
      if let number = Int(name.dropFirst().dropLast(KeptSessions.suffix.count)), number > 0 {
        numbers.append(number)
      }
    }
    return numbers.sorted()
  }

  /// Makes the folder and those above it, for nobody else to look into; that it is not there is told
  /// by what is written into it.
  private func makeFolder() {
    for place in folder.indices.dropFirst() where folder[place] == "/" {
      mkdir(String(folder[..<place]), 0o700)
    }
    mkdir(folder, 0o700)
  }
}
