import Foundation

extension UIView {
  /// Asks the view for the hit view, as its superview or UIKit does.
  ///
  /// A parent asks every subview without looking at it first: hidden, interaction, alpha and
  /// point inside are checked by the default hitTest of the view that is asked
  /// (hit-test.checks-in-default).
  ///
  /// The dispatcher opens a frame for the call, so that the trace shows each view that was asked,
  /// and runs a document's override if the view has one. Where nobody listens and nobody overrides,
  /// neither could be noticed, and the view is asked the short way.
  final func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if dispatcher.isQuiet, isPlain(.hitTest) { return quietHitTest(point, event, simulation) }
    return dispatcher.call(
      .hitTest,
      on: self,
      arguments: [.point(point), event.modelValue],
      fields: [TraceField(.point, .point(x: point.x, y: point.y))],
      deciding: { [self] answer, answering in
        decidingOverriddenHitTest(answer, answering)
      }
    ) { hitTest(point, with: event) }
  }

  /// Runs the version of `hitTest(_:with:)` that a class of UIKit's has.
  ///
  /// It marks the frame of the call as reached, or opens one where an app's code has called the
  /// method by itself. Controls and bars have versions of their own and are recorded the same way.
  final func answerHitTest(
    _ point: CGPoint,
    with event: UIEvent?,
    body: () -> UIView?
  ) -> UIView? {
    dispatcher.base(
      .hitTest,
      of: self,
      arguments: [.point(point), event.modelValue],
      fields: [TraceField(.point, .point(x: point.x, y: point.y))],
      deciding: { [self] answer, answering in
        decidingOverriddenHitTest(answer, answering)
      },
      body: body
    )
  }

  /// UIKit's version of `hitTest(_:with:)`.
  ///
  /// The checks stand here and not in the loop over the subviews, because they belong to the view
  /// that is asked: an override without super sets them aside for itself
  /// (hit-test.checks-in-default).
  final func hitTestAsUIKit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Nobody overrides the method, so this is no super call: the app's own code asks.
    if dispatcher.isQuiet, isPlain(.hitTest) { return quietHitTest(point, event, simulation) }
    return answerHitTest(point, with: event) {
      if let rule = refusalToBeHit {
        dispatcher.decide(rule)
        return nil
      }
      guard askPointInside(point, with: event) else {
        dispatcher.decide(.hitTestPointInsidePrunes)
        return nil
      }
      // After the point and before the subviews: an animated view takes what lies in its bounds,
      // and nothing that it holds is asked.
      if swallows() {
        dispatcher.decide(.ignoreAnimatingViewIsIneligible)
        return self
      }
      // By place from the end, in a copy: an override may change the array while it is asked.
      let asked = children
      var place = asked.count - 1
      while place >= 0 {
        let subview = asked[place]
        place -= 1
        // The point goes down in each view's own coordinates; a frame would be wrong for what is
        // rotated.
        guard let inside = subview.geometry.fromSuperview(point) else {
          dispatcher.emit(
            .declined,
            .route,
            at: subview.index,
            rule: .hitTestNonInvertibleTransform,
            method: .hitTest
          )
          continue
        }
        if let hit = subview.askHitTest(inside, with: event) {
          dispatcher.trace.note(.hitTestFirstNonNilWins)
          dispatcher.decide(UIView.ruleOfAnswer(leavingUnasked: place + 1))
          return hit
        }
      }
      dispatcher.decide(.hitTestSelfIsFallback)
      return self
    }
  }

  /// The same decisions as `hitTestAsUIKit`, for a view without overrides while nobody is told.
  ///
  /// It emits nothing and opens no frames, which is what makes a hit test cost a few times a bare
  /// walk over rectangles. Both have to be changed together; a test holds their answers against
  /// each other.
  private final func quietHitTest(
    _ point: CGPoint,
    _ event: UIEvent?,
    _ simulation: Simulation
  ) -> UIView? {
    // Counted though no frame is opened: the limit on the calls of one command is to see this work
    // too.
    dispatcher.calls += 1
    if let rule = refusalToBeHit {
      dispatcher.trace.note(rule)
      return nil
    }
    let (isInside, rule) = geometry.contains(point)
    dispatcher.trace.note(rule)
    guard isInside else {
      dispatcher.trace.note(.hitTestPointInsidePrunes)
      return nil
    }
    if swallows() {
      dispatcher.trace.note(.ignoreAnimatingViewIsIneligible)
      return self
    }
    let asked = children
    var place = asked.count - 1
    let hit = withExtendedLifetime(asked) { () -> UIView? in
      while place >= 0 {
        // The array keeps them; to count each one's references would cost as much as to ask it.
        let subview = Unmanaged.passUnretained(asked[place])
        place -= 1
        let hit = subview._withUnsafeGuaranteedRef {
          $0.quietHitTest(from: point, event, simulation)
        }
        if let hit { return hit }
      }
      return nil
    }
    guard let hit else {
      dispatcher.trace.note(.hitTestSelfIsFallback)
      return self
    }
    dispatcher.trace.note(.hitTestFirstNonNilWins)
    dispatcher.trace.note(UIView.ruleOfAnswer(leavingUnasked: place + 1))
    return hit
  }

  /// The rule by which the answer of a subview is the answer of the view: that of the order where
  /// others stand behind it, which are never asked on that account.
  @inline(__always)
  private static func ruleOfAnswer(leavingUnasked count: Int) -> Rule {
    count > 0 ? .hitTestReverseSubviewOrder : .hitTestFirstNonNilWins
  }

  /// Asks a view where a point of its superview lies in it, and then for the hit view.
  @inline(__always)
  private final func quietHitTest(
    from point: CGPoint,
    _ event: UIEvent?,
    _ simulation: Simulation
  ) -> UIView? {
    guard let inside = geometry.fromSuperview(point) else {
      dispatcher.trace.note(.hitTestNonInvertibleTransform)
      return nil
    }
    return isPlain(.hitTest)
      ? quietHitTest(inside, event, simulation) : askHitTest(inside, with: event)
  }

  /// The rule by which the view is not hit at all, whatever the point.
  @inline(__always)
  final var refusalToBeHit: Rule? {
    if hidden { return .hitTestSkipsHidden }
    if !interactionEnabled {
      return defaultsToNoInteraction
        ? .hitTestLabelAndImageViewOff : .hitTestSkipsInteractionDisabled
    }
    // As a 32-bit float 0.01 is a little less than 0.01.
    if Double(storedAlpha) < simulation.minimumHitAlpha {
      return storedAlpha == Float(simulation.minimumHitAlpha)
        ? .hitTestAlphaBoundary : .hitTestSkipsNearZeroAlpha
    }
    // The other reading of the disputed rule: the view is skipped, and what lies behind it is
    // asked.
    if blockingAnimations > 0, !simulation.swallowsAnimated {
      return .ignoreAnimatingViewIsIneligible
    }
    return nil
  }

  /// Whether the view is animated so that it takes touches and they are lost; says so if it is.
  ///
  /// - ignore.animating-view-is-ineligible: nothing in the view and nothing behind it is asked.
  ///
  /// Noted by index and not kept as a view: the hit view that comes out at the top of the search
  /// may be another one, which an override has put in its place, and then nothing is lost.
  @inline(__always)
  final func swallows() -> Bool {
    guard blockingAnimations > 0, simulation.swallowsAnimated else { return false }
    simulation.touches.swallowing = index
    return true
  }

  /// Asks the view whether it contains the point, through the dispatcher.
  final func askPointInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    dispatcher.call(
      .pointInside,
      on: self,
      arguments: [.point(point), event.modelValue],
      fields: [TraceField(.point, .point(x: point.x, y: point.y))],
      deciding: { [self] answer, answering in
        decidingOverriddenPointInside(point, answer, answering)
      }
    ) { self.point(inside: point, with: event) }
  }

  /// UIKit's version of `point(inside:with:)`: half-open containment in the bounds.
  final func containsAsUIKit(_ point: CGPoint, with event: UIEvent?) -> Bool {
    dispatcher.base(
      .pointInside,
      of: self,
      arguments: [.point(point), event.modelValue],
      fields: [TraceField(.point, .point(x: point.x, y: point.y))],
      deciding: { [self] answer, answering in
        decidingOverriddenPointInside(point, answer, answering)
      }
    ) {
      let (inside, rule) = geometry.contains(point)
      dispatcher.decide(rule)
      return inside
    }
  }

  /// Names what an override of `hitTest` did that UIKit's version would not have done.
  ///
  /// An override that does no more than call super would be named too; its answer may come from
  /// anywhere, and the trace cannot tell where.
  private final func decidingOverriddenHitTest(_ answer: UIView?, _ answering: Answering) -> Rule? {
    guard answering.isOverridden else { return nil }
    return answer == nil ? .hitTestOverrideNilPassesThrough : .hitTestOverrideCanRedirect
  }

  /// Names an override of `point(inside:with:)` that takes a point outside the bounds.
  private final func decidingOverriddenPointInside(
    _ point: CGPoint,
    _ answer: Bool,
    _ answering: Answering
  ) -> Rule? {
    guard answering.isOverridden, answer, !geometry.bounds.contains(point) else { return nil }
    return .hitTestEnlargeByPointInside
  }
}
