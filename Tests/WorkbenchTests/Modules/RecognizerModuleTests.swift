import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Recognizer classes of a learner's module, compiled, loaded by a worker and named in documents.
@Suite(.timeLimit(.minutes(15)))
struct RecognizerModuleTests {
  private static let source = """
    import UIKit

    final class CheckMark: UIGestureRecognizer {
      private var start = CGPoint.zero
      private var turn = CGPoint.zero

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: view)
        turn = start
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let point = location(in: view)
        if point.x < turn.x { state = .failed } else if point.y >= turn.y { turn = point }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let isMark = turn.y - start.y > 20 && turn.y - location(in: view).y > 20
        if state == .possible { state = isMark ? .recognized : .failed }
      }
    }

    final class Unruly: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .possible
        state = .began
        state = .possible
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
        state = .began
      }
    }

    final class Stuck: UIGestureRecognizer {}

    let module = Module("Marks")
      .recognizer(CheckMark.self) { CheckMark() }
      .recognizer(Unruly.self) { Unruly() }
      .recognizer(Stuck.self) { Stuck() }
    """

  /// Compiled once for all tests; it lives as long as the process.
  private static let workshop = Result {
    let workshop = try Workshop()
    try workshop.compile("Marks", swift: source)
    return workshop
  }

  /// Opens a document of a view with these recognizers and runs its script in a worker.
  private func run(
    _ recognizers: String,
    _ script: String,
    sheet: String = "",
    profile: String = "{}"
  ) throws -> [String] {
    let workbench = Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: TestWorkbench.modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      workers: WorkerPolicy(timeout: .seconds(300))
    ) { _ in }
    let client = CheckedClient(InProcessConnection(to: workbench))
    let folder = try Self.workshop.get().folder
    _ = try client.call(
      "hello",
      ["client": ["name": "test"], "cwd": "/", "paths": ["modules": [.init(folder)]]]
    )
    let text = """
      { "format": 1, "title": "Marks", "profile": \(profile), "app": { "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "rootViewController": { "id": "sheet"\(sheet),
          "view": { "id": "root", "subviews": [ { "id": "paper", "frame": "fill",
            "gestureRecognizers": [ \(recognizers) ] } ] } } } ] }, "script": \(script) }
      """
    let document = try JSON.parse(Array(text.utf8), limits: .document)
    let session = try client.open(document, ["name": "marks"])["session"] ?? .null
    let result = try client.call("script.run", ["session": session])
    var problems: [String] = []
    var count = 0
    for run in try #require(result["runs"]).elements {
      count += run["steps"]?.count ?? 0
      for failure in try #require(run["failures"]).elements {
        problems.append(failure["message"]?.string ?? "\(failure)")
      }
      if let error = run["error"]?["message"]?.string { problems.append(error) }
    }
    #expect(count == document["script"]?.count)
    return problems
  }

  private static let check = """
    { "id": "check", "class": "Marks.CheckMark", "target": "sheet", "action": "checked:" }
    """
  private static let mark =
    #""send": "touch.drag", "from": [100, 300], "path": [[130, 340], [200, 260]]"#

  @Test func `a check mark prevents a tap, and is waited for`() throws {
    let problems = try run(
      """
      \(Self.check),
      { "id": "tap", "class": "UITapGestureRecognizer", "requireToFail": ["check"],
        "target": "sheet", "action": "tapped:" },
      { "id": "double", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 }
      """,
      """
      [ { \(Self.mark), "expect": { "fired": { "check.ended": 1, "sheet.checked:": 1, "tap.ended": 0,
            "paper.touchesCancelled": 1, "paper.touchesEnded": 0, "tap.failed": 1, "double.failed": 1,
            "check.reset": 1 },
          "rule": ["gesture.require-to-fail-fails", "gesture.prevented-goes-to-failed"] } },
        { "send": "touch.tap", "at": "paper", "expect": { "fired": { "check.failed": 1, "tap.ended": 1,
            "sheet.tapped:": 1 } } } ]
      """,
      profile: #"{ "numbers": { "tapAllowableMovement": 1000 } }"#
    )
    #expect(problems == [])
  }

  @Test func `an illegal state is refused and said, and the gesture goes on`() throws {
    let problems = try run(
      #"{ "id": "unruly", "class": "Marks.Unruly", "target": "sheet", "action": "did:" }"#,
      """
      [ { "send": "touch.tap", "at": "paper", "expect": {
          "fired": { "unruly.began": 1, "unruly.ended": 1, "sheet.did:": 2 },
          "trace": [ { "kind": "declined", "at": "unruly", "rule": "gesture.illegal-transition-ignored",
            "to": "possible" } ], "state": { "unruly": "possible" } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `one that never leaves possible is ended, and lets go of the lift`() throws {
    let problems = try run(
      #"{ "id": "stuck", "class": "Marks.Stuck" }"#,
      """
      [ { "send": "touch.tap", "at": "paper",
          "expect": { "fired": { "paper.touchesBegan": 1, "paper.touchesEnded": 0 } } },
        { "wait": 2, "expect": { "fired": { "stuck.failed": 1, "paper.touchesEnded": 1 },
          "trace": [ { "at": "stuck", "reason": { "contains": "did not end" } } ] } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `an action may take the recognizer and its view away`() throws {
    let problems = try run(
      Self.check,
      """
      [ { \(Self.mark), "expect": { "fired": { "check.ended": 1, "sheet.checked:": 1 },
          "values": { "paper.superview": null, "check.view": null } } },
        { \(Self.mark), "expect": { "hit": "root", "fired": { "check.ended": 0 } } } ]
      """,
      sheet: """
        , "implements": { "checked:": [
          { "call": "removeGestureRecognizer", "on": "paper", "with": ["check"] },
          { "call": "removeFromSuperview", "on": "paper" } ] }
        """
    )
    #expect(problems == [])
  }
}
