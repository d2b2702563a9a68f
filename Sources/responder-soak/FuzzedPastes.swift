import Foundation
import Importing
import ScenarioTestSupport
import Sentences

/// Prints that no debugger would print, in wrappers that nobody would paste.
struct FuzzedPastes: FuzzSubject {
  static let name = "pastes"
  static let folder = TestPastes.folder
  static let patience: UInt32 = 10
  static let block: UInt64 = 5_000
  static let fileExtension = "txt"

  private let pastes: [[UInt8]]

  init() { pastes = TestPastes.all { !$0.hasPrefix("IB-") } }

  func text(seed: UInt64) -> [UInt8] {
    var mutation = TextMutation(of: pastes, seed: seed)
    return mutation.text()
  }

  func use(_ text: [UInt8]) -> Bool { TestPastes.use(text) }
}

/// Storyboards and XIBs that Xcode would not write.
struct FuzzedInterfaces: FuzzSubject {
  static let name = "interfaces"
  static let folder = TestPastes.folder
  static let patience: UInt32 = 10
  static let block: UInt64 = 5_000
  static let fileExtension = "xib"

  private let files: [[UInt8]]

  init() { files = TestPastes.all { $0.hasPrefix("IB-") } }

  func text(seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    guard let file = numbers.pick(files), !numbers.once(in: 4) else {
      // Texts that are no XML any more.
      var mutation = TextMutation(of: files, seed: seed)
      return mutation.text()
    }
    var mutation = InterfaceMutation(of: file, seed: seed)
    return mutation.text()
  }

  func use(_ text: [UInt8]) -> Bool { TestPastes.use(text) }
}

/// The pastes of the tests, which are mutated.
private enum TestPastes {
  static let folder = "Tests/ImportingTests/Pastes"

  /// How long one text may take, in seconds, with a sanitizer too.
  private static let enough = 1.0

  static func all(where isWanted: (String) -> Bool) -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // A seed stands for a text, so the order must not be what the file system makes of it.
    return names.sorted().filter { $0.hasSuffix(".txt") && isWanted($0) }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
    }
  }

  /// Imports a text; one that takes too long ends the process as any other fault would.
  static func use(_ text: [UInt8]) -> Bool {
    // Of the processor, so that what else runs on the machine is no fault.
    let start = clock()
    let read = try? Importer.read(ImportRequest(ImportRequest.Source(name: "-", bytes: text)))
    _ = read?.report.json(in: .english)
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    guard time < enough else {
      print("error: \(text.count) bytes took \(time) s")
      fflush(nil)
      exit(1)
    }
    return read != nil
  }
}
