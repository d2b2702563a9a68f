import TestSupport
import Testing

@testable import Commands

/// Where the user keeps modules and scenarios, as the environment and the folder have it.
struct UserFoldersTests {
  private func folders(_ environment: [String: String], in folder: String = "/here") -> UserFolders
  {
    UserFolders(
      Host(
        environment: environment,
        folder: folder,
        write: { _ in },
        talk: { _ in },
        readLine: { nil },
        daemons: RealWorkbench()
      )
    )
  }

  @Test(
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.local/share/responder"),
      (["HOME": "/home/ada", "XDG_DATA_HOME": "/data"], "/data/responder"),
      // A relative one is to be ignored, says the base directory specification.
      (["HOME": "/home/ada", "XDG_DATA_HOME": "data"], "/home/ada/.local/share/responder"),
      (["HOME": "/home/ada", "XDG_DATA_HOME": ""], "/home/ada/.local/share/responder"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)]
  )
  func `data lies where the environment says`(environment: [String: String], data: String?) {
    let found = folders(environment)
    #expect(found.data == data)
    #expect(found.modules == (data.map { [$0 + "/modules"] } ?? []))
    #expect(found.scenarios == (data.map { [$0 + "/scenarios"] } ?? []))
  }

  @Test(
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.cache/responder"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "/fast"], "/fast/responder"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "fast"], "/home/ada/.cache/responder"), ([:], nil),
    ] as [([String: String], String?)]
  )
  func `what is kept to be fast lies apart`(environment: [String: String], cache: String?) {
    #expect(folders(environment).cache == cache)
  }

  @Test func `folders that were named go before the user's, and start where one is`() {
    let found = folders([
      "HOME": "/h", "RESPONDER_MODULE_PATH": "mine::/theirs", "RESPONDER_SCENARIO_PATH": "a:b",
    ])
    #expect(
      found.modules == ["/here/mine", "/theirs", "/h/.local/share/responder/modules"]
    )
    #expect(
      found.scenarios == ["/here/a", "/here/b", "/h/.local/share/responder/scenarios"]
    )
  }

  @Test func `a folder of scenarios where one is goes before all others, a file does not`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try write([], to: folder + "/scenarios")
      #expect(folders(["RESPONDER_SCENARIO_PATH": "/a"], in: folder).scenarios == ["/a"])
    }
    try await withTemporaryFolder { folder in
      Files.makeFolders(above: folder + "/scenarios/x")
      let found = folders(["RESPONDER_SCENARIO_PATH": "/a"], in: folder).scenarios
      #expect(found == [folder + "/scenarios", "/a"])
    }
  }

  @Test func `one's own scenarios are listed and run by their place`() async throws {
    try await withTemporaryFolder { folder in
      try Files.create(
        folder + "/scenarios/mine/first.json",
        Document.screen(Document.tap(hitting: "card"), id: "mine/first")
      )
      var desk = Desk()
      desk.folder = folder
      #expect(desk.run("list", "mine", "-q").output == "mine/first\n")
      #expect(desk.run("run", "mine/first").status == 0)
      #expect(desk.run("run", "mine").output.contains("✓ 1 of 1 scenario as expected"))
      #expect(Desk().run("list", "mine", "-q").status == 65)
    }
  }
}
