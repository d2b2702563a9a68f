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

  private(set) var commands: [Command] = []
  private var bytes = 0

  /// Adds a command, or answers false when the journal is full; then nothing has changed.
  mutating func append(_ command: Command) -> Bool {
    let size = command.json.serialized().count
    guard commands.count < Limit.journalCommands.value, bytes + size <= Limit.journalBytes.value
    else {
      return false
    }
    commands.append(command)
    bytes += size
    return true
  }

  /// Whether one more command of some size would fit.
  func hasRoom(for command: Command) -> Bool {
    var copy = self
    return copy.append(command)
  }

  /// Forgets all but the first commands.
  mutating func truncate(to count: Int) {
    let kept = commands.prefix(count)
    commands = []
    bytes = 0
    for command in kept { _ = append(command) }
  }
}

extension Journal.Command {
  /// The command as a recording writes it.
  var json: JSONValue {
    let object = JSONValue.object()
    switch self {
    case .step:
      object.set("step", true)
    case .stimulus(let name, let parameters):
      object.set("send", name)
      object.set("params", parameters)
    case .set(let assignments):
      object.set("set", assignments)
    case .call(let method, let receiver, let arguments):
      object.set("call", method)
      object.set("on", receiver)
      object.set("with", JSONValue(arguments))
    case .advance(let seconds):
      object.set("advance", seconds)
    case .idle:
      object.set("advance", "idle")
    }
    return object
  }

  /// Reads a command of a recording; `nil` when it is none.
  init?(json: JSONValue) {
    if json["step"]?.bool == true {
      self = .step
    } else if let name = json["send"]?.string, let parameters = json["params"] {
      self = .stimulus(name, parameters)
    } else if let assignments = json["set"] {
      self = .set(assignments)
    } else if let method = json["call"]?.string, let receiver = json["on"] {
      self = .call(method, on: receiver, with: json["with"].map { Array($0.elements) } ?? [])
    } else if let seconds = json["advance"]?.double {
      self = .advance(seconds)
    } else if json["advance"]?.string == "idle" {
      self = .idle
    } else {
      return nil
    }
  }
}
