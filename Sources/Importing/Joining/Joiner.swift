import Sentences

/// Joins what several prints say of one moment of one app.
///
/// Objects are one by their address. A root that is printed again replaces what hung on it; a view
/// that hangs in another one than before, or a root below which hardly anything is the same, belongs
/// to another moment, and then nothing is mixed.
struct Joiner {
  private(set) var app = JoinedApp()
  private var prints = 0

  /// Takes what one print says.
  ///
  /// - Throws: When it is of another moment than what was taken before.
  mutating func take(_ reading: PrintReading) throws(ImportError) {
    app.warnings += reading.warnings
    if let question = reading.question { app.questions.append(question) }
    // Chains and lists say of each object how it is, and never what hangs on it.
    guard reading.objects.first?.form.printsTree == true else {
      let places = reading.objects.map { app.add($0) }
      for (object, place) in zip(reading.objects, places) {
        guard object.kind == .controller || object.kind == .element,
          let container = object.parent.map({ places[$0] }), container != place
        else { continue }
        app.nodes[place].container = container
      }
      if reading.objects.first?.form == .viewList { list(places) }
      return
    }
    let isKnown = reading.objects.map { object in
      object.address.flatMap { app.places[$0] }.map { app.nodes[$0].print != nil } ?? false
    }
    // A trace prints the same views without geometry: where they hang already, it adds nothing.
    if reading.form == .layoutTrace, isKnown.contains(true) {
      try compare(reading.objects, isKnown)
      for object in reading.objects { _ = app.add(object) }
      return
    }
    if reading.form == .layoutTrace, let first = reading.objects.first, !app.roots.isEmpty {
      // Where nothing lies is known of it: as a window it could only be guessed to be hit.
      app.warnings.append(otherTrace(first))
      for object in reading.objects { _ = app.add(object) }
      return
    }
    if reading.isOfAllWindows { app.hasWindowList = true }
    try hang(reading.objects)
  }

  /// Takes views that are siblings, back to front, of a parent that is not printed.
  mutating func takeSiblings(_ reading: PrintReading) throws(ImportError) {
    app.warnings += reading.warnings
    app.isRootOrderKnown = true
    try hang(reading.objects)
  }

  /// Leaves only what hangs on the object at an address; false where there is none in a tree.
  mutating func restrict(to address: String) -> Bool {
    guard let place = app.places[address], app.nodes[place].print != nil else { return false }
    app.restrict(to: place)
    return true
  }

  /// Windows in a list stand at the top, whether or not anything says what hangs on them.
  private mutating func list(_ places: [Int]) {
    // One that is listed twice is one window.
    var listed: Set<Int> = []
    let windows = places.filter {
      app.nodes[$0].object.kind == .window && listed.insert($0).inserted
    }
    guard !windows.isEmpty else { return }
    prints += 1
    for place in windows where app.nodes[place].parent == nil {
      if app.nodes[place].print == nil { app.nodes[place].print = prints }
      app.makeRoot(place)
    }
    app.order(windows: windows)
  }

  // MARK: - The tree

  private mutating func hang(_ objects: [PastedObject]) throws(ImportError) {
    if app.nodes.isEmpty { app.reserve(objects.count) }
    for tree in PrintedTrees(objects).trees {
      try release(tree, of: objects)
      prints += 1
      try hang(tree, of: objects)
    }
  }

  /// Hangs a tree: the places of its objects among those of a print, each behind its parent.
  private mutating func hang(_ tree: [Int], of objects: [PastedObject]) throws(ImportError) {
    var places: [Int: Int] = [:]
    for number in tree {
      let object = objects[number]
      let place = app.add(object)
      places[number] = place
      let wasThere = app.nodes[place].print != nil
      guard app.nodes[place].print != prints else { throw twice(object) }
      app.nodes[place].print = prints
      guard let parent = object.parent.flatMap({ places[$0] }) else {
        // A part that is printed again by itself hangs where it hung.
        if app.nodes[place].parent == nil { app.makeRoot(place) }
        continue
      }
      if let known = app.nodes[place].parent, wasThere, known != parent { throw twice(object) }
      app.nodes[place].isRoot = false
      guard app.nodes[place].parent != parent else { continue }
      app.nodes[place].parent = parent
      app.nodes[parent].children.append(place)
    }
  }

  /// Lets go of what hung on a root that is printed again.
  private mutating func release(_ tree: [Int], of objects: [PastedObject]) throws(ImportError) {
    guard let first = tree.first.map({ objects[$0] }), let address = first.address,
      let root = app.places[address], app.nodes[root].print != nil
    else { return }
    let before = app.subtree(of: root)
    let addresses = Set(before.compactMap { app.nodes[$0].object.address })
    let shared = tree.count { objects[$0].address.map(addresses.contains) ?? false }
    guard 2 * shared >= min(before.count, tree.count) else {
      throw differentMoments(
        first,
        Sentence(
          "\(first.displayName) \(address) is printed twice, and less than half of what hangs on it is the same",
          zh: "\(first.displayName) \(address) 打印了两次，而它下面相同的不到一半"
        )
      )
    }
    // What hangs on the root loses its parents below, and so has to be compared before that.
    for number in tree.dropFirst() { try stay(objects[number], among: objects) }
    // The later print is the newer state, and what it does not show is gone.
    for place in before.dropFirst() {
      app.nodes[place].parent = nil
      app.nodes[place].print = nil
    }
    for place in before { app.nodes[place].children = [] }
    app.nodes[root].print = nil
  }

  /// Refuses a trace most of whose views are not in the tree.
  private func compare(_ objects: [PastedObject], _ isKnown: [Bool]) throws(ImportError) {
    let known = isKnown.count { $0 }
    guard let first = objects.first, 2 * known < min(objects.count, app.tree.count) else {
      for object in objects { try stay(object, among: objects) }
      return
    }
    throw differentMoments(
      first,
      Sentence(
        "less than half of what the trace names hangs in the printed views",
        zh: "布局跟踪里的视图，不到一半在打印的视图里"
      )
    )
  }

  /// Refuses an object that hung on another view before than the one that it is printed in.
  private func stay(
    _ object: PastedObject,
    among objects: [PastedObject]
  ) throws(ImportError) {
    guard let place = object.address.flatMap({ app.places[$0] }), app.nodes[place].print != nil,
      let before = app.nodes[place].parent.map({ app.nodes[$0].object }),
      let now = object.parent.map({ objects[$0] }),
      // Gaps and what was left out have no address, and elements lie among views in some prints only.
      let known = before.address, let printed = now.address, known != printed,
      before.kind != .element, now.kind != .element
    else { return }
    throw twice(object)
  }

  /// What is said of a trace that names none of the printed views.
  private func otherTrace(_ object: PastedObject) -> ImportWarning {
    ImportWarning(
      .differentMoments,
      at: object.offset,
      Sentence(
        """
        this trace names none of the printed views and is left out: it is of another window or \
        another moment
        """,
        zh: "这份布局跟踪没有提到任何打印出来的视图，已略去：它属于另一个窗口或另一个时刻"
      )
    )
  }

  private func twice(_ object: PastedObject) -> ImportError {
    differentMoments(
      object,
      Sentence(
        "\(object.displayName) \(object.address ?? "") hangs at two places",
        zh: "\(object.displayName) \(object.address ?? "") 挂在两个地方"
      )
    )
  }

  private func differentMoments(_ object: PastedObject, _ text: Sentence) -> ImportError {
    ImportError(
      ImportWarning(.differentMoments, at: object.offset, text),
      hint: Sentence(
        "Print everything in one stop of the debugger, and paste that.",
        zh: "请在调试器的同一次停顿里全部打印，再粘贴。"
      )
    )
  }
}
