/// What a controller's appearance is part of, beside its own view coming and going.
///
/// - first-responder.transition-flags
enum PresentationStage {
  /// From `viewWillAppear` to `viewDidAppear` of a presentation.
  case presented
  /// From `viewWillDisappear` to `viewDidDisappear` of a dismissal.
  case dismissed
}

/// How far a controller is on its way into a container or out of one.
enum ParentMove {
  case none
  /// It has a new parent and has not appeared there.
  case joining
  /// From `viewWillAppear` to `viewDidAppear` in the new parent.
  case entering
  /// It was told that it will have no parent.
  case leaving
  /// From `viewWillDisappear` to `viewDidDisappear` in the parent that it leaves.
  case exiting
}

extension UIViewController {
  /// Whether the controller is being presented: from `viewWillAppear` to `viewDidAppear`.
  public var isBeingPresented: Bool { presentationStage == .presented }

  /// Whether the controller is being dismissed: from `viewWillDisappear` to `viewDidDisappear`.
  public var isBeingDismissed: Bool { presentationStage == .dismissed }

  /// Whether the controller comes into a container: from `viewWillAppear` to `viewDidAppear`.
  public var isMovingToParent: Bool { parentMove == .entering }

  /// Whether the controller leaves its container: from `viewWillDisappear` to `viewDidDisappear`.
  public var isMovingFromParent: Bool { parentMove == .exiting }

  /// The controller was told of a parent that it will have or of none.
  final func noteWillMove(toParent parent: UIViewController?) {
    if parent == nil, parentController != nil { parentMove = .leaving }
  }

  /// The controller was told of the parent that it has: the way into it is over.
  ///
  /// A navigation controller that is not on screen shows its new top when it appears.
  final func noteDidMove(toParent parent: UIViewController?) {
    let isTop = (parent as? UINavigationController)?.topViewController === self
    if parentMove == .joining, !isTop { parentMove = .none }
  }

  /// Another controller has come to stand above this one, which has not appeared yet.
  final func noteCovered() {
    if parentMove == .joining { parentMove = .none }
  }

  /// The view is about to come, or to go.
  final func noteWillChangeAppearance(appearing: Bool) {
    switch (parentMove, appearing) {
    case (.joining, true): parentMove = .entering
    case (.leaving, false): parentMove = .exiting
    case (.entering, false), (.exiting, true), (.leaving, true): parentMove = .none
    case (.none, _), (.joining, false), (.entering, true), (.exiting, false): break
    }
  }

  /// The view has come, or gone, and everybody was told.
  final func noteDidChangeAppearance() {
    switch parentMove {
    case .entering, .exiting: parentMove = .none
    case .none, .joining, .leaving: break
    }
  }
}
