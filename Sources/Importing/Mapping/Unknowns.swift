/// What of a view nobody knows, because its print is cut or does not tell it.
///
/// Names are those of the document's properties; `order` is its place among its siblings, and
/// `subviews` what may be missing among those that hang on it.
enum Unknowns {
  /// The properties of a view that a paste leaves open, in the order of the print.
  ///
  /// - Parameters:
  ///   - object: The view.
  ///   - mapped: What it becomes.
  ///   - geometry: What its print tells of where it lies.
  ///   - isOrderKnown: Whether it is known what lies in front of what among its siblings.
  /// - Returns: The names.
  static func properties(
    of object: PastedObject,
    as mapped: MappedClass,
    _ geometry: RecoveredGeometry,
    isOrderKnown: Bool
  ) -> [String] {
    var unknown: [String] = []
    switch geometry {
    case .unknown: unknown.append("frame")
    case .sizeUnknown: unknown.append("bounds")
    // The box around a turned view looks like the frame of one that is not.
    case .frame where mayHideTransform(object): unknown.append("bounds")
    case .frame, .transformed, .singular: break
    }
    unknown += hiddenByCut(object)
    if !object.form.printsScrolling, mapped.isScrollView {
      unknown.append("contentOffset")
    }
    // Whose hit-test once answered a view of no other's finds what the tree does not have.
    if object.lacksSubviews || object.hitTestAnswer != nil { unknown.append("subviews") }
    if !isOrderKnown { unknown.append("order") }
    return unknown
  }

  /// The properties that decide a hit and that the missing part of a cut print may hold.
  ///
  /// Keys come in one order; what was printed before the cut says how far it came.
  private static func hiddenByCut(_ object: PastedObject) -> [String] {
    switch object.wholeness {
    // Of what was left out nothing else counts than whether it took the point.
    case .whole, .gap: return []
    // A word in the place of a node may stand for anything.
    case .unknown: return ["isHidden", "alpha", "isUserInteractionEnabled"]
    case .cut: break
    }
    // What stands behind a key in the order of the print shows that the key was not left out.
    let isPastInteraction =
      object.isUserInteractionEnabled != nil || object.tag != nil || !object.animations.isEmpty
      || object.hasRecognizers || object.contentOffset != nil
    let isPastHidden = isPastInteraction || object.isHidden != nil
    let isPastAlpha = isPastHidden || object.alpha != nil
    var hidden: [String] = []
    if !isPastAlpha { hidden.append("alpha") }
    if !isPastHidden { hidden.append("isHidden") }
    if !isPastInteraction { hidden.append("isUserInteractionEnabled") }
    return hidden
  }

  private static func mayHideTransform(_ object: PastedObject) -> Bool {
    guard object.wholeness == .cut, object.transform == nil else { return false }
    // Both stand behind the transform.
    return object.text == nil && object.clipsToBounds == nil
      && hiddenByCut(object).first == "alpha"
  }
}

extension Form {
  /// Whether a print of the form says how far something is scrolled.
  fileprivate var printsScrolling: Bool {
    switch self {
    case .sentry, .detoxXML: false
    default: true
    }
  }

  /// Whether a print of the form says what takes touches, where it is not the default.
  var printsInteraction: Bool {
    switch self {
    case .sentry, .detoxXML: false
    default: true
    }
  }
}
