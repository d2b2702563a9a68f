import TestSupport
import Testing

/// The completions that bash really makes, with the script loaded and a daemon that knows names.
struct CompletionTests {
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
      // A machine that is busy may take longer than completions wait to read the documents.
      let client = try RawClient(daemon.path)
      for method in ["scenario.list", "quiz.list"] { _ = try await client.request(method) }
      let line = (["responder"] + words).joined(separator: " ")
      let quoted = (["responder"] + words).map { "'\($0)'" }.joined(separator: " ")
      let script = """
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
          "HOME": "/nowhere",
        ]
      )
      let found = try await bash.standardOutput().split(separator: "\n")
        .map { $0.trimmingSuffix(while: { $0 == " " }) }
      #expect(Set(found.map(String.init)).isSuperset(of: expected), "\(found)")
      _ = try await bash.end()
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
