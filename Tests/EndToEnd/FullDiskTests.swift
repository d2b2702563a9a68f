import Foundation
import TestSupport
import Testing

/// Where nothing more can be written: a full disk, and a full standard output.
struct FullDiskTests {
  /// Runs a line of shell in which `responder` is the program under test.
  private func shell(_ line: String, in place: CommandPlace) async throws -> CommandRun {
    let process = try ChildProcess(
      "/bin/sh",
      ["-c", line],
      environment: [
        "PATH": Programs.folder + ":/usr/bin:/bin", "RESPONDER_SOCKET": place.socket,
        "XDG_STATE_HOME": "/dev/null", "LC_ALL": "C.UTF-8",
      ]
    )
    return try await CommandRun(of: process)
  }

  @Test(arguments: [
    "list", "run hit-testing/outside-superview", "rules -o json", "completions bash",
    "new mine --dry-run", "--help",
  ])
  func `a full standard output is no success`(command: String) async throws {
    try await CommandPlace.with { place in
      let run = try await shell("responder \(command) >/dev/full", in: place)
      #expect(run.end == .status(77))
      #expect(run.errors.contains("No space left on device"), "\(run.errors)")
    }
  }

  @Test func `a reader that has enough is no fault`() async throws {
    try await CommandPlace.with { place in
      let run = try await shell("responder rules -o json | head -c 1", in: place)
      #expect(run.output == "{")
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `what does not fit on the disk leaves no file behind`() async throws {
    try await CommandPlace.with { place in
      let files = place.folder + "/files"
      try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(atPath: files) }
      let export = "export --swift hit-testing/outside-superview"
      _ = try await place.run("daemon", "start")
      for command in ["new \(files)/mine.json", "\(export) --file \(files)/mine.swift"] {
        // A limit on the size of files is a disk that is full for this process alone.
        let run = try await shell("trap '' XFSZ; ulimit -f 1; responder \(command)", in: place)
        #expect(run.end == .status(77), "\(run.errors)")
        #expect(run.errors.contains("cannot write"), "\(run.errors)")
        #expect(names(in: files).isEmpty, "\(names(in: files))")
        #expect(try await shell("responder \(command)", in: place).end == .status(0))
        #expect(try await shell("responder \(command)", in: place).end == .status(2))
        #expect(names(in: files).count == 1)
        try FileManager.default.removeItem(atPath: files + "/" + names(in: files)[0])
      }
    }
  }
}
