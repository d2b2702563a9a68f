import Foundation
import Importing
import Sentences

/// Prints that no debugger would print, in wrappers that nobody would paste.
public struct FuzzedPastes: FuzzSubject {
  public static let name = "pastes"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    TestPastes.all(in: project) { !$0.hasPrefix("IB-") }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool { TestPastes.use(bytes) }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    var mutation = TextMutation(of: [bytes], seed: seed)
    return mutation.text()
  }
}

/// Storyboards and XIBs that Xcode would not write.
public struct FuzzedInterfaces: FuzzSubject {
  public static let name = "interfaces"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    TestPastes.all(in: project) { $0.hasPrefix("IB-") }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool { TestPastes.use(bytes) }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    var mutation = InterfaceMutation(of: bytes, seed: seed)
    return mutation.text()
  }
}

/// The pastes of the tests, with which is begun.
private enum TestPastes {
  static func all(in project: String, where isWanted: (String) -> Bool) -> [[UInt8]] {
    let folder = project + "/Tests/ImportingTests/Pastes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".txt") && isWanted($0) }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
    }
  }

  static func use(_ text: [UInt8]) -> Bool {
    let read = try? Importer.read(ImportRequest(ImportRequest.Source(name: "-", bytes: text)))
    _ = read?.report.json(in: .english)
    return read != nil
  }
}
