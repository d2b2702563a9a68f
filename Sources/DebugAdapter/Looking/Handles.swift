import Jansson
import Sentences

/// What an editor was given a number for, to ask what is in it.
enum Handle {
  /// The properties of an object, as they were at a record.
  case object(String, at: Int)

  /// The value of a property that code computes, which is read only when somebody wants it.
  case computed(String, of: String, at: Int)

  /// The parts of a point, a rectangle or the like.
  case parts(JSONValue, of: ObjectProperty?)

  /// Several objects.
  case objects([String], at: Int)

  /// What a record says of the decision.
  case decision(Int)

  /// The event on whose way the record is.
  case event(Int)

  /// The responders behind the one of a record.
  case chain(from: String, at: Int)

  /// What is changed on the way.
  case whatIfs

  /// The windows with their views.
  case tree(at: Int)

  /// The views in a view, which were told with the tree.
  case nodes([JSONValue], of: String, at: Int)

  /// A value that was told whole.
  case value(JSONValue)
}

/// A property of an object that may be assigned.
struct ObjectProperty: Equatable {
  let object: String
  let name: String

  /// The reference, as documents write it.
  var path: String { "\(object).\(name)" }
}

/// The numbers that were given out since the debugger moved last.
///
/// Numbers go on where they stopped: one of an earlier stop is known as such, and never means
/// something else.
struct Handles {
  /// The number of the first handle that is still good.
  private var base = 1
  private var handles: [Handle] = []

  /// The number of the first frame that is still good, and how many frames were told.
  private(set) var frameBase = 1
  private var frameCount = 0

  /// Gives a number for something.
  mutating func add(_ handle: Handle) -> Int {
    handles.append(handle)
    return base + handles.count - 1
  }

  /// What a number stands for.
  ///
  /// - Throws: That the debugger has moved on, or that nothing has the number.
  subscript(number: Int) -> Handle {
    get throws(DebugError) {
      guard number >= base || number < 1 else { throw .stale }
      guard number >= base, handles.indices.contains(number - base) else {
        throw Handles.unknown("variablesReference", number)
      }
      return handles[number - base]
    }
  }

  /// Says how many frames there are.
  mutating func tell(frames count: Int) { frameCount = count }

  /// The place of a frame on the stack.
  ///
  /// - Throws: That the debugger has moved on, or that nothing has the number.
  func place(ofFrame number: Int) throws(DebugError) -> Int {
    guard number >= frameBase || number < 1 else { throw .stale }
    guard number >= frameBase, number < frameBase + frameCount else {
      throw Handles.unknown("frameId", number)
    }
    return number - frameBase
  }

  /// Forgets everything: the debugger has moved.
  mutating func forget() {
    base += handles.count
    handles = []
    frameBase += frameCount
    frameCount = 0
  }

  private static func unknown(_ name: String, _ number: Int) -> DebugError {
    .arguments(
      Sentence("\(name) \(number) was never given out", zh: "从未给出 \(name) \(number)")
    ).quietly()
  }
}
