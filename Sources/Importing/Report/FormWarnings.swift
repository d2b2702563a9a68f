import Sentences

/// What is to be said of a print as a whole, because its form shows no tree of views.
enum FormWarnings {
  /// The warnings about prints; none where one of them shows how views hang together, since the
  /// others only add to it.
  ///
  /// A list that is the subviews of one view is a tree.
  static func about(_ prints: [PrintedBlock], isSubviews: Bool) -> [ImportWarning] {
    guard !prints.contains(where: { $0.reading.form.printsTree }) else { return [] }
    return prints.compactMap { print in
      let start = print.offsets.lowerBound
      return switch print.reading.form {
      case .viewList where !isSubviews:
        ImportWarning(
          .listNotTree,
          at: start,
          Sentence(
            "this is a list of views: what lies in what it does not tell",
            zh: "这是视图的列表：没有说明谁在谁里面"
          )
        )
      case .accessibility:
        ImportWarning(
          .accessibilityOnly,
          at: start,
          Sentence(
            "these are accessibility elements, which are merged and clipped, and no views",
            zh: "这些是无障碍元素，经过合并和裁剪，不是视图"
          )
        )
      default: nil
      }
    }
  }

  /// The warning about a turned view whose frame does not tell its size; nil for all others.
  static func about(_ object: PastedObject) -> ImportWarning? {
    // What is not turned has its size printed.
    guard object.transform != nil, RecoveredGeometry(object) == .sizeUnknown else { return nil }
    let name = object.displayName
    return ImportWarning(
      .sizeNotRecoverable,
      at: object.offset,
      Sentence(
        "the frame of \(name), which is turned, does not tell how large it is",
        zh: "\(name) 经过旋转，从它的 frame 得不出它的大小"
      )
    )
  }
}
