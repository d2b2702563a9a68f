import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// The same calls give the same records, byte by byte.
struct DeterminismTests {
  /// Runs one of everything and writes each record as text.
  private func run() throws -> [String] {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.simulation.objects.name(root, "root")
    screen.setRoot(root)
    let panel = screen.box("panel", 0, 0, 300, 300, in: root.view)
    panel.isMultipleTouchEnabled = true
    panel.transform = CGAffineTransform(rotationAngle: 0.3)
    let button = screen.add(
      "button",
      UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44)),
      in: root.view
    )
    let field = screen.focusView("field", in: panel)
    screen.make { _ = field.becomeFirstResponder() }
    screen.simulation.application.beginReceivingRemoteControlEvents()
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 150, y: 150)),
      TouchChange(2, .began, at: CGPoint(x: 180, y: 150)),
      TouchChange(3, .began, at: CGPoint(x: 210, y: 150)),
    ])
    try screen.simulation.touches.send([
      TouchChange(3, .moved, at: CGPoint(x: 1, y: 1)), TouchChange(2, .ended),
    ])
    screen.make { UIView.animate(withDuration: 1) { panel.alpha = 0.3 } }
    screen.wait(1)
    try screen.simulation.touches.send([
      TouchChange(4, .began, at: button.frame.origin), TouchChange(1, .cancelled),
    ])
    try screen.simulation.touches.send([TouchChange(4, .ended)])
    try screen.simulation.motion.sendShake()
    root.addKeyCommand(screen.command("go", "g", .command))
    try screen.simulation.presses.send(.key("g", .command))
    try screen.simulation.presses.send(.button(.select))
    try screen.simulation.remoteControl.send(.remoteControlPlay)
    screen.make { panel.removeFromSuperview() }
    _ = screen.simulation.finishStimulus()
    return screen.records.map { "\($0)" }
  }

  @Test func `the same calls twice give the same records`() throws {
    let first = try run()
    #expect(first.count > 100)
    #expect(try run() == first)
  }

  @Test func `a shallower level has the records of a deeper one, without those in between`() throws
  {
    var kept: [TraceLevel: [String]] = [:]
    for level in TraceLevel.allCases {
      let screen = Screen(level: level)
      screen.box("box", 0, 0, 100, 100)
      try screen.tap(5, 5)
      kept[level] = screen.records.filter { $0.level <= .route }
        .map { "\($0.seq[.route]) \($0.parent[.route]) \($0.kind) \($0.at?.value ?? -1)" }
    }
    #expect(kept[.route] == kept[.full])
    #expect(kept[.outcome]?.count == 1)
  }

  @Test func `records are numbered without gaps and lie inside earlier ones`() throws {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    let before = screen.records.last?.seq[.full] ?? 0
    try screen.tap(5, 5)
    let new = screen.records.filter { $0.seq[.full] > before }
    #expect(new.map { $0.seq[.full] } == Array(before + 1...before + new.count))
    #expect(new.allSatisfy { $0.parent[.full] < $0.seq[.full] })
  }
}
