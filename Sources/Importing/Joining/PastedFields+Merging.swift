extension PastedFields {
  /// Takes over what a later print says of the same object.
  ///
  /// What its form never prints stays: each form prints other properties.
  mutating func merge(_ later: PastedFields) {
    if later.kind.specificity > kind.specificity { kind = later.kind }
    if className.isEmpty { className = later.className }
    // A tree says most of a view, and what only names it stands elsewhere.
    if later.form.printsTree, !form.printsTree {
      (form, offset, parent) = (later.form, later.offset, later.parent)
    }
    baseClass = later.baseClass ?? baseClass
    // Who was printed whole once is known, whatever breaks off later.
    wholeness = wholeness == .whole ? .whole : later.wholeness
    if later.form.printsTree { lacksSubviews = later.lacksSubviews }
    mergeNames(later)
    if later.form.printsGeometry { mergeGeometry(later) }
    // What it leaves out has its default, whatever an earlier print said.
    if later.printsState {
      (isHidden, alpha, isUserInteractionEnabled, clipsToBounds) = (nil, nil, nil, nil)
      if later.form != .earlGrey { animations = [] }
    }
    mergeState(later)
    mergeRelations(later)
    rest += later.rest
  }

  /// Whether it was printed in full by a form that leaves out what has its default.
  private var printsState: Bool {
    guard wholeness == .whole, frame != nil else { return false }
    switch form {
    case .views, .viewsWithoutAddresses, .viewList, .ftAdditions, .earlGrey, .responderChain,
      .warnings:
      return true
    // Views in touches often have descriptions of their own.
    case .controllers, .layoutTrace, .recognizers, .touches, .failureMessage, .sentry, .detoxXML,
      .accessibility, .interfaceBuilder:
      return false
    }
  }

  private mutating func mergeNames(_ later: PastedFields) {
    if let text = later.text { (self.text, isTextCut) = (text, later.isTextCut) }
    label = later.label ?? label
    identifier = later.identifier ?? identifier
    tag = later.tag ?? tag
    reactTag = later.reactTag ?? reactTag
  }

  private mutating func mergeGeometry(_ later: PastedFields) {
    frame = later.frame ?? frame
    bounds = later.bounds ?? bounds
    center = later.center ?? center
    frameInWindow = later.frameInWindow ?? frameInWindow
    // They are printed where they differ from the default, so that a print without them says so.
    anchorPoint = later.anchorPoint
    transform = later.transform
    contentOffset = later.contentOffset ?? contentOffset
    contentSize = later.contentSize ?? contentSize
    adjustedContentInset = later.adjustedContentInset ?? adjustedContentInset
  }

  private mutating func mergeState(_ later: PastedFields) {
    isHidden = later.isHidden ?? isHidden
    alpha = later.alpha ?? alpha
    isUserInteractionEnabled = later.isUserInteractionEnabled ?? isUserInteractionEnabled
    isEnabled = later.isEnabled ?? isEnabled
    clipsToBounds = later.clipsToBounds ?? clipsToBounds
    hasRecognizers = hasRecognizers || later.hasRecognizers
    // An animation that is not printed may still run: only views print them.
    if !later.animations.isEmpty { animations = later.animations }
    appearance = later.appearance ?? appearance
    isViewLoaded = later.isViewLoaded ?? isViewLoaded
    state = later.state ?? state
    cancelsTouchesInView = later.cancelsTouchesInView ?? cancelsTouchesInView
    delaysTouchesBegan = later.delaysTouchesBegan ?? delaysTouchesBegan
    delaysTouchesEnded = later.delaysTouchesEnded ?? delaysTouchesEnded
    numberOfTapsRequired = later.numberOfTapsRequired ?? numberOfTapsRequired
    numberOfTouchesRequired = later.numberOfTouchesRequired ?? numberOfTouchesRequired
    minimumPressDuration = later.minimumPressDuration ?? minimumPressDuration
    phase = later.phase ?? phase
    tapCount = later.tapCount ?? tapCount
    location = later.location ?? location
  }

  private mutating func mergeRelations(_ later: PastedFields) {
    superview = later.superview ?? superview
    hitTestAnswer = later.hitTestAnswer ?? hitTestAnswer
    next = later.next ?? next
    view = later.view ?? view
    controller = later.controller ?? controller
    window = later.window ?? window
    presentedBy = later.presentedBy ?? presentedBy
    if !later.actions.isEmpty { actions = later.actions }
    for required in later.requires where !requires.contains(required) { requires.append(required) }
  }
}

extension PastedObject.Kind {
  /// How much a kind says: what one print calls an object may be a window in another.
  fileprivate var specificity: Int {
    switch self {
    case .object: 0
    case .element: 1
    case .view: 2
    case .window, .controller, .recognizer, .touch, .guide: 3
    }
  }
}

extension Form {
  /// Whether a print of the form says where views lie.
  var printsGeometry: Bool {
    switch self {
    case .views, .viewsWithoutAddresses, .viewList, .earlGrey, .ftAdditions, .sentry, .detoxXML,
      .interfaceBuilder:
      true
    case .responderChain, .controllers, .layoutTrace, .recognizers, .touches, .warnings,
      .failureMessage, .accessibility:
      false
    }
  }

  /// Whether a print of the form nests views in views.
  var printsTree: Bool {
    switch self {
    case .views, .viewsWithoutAddresses, .earlGrey, .ftAdditions, .sentry, .detoxXML, .layoutTrace:
      true
    case .viewList, .responderChain, .controllers, .recognizers, .touches, .warnings,
      .failureMessage, .accessibility, .interfaceBuilder:
      false
    }
  }
}
