import Foundation
import Importing
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What is printed of a model's views is read again as views that are hit alike.
struct RoundTripTests {
  /// Prints the windows of a session, and opens a session on what is read of that.
  private func reread(_ session: ScenarioSession) throws -> (print: String, ScenarioSession) {
    let print = try text(of: session)
    return (print, try opened(print))
  }

  private func text(of session: ScenarioSession) throws -> String {
    try #require(ObjectTree(session, isPrinted: true).json()[.text]?.string)
  }

  private func opened(_ print: String) throws -> ScenarioSession {
    let request = ImportRequest(ImportRequest.Source(name: "print", bytes: Array(print.utf8)))
    let read = try #require(try Importer.read(request))
    return try Scenario.session(try #require(read.document, "\(print)"))
  }

  /// The printed address of the view that is hit; nil for none.
  private func address(hit point: CGPoint, in session: ScenarioSession) -> String? {
    guard let view = session.simulation.hitView(at: point), !session.isMadeUp(view) else {
      return nil
    }
    if let origin = session.origin(of: view)?.address { return origin }
    let index = Int(session.simulation.objects.index(of: view).value)
    return "0x" + String(0x6000_0000_0000 + index * 16, radix: 16)
  }

  /// Points all over the screen, and beyond its edges.
  private func points(_ count: Int, seed: UInt64) -> [CGPoint] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in
      CGPoint(
        x: Double(numbers.next(below: 41_000)) / 100 - 10,
        y: Double(numbers.next(below: 86_400)) / 100 - 10
      )
    }
  }

  /// Whether a print cannot tell who is hit: it shows no overrides, no disabled controls, which are
  /// passed over, no classes that search in a way of their own, and not what moves.
  private func isUnprintable(_ session: ScenarioSession) -> Bool {
    let simulation = session.simulation
    var waiting = simulation.application.windows.map { $0 as UIView }
    while let view = waiting.popLast() {
      let kind = session.kind(of: view) ?? ""
      if simulation.objects.className(of: view) != kind { return true }
      if (view as? UIControl)?.isEnabled == false { return true }
      if ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"].contains(kind) { return true }
      if let overrides = simulation.dispatcher.overrides(of: view),
        overrides.overrides(.hitTest) || overrides.overrides(.pointInside)
      {
        return true
      }
      waiting += view.subviews
    }
    return simulation.isMoving
  }

  /// Whether an answer about what was read is one that has to be right.
  private func isCertain(of point: CGPoint, _ print: String) -> Bool {
    guard let session = try? opened(print) else { return false }
    return Certainty(certainAt: point, in: session, written: [])?.kind == .certain
  }

  @Test func `4: every built-in scenario is hit alike once it was printed and read`() throws {
    var compared = 0
    for id in ScenarioFiles.ids {
      let file = ScenarioFiles.folder.appending(path: id + ".json")
      let session = try Scenario.session(String(contentsOf: file, encoding: .utf8))
      guard !session.simulation.application.windows.isEmpty, !isUnprintable(session) else {
        continue
      }
      let (print, again) = try reread(session)
      compared += 1
      let isKnown = again.imported.allSatisfy { $0.origin.unknown.isEmpty }
      for point in points(1000, seed: 4) {
        let hit = address(hit: point, in: session)
        // The keyboard and menus lie in windows that are not the app's.
        guard hit.map({ print.contains(": \($0);") }) ?? true else { continue }
        guard address(hit: point, in: again) != hit else { continue }
        // Finding out what is certain opens a session, so it is asked only where it matters.
        try #require(!isKnown && !isCertain(of: point, print), "\(id) at \(point)\n\(print)")
      }
    }
    #expect(compared > ScenarioFiles.ids.count / 2)
  }

  @Test func `4: what was read is printed as it was`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "label", "class": "UILabel", "frame": [0, 0, 100, 20], "text": "It's; hidden = NO" },
          { "id": "list", "class": "UIScrollView", "frame": [0, 40, 100, 100], "contentSize": [100, 900],
            "contentOffset": [0, 33], "subviews": [ { "id": "row", "frame": [0, 0, 100, 44], "alpha": 0.5,
              "tag": 7 } ] },
          { "id": "card", "bounds": [0, 0, 80, 40], "center": [200, 200], "transform": { "rotationAngle": "30deg" },
            "isUserInteractionEnabled": false, "clipsToBounds": true } ]
        """
    )
    let (print, again) = try reread(session)
    #expect(print.contains("text = 'It's; hidden = NO'; userInteractionEnabled = NO"))
    #expect(print.contains("contentOffset: {0, 33}; contentSize: {100, 900}"))
    #expect(print.contains("transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]"))
    let second = try text(of: again)
    #expect(second == print, "\(print)\(second)")
  }

  @Test(arguments: ["views-cafe", "ftadditions-cafe", "failure-message-cafe"])
  func `4: a saved document is hit alike once it was printed and read`(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ImportingTests/Pastes/\(name).txt")
    let session = try opened(String(contentsOf: file, encoding: .utf8))
    let print = try text(of: session)
    let again = try opened(print)
    var different: [CGPoint] = []
    for point in points(1000, seed: 9)
    where address(hit: point, in: again) != address(hit: point, in: session) {
      different.append(point)
    }
    #expect(different.isEmpty, "\(name)\n\(print)")
  }

  @Test func `13: what an object is in the app outlives changes, recordings and exports`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let print = """
      <UIWindow: 0x10a0; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <Cafe.Card: 0x10c0; baseClass = UIView; frame = (10 10; 60 60); hidden = YES>
      """
    try client.call("session.open", ["import": ["text": JSONValue(print)], "level": "full"])
    try client.call("object.set", ["set": ["Card-10c0.isHidden": false]])
    try client.call("touch.tap", ["at": [20, 20]])
    let recording = try client.call("session.record")["text"] ?? .null
    let document = try client.call("scenario.import", ["text": JSONValue(print)])["document"]
    let export = try client.call("scenario.export", ["text": document ?? .null])["swift"]
    for text in [recording.string, export?.string] {
      #expect(text?.contains("Cafe.Card") == true, "\(text ?? "")")
      #expect(text?.contains("0x10c0") == true, "\(text ?? "")")
    }
    let again = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try again.call("session.replay", ["text": recording])
    let answer = try again.call("hit.test", ["at": [20, 20]])
    #expect(answer["hit"]?.string == "Card-10c0")
    #expect(answer["origins"]?["Card-10c0"]?["address"]?.string == "0x10c0")
  }

  /// A view somewhere on the screen, turned, scaled, mirrored and with its anchor anywhere.
  private func transformed(_ number: Int, _ numbers: inout SeededNumbers) -> String {
    func some(_ low: Int, _ high: Int) -> Double {
      Double(low * 100 + numbers.next(below: (high - low) * 100)) / 100
    }
    let angle = Double(numbers.next(below: 360)) * .pi / 180
    let (x, y) = (some(1, 3) / 2 * (numbers.once(in: 4) ? -1 : 1), some(1, 3) / 2)
    let (cosine, sine) = (cos(angle), sin(angle))
    let transform = [cosine * x, sine * x, -sine * y, cosine * y, some(-20, 20), some(-20, 20)]
    return """
      { "id": "v\(number)", "bounds": [0, 0, \(some(20, 200)), \(some(20, 200))],
        "center": [\(some(0, 390)), \(some(0, 844))], "transform": \(transform),
        "layer": { "anchorPoint": [\(some(0, 1)), \(some(0, 1))] } }
      """
  }

  /// Points at the edges of all views, from a millionth of a point to a tenth away on either side.
  private func edgePoints(of session: ScenarioSession, _ numbers: inout SeededNumbers) -> [CGPoint]
  {
    views(of: session).flatMap { view in
      (0..<16).map { number in
        let along = Double(numbers.next(below: 1000)) / 1000
        let away =
          pow(10, Double(numbers.next(below: 500)) / 100 - 6) * (numbers.once(in: 2) ? -1 : 1)
        let (bounds, isFar) = (view.bounds, number % 2 == 0)
        let across = CGPoint(
          x: (isFar ? bounds.maxX : bounds.minX) + away,
          y: bounds.minY + along * bounds.height
        )
        let down = CGPoint(
          x: bounds.minX + along * bounds.width,
          y: (isFar ? bounds.maxY : bounds.minY) + away
        )
        return view.convert(number % 4 < 2 ? across : down, to: nil)
      }
    }
  }

  private func views(of session: ScenarioSession) -> [UIView] {
    session.simulation.application.windows.flatMap(\.subviews)
  }

  /// Whether a point lies as near to an edge of a view as the box around it leaves open.
  private func isAtEdge(_ point: CGPoint, in session: ScenarioSession) -> Bool {
    views(of: session).contains { view in
      guard let own = session.simulation.convert(point, to: view) else { return false }
      let t = view.transform
      let (width, height) = (view.frame.width, view.frame.height)
      // Six digits of the box and of the transform are printed.
      let error = max(
        0.001,
        5e-6 * max(width, height) * (abs(t.a) + abs(t.b) + abs(t.c) + abs(t.d))
          / abs(abs(t.a * t.d) - abs(t.b * t.c))
      )
      let bounds = view.bounds
      return bounds.insetBy(dx: -error, dy: -error).contains(own)
        && !bounds.insetBy(dx: error, dy: error).contains(own)
    }
  }

  /// The addresses of all views that may be hit at a point; nil where one is said to be certain.
  private func cases(at point: CGPoint, _ print: String) throws -> [String?]? {
    let session = try opened(print)
    let certainty = Certainty(at: point, in: session, written: [])
    guard certainty.kind == .cases else { return nil }
    return certainty.cases.map { found in
      let view = found.hit.flatMap { session.simulation.objects.object(at: $0) } as? UIView
      return view.flatMap { session.origin(of: $0)?.address }
    }
  }

  @Test func `4: turned, scaled and mirrored views are hit alike but for points at an edge`() throws
  {
    var numbers = SeededNumbers(seed: 41)
    var (asked, different, atEdges) = (0, 0, 0)
    for _ in 0..<10 {
      let views = (0..<12).map { transformed($0, &numbers) }
      let session = try Scenario.session(views: "[\(views.joined(separator: ", "))]")
      let (print, again) = try reread(session)
      // Where the box says nothing of the size, every point is a case.
      guard !print.isEmpty, again.imported.allSatisfy({ $0.origin.unknown.isEmpty }) else {
        continue
      }
      let spread = points(1000, seed: UInt64(asked))
      asked += spread.count
      for (place, point) in (spread + edgePoints(of: session, &numbers)).enumerated() {
        let hit = address(hit: point, in: session)
        guard hit != address(hit: point, in: again) else { continue }
        if place < spread.count { different += 1 } else { atEdges += 1 }
        #expect(isAtEdge(point, in: session), "\(point)\n\(print)")
        let possible = try cases(at: point, print)
        #expect(possible?.contains(hit) == true, "\(hit ?? "nobody") at \(point)\n\(print)")
      }
    }
    #expect(asked >= 3000)
    #expect(Double(different) <= 0.001 * Double(asked), "\(different) of \(asked)")
    // Else nothing was asked where the print is not exact enough.
    #expect(atEdges > 20)
  }
}
