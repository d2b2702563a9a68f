import Foundation
import Jansson
import Rendering
import TestSupport
import Testing

/// Profiles on the command line, with the real programs.
struct CompareTests {
  @Test func `compare shows the first decision that differs, and its rule on either side`()
    async throws
  {
    try await CommandPlace.with { place in
      let run = try await place.run(
        "run",
        "motion/no-first-responder#topController",
        "--compare",
        "ios17,ios17+motion.no-first-responder=nobody"
      )
      #expect(run.end == .status(0))
      #expect(
        run.output.contains(
          """
          ios17 and ios17+motion.no-first-responder=nobody part in step 1, shake
            ios17
              screen  gets it first  motion.no-first-responder
            ios17+motion.no-first-responder=nobody
              the event  discarded  motion.no-first-responder
          """
        )
      )
      #expect(run.output.components(separatedBy: "^ here they part").count == 3)
      let same = try await place.run(
        "run",
        "motion/no-first-responder#nobody",
        "--compare",
        "motion.no-first-responder=nobody"
      )
      #expect(same.output.contains("as it is and motion.no-first-responder=nobody do not part"))
      let json = try await place.run(
        "run",
        "windows/pass-through",
        "--compare",
        "ios12,ios18",
        "-o",
        "json"
      )
      #expect(try json.json["runs"]?[0]?["parting"]?["by"]?.string == "decision")
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `every comparison fits the page`(language: String) async throws {
    try await CommandPlace.with { place in
      let names = [
        "presses/shortcut-or-text", "text-input/hardware-keyboard", "examples/inbox",
        "responder-chain/to-the-end", "touches/location", "edit-menu/copy-and-paste",
      ]
      for style in [[], ["--plain"], ["--quiet"]] {
        let process = try ChildProcess(
          Programs.commandLine,
          ["run"] + names + ["--compare", "ios12,ios18", "--lang", language, "--color", "never"]
            + ["--socket", place.socket] + style,
          environment: ["COLUMNS": "80", "XDG_STATE_HOME": "/dev/null"]
        )
        let run = try await CommandRun(of: process)
        #expect(run.end == .status(0))
        #expect(run.output.contains(language == "en" ? "part" : "分开"))
        for line in run.output.split(separator: "\n") where style != ["--plain"] {
          #expect(String(line).displayWidth() <= 80, "\(line)")
        }
      }
    }
  }

  @Test func `variants, changes and files are compared as profiles are`() async throws {
    try await CommandPlace.with { place in
      let name = "tables/tap-over-table"
      let variants = try await place.run("run", name, "--compare", "#cancels,#lets")
      #expect(variants.end == .status(0), "\(variants.errors)")
      #expect(variants.output.contains("#cancels and #lets part in step"), "\(variants.output)")

      let change = "away.cancelsTouchesInView=false"
      let changed = try await place.run("run", name + "#cancels", "--compare", change)
      #expect(changed.end == .status(0), "\(changed.errors)")
      #expect(changed.output.contains("as it is and \(change) part in step"), "\(changed.output)")
      let json = try await place.run("run", name, "--compare", change, "-o", "json").json
      let sides = json["runs"]?[0]?["parting"]?["sides"]
      #expect(sides?[0]?["changes"] == nil)
      #expect(sides?[1]?["changes"]?[0]?["set"]?["away.cancelsTouchesInView"]?.bool == false)

      let edited = place.folder + "/edited.json"
      defer { try? FileManager.default.removeItem(atPath: edited) }
      _ = try await place.run("new", edited, "--from", name + "#lets")
      let file = try await place.run("run", name + "#cancels", "--compare", edited)
      #expect(file.end == .status(0), "\(file.errors)")
      #expect(file.output.contains("part in step"), "\(file.output)")
      let same = try await place.run("run", name + "#lets", "--compare", edited)
      #expect(same.output.contains("do not part"), "\(same.output)")

      for (side, what) in [
        ("away.cancelsTouches=false", "--compare away.cancelsTouches=false: "),
        ("#nope", "the scenario has no variant 'nope'"), ("nowhere.json", "there is no file"),
        ("a.json,b.json", "the first side of --compare is the scenario that is run"),
      ] {
        let refused = try await place.run("run", name, "--compare", side)
        #expect(refused.end != .status(0))
        #expect(refused.errors.contains(what), "\(refused.errors)")
      }
    }
  }

  @Test func `a run under another profile is another run`() async throws {
    try await CommandPlace.with { place in
      let plain = try await place.run("run", "motion/no-first-responder#topController")
      #expect(plain.end == .status(0))
      let changed = try await place.run(
        "run",
        "motion/no-first-responder#topController",
        "--set",
        "motion.no-first-responder=nobody"
      )
      #expect(changed.end == .status(1))
      #expect(changed.output.contains("not as expected"))
      let old = try await place.run(
        "chain",
        "windows/pass-through",
        "content",
        "--profile",
        "ios12"
      )
      #expect(!old.output.contains("scene"))
    }
  }

  @Test(arguments: [
    (
      ["--set", "panHysteresi=2"], 65,
      "--set panHysteresi=2: no number is called 'panHysteresi'\n  Did you mean 'panHysteresis'?"
    ),
    (
      ["--set", "disabled-mid-track=cancel"], 65,
      "no toggle is called 'disabled-mid-track'\n  Did you mean 'control.disabled-mid-track'?"
    ),
    (
      ["--set", "control.disabled-mid-track=stop"], 65,
      "--set control.disabled-mid-track=stop: 'control.disabled-mid-track' is one of continue, cancel"
    ),
    (
      ["--profile", "ios11"], 65, "is not modelled\n  Allowed: 12, 13, 13.4, 14"
    ),
    (["--profile", "oss17"], 2, "'oss17' for --profile is no system and no setting"),
    (
      ["--compare", "ios12,ios17+hitTestCals=2"], 65,
      "--compare hitTestCals=2: no number is called 'hitTestCals'\n  Did you mean 'hitTestCalls'?"
    ),
  ])
  func `a wrong name is told with the nearest one`(
    arguments: [String],
    status: Int32,
    message: String
  ) async throws {
    try await CommandPlace.with { place in
      let process = try ChildProcess(
        Programs.commandLine,
        ["run", "windows/pass-through", "--socket", place.socket, "--lang", "en"] + arguments,
        environment: ["XDG_STATE_HOME": "/dev/null"]
      )
      let run = try await CommandRun(of: process)
      #expect(run.end == .status(status))
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }
}
