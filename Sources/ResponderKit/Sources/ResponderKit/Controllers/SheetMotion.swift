import Foundation

/// A sheet that was let go, on its way to one of its ends: a critically damped spring that starts
/// with the finger's velocity (scroll.in-sheet).
///
/// A formula of time and no step after step: where the sheet is at a moment does not hang on how
/// many frames were shown before.
struct SheetMotion: Equatable, Sendable {
  /// Nearer than this it is put on its end, in points: our choice, as content on its edge.
  private static let end = 0.5

  /// Where the sheet goes, in points below its full height.
  let target: Double
  /// How far from there it begins, with its sign.
  private let distance: Double
  /// In points per second.
  private let velocity: Double
  /// Per second.
  private let rate: Double
  /// When it began, in microseconds.
  let start: Int64
  /// The frames that were shown.
  var frames: Int64 = 0

  init(from place: Double, to target: Double, velocity: Double, rate: Double, start: Int64) {
    self.target = target
    distance = place - target
    self.velocity = velocity
    // A spring that does not draw, or that is no number, would never come to an end.
    self.rate = min(max(rate.isNaN ? 0 : rate, 0.5), 1000)
    self.start = start
  }

  /// Where the sheet is at a moment; on its end, once it is near.
  func place(at now: Int64) -> Double {
    isOver(at: now) ? target : target + excess(at: now)
  }

  /// Whether it has come to its end: it is near, and will not be farther away a frame later.
  ///
  /// Looked at twice, because a sheet that was thrown passes its end at full speed.
  func isOver(at now: Int64) -> Bool {
    abs(excess(at: now)) < SheetMotion.end && abs(excess(at: now + 16_667)) < SheetMotion.end
  }

  /// When the next frame is due.
  ///
  /// Counted from the start, so that rounding to microseconds does not add up over the frames.
  var nextFrame: Int64 { start.later(by: Int64(microseconds: Double(frames + 1) / 60)) }

  private func excess(at now: Int64) -> Double {
    let time = (now - start).seconds
    return (distance + (velocity + rate * distance) * time) * exp(-rate * time)
  }
}

extension AppearanceEnvironment {
  /// Lets a sheet that was let go move to an end by itself.
  ///
  /// - Parameters:
  ///   - presentation: The sheet's.
  ///   - target: How far below its full height it comes to rest.
  ///   - velocity: How fast the finger moved it down, in points per second.
  func moveSheet(of presentation: Presentation, to target: Double, velocity: Double) {
    guard let sheet = presentation.presented?.viewIfLoaded else { return }
    presentation.sheetMotion = SheetMotion(
      from: sheet.frame.minY - presentation.presentedFrame.minY,
      to: target,
      velocity: velocity,
      rate: simulation.profile.number(.sheetSpring),
      start: dispatcher.now
    )
    if !sheets.contains(where: { $0 === presentation }) {
      sheets.append(presentation)
    }
    awaitSheetFrame(of: presentation)
  }

  /// A finger holds the sheet again, or it has gone.
  func stopSheet(of presentation: Presentation) {
    dispatcher.cancelTimer(presentation.sheetTimer)
    presentation.sheetTimer = nil
    presentation.sheetMotion = nil
    sheets.removeAll { $0 === presentation }
  }

  private func awaitSheetFrame(of presentation: Presentation) {
    guard let motion = presentation.sheetMotion else { return }
    dispatcher.cancelTimer(presentation.sheetTimer)
    presentation.sheetTimer = dispatcher.setTimer(
      after: motion.nextFrame - dispatcher.now,
      name: "sheet",
      object: presentation.presented
    ) { [unowned self, weak presentation] in
      guard let presentation else { return }
      presentation.sheetTimer = nil
      showSheetFrame(of: presentation)
    }
  }

  private func showSheetFrame(of presentation: Presentation) {
    guard var motion = presentation.sheetMotion else { return }
    // Below a window that has gone, or after the dismissal, there is nothing to move.
    guard let sheet = presentation.presented?.viewIfLoaded, sheet.window != nil else {
      return stopSheet(of: presentation)
    }
    motion.frames += 1
    presentation.sheetMotion = motion
    sheet.frame.origin.y = presentation.presentedFrame.minY + motion.place(at: dispatcher.now)
    if motion.isOver(at: dispatcher.now) {
      stopSheet(of: presentation)
    } else {
      awaitSheetFrame(of: presentation)
    }
  }
}
