@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Scroll views as documents write, override and judge them.
struct ScrollTests {
  private func document(_ page: String, _ script: String) -> String {
    """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "page", "class": "UIScrollView", "frame": "fill",
        "contentSize": [390, 3000]\(page) } ] } ] }, "script": [ \(script) ] }
    """
  }

  @Test func `a body sets the target offset, or a part of it`() throws {
    for assignment in [#""$targetContentOffset": [0, 300]"#, #""$targetContentOffset.y": 300"#] {
      let problems = try Scenario.run(
        document(
          #", "delegate": { "overrides": { "willEndDragging": { "set": { \#(assignment) } } } }"#,
          """
          { "send": "touch.flick", "from": [195, 600], "by": [0, -120] },
          { "wait": "idle", "expect": { "values": { "page.contentOffset": [0, 300] } } }
          """
        )
      )
      #expect(problems == [])
    }
  }

  @Test func `only an inout parameter can be set`() {
    for assignment in [#""$velocity": [0, 0]"#, #""$velocity.y": 1"#, #""$decelerate": true"#] {
      let found = Scenario.diagnostics(
        document(
          #", "delegate": { "overrides": { "willEndDragging": { "set": { \#(assignment) } } } }"#,
          #"{ "expect": { "values": { "page.isDragging": false } } }"#
        )
      )
      #expect(found.map(\.type) == ["unknown-reference"])
      #expect(found.first?.message.english.contains("no parameter that can be set") == true)
    }
  }

  @Test func `the scroll view's own recognizers are nodes without a class`() throws {
    let parts =
      #", "maximumZoomScale": 2, "panGestureRecognizer": { "id": "pan", "isEnabled": false },"#
      + #" "pinchGestureRecognizer": { "id": "pinch", "cancelsTouchesInView": false }"#
    let problems = try Scenario.run(
      document(
        parts,
        """
        { "send": "touch.drag", "from": [195, 600], "by": [0, -120], "expect": {
          "fired": { "page.willBeginDragging": 0 },
          "values": { "page.contentOffset": [0, 0], "pan.view": "page", "page.pinchGestureRecognizer": null,
            "pinch.cancelsTouchesInView": false } } }
        """
      )
    )
    #expect(problems == [])
  }
}
