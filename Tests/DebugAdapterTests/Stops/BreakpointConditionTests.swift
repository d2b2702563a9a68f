import Sentences
import Testing

@testable import DebugAdapter

/// What breakpoints ask for besides their place, and what log points say.
struct BreakpointConditionTests {
  @Test func `a condition, hits and a log message are held to`() throws {
    let route = try Vault.route()
    func stops(_ request: SourceBreakpoint) -> [Int] {
      var (breakpoints, _) = Breakpoints.atVault([request])
      return breakpoints.stops(in: route)
    }
    #expect(stops(SourceBreakpoint(line: 4, condition: "method == touchesBegan")) == [61])
    #expect(stops(SourceBreakpoint(line: 4, condition: "method ~ touches*")) == [61, 74])
    #expect(stops(SourceBreakpoint(line: 4, hitCondition: "2")) == [61])
    #expect(stops(SourceBreakpoint(line: 4, hitCondition: ">= 2")) == [61, 74])
    let second = SourceBreakpoint(line: 4, condition: "method ~ touches*", hitCondition: "2")
    #expect(stops(second) == [74])
    #expect(stops(SourceBreakpoint(line: 4, logMessage: "{method}")).isEmpty)
    // Editors send empty texts for fields that were opened and left alone.
    #expect(stops(SourceBreakpoint(line: 4, condition: " ", hitCondition: "")) == [45, 61, 74])
  }

  @Test(arguments: [
    (SourceBreakpoint(line: 4, condition: "method ="), "the condition, column 8"),
    (SourceBreakpoint(line: 4, hitCondition: "often"), "the hit condition, column 1"),
    (SourceBreakpoint(line: 4, logMessage: "{at"), "the log message, column 1"),
  ])
  func `what cannot be read is refused when it is set`(request: SourceBreakpoint, said: String) {
    let (bound, answers) = Breakpoints.atVault([request])
    var breakpoints = bound
    #expect(answers[0].isVerified == false)
    #expect(answers[0].message?.english.hasPrefix(said) == true, "\(answers)")
    let function = breakpoints.set(
      functions: [FunctionBreakpoint(name: "*.hitTest", condition: "x")]
    )
    #expect(function[0].isVerified == false)
  }

  @Test func `log points say what they say on the way, and only there`() throws {
    let route = try Vault.route()
    let (bound, answers) = Breakpoints.atVault([
      SourceBreakpoint(line: 4, logMessage: "{at}.{method}"),
      SourceBreakpoint(line: 4, hitCondition: "2", logMessage: "again"),
      SourceBreakpoint(line: 5),
    ])
    var breakpoints = bound
    func said(_ start: RoutePoint, _ end: RoutePoint) -> [String] {
      guard
        case .lines(let lines) = breakpoints.logs(after: start, through: end, in: route, .english)
      else { return ["lacks"] }
      return lines.map(\.text)
    }
    #expect(said(.beginning, .record(45)) == ["panel.hitTest"])
    #expect(said(.record(45), .record(58)).isEmpty)
    #expect(
      said(.record(58), .record(94)) == ["panel.touchesBegan", "again", "panel.touchesEnded"]
    )
    #expect(said(.record(94), .end(after: 94)).isEmpty)
    #expect(
      breakpoints.logs(after: .beginning, through: .record(48), in: route, .english)
        == .lines([LogLine(id: answers[0].id, record: 45, text: "panel.hitTest")])
    )
  }
}
