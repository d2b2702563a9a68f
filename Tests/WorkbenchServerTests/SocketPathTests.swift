import Platform

import Sentences
import TestSupport
import Testing
import WorkbenchFraming

struct SocketPathTests {
  @Test(arguments: [
    (option: "/a/b" as String?, ["RESPONDER_SOCKET": "/c"], "/a/b", SocketPath.Origin.option),
    (nil, ["RESPONDER_SOCKET": "/c", "XDG_RUNTIME_DIR": "/run/me"], "/c", .environment),
    (nil, ["XDG_RUNTIME_DIR": "/run/me"], "/run/me/responder/socket", .runtimeFolder),
    (
      nil, ["RESPONDER_SOCKET": "", "XDG_RUNTIME_DIR": "/run/me/"], "/run/me/responder/socket",
      .runtimeFolder
    ),
    (
      nil, ["XDG_RUNTIME_DIR": "relative", "TMPDIR": "/var/tmp"],
      "/var/tmp/responder-\(geteuid())/socket", .temporaryFolder
    ),
    (nil, [:], "/tmp/responder-\(geteuid())/socket", .temporaryFolder),
  ])
  func `option, environment, runtime folder and temporary folder come in this order`(
    option: String?,
    environment: [String: String],
    path: String,
    origin: SocketPath.Origin
  ) throws {
    let socket = try SocketPath(option: option) { environment[$0] }
    #expect(socket.path == path)
    #expect(socket.origin == origin)
  }

  @Test func `a relative option is meant from the working folder`() throws {
    let socket = try SocketPath(option: "run/socket") { _ in nil }
    #expect(socket.path.hasPrefix("/"))
    #expect(socket.path.hasSuffix("/run/socket"))
    #expect(socket.folder + "/socket" == socket.path)
  }

  @Test func `a path of the limit is taken, one byte more is refused by name`() throws {
    let longest = "/" + String(repeating: "a", count: SocketPath.limit - 1)
    let socket = try SocketPath(option: longest) { _ in nil }
    #expect(socket.path == longest)
    let error = try #require(throws: StartError.self) {
      try SocketPath(option: longest + "a") { _ in nil }
    }
    #expect(error.status == .usage)
    #expect(
      error.message.english
        == "the socket path is \(SocketPath.limit + 1) bytes long, the limit is "
        + "\(SocketPath.limit): \(longest)a"
    )
    #expect(error.hint?.english == "Choose a shorter path with --socket or RESPONDER_SOCKET.")
  }

  @Test func `an empty option and a zero byte are refused`() {
    #expect(throws: StartError.self) { try SocketPath(option: "") { _ in nil } }
    #expect(throws: StartError.self) { try SocketPath(option: "/a\0b") { _ in nil } }
  }

  #if os(Linux)
  @Test func `the limit is 107 bytes`() {
    #expect(SocketPath.limit == 107)
  }
  #endif
}

struct SocketFolderTests {
  /// A socket path whose folder is the daemon's own.
  private func ownPath(in folder: String) throws -> SocketPath {
    try SocketPath { $0 == "XDG_RUNTIME_DIR" ? folder : nil }
  }

  /// A socket path in a folder that the user named.
  private func chosenPath(_ path: String) throws -> SocketPath {
    try SocketPath(option: path)
  }

  @Test func `the own folder is made, closed to others`() async throws {
    try await withTemporaryFolder { folder in
      try ownPath(in: folder).prepareFolder()
      #expect(mode(of: folder + "/responder") == 0o700)
      try ownPath(in: folder).prepareFolder()
    }
  }

  @Test(arguments: [0o750, 0o701, 0o777] as [mode_t])
  func `an own folder that is open to others is refused with the way to close it`(
    mode: mode_t
  ) async throws {
    try await withTemporaryFolder { folder in
      try ownPath(in: folder).prepareFolder()
      chmod(folder + "/responder", mode)
      let error = try #require(throws: StartError.self) { try ownPath(in: folder).prepareFolder() }
      #expect(error.status == .permission)
      #expect(
        error.description == """
          the socket's folder \(folder)/responder is open to other users \
          (mode \(String(mode, radix: 8)))
          Close it with: chmod 700 \(folder)/responder
          """
      )
    }
  }

  @Test func `an own folder that is a link is refused`() async throws {
    try await withTemporaryFolder { folder in
      mkdir(folder + "/real", 0o700)
      symlink(folder + "/real", folder + "/responder")
      let error = try #require(throws: StartError.self) { try ownPath(in: folder).prepareFolder() }
      #expect(error.status == .permission)
      #expect(error.message.english == "the socket's folder \(folder)/responder is a symbolic link")
    }
  }

  @Test func `an own folder that is a file is refused`() async throws {
    try await withTemporaryFolder { folder in
      try write([], to: folder + "/responder")
      let error = try #require(throws: StartError.self) { try ownPath(in: folder).prepareFolder() }
      #expect(error.message.english == "the socket's folder \(folder)/responder is not a folder")
    }
  }

  @Test func `a runtime folder that is missing is named with its variable`() async throws {
    try await withTemporaryFolder { folder in
      let error = try #require(throws: StartError.self) {
        try ownPath(in: folder + "/missing").prepareFolder()
      }
      #expect(error.status == .cannotCreate)
      #expect(
        error.message.english.contains(folder + "/missing/responder: No such file or directory")
      )
      #expect(
        error.hint?.english.hasPrefix("XDG_RUNTIME_DIR names a folder that does not exist") == true
      )
    }
  }

  @Test func `a chosen folder that is missing is not made`() async throws {
    try await withTemporaryFolder { folder in
      let error = try #require(throws: StartError.self) {
        try chosenPath(folder + "/missing/socket").prepareFolder()
      }
      #expect(error.status == .cannotCreate)
      #expect(error.hint?.english == "Make it with: mkdir -m 700 \(folder)/missing")
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a chosen folder may be readable by others but not writable`() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder, 0o755)
      try chosenPath(folder + "/socket").prepareFolder()
      chmod(folder, 0o775)
      let error = try #require(throws: StartError.self) {
        try chosenPath(folder + "/socket").prepareFolder()
      }
      #expect(error.status == .permission)
      #expect(error.hint?.english == "Close it with: chmod go-w \(folder)")
    }
  }

  @Test func `a chosen folder may be sticky as the temporary folder is`() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder, 0o1777)
      try chosenPath(folder + "/socket").prepareFolder()
    }
  }

  @Test func `a chosen folder behind a link of ours is taken for what it leads to`() async throws {
    try await withTemporaryFolder { folder in
      mkdir(folder + "/real", 0o700)
      symlink(folder + "/real", folder + "/link")
      try chosenPath(folder + "/link/socket").prepareFolder()
      chmod(folder + "/real", 0o777)
      #expect(throws: StartError.self) { try chosenPath(folder + "/link/socket").prepareFolder() }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func `a folder of another user is refused`() async throws {
    try await withTemporaryFolder { folder in
      try ownPath(in: folder).prepareFolder()
      chown(folder + "/responder", 12345, 12345)
      for path in [try ownPath(in: folder), try chosenPath(folder + "/responder/socket")] {
        let error = try #require(throws: StartError.self) { try path.prepareFolder() }
        #expect(error.status == .permission)
        #expect(error.message.english.hasSuffix("belongs to user 12345, not to you"))
      }
    }
  }
}
