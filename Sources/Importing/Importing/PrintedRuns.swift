import Sentences

/// Tells prints of one moment from prints of several runs of the app, which must not be mixed.
struct PrintedRuns {
  private let files: PastedFiles

  init(_ files: PastedFiles) { self.files = files }

  /// A tree of a print: its root and what is below, class by class.
  private struct Tree {
    let root: PastedObject
    let classes: [String]
    let hasHeading: Bool
  }

  /// How many objects have to be alike before two trees are taken for one that was printed twice.
  private static let leastAlike = 3

  /// Refuses prints of several runs.
  ///
  /// Words between two trees, or a second tree that repeats the first class by class, say so. The
  /// same root printed again is the same run, printed again.
  func check(_ prints: [PrintedBlock]) throws(ImportError) {
    let trees = prints.flatMap(trees)
    guard trees.count > 1 else { return }
    var addresses: Set<String> = []
    var shapes: Set<[String]> = []
    for (number, tree) in trees.enumerated() {
      let isAgain = tree.root.address.map { !addresses.insert($0).inserted } ?? false
      let isAlike =
        tree.classes.count >= PrintedRuns.leastAlike
        && !shapes.insert(tree.classes).inserted
      if number > 0, !isAgain, tree.hasHeading || isAlike {
        throw several(trees, at: tree.root)
      }
    }
  }

  /// The error about a root that no print has.
  func unknown(_ root: String, _ prints: [PrintedBlock]) -> ImportError {
    let trees = prints.flatMap(trees)
    var error = ImportError(
      ImportWarning(
        .severalRoots,
        at: trees.first?.root.offset ?? 0,
        Sentence("no tree has an object at \(root)", zh: "没有哪棵树里有 \(root) 处的对象")
      ),
      hint: hint(trees)
    )
    error.roots = trees.map { self.root($0.root) }
    return error
  }

  private func several(_ trees: [Tree], at second: PastedObject) -> ImportError {
    var error = ImportError(
      ImportWarning(
        .severalRoots,
        at: second.offset,
        Sentence(
          "these are prints of several runs: another one begins here",
          zh: "这是多次运行的打印：从这里开始是另一次"
        )
      ),
      hint: hint(trees)
    )
    error.roots = trees.map { root($0.root) }
    return error
  }

  private func hint(_ trees: [Tree]) -> Sentence? {
    let addresses = trees.compactMap(\.root.address)
    guard !addresses.isEmpty else {
      return Sentence("Paste one of them.", zh: "请只粘贴其中一次。")
    }
    let names = addresses.joined(separator: ", ")
    return Sentence(
      "Choose one with --root: \(names).",
      zh: "请用 --root 选择一个：\(addresses.joined(separator: "、"))。"
    )
  }

  private func root(_ object: PastedObject) -> ImportedRoot {
    ImportedRoot(
      className: object.displayName,
      address: object.address,
      position: files.position(at: object.offset)
    )
  }

  private func trees(of print: PrintedBlock) -> [Tree] {
    let objects = print.reading.objects
    guard let form = objects.first?.form, form.printsTree, form != .layoutTrace else { return [] }
    return PrintedTrees(objects).trees.enumerated().map { number, places in
      Tree(
        root: objects[places[0]],
        classes: places.map { objects[$0].className },
        hasHeading: number == 0 && print.hasHeading
      )
    }
  }
}
