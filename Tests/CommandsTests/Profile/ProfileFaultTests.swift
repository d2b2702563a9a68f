import Testing
import TestSupport

@testable import Commands

/// What is wrong with a profile, told by the argument that names it.
struct ProfileFaultTests {
  private func run(_ arguments: String...) -> CommandResult {
    Desk().run(["run", "gestures/cancels-false", "-q"] + arguments)
  }

  @Test(arguments: [
    (["--profile", "ios99"], "--profile ios99: iOS 99 is not modelled", "Allowed: 12, 13, "),
    (["--set", "panHysteresi=3"], "--set panHysteresi=3: ", "Did you mean 'panHysteresis'?"),
    (
      ["--set", "panHysteresis=x"], "--set panHysteresis=x: expected a number", "Allowed: a number."
    ),
    (
      ["--set", "gesture.action-timing=nextTrun"], "--set gesture.action-timing=nextTrun: ",
      "Allowed: sameEvent, nextTurn."
    ),
    (
      ["--set", "gesture.action-timin=nextTurn"], "no toggle is called 'gesture.action-timin'",
      "Did you mean 'gesture.action-timing'?"
    ),
    (["--set", "qqqqqq=3"], "no number is called 'qqqqqq'", "responder-scenario(5) lists all "),
    // Of several the one that is wrong is named, by the option for which it was typed.
    (
      ["--profile", "ios17", "--set", "panHysteresis=20", "--set", "qqqq.rrrr=1"],
      "--set qqqq.rrrr=1: ", "responder-scenario(5) lists all "
    ),
    (["--set", "panHysteresis=1+panHysteresi=2"], "--set panHysteresi=2: ", "panHysteresis"),
  ])
  func `an argument that is wrong is told as it was typed`(
    arguments: [String],
    message: String,
    hint: String
  ) {
    let result = Desk().run(["run", "gestures/cancels-false", "-q"] + arguments)
    #expect(result.status == 65)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(!result.errors.contains("/params"), "\(result.errors)")
    let chinese = Desk().run(
      ["run", "gestures/cancels-false", "-q", "--lang", "zh-Hans"] + arguments
    )
    #expect(chinese.errors.englishWords.isEmpty, "\(chinese.errors)")
  }

  @Test(arguments: [
    ["--profile", "andriod"], ["--profile", ""], ["--set", "nonsense"], ["--set", "=1"],
    ["--set", "panHysteresis="], ["--profile", "ios"],
  ])
  func `what is no setting at all is a fault of usage`(arguments: [String]) {
    let result = Desk().run(["run", "gestures/cancels-false"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("for \(arguments[0]) is no "), "\(result.errors)")
    #expect(result.errors.contains("Write a system, as ios12"), "\(result.errors)")
  }

  @Test func `every command that opens a scenario takes a profile`() {
    for command in [["run"], ["tree"], ["trace"], ["shell"]] {
      let result = Desk().run(command + ["motion/shake", "--profile", "ios99"])
      #expect(result.status == 65, "\(command)")
      #expect(result.errors.contains("--profile ios99: "), "\(command): \(result.errors)")
    }
  }

  @Test func `of two settings of one name the last one holds`() {
    let both = run("--set", "panHysteresi=1", "--set", "panHysteresis=20")
    #expect(both.errors.contains("--set panHysteresi=1: "))
    let way = { (arguments: [String]) in
      Desk().run(["chain", "motion/shake", "window"] + arguments).lines.first
    }
    #expect(way(["--profile", "ios12", "--set", "ios18"]) == way(["--profile", "ios18"]))
    #expect(way(["--set", "ios18", "--set", "ios12"]) == way(["--profile", "ios12"]))
    #expect(way(["--profile", "ios12"]) != way(["--profile", "ios18"]))
  }
}
