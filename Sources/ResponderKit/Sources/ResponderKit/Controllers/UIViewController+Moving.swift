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
///
/// Told apart from the appearance, since a child appears and disappears many times in one parent
/// and is on its way into it only the first time.
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
  ///
  /// Both calls included, with and without animation. Read it in `viewWillAppear(_:)` to tell a
  /// first showing from the return of a covered controller (first-responder.transition-flags).
  public var isBeingPresented: Bool { presentationStage == .presented }

  /// Whether the controller is being dismissed: from `viewWillDisappear` to `viewDidDisappear`.
  ///
  /// It is true of everything that goes with one dismissal. The presenter that comes back has
  /// neither flag.
  public var isBeingDismissed: Bool { presentationStage == .dismissed }

  /// Whether the controller comes into a container: from `viewWillAppear` to `viewDidAppear`.
  ///
  /// True for a push and for a child that is added, false when a pop uncovers the controller.
  public var isMovingToParent: Bool { parentMove == .entering }

  /// Whether the controller leaves its container: from `viewWillDisappear` to `viewDidDisappear`.
  ///
  /// In `viewWillDisappear(_:)` it tells a pop, where the work of the controller is over, from a
  /// push, where it will come back:
  ///
  /// ```swift
  /// override func viewWillDisappear(_ animated: Bool) {
  ///   super.viewWillDisappear(animated)
  ///   if isMovingFromParent { saveDraft() }
  /// }
  /// ```
  ///
  /// - first-responder.transition-flags
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
