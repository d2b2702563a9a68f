import Platform
import Sentences
import Testing
import TestSupport
import WorkbenchFraming

@testable import Commands

/// Files that commands read and write.
struct FilesTests {
  @Test func `a new file is written whole, with the folders above it, and nothing beside it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/a/b/mine.json"
      let text = String(repeating: "0123456789", count: 20_000)
      try Files.create(path, text)
      #expect(try Files.read(path) == Array(text.utf8))
      #expect(names(in: folder + "/a/b") == ["mine.json"])
    }
  }

  @Test func `a file that is there stays as it is`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/mine.json"
      try Files.create(path, "first")
      let error = #expect(throws: Complaint.self) { try Files.create(path, "second") }
      #expect(error?.status == .usage)
      #expect(error?.message.english == "\(path) is there already")
      #expect(error?.hint != nil)
      #expect(try Files.read(path) == Array("first".utf8))
    }
  }

  @Test func `a place where nothing can be written is named, and nothing is left there`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/file", "")
      let path = folder + "/file/mine.json"
      let error = #expect(throws: Complaint.self) { try Files.create(path, "x") }
      #expect(error?.status == .permission)
      #expect(error?.message.english.hasPrefix("cannot write \(path): ") == true)
      #expect(error?.message.chinese.hasPrefix("无法写入 \(path)：") == true)
      #expect(error?.hint?.english.contains("No file was left behind") == true)
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test(arguments: ["missing", "folder"])
  func `a file that cannot be read is named with the reason`(name: String) async throws {
    try await withTemporaryFolder { folder in
      Files.makeFolders(above: folder + "/folder/x")
      let path = "\(folder)/\(name)"
      let error = #expect(throws: Complaint.self) { try Files.read(path) }
      #expect(error?.status == .badInput)
      let reason = name == "missing" ? "No such file or directory" : "Is a directory"
      #expect(error?.message.english == "cannot read \(path): \(reason)")
      #expect(error?.message.chinese.hasPrefix("无法读取 \(path)：") == true)
    }
  }

  @Test func `a file is read up to 64 MiB, and one byte more is refused`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/large"
      try Files.create(path, "")
      #expect(truncate(path, 64 << 20) == 0)
      #expect(try Files.read(path).count == 64 << 20)
      #expect(truncate(path, 64 << 20 + 1) == 0)
      let error = #expect(throws: Complaint.self) { try Files.read(path) }
      #expect(error?.message.english == "\(path) has more than 64 MiB")
    }
  }

  @Test func `a stamp changes with the file's length and with the file itself`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/a"
      #expect(Files.stamp(path) == nil)
      try Files.create(path, "1")
      let first = try #require(Files.stamp(path))
      #expect(Files.stamp(path) == first)
      #expect(truncate(path, 3) == 0)
      let longer = try #require(Files.stamp(path))
      #expect(longer != first && longer[2] == 3)
      try Files.create(folder + "/b", "123")
      // Another file in its place is another file, however alike.
      #expect(rename(folder + "/b", path) == 0)
      #expect(Files.stamp(path)?[3] != longer[3])
    }
  }

  @Test(arguments: [("/a/b", "/a/b"), ("b", "/here/b"), ("../b", "/here/../b"), ("", "/here/")])
  func `a path is seen from the folder where one is`(path: String, absolute: String) {
    #expect(Files.absolute(path, from: "/here") == absolute)
  }

  @Test func `a folder is told from a file`() async throws {
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/file", "")
      #expect(Files.isFolder(folder) && Files.exists(folder))
      #expect(!Files.isFolder(folder + "/file") && Files.exists(folder + "/file"))
      #expect(!Files.isFolder(folder + "/none") && !Files.exists(folder + "/none"))
    }
  }
}
