import Foundation
@_spi(Workbench) import ResponderKit

/// What views and recognizers of a test were told, in order.
final class GestureNotes {
  private(set) var lines: [String] = []
  /// Called with each line when it is written.
  var whenNoted: (String) -> Void = { _ in }

  func note(_ line: String) {
    lines.append(line)
    whenNoted(line)
  }

  /// Returns the lines and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that notes what it is told of touches and passes nothing on.
class NotingView: UIView {
  let name: String
  let notes: GestureNotes
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var whenBegan: (NotingView) -> Void = { _ in }

  init(_ name: String, _ notes: GestureNotes, _ frame: CGRect) {
    self.name = name
    self.notes = notes
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let fingers = touches.map { simulationName($0) }.sorted().joined(separator: "+")
    notes.note("\(name).\(phase) \(fingers)")
  }

  private func simulationName(_ touch: UITouch) -> String {
    Simulation.running?.objects.name(of: touch).replacingOccurrences(of: "touch", with: "") ?? "?"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    whenBegan(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
}

/// The target of the recognizers of a test.
final class GestureTarget: ActionTarget {
  let notes: GestureNotes
  /// What it does in its action.
  var acts: (UIGestureRecognizer) -> Void = { _ in }

  init(_ notes: GestureNotes) { self.notes = notes }

  static var actions: Actions {
    Actions().adding("acted:", GestureTarget.acted).adding("plain", GestureTarget.plain)
  }

  func acted(_ sender: UIGestureRecognizer) {
    notes.note("\(sender.name ?? "?").\(sender.state)")
    acts(sender)
  }

  func plain() { notes.note("plain") }
}

/// A recognizer of the app's own, which does what a test says in each of its methods.
class CustomRecognizer: UIGestureRecognizer {
  var began: (CustomRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var moved: (CustomRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var ended: (CustomRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var cancelled: (CustomRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    began(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moved(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    ended(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelled(self, touches, event)
  }
  override func reset() {
    super.reset()
    resets += 1
  }
}

/// A delegate that answers as a test says, and notes each question.
final class GestureDelegate: UIGestureRecognizerDelegate {
  let notes: GestureNotes
  var receivesEvent = true
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together: (UIGestureRecognizer) -> Bool = { _ in false }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  init(_ notes: GestureNotes) { self.notes = notes }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    notes.note("event?")
    return receivesEvent
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    notes.note("touch?")
    return receivesTouch(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    notes.note("press?")
    return receivesPress(press)
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    notes.note("begin?")
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    notes.note("together \(otherGestureRecognizer.name ?? "?")?")
    return together(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    notes.note("requires \(otherGestureRecognizer.name ?? "?")?")
    return requires(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    notes.note("required by \(otherGestureRecognizer.name ?? "?")?")
    return isRequired(otherGestureRecognizer)
  }
}

/// A screen with a view `outer` that holds a view `inner`, and recognizers on them.
final class GestureStage: FingerStage {
  static let pace = (move: 0.016, lift: 0.016)

  let screen: Screen
  let notes = GestureNotes()
  let target: GestureTarget
  let outer: NotingView
  let inner: NotingView
  private var kept: [AnyObject] = []

  init(profile: Profile = Profile(), level: TraceLevel = .full) {
    let notes = notes
    screen = Screen(profile: profile, level: level)
    target = GestureTarget(notes)
    outer = screen.add(
      "outer",
      NotingView("outer", notes, CGRect(x: 0, y: 0, width: 390, height: 400))
    )
    inner = screen.add(
      "inner",
      NotingView("inner", notes, CGRect(x: 50, y: 50, width: 200, height: 200)),
      in: outer
    )
    screen.simulation.objects.name(target, "target")
  }

  /// Adds a named recognizer with the stage's target; by default to `inner`.
  @discardableResult
  func add<R: UIGestureRecognizer>(
    _ name: String,
    _ recognizer: @autoclosure () -> R,
    to view: UIView? = nil,
    _ configure: (R) -> Void = { _ in }
  ) -> R {
    simulation.enter {
      let made = recognizer()
      made.name = name
      simulation.objects.name(made, name)
      made.addTarget(target, action: "acted:")
      configure(made)
      (view ?? inner).addGestureRecognizer(made)
      return made
    }
  }

  /// Gives a recognizer a delegate that notes its questions.
  @discardableResult
  func delegate(of recognizer: UIGestureRecognizer) -> GestureDelegate {
    let delegate = GestureDelegate(notes)
    simulation.objects.name(delegate, "delegate of \(recognizer.name ?? "?")")
    recognizer.delegate = delegate
    kept.append(delegate)
    return delegate
  }

  /// Presses and lifts a finger.
  func tap(_ x: Double = 100, _ y: Double = 100, finger: Int = 1, hold: Double = 0.05) throws {
    try down(x, y, finger: finger)
    try up(x, y, finger: finger, after: hold)
  }

  /// Drags a finger in equal steps of a sixtieth of a second, without lifting it.
  func drag(
    _ from: (Double, Double),
    _ to: (Double, Double),
    steps: Int = 5,
    finger: Int = 1
  ) throws {
    try down(from.0, from.1, finger: finger)
    try screen.slide(
      from.0,
      from.1,
      by: to.0 - from.0,
      to.1 - from.1,
      steps: steps,
      every: Self.pace.move,
      finger: finger
    )
  }

  /// The states a recognizer took, in order.
  func states(of recognizer: UIGestureRecognizer) -> [String] {
    let index = simulation.objects.index(of: recognizer)
    return screen.records.filter { $0.kind == .recognizerChanged && $0.at == index }
      .compactMap { $0.text(.state) }
  }

  /// The rules by which a recognizer changed its state, in order.
  func reasons(of recognizer: UIGestureRecognizer) -> [String] {
    let index = simulation.objects.index(of: recognizer)
    return screen.records.filter { $0.kind == .recognizerChanged && $0.at == index }
      .map { $0.rule?.id ?? "" }
  }

  /// The objects at which records of a kind happened, with their rules.
  func record(_ kind: TraceRecord.Kind) -> [String] {
    screen.records.filter { $0.kind == kind }
      .map { "\($0.at.map { simulation.objects.name(of: $0) } ?? "") \($0.rule?.id ?? "")" }
  }
}
