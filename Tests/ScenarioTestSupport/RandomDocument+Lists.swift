extension RandomDocument {
  /// Makes a view one whose content fingers move, in one of many ways.
  mutating func scrolls(_ view: inout DocumentValue, _ id: String) {
    view["class"] = "UIScrollView"
    view["contentSize"] = [
      .number(Double(numbers.next(below: 900))), .number(Double(numbers.next(below: 1800))),
    ]
    for (flag, value) in [
      ("isPagingEnabled", true), ("alwaysBounceVertical", true),
      ("isDirectionalLockEnabled", true),
    ] where numbers.once(in: 4) {
      view[flag] = .flag(value)
    }
    moves(&view, id, delegateOfScrolling(id))
  }

  /// Lets fingers zoom a view that lies in a scroll view.
  func zooms(_ view: inout DocumentValue, _ content: DocumentValue) {
    var delegate = view["delegate"]?["overrides"] ?? [:]
    delegate["viewForZooming"] = content
    view["delegate"] = ["overrides": delegate]
    view["maximumZoomScale"] = 3
  }

  /// Makes a view a table or a collection of cells, of which some hold views.
  mutating func lists(_ view: inout DocumentValue, _ id: String, depth: Int) {
    let isTable = numbers.once(in: 2)
    view["class"] = isTable ? "UITableView" : "UICollectionView"
    lists.append(id)
    if numbers.once(in: 3) {
      view[isTable ? "numberOfRows" : "numberOfItems"] = .number(Double(numbers.next(below: 60)))
    } else {
      let sections = (0...numbers.next(below: 2)).map { _ -> DocumentValue in
        let cells = (0...numbers.next(below: 6)).map { _ in cell(depth: depth + 1) }
        return .object([.init(key: isTable ? "rows" : "items", value: .list(cells))])
      }
      view["sections"] = .list(sections)
    }
    if numbers.once(in: 4) { view["allowsMultipleSelection"] = true }
    var delegate = delegateOfScrolling(id)
    let kind = isTable ? "Row" : "Item"
    for question in isTable ? ["shouldHighlight"] : ["shouldHighlight", "shouldSelect"]
    where numbers.once(in: 4) {
      delegate[question + kind + "At"] = answer()
    }
    for told in ["didHighlight", "didUnhighlight", "didSelect", "didDeselect"]
    where numbers.once(in: 4) {
      delegate[told + kind + "At"] = .list(mischief(onList: id))
    }
    moves(&view, id, delegate)
  }

  private mutating func cell(depth: Int) -> DocumentValue {
    let id = "c\(cells.count + 1)"
    cells.append(id)
    var cell: DocumentValue = ["id": .text(id)]
    if numbers.once(in: 5) { cell["gestureRecognizers"] = gestureRecognizers() }
    if depth < 3, numbers.once(in: 3) {
      let inner = subviews(depth: depth)
      if inner != [] { cell["contentView"] = ["subviews": inner] }
    }
    return cell
  }

  private mutating func moves(
    _ view: inout DocumentValue,
    _ id: String,
    _ delegate: DocumentValue
  ) {
    scrollViews.append(id)
    for flag in ["bounces", "delaysContentTouches", "canCancelContentTouches"]
    where numbers.once(in: 4) {
      view[flag] = false
    }
    if numbers.once(in: 4) {
      view["keyboardDismissMode"] = .text(numbers.pick(["onDrag", "interactive"]) ?? "onDrag")
    }
    if delegate != [:] { view["delegate"] = ["overrides": delegate] }
  }

  /// What the delegate of a scroll view does when it is told of scrolling.
  private mutating func delegateOfScrolling(_ id: String) -> DocumentValue {
    var overrides: DocumentValue = [:]
    for told in [
      "didScroll", "willBeginDragging", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating", "didEndScrollingAnimation", "didZoom",
    ] where numbers.once(in: 6) {
      overrides[told] = .list(mischief(onScroll: id))
    }
    return overrides
  }

  private mutating func mischief(onList id: String) -> [DocumentValue] {
    guard numbers.once(in: 3) else { return mischief(onScroll: id) }
    return atSomeTime(["call": "reloadData", "on": .text(id)])
  }

  private mutating func mischief(onScroll id: String) -> [DocumentValue] {
    guard numbers.once(in: 2) else { return mischief(on: id) }
    return atSomeTime(scrolling(id))
  }

  /// A change of a scroll view by code.
  mutating func scrolling(_ id: String) -> DocumentValue {
    switch numbers.next(below: 4) {
    case 0:
      let isEnabled = DocumentValue.flag(numbers.once(in: 2))
      return ["set": .object([.init(key: "\(id).isScrollEnabled", value: isEnabled)])]
    case 1:
      let size: DocumentValue = [200, .number(Double(numbers.next(below: 1500)))]
      return ["set": .object([.init(key: "\(id).contentSize", value: size)])]
    default:
      let place: DocumentValue = [0, .number(Double(numbers.next(below: 500)))]
      return [
        "call": "setContentOffset", "on": .text(id),
        "with": [place, .flag(numbers.once(in: 2))],
      ]
    }
  }
}
