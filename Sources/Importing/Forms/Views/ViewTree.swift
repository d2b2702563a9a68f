import Sentences

/// Views as they come, line by line, each with its depth.
struct ViewTree {
  private(set) var reading: PrintReading

  /// The address of what is printed, where the command tells it.
  private let root: String?

  private var nesting = LineNesting()
  private var unknown = UnknownKeys()
  private var isTailSaid = false

  /// A line that is no node: what it stands for is seen from the next one.
  private var pending: (line: PastedLine, depth: Int)?
  private var lastDepth = 0

  init(_ form: Form, root: String?) {
    reading = PrintReading(form)
    self.root = root
  }

  /// Whether no view was read yet.
  var isEmpty: Bool { reading.objects.isEmpty }

  /// Takes a line without its indentation.
  mutating func take(_ content: PastedLine, at depth: Int) {
    guard !content.isEmpty else {
      // A print that is cut in the bars ends here; one that goes on has lost a line.
      if depth > 0 { pending = pending ?? (content, depth) }
      return
    }
    if let node = NodeText(content, at: content.bytes.startIndex) {
      take(node, of: content, at: depth)
    } else if depth == 0, isEmpty, pending == nil, takeRest(content) || takeBehindWords(content) {
      return
    } else {
      settle(before: depth)
      pending = (content, depth)
    }
  }

  /// Takes a node at a depth.
  ///
  /// - Returns: The object's place; nil where there is none.
  @discardableResult
  mutating func take(_ node: NodeText, of line: PastedLine, at depth: Int) -> Int? {
    settle(before: depth)
    let tail = line[min(node.end, line.bytes.endIndex)..<line.bytes.endIndex].trimmed
    guard !isDropped(node, tail: tail) else {
      drop(at: depth)
      return nil
    }

    var object = PastedObject(
      .view,
      form: reading.form,
      className: node.name,
      at: line.offset(of: node.start)
    )
    object.address = node.address
    if !node.isClosed {
      object.wholeness = .cut
      reading.notice(.truncated, at: line.offset(of: node.end), .cutHere)
    } else if node["frame"] == nil {
      object.wholeness = .unknown
    }
    guard let place = add(object, at: depth) else { return nil }
    take(node.fields, of: place)
    reading.objects[place].kind = kind(at: place)
    take(tail: tail, of: place)
    return place
  }

  /// Takes a view of which only this is known.
  mutating func take(_ object: PastedObject, at depth: Int) {
    settle(before: depth)
    if object.wholeness == .cut { reading.notice(.truncated, at: object.offset, .cutHere) }
    _ = add(object, at: depth)
  }

  /// Says that a line breaks off, so that more may have followed.
  mutating func breakOff(at line: PastedLine) {
    reading.notice(.truncated, at: line.offset(of: line.bytes.endIndex), .cutHere)
  }

  /// Says more of an object that was taken.
  mutating func change(_ place: Int, _ change: (inout PastedObject) -> Void) {
    change(&reading.objects[place])
  }

  /// Ends the print.
  mutating func finish() -> PrintReading {
    settle(before: nil)
    return reading
  }

  // MARK: Objects

  private mutating func take(_ fields: [(key: String, value: PastedLine)], of place: Int) {
    for (key, value) in ViewFields.take(fields, into: &reading.objects[place]) {
      unknown.keep(key, value.text, at: value.offset, of: place, in: &reading)
    }
  }

  private mutating func add(_ object: PastedObject, at depth: Int) -> Int? {
    lastDepth = depth
    return reading.add(object, at: depth, in: &nesting)
  }

  private func kind(at place: Int) -> PastedObject.Kind {
    let object = reading.objects[place]
    if object.className == "UIWindow" || object.baseClass == "UIWindow" { return .window }
    return object.parent == nil && object.className.hasSuffix("Window") ? .window : .view
  }

  /// Whether a node is a layer or a layout guide: these are printed among views and are none.
  private func isDropped(_ node: NodeText, tail: PastedLine) -> Bool {
    // Some tools print layers among the views that they belong to.
    if tail.begins(with: "(layer)") { return true }
    guard node["frame"] == nil, node.isClosed else { return false }
    return node.name.hasSuffix("Layer") || node.name == "UILayoutGuide"
  }

  /// Leaves out what stands at a depth: what is deeper lies in the view above it.
  private mutating func drop(at depth: Int) {
    reading.layers += 1
    guard depth <= FormLimits.depth else { return }
    let missing = nesting.go(to: depth)
    guard let parent = nesting.parent else { return }
    // Its children hang on what it hangs on, at the depth that they are printed at.
    for _ in 0...missing { nesting.enter(parent) }
  }

  /// Takes what follows a node on its line.
  private mutating func take(tail: PastedLine, of place: Int) {
    var cursor = LineCursor(tail)
    if cursor.skip("reactTag: ") {
      let start = cursor.index
      cursor.skip { $0.isDigit }
      reading.objects[place].reactTag = tail[start..<cursor.index].integer
      return
    }
    // A comma or a bracket belongs to what surrounds the print.
    let isMark = tail.bytes.allSatisfy { !$0.isNamePart && $0 != UInt8(ascii: "<") }
    guard !isMark, !isTailSaid else { return }
    isTailSaid = true
    reading.notice(.unknownField, at: tail.offset, .unreadTail)
  }

  // MARK: Lines that are no nodes

  /// Decides what the pending line was, now that the next depth is known.
  ///
  /// - Parameter depth: Nil where nothing follows.
  private mutating func settle(before depth: Int?) {
    guard let (line, own) = pending else { return }
    pending = nil
    var object = PastedObject(.view, form: reading.form, className: "", at: line.offset)
    object.wholeness = .unknown
    // What a page writes for a `<` may be broken off, too.
    let isPart = depth == nil && (line.begins(with: "&") || line.begins(with: "\\"))
    if line.isEmpty || line.begins(with: "<") || isPart {
      guard depth == nil else {
        if !line.isEmpty { _ = add(object, at: own) }
        return
      }
      object.wholeness = .cut
      if !line.isEmpty { _ = add(object, at: own) }
      reading.notice(.truncated, at: line.offset(of: line.bytes.endIndex), .cutHere)
    } else if Elision.isGap(line) {
      object.wholeness = .gap
      _ = add(object, at: own > 0 ? own : depth ?? lastDepth)
    } else if own > 0 || isEmpty && (depth ?? 0) > 0 {
      guard let place = add(object, at: own) else { return }
      reading.objects[place].rest.append(("description", line.text))
    } else if line.bytes.contains(where: \.isNamePart) {
      reading.notice(.notRecognised, at: line.offset, .notALine)
    }
  }

  /// Takes a first line that begins in the middle of a node: it is the root.
  private mutating func takeRest(_ line: PastedLine) -> Bool {
    guard let rest = NodeRest(line) else { return false }
    var object = PastedObject(.view, form: reading.form, className: "", at: line.offset)
    // Whoever typed the command named the root.
    object.address = rest.address ?? root
    object.wholeness = .cut
    guard let place = add(object, at: 0) else { return true }
    take(rest.fields, of: place)
    reading.objects[place].kind = kind(at: place)
    reading.notice(.truncated, at: line.offset, .beginsInside)
    return true
  }

  /// Takes a first line in which a debugger wrote something before the node.
  private mutating func takeBehindWords(_ line: PastedLine) -> Bool {
    guard
      let start = line.bytes.indices.first(where: { NodeText.begins(in: line.bytes, at: $0) }),
      let node = NodeText(line, at: start), node["frame"] != nil
    else { return false }
    take(node, of: line, at: 0)
    return true
  }
}
