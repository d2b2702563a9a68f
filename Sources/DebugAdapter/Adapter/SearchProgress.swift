import Jansson
import Rendering
import WorkbenchProtocol

/// Tells an editor how far a search has come, where it takes long and the editor wants to hear it.
///
/// What takes long is told by the records that are passed and not by a clock, so that the same search
/// always says the same.
struct SearchProgress {
  /// How many records are passed before anything is said, and between two words.
  private static let interval = 50_000

  private let id: String
  private let isWanted: Bool
  private let start: Int
  private var told: Int
  private var hasBegun = false

  init(_ number: Int, from record: Int, isWanted: Bool) {
    id = "search-\(number)"
    self.isWanted = isWanted
    start = record
    told = record
  }

  /// Hears how far the search has come.
  mutating func pass(_ record: Int, _ words: Words, _ say: Saying) {
    guard isWanted, record - told >= SearchProgress.interval else { return }
    told = record
    let message = words.say("\(record - start) records", zh: "\(record - start) 条记录")
    let body: JSONValue = ["progressId": JSONValue(id), .message: JSONValue(message)]
    if !hasBegun {
      body.set(.title, words.say("Looking for the next stop", zh: "正在查找下一个停止处"))
      body.set("cancellable", true)
    }
    say(DebugEvent(hasBegun ? "progressUpdate" : "progressStart", body))
    hasBegun = true
  }

  /// Says that it is over, where it was said that it began.
  func end(_ say: Saying) {
    guard hasBegun else { return }
    say(DebugEvent("progressEnd", ["progressId": JSONValue(id)]))
  }
}
