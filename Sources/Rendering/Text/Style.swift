package import Sentences

/// How text is drawn.
package struct Style: Equatable, Sendable {
  /// How many columns there are.
  package var width = 80

  /// Whether branches and marks are drawn with ASCII only.
  package var isASCII = false

  /// Whether the terminal takes UTF-8; other characters than those of ASCII are written out if not.
  package var isUTF8 = true

  /// Whether sentences are written instead of drawings, for screen readers.
  package var isPlain = false

  /// Whether every decision is shown, and names are told whole.
  package var isVerbose = false

  /// Whether escape sequences for colour may be written; no colour says anything alone.
  package var isColored = false

  /// Whether characters of ambiguous width take two columns, as in many CJK terminals.
  package var ambiguousIsWide = false

  /// What objects of an imported document are called, by id.
  var names: [String: String] = [:]

  /// The language of sentences.
  package var language = Language.english

  package init() {}

  /// The words of the language.
  package var words: Words { Words(language: language) }

  /// The text of a mark.
  package func text(of mark: Mark) -> String {
    // Marks are of ambiguous width: where they took two columns, nothing drawn of them would meet.
    isASCII || ambiguousIsWide ? mark.ascii : mark.drawn
  }

  /// What is told, the marks in it drawn as those of the page are.
  func drawn(_ told: String) -> String {
    Mark.told.reduce(told) { $0.replacing($1.drawn, with: text(of: $1)) }
  }
}

/// A sign that is drawn, each with its ASCII form.
package enum Mark: Sendable, CaseIterable {
  /// Before a child that is followed by another.
  case branch
  /// Before the last child.
  case corner
  /// Below a branch that goes on.
  case bar
  /// Below a corner.
  case gap
  /// Before a responder that got a message from the one above.
  case follow
  case arrow
  /// Between responders that are asked one after the other.
  case then
  /// Before what is said of the line's own decision.
  case pointer
  /// Before a recognizer.
  case recognizer
  case star
  case tick
  case cross
  case warning
  case times
  case dash
  case dot
  case ellipsis
  case notEqual

  /// The marks that may stand within sentences.
  fileprivate static let told: [Mark] = [
    .arrow, .then, .dash, .dot, .ellipsis, .times, .notEqual,
  ]

  var drawn: String {
    switch self {
    case .branch: "├─ "
    case .corner: "└─ "
    case .bar: "│  "
    case .gap: "   "
    case .follow: "↳ "
    case .arrow: "→"
    case .then: "▸"
    case .pointer: "◀"
    case .recognizer: "⟲"
    case .star: "★"
    case .tick: "✓"
    case .cross: "✗"
    case .warning: "!"
    case .times: "×"
    case .dash: "–"
    case .dot: "·"
    case .ellipsis: "…"
    case .notEqual: "≠"
    }
  }

  var ascii: String {
    switch self {
    case .branch: "|- "
    case .corner: "`- "
    case .bar: "|  "
    case .gap: "   "
    case .follow: "> "
    case .arrow: "->"
    case .then: ">"
    case .pointer: "<"
    case .recognizer: "~"
    case .star: "*"
    case .tick: "+"
    case .cross: "x"
    case .warning: "!"
    case .times: "x"
    case .dash: "-"
    case .dot: "."
    case .ellipsis: "..."
    case .notEqual: "/="
    }
  }
}
