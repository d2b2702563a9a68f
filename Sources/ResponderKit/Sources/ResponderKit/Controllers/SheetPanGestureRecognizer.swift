import Foundation

/// The drag that moves a sheet down and dismisses it (iOS 13).
///
/// It lies on the container of the presentation and takes the touches of the presented view. A
/// scroll view inside is nearer to the finger and has the first say: at its top it lets a downward
/// drag go to the sheet (scroll.in-sheet).
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var presentation: Presentation?
  /// What is taken off the way of the finger, downwards.
  private var takenOff = 0.0
  /// How far down the sheet was when the finger took hold of it.
  private var start = 0.0

  init(moving presentation: Presentation) {
    self.presentation = presentation
    super.init(target: nil, action: nil)
  }

  private var sheet: UIView? { presentation?.presented?.viewIfLoaded }

  /// How far the finger has come down in the container.
  private var way: CGPoint { convertVector(machine.travel, to: owner) }

  override var direction: PanStateMachine.Direction { .vertical }

  /// An upward drag does not move a sheet that stands at its full height.
  override var refusal: Rule? { way.y > 0 ? nil : .scrollInSheet }

  override var cancelRule: Rule { .scrollInSheet }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    guard phase == .began else { return super.take(phase, touches, event) }
    // What lies beside the sheet does not move it.
    // Let go of and not failed: the other fingers may be on the sheet.
    for touch in touches where !isOnSheet(touch) { ignore(touch, for: event) }
    super.take(phase, touches.filter { isOnSheet($0) }, event)
  }

  private func isOnSheet(_ touch: UITouch) -> Bool {
    guard let sheet else { return false }
    return touch.hitView?.isDescendant(of: sheet) ?? false
  }

  override func react(to state: State) {
    switch state {
    case .began:
      let length = way.distance(to: .zero)
      // As a scroll view does: the way that made it a drag does not move anything.
      let off = simulation.profile.number(.scrollTravelOff)
      takenOff = length > 0 ? min(off, length) * way.y / length : 0
      hold()
      move()
    case .changed: move()
    case .ended: release()
    case .cancelled: settle(at: 0)
    case .possible, .failed: break
    }
  }

  /// How far the sheet has come down.
  private var distance: Double { max(0, start + way.y - takenOff) }

  /// The finger takes hold of the sheet, which may be on its way back.
  private func hold() {
    guard let presentation, let sheet, !presentation.isDismissing else { return }
    simulation.appearance.stopSheet(of: presentation)
    start = max(0, sheet.frame.minY - presentation.presentedFrame.minY)
  }

  private func move() {
    guard let presentation, let sheet, !presentation.isDismissing else { return }
    sheet.frame.origin.y = presentation.presentedFrame.minY + distance
  }

  /// Dismisses the sheet beyond half of its height, or when it was flicked; else it returns.
  private func release() {
    guard let presentation, let presented = presentation.presented else { return }
    let profile = simulation.profile
    let isFar =
      distance > presentation.presentedFrame.height * profile.number(.sheetDismissShare)
    let velocity = velocity(in: owner).y
    let isFast = velocity >= profile.number(.sheetDismissVelocity)
    let isDismissed = (isFar || isFast) && !presented.isModalInPresentation
    dispatcher.emit(
      .handled,
      .route,
      at: presented.index,
      rule: .scrollInSheet,
      fields: [TraceField(.state, .text(isDismissed ? "dismissed" : "returns"))]
    )
    if isDismissed {
      // The presenter's `dismiss` is not called for a drag, so its override does not hear of it.
      simulation.appearance.end(presentation, animated: true, completion: nil)
      guard presentation.isDismissing else { return }
      let bottom = presentation.container.bounds.height - presentation.presentedFrame.minY
      simulation.appearance.moveSheet(of: presentation, to: bottom, velocity: velocity)
    } else {
      settle(at: velocity)
    }
  }

  /// Lets the sheet go back to where it stood.
  private func settle(at velocity: Double) {
    guard let presentation, !presentation.isDismissing else { return }
    simulation.appearance.moveSheet(of: presentation, to: 0, velocity: velocity)
  }
}

extension UIScrollView {
  /// Whether a drag that would begin now moves the sheet around the scroll view instead.
  ///
  /// Asked by the scroll view's pan when it would begin. A sheet's pan that has failed, or got none
  /// of the touches, cannot take the drag.
  ///
  /// - scroll.in-sheet: downwards, while the content stands at its top.
  final var leavesDragToSheet: Bool {
    let way = pan.travel
    guard way.y > 0, abs(way.y) >= abs(way.x),
      contentOffset.y <= range(.vertical).minimum
    else { return false }
    return pan.attempt.involved.contains { touch in
      touch.recognizers.contains { $0 is SheetPanGestureRecognizer && $0.currentState == .possible }
    }
  }
}
