import Jansson
import WorkbenchProtocol

/// The commands that changed a session since its launch, in order.
///
/// Running the first *n* of them again gives the state after the *n*th; `back`, `reset`, `record`,
/// `replay` and old records are all made of that.
struct Journal {
  /// One command.
  enum Command {
    /// The next step of the script.
    case step
    /// A stimulus from outside, with its parameters.
    case stimulus(String, JSONValue)
    /// An assignment from outside.
    case set(JSONValue)
    /// A call from outside: method, receiver, arguments.
    case call(String, on: JSONValue, with: [JSONValue])
    /// The clock moved by so many seconds.
    case advance(Double)
    /// The clock moved until nothing was left to do.
    case idle
  }

  /// A command that was carried out, and how it ended.
  struct Entry {
    let command: Command
    /// The error that it ended in, by its stable name; nil when it ended well.
    let raised: String?
    /// Its bytes, as the limit counts them.
    fileprivate let size: Int

    init(_ command: Command, raised: String?) {
      self.init(command, raised: raised, size: command.text.count)
    }

    fileprivate init(_ command: Command, raised: String?, size: Int) {
      self.command = command
      self.raised = raised
      self.size = size
    }
  }

  private(set) var entries: [Entry] = []
  /// What the document's objects say otherwise from before the launch on.
  var written: JSONValue = .object()
  /// The bytes of its commands, as the limit counts them.
  private(set) var bytes = 0

  init() {}

  /// Makes a journal of commands that ran elsewhere; nil when they are more than it may hold.
  init?(_ entries: [Entry]) {
    self.entries = entries
    bytes = entries.reduce(0) { $0 + $1.size }
    guard entries.count <= Limit.journalCommands.value, bytes <= Limit.journalBytes.value else {
      return nil
    }
  }

  /// How many commands it holds.
  var count: Int { entries.count }

  /// The references of all properties that were assigned from outside: `button.isHidden`.
  var writtenReferences: Set<String> {
    var references = Set(written.members.map(\.key))
    for entry in entries {
      guard case .set(let assignments) = entry.command else { continue }
      let all = assignments.isArray ? Array(assignments.elements) : [assignments]
      for one in all { references.formUnion(one.members.map(\.key)) }
    }
    return references
  }

  /// A place for one command more, to be filled when it is known how that ended.
  struct Place {
    fileprivate let command: Command
    /// The command as a line of a file.
    let text: [UInt8]
  }

  /// Returns the place of a command that is about to run; nil when the journal is full.
  func place(for command: Command) -> Place? {
    let text = command.text
    // Asked before it runs: what the journal has no room for must not have happened.
    guard count < Limit.journalCommands.value, bytes + text.count <= Limit.journalBytes.value
    else { return nil }
    return Place(command: command, text: text)
  }

  /// Writes down how the command ended for which there was a place.
  mutating func fill(_ place: Place, raised: String?) {
    entries.append(Entry(place.command, raised: raised, size: place.text.count))
    bytes += place.text.count
  }

  /// Forgets all but the first commands.
  mutating func truncate(to count: Int) {
    bytes -= entries.dropFirst(count).reduce(0) { $0 + $1.size }
    entries.removeLast(max(0, entries.count - count))
  }
}

extension Journal.Entry {
  /// The entry as a recording writes it.
  var json: JSONValue {
    let object = command.json
    if let raised { object.set(.raised, raised) }
    return object
  }

  /// Reads an entry of a recording; `nil` when it is none.
  init?(json: JSONValue) {
    guard let command = Journal.Command(json: json) else { return nil }
    self.init(command, raised: json[.raised]?.string)
  }
}

extension Journal.Command {
  /// The command as a line of a file, without its end.
  var text: [UInt8] { json.serialized() }

  fileprivate var json: JSONValue {
    let object = JSONValue.object()
    switch self {
    case .step:
      object.set(.step, true)
    case .stimulus(let name, let parameters):
      object.set("send", name)
      object.set("params", parameters)
    case .set(let assignments):
      object.set(.set, assignments)
    case .call(let method, let receiver, let arguments):
      object.set(.call, method)
      object.set(.on, receiver)
      object.set(.with, JSONValue(arguments))
    case .advance(let seconds):
      object.set("advance", seconds)
    case .idle:
      object.set("advance", "idle")
    }
    return object
  }

  fileprivate init?(json: JSONValue) {
    if json[.step]?.bool == true {
      self = .step
    } else if let name = json["send"]?.string, let parameters = json["params"] {
      self = .stimulus(name, parameters)
    } else if let assignments = json[.set] {
      self = .set(assignments)
    } else if let method = json[.call]?.string, let receiver = json[.on] {
      self = .call(method, on: receiver, with: json[.with].map { Array($0.elements) } ?? [])
    } else if let seconds = json["advance"]?.double {
      self = .advance(seconds)
    } else if json["advance"]?.string == "idle" {
      self = .idle
    } else {
      return nil
    }
  }
}
