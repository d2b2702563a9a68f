import Foundation
import Jansson
import TestSupport
import Testing

/// The completions that shells really make, with the script loaded and a daemon that knows names.
struct CompletionTests {
  /// What bash offers behind some words, on a daemon, in a folder.
  private func offered(
    _ words: [String],
    by daemon: DaemonProcess,
    in folder: String = "/"
  ) async throws -> [String] {
    let line = (["responder"] + words).joined(separator: " ")
    let quoted = (["responder"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      cd '\(folder)'
      source <(responder completions bash)
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count)
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      function=$(complete -p responder | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      $function responder '\(words.last ?? "")' "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try ChildProcess(
      "/bin/bash",
      ["-c", script],
      environment: [
        "PATH": Programs.folder + ":/usr/bin:/bin", "RESPONDER_SOCKET": daemon.path,
        "HOME": "/dev/null",
      ]
    )
    let found = try await bash.standardOutput().split(separator: "\n")
      .map { String($0.trimmingSuffix(while: { $0 == " " })) }
    _ = try await bash.end()
    return found
  }

  /// Has a daemon read the documents: a busy machine may take longer than completions wait.
  private func warm(_ daemon: DaemonProcess, folder: String? = nil) async throws {
    let client = try RawClient(daemon.path)
    if let folder {
      let paths: JSONValue = ["scenarios": [JSONValue(folder + "/scenarios")]]
      _ = try await client.request("hello", ["paths": paths])
    }
    for method in ["scenario.list", "quiz.list"] { _ = try await client.request(method) }
  }

  @Test(arguments: [
    (["ru"], ["run", "rules"]),
    (["run", "hit-testing/outside-s"], ["hit-testing/outside-superview"]),
    (["run", "--li"], ["--lines"]),
    (["explain", "hit-test.skips-h"], ["hit-test.skips-hidden"]),
    (["quiz", "motion/"], ["motion/shake"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
  ])
  func `bash completes commands, options and names`(
    words: [String],
    expected: [String]
  ) async throws {
    try await withDaemon { daemon in
      try await warm(daemon)
      let found = try await offered(words, by: daemon)
      #expect(Set(found).isSuperset(of: expected), "\(found)")
    }
  }

  @Test func `one's own scenarios are offered, and nothing in their names is run`() async throws {
    try await withTemporaryFolder { folder in
      let topic = folder + "/scenarios/mine"
      try FileManager.default.createDirectory(atPath: topic, withIntermediateDirectories: true)
      let document = Data(#"{"format":1,"app":{"windows":[{"id":"w","frame":[0,0,9,9]}]}}"#.utf8)
      let names = ["first", "$(touch ran)", "`touch ran`", "two words", "${HOME}"]
      for name in names {
        try document.write(to: URL(filePath: "\(topic)/\(name).json"))
      }
      try await withDaemon { daemon in
        try await warm(daemon, folder: folder)
        let found = try await offered(["run", "mine/"], by: daemon, in: folder)
        #expect(found.contains("mine/first"), "\(found)")
        // Quoted, so that the shell does not run it either when it stands on the line.
        #expect(found.contains(#"mine/\$\(touch\ ran\)"#), "\(found)")
        #expect(found.contains(#"mine/two\ words"#), "\(found)")
        #expect(found.contains(#"mine/\$\{HOME\}"#), "\(found)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
      }
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isBlank: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
