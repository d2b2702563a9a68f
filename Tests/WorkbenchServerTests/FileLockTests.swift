import Platform

import Sentences
import TestSupport
import Testing
import WorkbenchFraming

struct FileLockTests {
  @Test func `a held lock names its process, a released one is free`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/lock"
      do {
        let lock = try acquired(path)
        let process = try holder(path)
        #expect(process == getpid())
        withExtendedLifetime(lock) {}
      }
      _ = try acquired(path)
    }
  }

  @Test func `who has a lock can be asked for without taking it`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/lock"
      #expect(try FileLock.holder(of: path) == nil)
      #expect(names(in: folder).isEmpty, "asking makes no file")
      do {
        let lock = try acquired(path)
        #expect(try FileLock.holder(of: path) == getpid())
        #expect(lock.isInPlace)
        unlink(path)
        #expect(!lock.isInPlace)
      }
      try write(Array("1\n".utf8), to: path)
      #expect(try FileLock.holder(of: path) == nil, "what is written there is an old id")
    }
  }

  @Test func `the file is for its owner only, and goes when it is removed`() async throws {
    try await withTemporaryFolder { folder in
      let lock = try acquired(folder + "/lock")
      #expect(mode(of: folder + "/lock") == 0o600)
      lock.removeFile()
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a lock whose file was removed does not keep others out`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/lock"
      let lost = try acquired(path)
      unlink(path)
      let found = try acquired(path)
      lost.removeFile()
      #expect(names(in: folder) == ["lock"], "the file is another's now")
      withExtendedLifetime(found) {}
    }
  }

  @Test func `a link in the place of the lock is refused`() async throws {
    try await withTemporaryFolder { folder in
      symlink(folder + "/elsewhere", folder + "/lock")
      let error = try #require(throws: StartError.self) { try FileLock.attempt(folder + "/lock") }
      #expect(error.status == .permission)
      #expect(names(in: folder) == ["lock"])
    }
  }

  @Test func `a folder that is missing is an error that names the path`() async throws {
    try await withTemporaryFolder { folder in
      let error = try #require(throws: StartError.self) { try FileLock.attempt(folder + "/a/lock") }
      #expect(error.status == .cannotCreate)
      #expect(error.message.english == "cannot lock \(folder)/a/lock: No such file or directory")
    }
  }

  private func acquired(_ path: String) throws -> FileLock {
    switch try FileLock.attempt(path) {
    case .acquired(let lock): return lock
    case .held(let process): throw TestError("held by \(String(describing: process))")
    }
  }

  private func holder(_ path: String) throws -> Int32? {
    switch try FileLock.attempt(path) {
    case .acquired: throw TestError("the lock is free")
    case .held(let process): return process
    }
  }
}
