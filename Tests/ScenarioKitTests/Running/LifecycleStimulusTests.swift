import ScenarioTestSupport
import Testing

/// What the system does to the app in every session.
struct LifecycleStimulusTests {
  private func expectAllHold(_ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "delegate": { "id": "appDelegate" }, "windows": [
        { "id": "window", "frame": [0, 0, 390, 844] },
        { "id": "small", "frame": [10, 20, 30, 40] } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    ([], "resignActive", ["willResignActive"]), ([], "becomeActive", []),
    (["resignActive"], "becomeActive", ["didBecomeActive"]), (["resignActive"], "resignActive", []),
    ([], "enterBackground", ["willResignActive", "didEnterBackground"]),
    (["resignActive"], "enterBackground", ["didEnterBackground"]),
    (["enterBackground"], "enterForeground", ["willEnterForeground"]),
    ([], "enterForeground", []),
  ])
  func `the application's delegate is told what becomes otherwise`(
    before: [String],
    stimulus: String,
    told: [String]
  ) throws {
    let all = [
      "willResignActive", "didBecomeActive", "didEnterBackground", "willEnterForeground",
      "willTerminate",
    ]
    let first = before.map {
      #"{ "send": "application.\#($0)", "expect": { "discarded": true } }, "#
    }
    let counts = all.map { #""application.\#($0)": \#(told.contains($0) ? 1 : 0)"# }
    let order = told.map { #""application.\#($0)""# }
    try expectAllHold(
      """
      [ \(first.joined()) { "send": "application.\(stimulus)",
        "expect": { "fired": { \(counts.joined(separator: ", ")) },
          "calls": [ \(order.joined(separator: ", ")) ] } } ]
      """
    )
  }

  @Test func `an app that is terminated is told so`() throws {
    try expectAllHold(
      """
      [ { "send": "application.terminate",
          "expect": { "fired": { "application.willTerminate": 1 } } } ]
      """
    )
  }

  @Test func `turning the device swaps the screen and full-screen windows, and no others`() throws {
    try expectAllHold(
      """
      [ { "send": "application.rotate", "orientation": "landscapeLeft", "expect": { "values": {
          "device.orientation": "landscapeLeft", "window.frame": [0, 0, 844, 390],
          "small.frame": [10, 20, 30, 40] } } },
        { "send": "application.rotate", "orientation": "landscapeRight", "expect": { "values": {
          "device.orientation": "landscapeRight", "window.frame": [0, 0, 844, 390] } } },
        { "send": "application.rotate", "orientation": "portrait", "expect": { "values": {
          "device.orientation": "portrait", "window.frame": [0, 0, 390, 844] } } } ]
      """
    )
  }
}
