import Foundation
@_spi(Workbench) @testable import ResponderKit
import Testing

/// Random trees, recognizers and fingers: what must hold whatever happens.
struct GesturePropertyTests {
  /// A generator of numbers that a seed decides.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }
    mutating func flip(_ chance: Int = 2) -> Bool { roll(chance) == 0 }
  }

  /// A recognizer that assigns any state at any time.
  private final class Wild: UIGestureRecognizer {
    var dice = Dice(state: 0)

    private func act(_ touches: Set<UITouch>, _ event: UIEvent) {
      if dice.flip() { state = State(rawValue: dice.roll(6)) ?? .possible }
      if dice.flip(8), let touch = touches.first, touches.count == 1 { ignore(touch, for: event) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      act(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      act(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      act(touches, event)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      dice.flip()
    }
  }

  /// A random run, and what it left behind.
  private final class Run {
    let stage: GestureStage
    var dice: Dice
    var views: [NotingView] = []
    var recognizers: [UIGestureRecognizer] = []
    var down: Set<Int> = []

    init(seed: UInt64) {
      dice = Dice(state: seed)
      var settings: [Toggle: Toggle.Setting] = [:]
      let gestureToggles: [Toggle] = [
        .actionTiming, .actionVsCancelOrder, .sameViewOrder, .cancelledSendsAction,
        .cancelWhenViewLeavesWindow, .panTranslationStarts,
      ]
      for toggle in gestureToggles {
        settings[toggle] = toggle.settings[dice.roll(toggle.settings.count)]
      }
      // Where touches of removed views simply stop, they have no end.
      settings[.cancelWhenViewLeavesWindow] = .on
      stage = GestureStage(profile: profile(settings))
      views = [stage.outer, stage.inner]
      for count in 0..<dice.roll(5) { addView(count) }
      for count in 0...dice.roll(7) { addRecognizer(count) }
      stage.target.acts = { [unowned self] in act($0) }
    }

    private func addView(_ count: Int) {
      let frame = CGRect(
        x: dice.roll(100),
        y: dice.roll(100),
        width: 50 + dice.roll(200),
        height: 50 + dice.roll(200)
      )
      let parent = views[dice.roll(views.count)]
      let view = stage.screen.add(
        "v\(count)",
        NotingView("v\(count)", stage.notes, frame),
        in: parent
      )
      view.isMultipleTouchEnabled = dice.flip()
      view.isExclusiveTouch = dice.flip(6)
      views.append(view)
    }

    private func addRecognizer(_ count: Int) {
      let view = views[dice.roll(views.count)]
      let name = "r\(count)"
      let made: UIGestureRecognizer =
        switch dice.roll(8) {
        case 0:
          stage.add(name, UITapGestureRecognizer(), to: view) {
            $0.numberOfTapsRequired = 1 + dice.roll(3)
          }
        case 1:
          stage.add(name, UILongPressGestureRecognizer(), to: view) {
            $0.numberOfTapsRequired = dice.roll(2)
          }
        case 2:
          stage.add(name, UIPanGestureRecognizer(), to: view) {
            $0.minimumNumberOfTouches = 1 + dice.roll(2)
          }
        case 3:
          stage.add(name, UISwipeGestureRecognizer(), to: view) {
            $0.direction = .init(rawValue: 1 << UInt(dice.roll(4)))
          }
        case 4: stage.add(name, UIPinchGestureRecognizer(), to: view)
        case 5: stage.add(name, UIRotationGestureRecognizer(), to: view)
        case 6: stage.add(name, UIScreenEdgePanGestureRecognizer(), to: view) { $0.edges = .all }
        default:
          stage.add(name, Wild(), to: view) { $0.dice = Dice(state: UInt64(dice.roll(1000))) }
        }
      made.cancelsTouchesInView = dice.flip()
      made.delaysTouchesBegan = dice.flip(4)
      made.delaysTouchesEnded = dice.flip()
      if dice.flip(), let other = recognizers.last { made.require(toFail: other) }
      if dice.flip(5), let other = recognizers.last { other.require(toFail: made) }
      if dice.flip() {
        let delegate = stage.delegate(of: made)
        delegate.begins = { [unowned self] _ in !dice.flip(5) }
        delegate.together = { [unowned self] _ in dice.flip() }
        delegate.requires = { [unowned self] _ in dice.flip(5) }
        delegate.receivesTouch = { [unowned self] _ in !dice.flip(6) }
      }
      recognizers.append(made)
    }

    /// What an action does now and then.
    private func act(_ sender: UIGestureRecognizer) {
      switch dice.roll(40) {
      case 0: sender.isEnabled.toggle()
      case 1: sender.view?.removeGestureRecognizer(sender)
      case 2: sender.view?.removeFromSuperview()
      case 3: stage.outer.addSubview(views[1 + dice.roll(views.count - 1)])
      case 4: stage.outer.addGestureRecognizer(sender)
      default: break
      }
    }

    func step() throws {
      stage.simulation.beginCommand()
      stage.wait(Double(dice.roll(4)) * 0.016)
      if dice.flip(10) { stage.wait(0.4) }
      let finger = 1 + dice.roll(3)
      let point = CGPoint(x: dice.roll(390), y: dice.roll(400))
      try stage.simulation.enter {
        if !down.contains(finger) {
          try stage.simulation.sendTouches([TouchChange(finger, .began, at: point)])
          down.insert(finger)
        } else {
          let phase: UITouch.Phase = dice.flip(3) ? (dice.flip(8) ? .cancelled : .ended) : .moved
          try stage.simulation.sendTouches([
            TouchChange(finger, phase, at: dice.flip() ? point : nil)
          ])
          if phase != .moved { down.remove(finger) }
        }
        if dice.flip(60) { stage.simulation.resignActive(); stage.simulation.becomeActive() }
      }
    }

    func finish() throws {
      for finger in down.sorted() {
        try stage.simulation.enter {
          try stage.simulation.sendTouches([TouchChange(finger, .ended)])
        }
      }
      down = []
      stage.simulation.beginCommand()
      stage.wait(5)
    }
  }

  private static func run(_ seed: UInt64, steps: Int = 200) throws -> Run {
    let run = Run(seed: seed)
    for _ in 0..<steps { try run.step() }
    try run.finish()
    return run
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `whatever happens, states follow the table and views get one end`(_ seed: UInt64) throws {
    let run = try Self.run(seed)
    #expect(run.stage.simulation.failure == nil)
    checkTransitions(of: run, seed)
    checkTouches(of: run, seed)
    for recognizer in run.recognizers {
      #expect(recognizer.state == .possible, "seed \(seed): \(recognizer.name ?? "")")
      #expect(!recognizer.attempt.isRunning, "seed \(seed): \(recognizer.name ?? "")")
    }
    #expect(run.stage.simulation.gestures.held.isEmpty, "seed \(seed)")
  }

  /// Each change starts where the last one ended, or at `possible` after a reset.
  private func checkTransitions(of run: Run, _ seed: UInt64) {
    var states: [ObjectIndex: String] = [:]
    for record in run.stage.screen.records where record.kind == .recognizerChanged {
      guard let index = record.at, let from = record.text(.from), let to = record.text(.state)
      else { continue }
      let last = states[index] ?? "possible"
      let isAfterReset = ["ended", "cancelled", "failed"].contains(last)
      #expect(from == (isAfterReset ? "possible" : last), "seed \(seed)")
      let row = GestureTransitions.table.first { "\($0.from)" == from }
      #expect(row?.to.contains { "\($0)" == to } == true, "seed \(seed): \(from) to \(to)")
      states[index] = to
    }
  }

  /// Each view gets began, then exactly one of ended and cancelled, for each touch.
  private func checkTouches(of run: Run, _ seed: UInt64) {
    var open: [String: Int] = [:]
    for line in run.stage.notes.lines {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let dot = parts[0].lastIndex(of: ".") else { continue }
      let view = parts[0][..<dot]
      guard run.views.contains(where: { $0.name == view }) else { continue }
      for finger in parts[1].split(separator: "+") {
        let key = "\(view) \(finger)"
        switch parts[0][parts[0].index(after: dot)...] {
        case "began": open[key, default: 0] += 1
        case "moved": #expect(open[key, default: 0] > 0, "seed \(seed): \(line)")
        default:
          open[key, default: 0] -= 1
          #expect(open[key, default: 0] >= 0, "seed \(seed): \(line)")
        }
      }
    }
    for (key, count) in open { #expect(count == 0, "seed \(seed): \(key)") }
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `the same seed gives the same records`(_ seed: UInt64) throws {
    let first = try Self.run(seed).stage.screen.records.map { "\($0)" }
    let second = try Self.run(seed).stage.screen.records.map { "\($0)" }
    let difference = zip(first, second).first { $0 != $1 }
    #expect(difference == nil, "seed \(seed)")
    #expect(first.count == second.count, "seed \(seed)")
  }
}
