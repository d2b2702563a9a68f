@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
@testable import ScenarioKit
@testable import ScenarioSyntax
import Testing

struct CatalogueTests {
  @Test func `every row's default is what a fresh object answers`() throws {
    let simulation = Simulation()
    for entry in Catalogue.standard.entries.values {
      guard let make = entry.row.make else { continue }
      let object = try simulation.enter { try make(NodeValues()) }
      for property in entry.order {
        guard let standard = property.standard?(), let get = property.get else { continue }
        let found = simulation.enter { get(object) }
        #expect(
          "\(found)" == "\(standard)",
          "\(entry.name).\(property.name)"
        )
      }
    }
  }

  @Test func `what a node may write can be read back`() throws {
    for entry in Catalogue.standard.entries.values {
      for property in entry.order where property.set != nil {
        let isSaid = property.get != nil || property.isNodeOnly
        #expect(isSaid, "\(entry.name).\(property.name)")
      }
    }
  }

  @Test func `a property that a document may override can be read`() {
    for entry in Catalogue.standard.entries.values {
      for row in entry.row.methods where row.forms != nil {
        guard row.declaration?.isProperty == true else { continue }
        #expect(entry.properties[row.name]?.get != nil, "\(entry.name).\(row.name)")
      }
    }
  }

  @Test func `of a delegate's methods with the same labels the one of touches is meant`() {
    let written = "gestureRecognizer(_:shouldReceive:)"
    #expect(Catalogue.standard.shortName(of: written) == "shouldReceiveTouch")
  }

  @Test func `every class finds its own objects`() throws {
    let simulation = Simulation()
    for entry in Catalogue.standard.entries.values {
      guard let make = entry.row.make else { continue }
      let object = try simulation.enter { try make(NodeValues()) }
      #expect(Catalogue.standard.entry(of: object)?.name == entry.name)
    }
  }

  @Test func `each summary is a sentence`() {
    for entry in Catalogue.standard.entries.values {
      let summaries =
        [entry.row.summary] + entry.row.properties.map(\.summary) + entry.row.methods.map(\.summary)
      for summary in summaries { #expect(summary.hasSuffix("."), "\(entry.name): \(summary)") }
    }
  }

  @Test func `every method of the model that can be overridden has a row`() {
    let rows = Catalogue.standard.entries.values.flatMap {
      $0.methods.values.map(\.name) + $0.delegateMethods.values.map(\.name)
    }
    let known = Set(rows)
    let internalOnly: Set<String> = ["sendAction(_:)", "perform"]
    for method in ResponderKit.Method.allCases where !internalOnly.contains(method.name) {
      #expect(known.contains(method.name), "\(method.name)")
    }
  }

  // What SCENARIO-FORMAT lists: a name more or less is a change of the format.
  @Test func `the profile has the toggles and numbers of the format, with its defaults`() {
    let toggles = ProfileFormat.toggles
    let onByDefault = toggles.filter { $0.value == ["true", "false"] }.keys.sorted()
    let offByDefault = toggles.filter { $0.value == ["false", "true"] }.keys.sorted()
    #expect(
      onByDefault == [
        "first-responder.deferred", "first-responder.modal-preserved",
        "first-responder.popover-keeps", "first-responder.push-preserved",
        "gesture.cancelled-sends-action", "hit-test.disabled-control-declines",
        "touch.cancel-when-view-leaves-window",
      ]
    )
    #expect(
      offByDefault == [
        "action.can-perform-forwarding", "chain.private-wrappers-in-dumps",
        "first-responder.become-steps-doc", "ignore.animation-start-cancels-touch",
        "touch.tap-count-lost-on-drag-or-hold",
        "touch.view-nil-after-recognition", "window.system-gate-recognizers",
      ]
    )
    let choices = toggles.filter { !$0.value.contains("true") }
    #expect(
      choices == [
        "ignore.animating-view-is-ineligible": ["swallowed", "skipped"],
        "gesture.action-vs-cancel-order": ["cancelFirst", "actionFirst"],
        "gesture.action-timing": ["sameEvent", "nextTurn"],
        "gesture.same-view-order": ["lastAddedFirst", "firstAddedFirst"],
        "gesture.control-beats-ancestor-list": ["listed", "listedAndSliderPans", "none"],
        "pan.translation-starts": ["included", "excluded"],
        "control.drag-enter-exit": ["crossingFirst", "insideOutsideFirst"],
        "control.disabled-mid-track": ["continue", "cancel"],
        "scroll.table-and-collection-cancel": ["base", "permissive"],
        "motion.no-first-responder": ["topController", "keyWindow", "nobody"],
        "remote.no-first-responder": ["keyWindow", "nobody"],
        "key-command.no-first-responder": ["willingController", "anyController"],
        "action.nil-target-start": ["firstResponderElseSender", "sender", "firstResponder"],
        "edit-menu.interaction-first-responder": ["standardActions", "always", "never"],
      ]
    )
    #expect(
      ProfileFormat.numbers == [
        "minimumHitAlpha": 0.01, "hitTestCalls": 1, "tapCountInterval": 0.35,
        "tapCountDistance": 45, "tapMaximumDuration": 0.75, "tapAllowableMovement": 45,
        "tapMaximumInterval": 0.35, "textTapInterval": 0.43, "panHysteresis": 10,
        "swipeMaximumDuration": 0.5, "swipeMinimumMovement": 50, "swipeMaximumCrossMovement": 50,
        "pinchThreshold": 8, "rotationThreshold": 10 * .pi / 180, "screenEdgeWidth": 13,
        "contentTouchDelay": 0.15, "scrollTravelOff": 10, "scrollDecelerationRate": 0.998,
        "scrollDecelerationStop": 0.01, "scrollReleaseLimit": 0.25, "panVelocityWeight": 0.2,
        "scrollReleaseWeight": 0.25, "rubberBandCoefficient": 0.55, "scrollEdgeRate": 10,
        "scrollEdgeEnd": 0.5, "pixelsPerPoint": 3, "sheetTop": 54, "sheetSpring": 18.26,
        "sheetDismissShare": 0.5,
        "sheetDismissVelocity": 1000, "stepperRepeatDelay": 0.5, "contextMenuPress": 0.5,
        "controlSlop": 70, "barTouchMargin": 0, "shakeLockout": 1, "transitionDuration": 0.5,
      ]
    )
  }
}
