import Foundation
import FuzzSubjects
import TestSupport
import Testing

/// Each boundary with the texts with which its fuzzer begins, and with those that once were trouble.
struct CorpusTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The texts that once were trouble, below a folder of the subject's name.
  private static func kept(_ name: String) throws -> [[UInt8]] {
    let folder = "\(project)/Tests/FuzzTests/Corpora/\(name)"
    return names(in: folder).compactMap { file in
      FileManager.default.contents(atPath: "\(folder)/\(file)").map(Array.init)
    }
  }

  @Test(arguments: FuzzSubjects.all.map { $0.name })
  func `nothing is wrong with any text of a corpus`(name: String) throws {
    let type = try #require(FuzzSubjects.all.first { $0.name == name })
    let subject = type.init()
    let texts = type.seeds(in: Self.project) + (try Self.kept(name))
    #expect(!texts.isEmpty)
    for (number, text) in texts.enumerated() {
      #expect(throws: Never.self, "\(name) \(number)") { try subject.use(text) }
    }
  }

  @Test(arguments: FuzzSubjects.all.map { $0.name })
  func `what a subject makes of a text follows from the seed alone, and has no fault`(
    name: String
  ) throws {
    let type = try #require(FuzzSubjects.all.first { $0.name == name })
    let (one, other) = (type.init(), type.init())
    let seeds = type.seeds(in: Self.project)
    for seed in 0..<20 as Range<UInt64> {
      let text = seeds[Int(seed) % seeds.count]
      let mutated = one.mutated(text, seed: seed)
      #expect(mutated == other.mutated(text, seed: seed))
      guard let mutated else { continue }
      #expect(throws: Never.self, "\(name) \(seed)") { try one.use(mutated) }
    }
  }

  @Test func `every folder of texts is a subject's`() {
    let folders = names(in: Self.project + "/Tests/FuzzTests/Corpora")
    let subjects = FuzzSubjects.all.map { $0.name }
    #expect(folders.allSatisfy { subjects.contains($0) })
    #expect(Set(subjects).count == subjects.count)
  }
}
