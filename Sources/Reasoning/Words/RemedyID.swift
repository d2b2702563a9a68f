/// The sentences that say what a change does; each has its arguments.
package enum RemedyID: String, CaseIterable, Sendable {
  /// Let `view` contain what `wanted` contains, too.
  case hitAlso = "hit.also"
  /// Move `wanted` out of `view`, into `superview`, in front of it.
  case hitLift = "hit.lift"
  /// Grow `view` to `frame`.
  case hitGrow = "hit.grow"
  /// Let `view` pass through what nobody inside it wants.
  case hitPassThrough = "hit.pass-through"
  /// Bring `view` in front of its siblings.
  case hitForward = "hit.forward"
  /// Let `view` take touches `inset` points beyond its edges.
  case hitInset = "hit.inset"
  /// Set `property` of `object` to `value`.
  case set = "set"
  /// Let the application take touches again.
  case endIgnoring = "end-ignoring"
  /// Take the override of `method` off `object`.
  case overrideOff = "override.off"
  /// Let the override of `method` of `object` call super.
  case overrideSuper = "override.super"
  /// Let `object` answer `answer` to `method`.
  case overrideAnswer = "override.answer"
  /// Let `object` handle `method` itself.
  case overrideHandle = "override.handle"
  /// Let the delegate of `recognizer` refuse touches in `wanted`.
  case recognizerDecline = "recognizer.decline"
  /// Let the delegate of `recognizer` answer `answer` to `method`.
  case recognizerAnswer = "recognizer.answer"
  /// Let `wanted` refuse recognizers that would take its touch.
  case recognizerRefuse = "recognizer.refuse"
  /// Let `recognizer` wait for `other` to fail.
  case recognizerWait = "recognizer.wait"
  /// Do not let `recognizer` wait for `other` to fail.
  case recognizerNoWait = "recognizer.no-wait"
  /// Let `recognizer` and `other` recognize together.
  case recognizerTogether = "recognizer.together"
  /// Let the scroll view `scroll` keep touches in `wanted`.
  case scrollKeep = "scroll.keep"
  /// Give `control` a target for `event`: `target`, `action`.
  case controlTarget = "control.target"
  /// Make `object` first responder.
  case focusBecome = "focus.become"
  /// Let `object` become first responder, and make it so when `controller` has appeared.
  case focusLater = "focus.later"
  /// Let `object` resign first.
  case focusResign = "focus.resign"
  /// Put `view` into `superview`.
  case addSubview = "add-subview"
  /// Implement `action` in `object`.
  case actionImplement = "action.implement"
  /// Let `next` come after `object` in the responder chain.
  case chainNext = "chain.next"
  /// Let the animation of `view` allow user interaction.
  case animationAllow = "animation.allow"
  /// Lift the finger inside `control`.
  case touchEndInside = "touch.end-inside"
  /// Several changes, one after the other: `of`, a list of sentences with `id` and `args`.
  case several = "several"
}
