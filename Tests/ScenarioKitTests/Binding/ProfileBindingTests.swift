@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// The system that a document models: its version, its toggles, its numbers.
struct ProfileBindingTests {
  private func profile(_ profile: String) throws -> Profile {
    let text = MarkedDocument.head(#""profile": { \#(profile) }"#).text
    return try #require(Scenario.document(text).plan(nil)).profile
  }

  @Test(arguments: [12, 13, 13.4, 14, 15, 16, 17, 18])
  func `every version that is modelled is taken`(version: Double) throws {
    #expect(try profile(#""ios": \#(version)"#).ios == version)
  }

  @Test(arguments: ["11", "12.5", "13.5", "19", "0", "-17"])
  func `any other version is refused with those there are`(version: String) {
    let found = MarkedDocument.head(#""profile": { "ios": ▸\#(version) }"#)
      .expect(["out-of-range /profile/ios"])
    #expect(found.first?.message.english == "iOS \(version) is not modelled")
    #expect(found.first?.allowed == ["12", "13", "13.4", "14", "15", "16", "17", "18"])
  }

  @Test(arguments: [
    (#""profile": ▸17"#, ["wrong-type /profile"]),
    (#""profile": { "ios": ▸"17" }"#, ["wrong-type /profile/ios"]),
    (#""profile": { "ios": ▸null }"#, ["wrong-type /profile/ios"]),
    (#""profile": { ▸"iOS": 17 }"#, ["unknown-member /profile/iOS"]),
    (#""profile": { "toggles": ▸[] }"#, ["wrong-type /profile/toggles"]),
    (#""profile": { "numbers": ▸[] }"#, ["wrong-type /profile/numbers"]),
  ])
  func `what a profile cannot hold is told where it stands`(members: String, said: [String]) {
    MarkedDocument.head(members).expect(said)
  }

  @Test func `a profile that says nothing is the default`() throws {
    let profile = try profile(#""comment": "as it comes", "toggles": {}, "numbers": {}"#)
    #expect(profile.ios == 17)
    #expect(profile.toggles.isEmpty)
    #expect(profile.numbers.isEmpty)
  }

  // MARK: - Toggles

  @Test func `a toggle is set to one of its settings`() throws {
    let toggles = try profile(
      """
      "toggles": { "first-responder.deferred": false, "gesture.action-timing": "nextTurn",
        "motion.no-first-responder": "nobody" }
      """
    ).toggles
    let settings = toggles.map { "\($0.key) \($0.value.rawValue)" }.sorted()
    #expect(
      settings == [
        "first-responder.deferred false", "gesture.action-timing nextTurn",
        "motion.no-first-responder nobody",
      ]
    )
  }

  @Test(arguments: [
    ("gesture.action-timing", "true", ["sameEvent", "nextTurn"]),
    ("gesture.action-timing", #""later""#, ["sameEvent", "nextTurn"]),
    ("gesture.action-timing", "null", ["sameEvent", "nextTurn"]),
    ("first-responder.deferred", "1", ["true", "false"]),
    ("first-responder.deferred", #""yes""#, ["true", "false"]),
    ("ignore.animation-start-cancels-touch", "[true]", ["false", "true"]),
  ])
  func `a setting that a toggle does not have is told with those it has, the default first`(
    toggle: String,
    setting: String,
    allowed: [String]
  ) {
    let found = MarkedDocument.head(
      #""profile": { "toggles": { "\#(toggle)": ▸\#(setting) } }"#
    ).expect(["wrong-type /profile/toggles/\(toggle)"])
    #expect(found.first?.allowed == allowed)
  }

  @Test func `a toggle that is none is told at its name`() {
    let found = MarkedDocument.head(
      #""profile": { "toggles": { ▸"gesture.action-timming": "nextTurn" } }"#
    ).expect(["unknown-toggle /profile/toggles/gesture.action-timming"])
    #expect(found.first?.hint?.english == "Did you mean 'gesture.action-timing'?")
    #expect(found.first?.allowed.count == ProfileFormat.toggles.count)
  }

  // MARK: - Numbers

  @Test(arguments: [
    ("panHysteresis", "0", 0), ("panHysteresis", "1000000", 1_000_000),
    ("panHysteresis", "0.5", 0.5), ("hitTestCalls", "1", 1), ("hitTestCalls", "10", 10),
    ("rotationThreshold", #""180deg""#, Double.pi), ("rotationThreshold", "2", 2),
  ])
  func `a number is taken up to its borders`(name: String, written: String, number: Double) throws {
    #expect(try profile(#""numbers": { "\#(name)": \#(written) }"#).numbers == [name: number])
  }

  @Test(arguments: [
    ("panHysteresis", "-0.001", "0 … 1000000"), ("panHysteresis", "1000000.5", "0 … 1000000"),
    ("hitTestCalls", "0", "1 … 10"), ("hitTestCalls", "11", "1 … 10"),
    ("rotationThreshold", #""-1deg""#, "0 … 1000000"),
  ])
  func `a number beyond its borders is told with them`(
    name: String,
    written: String,
    allowed: String
  ) {
    let found = MarkedDocument.head(#""profile": { "numbers": { "\#(name)": ▸\#(written) } }"#)
      .expect(["out-of-range /profile/numbers/\(name)"])
    #expect(found.first?.allowed == [allowed])
  }

  @Test(arguments: [
    (#""panHysteresis": ▸"10deg""#, ["wrong-type /profile/numbers/panHysteresis"]),
    (#""rotationThreshold": ▸"ten""#, ["wrong-type /profile/numbers/rotationThreshold"]),
    (
      #""panHysteresis": ▸{ "sum": [1, 2] }"#,
      ["form-not-allowed /profile/numbers/panHysteresis"]
    ),
    (#"▸"panHystersis": 3"#, ["unknown-number /profile/numbers/panHystersis"]),
  ])
  func `what is no number of the profile is refused`(number: String, said: [String]) {
    MarkedDocument.head(#""profile": { "numbers": { \#(number) } }"#).expect(said)
  }

  @Test(arguments: [(13.4, "13.4"), (17, "17"), (13, "13"), (0.5, "0.5"), (1e300, "1e+300")])
  func `a version is written as documents write it`(version: Double, text: String) {
    #expect(ProfileFormat.text(version) == text)
  }
}
