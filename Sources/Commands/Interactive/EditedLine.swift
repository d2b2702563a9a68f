/// A line while it is typed: its characters, where the cursor stands, and the lines before it.
///
/// It knows nothing of terminals: keys go in, and what must be done comes out.
struct EditedLine: Sendable {
  /// A key, or what several bytes of the terminal stand for.
  enum Key: Equatable, Sendable {
    case character(Character)
    case enter
    case tab
    case backspace
    case delete
    case left
    case right
    case up
    case down
    case home
    case end
    case deleteToEnd
    case deleteToStart
    case deleteWord
    case cancel
    case endOfInput
  }

  /// What the caller must do after a key.
  enum Action: Equatable, Sendable {
    case redraw
    case complete
    case accept(String)
    case abandon
    case finish
  }

  private(set) var characters: [Character] = []
  private(set) var cursor = 0
  private var history: [String]
  private var place: Int
  private var draft = ""

  init(history: [String] = []) {
    self.history = history
    place = history.count
  }

  var text: String { String(characters) }

  /// The text before the cursor, which is what completion looks at.
  var head: String { String(characters[..<cursor]) }

  mutating func press(_ key: Key) -> Action {
    switch key {
    case .character(let character):
      characters.insert(character, at: cursor)
      cursor += 1
    case .enter:
      return .accept(text)
    case .tab:
      return .complete
    case .cancel:
      return .abandon
    case .endOfInput:
      // As in shells, where the same key deletes as long as there is something to delete.
      guard !characters.isEmpty else { return .finish }
      remove(cursor..<min(cursor + 1, characters.count))
    case .backspace:
      remove(max(0, cursor - 1)..<cursor)
    case .delete:
      remove(cursor..<min(cursor + 1, characters.count))
    case .deleteToEnd:
      remove(cursor..<characters.count)
    case .deleteToStart:
      remove(0..<cursor)
    case .deleteWord:
      let blanks = characters[..<cursor].lastIndex { $0 != " " } ?? 0
      let start = characters[..<blanks].lastIndex(of: " ").map { $0 + 1 } ?? 0
      remove(start..<cursor)
    case .left:
      cursor = max(0, cursor - 1)
    case .right:
      cursor = min(characters.count, cursor + 1)
    case .home:
      cursor = 0
    case .end:
      cursor = characters.count
    case .up:
      recall(place - 1)
    case .down:
      recall(place + 1)
    }
    return .redraw
  }

  /// Puts text in the place of the last `count` characters before the cursor.
  mutating func replace(last count: Int, with text: String) {
    remove(max(0, cursor - count)..<cursor)
    characters.insert(contentsOf: text, at: cursor)
    cursor += text.count
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func recall(_ index: Int) {
    guard index >= 0, index <= history.count else { return }
    // What is half typed comes back below the last line of the history.
    if place == history.count { draft = text }
    place = index
    characters = Array(index == history.count ? draft : history[index])
    cursor = characters.count
  }
}
