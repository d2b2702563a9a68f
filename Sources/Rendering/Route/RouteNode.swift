import Jansson
import WorkbenchProtocol

// A class, since a decision is filled after it was put into the one around it.
/// One decision of a route: a record, or a question and its answer in one, with what lies inside.
final class RouteNode {
  /// The record that opened it.
  let opening: JSONValue

  /// The record that answered it, where it was a question.
  private(set) var closing: JSONValue?

  private(set) var children: [RouteNode] = []

  /// What happened; nil for a kind that this build does not know.
  let kind: RecordKind?
  let object: String?
  let method: String?

  /// Whether it is a call of a method that carries an event from responder to responder.
  let isMessage: Bool

  /// Whether it is known to have gone on to another, without the decisions inside.
  private let isPassedOn: Bool

  init(_ opening: JSONValue, closing: JSONValue? = nil, isPassedOn: Bool = false) {
    self.opening = opening
    self.closing = closing
    self.isPassedOn = isPassedOn
    kind = opening[.kind]?.string.flatMap(RecordKind.init)
    object = opening[.at]?.string
    method = opening[.method]?.string
    isMessage = RouteNode.isMessage(kind, method)
  }

  var time: Double { opening[.time]?.double ?? 0 }

  /// The kind of error that it reports.
  var error: String? { kind == .error ? opening[.error]?.string : nil }

  /// The rule that decided; of a change of the first responder that the one to which it came down.
  var rule: String? {
    if let own = closing?[.rule]?.string ?? opening[.rule]?.string { return own }
    guard method == "becomeFirstResponder" || method == "resignFirstResponder" else { return nil }
    return children.last { $0.kind?.isAboutFirstResponder == true }?.rule
  }

  /// The numbers of the records that it stands for, without those inside.
  var records: [Int] {
    [opening[.seq]?.int, closing?[.seq]?.int].compactMap { $0 }
  }

  /// The numbers of all records in it.
  var allRecords: [Int] {
    var all: [Int] = []
    gatherRecords(&all)
    return all
  }

  private func gatherRecords(_ all: inout [Int]) {
    all += records
    for child in children { child.gatherRecords(&all) }
  }

  /// A member of the answer, or of the opening record; nil for `null`.
  subscript(key: JSONKey) -> JSONValue? {
    let value = closing?[key] ?? opening[key]
    return value.flatMap { $0.isNull ? nil : $0 }
  }

  /// Whether the record says something under `key`, `null` included.
  func has(_ key: JSONKey) -> Bool {
    closing?[key] != nil || opening[key] != nil
  }

  private static func isMessage(_ kind: RecordKind?, _ method: String?) -> Bool {
    guard kind == .asked || kind == .answered, let method else { return false }
    // A scroll view's questions about touches carry none.
    if method.hasPrefix("touchesShould") { return false }
    return RouteNode.messagePrefixes.contains { method.hasPrefix($0) }
      || method == "remoteControlReceived"
  }

  private static let messagePrefixes = ["touches", "motion", "presses"]

  /// The responder to which a message went on from this one.
  var follower: RouteNode? {
    isMessage ? children.first { $0.isMessage && $0.method == method } : nil
  }

  /// Where a message fell off the end, if it went on to nobody: what is discarded besides is a
  /// decision of its own.
  var end: RouteNode? {
    isMessage && follower == nil ? children.first { $0.kind == .discarded } : nil
  }

  /// Whether a message went on from it, to another responder or off the end.
  var goesOn: Bool {
    // The last responder of the chain passes a message on as well, though nobody gets it.
    let isOver = children.contains { $0.kind == .discarded && $0.method == method }
    return isPassedOn || follower != nil || isOver || rule?.hasSuffix("forwards-to-next") == true
      || rule?.hasSuffix("default-forwards") == true
  }

  /// The decisions of the app's own code in it, outermost first.
  var ownCode: [RouteNode] {
    let how = self[.how]?.string ?? "inherited"
    return how == "inherited" || how == "unknown" ? children.flatMap(\.ownCode) : [self]
  }

  /// How many decisions it holds, itself included.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// Reads the records of a run into trees, questions joined with their answers.
  ///
  /// Records whose parent is not among them stand at the top.
  static func trees(of records: some Sequence<JSONValue>) -> [RouteNode] {
    var trees: [RouteNode] = []
    var byNumber: [Int: RouteNode] = [:]
    var open: [RouteNode] = []
    for record in records {
      if record[.kind]?.string == RecordKind.answered.rawValue,
        let place = open.lastIndex(where: { $0.isAnswered(by: record) })
      {
        open[place].closing = record
        // What is still open inside has no answer to come: the call around it is over.
        open.removeSubrange(place...)
        continue
      }
      let node = RouteNode(record)
      // Before the record has its number: one that names itself lies in no other.
      if let parent = record[.parent]?.int.flatMap({ byNumber[$0] }) {
        parent.children.append(node)
      } else {
        trees.append(node)
      }
      if let seq = record[.seq]?.int { byNumber[seq] = node }
      if node.kind == .asked { open.append(node) }
    }
    return trees
  }

  private func isAnswered(by record: JSONValue) -> Bool {
    object == record[.at]?.string && method == record[.method]?.string
      && opening[.parent]?.int == record[.parent]?.int
  }
}
