import Jansson
import WorkbenchProtocol

/// A recognizer of a film.
struct FilmRecognizer: Equatable {
  /// What became of it at a moment.
  struct Change: Equatable {
    var moment: Int
    /// A state, or `waiting` or `prevented`.
    var state: String
    /// The recognizer for which it waits, or that stopped it.
    var by: Int?
  }

  var object: Int
  var view: Int?
  /// The recognizers that must fail before it.
  var needs: [Int]
  var changes: [Change]
}

/// The recognizers of a run that change, in the order of their first change.
struct RecognizerTrack {
  private(set) var all: [FilmRecognizer] = []
  private var places: [Int: Int] = [:]

  /// Takes what a record says about a recognizer.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - moment: The moment to which it belongs.
  ///   - tables: Where objects have their places.
  ///   - ties: The view of a recognizer, and those that must fail before it.
  mutating func take(
    _ record: PairedRecord,
    at moment: Int,
    _ tables: FilmTables,
    ties: (String) -> (view: String?, needs: [String])
  ) {
    let state: String?
    switch record.kind {
    case .recognizerChanged: state = record.json[.state]?.string
    case .recognizerWaiting: state = "waiting"
    case .recognizerPrevented: state = "prevented"
    default: return
    }
    guard let state, let name = record.at else { return }
    let object = tables.object(name)
    // By the first change and not by the document: lanes stand in the order of the story.
    let place = places[object] ?? all.count
    if place == all.count {
      // Read when it changes first: before, the app may still have been tying them together.
      let (view, needs) = ties(name)
      all.append(
        FilmRecognizer(
          object: object,
          view: view.map(tables.object),
          needs: needs.map(tables.object),
          changes: []
        )
      )
      places[object] = place
    }
    all[place].changes.append(
      FilmRecognizer.Change(
        moment: moment,
        state: state,
        by: record.json[.by]?.string.map(tables.object)
      )
    )
  }
}
