import Foundation
import FuzzSubjects
import TestSupport
import Testing

/// Each boundary with the texts with which its fuzzer begins, and with those that are kept of it.
struct CorpusTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: FuzzSubjects.all.map { $0.name })
  func `nothing is wrong with any text of a corpus`(name: String) throws {
    let type = try #require(FuzzSubjects.all.first { $0.name == name })
    let subject = type.init()
    let kept = try Corpus(of: name, in: Self.project).texts
    #expect(!kept.isEmpty)
    let texts = type.seeds(in: Self.project) + kept
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

  @Test func `every corpus is a subject's, and every subject has one`() {
    let files = names(in: Corpus.folder(in: Self.project)).sorted()
    let subjects = FuzzSubjects.all.map { $0.name }
    #expect(files == subjects.map { $0 + ".txt" }.sorted())
    #expect(Set(subjects).count == subjects.count)
  }

  @Test func `a corpus is read as it was written, each text once and the shortest first`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let project = folder + "/project"
      try FileManager.default.createDirectory(
        atPath: Corpus.folder(in: project),
        withIntermediateDirectories: true
      )
      let corpus = Corpus([[3, 0, 255], [10], [], [10], [2, 9, 9]])
      #expect(corpus.texts == [[10], [2, 9, 9], [3, 0, 255]])
      try corpus.write(as: "some", in: project)
      #expect(try Corpus(of: "some", in: project) == corpus)
    }
  }

  @Test func `a line that is no Base64 is told by its number`() async throws {
    try await withTemporaryFolder { folder in
      let corpora = Corpus.folder(in: folder)
      try FileManager.default.createDirectory(
        atPath: corpora,
        withIntermediateDirectories: true
      )
      try "Cg==\n?\n".write(toFile: corpora + "/some.txt", atomically: true, encoding: .utf8)
      let error = #expect(throws: FuzzFault.self) { try Corpus(of: "some", in: folder) }
      #expect(error?.description == "some: line 2 is no Base64")
    }
  }
}
