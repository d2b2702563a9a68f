import Jansson
@_spi(Workbench) import ResponderKit
import Testing
import WorkbenchFraming

/// Every toggle turns the decision that bears its name.
struct ToggleTests {
  /// A toggle and a setting that is not its default.
  struct Turn: Hashable, CustomTestStringConvertible, Sendable {
    let toggle: Toggle
    let setting: Toggle.Setting
    var testDescription: String { "\(toggle.rawValue)=\(setting.rawValue)" }

    static let all = Toggle.allCases.flatMap { toggle in
      toggle.settings.dropFirst().map { Turn(toggle: toggle, setting: $0) }
    }
  }

  /// Where a turned toggle shows.
  private struct Place {
    let scenario: String
    /// The variant to run; nil for all.
    var variant: String?
    /// The level at which the decision is told.
    var level = "route"

    init(_ scenario: String, variant: String? = nil, level: String = "route") {
      self.scenario = scenario
      self.variant = variant
      self.level = level
    }
  }

  private static func place(of turn: Turn) -> Place {
    switch turn.toggle {
    case .disabledControlDeclines: Place("controls/disabled")
    case .animatingViewIsIneligible: Place("touches/animated-view", variant: "plain")
    case .animationStartCancelsTouch: Place("touches/pulsing-button")
    case .pushPreserved: Place("first-responder/push-keeps-focus", variant: "focused")
    case .cancelWhenViewLeavesWindow: Place("touches/removed-or-kept")
    case .deferredFirstResponder: Place("first-responder/appearance-timing")
    case .modalPreserved: Place("first-responder/presentation-keeps-focus")
    case .popoverKeeps: Place("first-responder/popover-keeps-focus")
    case .tapCountLostOnDragOrHold: Place("touches/stays-with-its-view")
    case .privateWrappersInDumps: Place("motion/shake-to-undo")
    case .canPerformForwarding: Place("actions/can-perform-asks-itself")
    case .becomeStepsDoc: Place("text-input/switch-order")
    case .dragEnterExitOrder: Place("controls/crossing-order")
    case .disabledMidTrack: Place("controls/disabled-mid-press")
    case .motionNoFirstResponder: Place("motion/no-first-responder")
    case .remoteNoFirstResponder: Place("remote-control/no-first-responder")
    case .keyCommandNoFirstResponder: Place("presses/no-first-responder")
    case .nilTargetStart:
      // With nobody in focus, where a strict search starts is a rule of its own.
      Place("actions/where-it-starts", variant: turn.setting == .sender ? nil : "sender")
    case .editMenuFirstResponder:
      Place("edit-menu/interaction-and-focus", variant: turn.setting == .always ? "never" : nil)
    case .systemGateRecognizers: Place("gestures/view-in-the-action", level: "full")
    case .viewNilAfterRecognition: Place("gestures/view-in-the-action")
    case .cancelledSendsAction: Place("gestures/disabled-while-recognizing")
    case .actionVsCancelOrder: Place("gestures/cancel-or-action-first")
    case .actionTiming: Place("gestures/action-same-event", level: "full")
    case .sameViewOrder: Place("gestures/same-view-order", level: "full")
    case .controlBeatsAncestor:
      Place(
        turn.setting == .none ? "controls/switch-and-tap" : "controls/slider-and-pan",
        level: "full"
      )
    case .panTranslationStarts: Place("gestures/first-translation")
    case .tableAndCollectionCancel: Place("tables/drag-from-button")
    }
  }

  @Test(arguments: Turn.all)
  func `turned, a toggle parts two runs at a decision that names it`(_ turn: Turn) throws {
    let place = Self.place(of: turn)
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try client.call("session.open", ["id": JSONValue(place.scenario)])
    let setting: JSONValue =
      switch turn.setting {
      case .on: true
      case .off: false
      default: JSONValue(turn.setting.rawValue)
      }
    let toggles = JSONValue.object()
    toggles.set(turn.toggle.rawValue, setting)
    let params: JSONValue = [
      "profiles": [.object(), ["toggles": toggles]], "level": JSONValue(place.level),
    ]
    if let variant = place.variant { params.set("variant", JSONValue(variant)) }
    let answer = try client.call("script.compare", params)
    #expect(answer["parted"]?.bool == true)
    for run in try #require(answer["runs"]).elements where run["parted"]?.bool == true {
      let parting = try #require(run["parting"])
      #expect(parting["by"]?.string == "decision")
      let rules = parting["sides"]?.elements.map { $0["rule"]?.string }
      #expect(rules?.contains(turn.toggle.rawValue) == true, "\(rules ?? [])")
    }
  }

  @Test(arguments: [12, 13])
  func `where a message goes on to another object, the rule of the chain parts the runs`(
    _ version: Int
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try client.call("session.open", ["id": "dispatch/search-and-response"])
    let answer = try client.call(
      "script.compare",
      ["profiles": [["ios": JSONValue(version)], ["ios": JSONValue(25 - version)]]]
    )
    let sides = try #require(answer["runs"]?[0]?["parting"]?["sides"])
    let rules = ["chain.window-next-pre13", "chain.window-next-ios13"]
    #expect(
      sides.elements.map { $0["rule"]?.string } == (version == 12 ? rules : rules.reversed())
    )
  }
}
