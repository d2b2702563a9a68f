import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

// What can be looked at in a frame.

extension DebugAdapter {
  mutating func scopes(_ arguments: JSONValue) throws -> Outcome {
    guard let debuggee else { return .done }
    let frame = try frame(arguments[.frameId]?.number ?? 0).frame
    var told: [JSONValue] = []
    if let record = frame.record {
      // An event is no responder; it has a scope of its own.
      let at = debuggee.route[record]?.at.flatMap { $0.hasPrefix("UIEvent#") ? nil : $0 }
      if let at {
        told.append(
          scope(words.say("Responder", zh: "响应者"), .object(at, at: debuggee.record), "locals")
        )
      }
      told.append(scope(words.say("Decision", zh: "决定"), .decision(record), "returnValue"))
      if debuggee.event(of: record) != nil {
        told.append(scope(words.say("Event", zh: "事件"), .event(record)))
      }
      if let at, debuggee.program.places.object(named: at)?.isRecognizer != true {
        let chain = Handle.chain(from: at, at: debuggee.record)
        told.append(scope(words.say("Rest of chain", zh: "链的其余部分"), chain))
      }
    }
    if !debuggee.whatIfs.isEmpty {
      told.append(scope(words.say("What if", zh: "假如"), .whatIfs))
    }
    // The tree of a large app is long, and not what one stops for: editors leave it closed.
    let objects = scope(words.say("Objects", zh: "对象"), .tree(at: debuggee.record))
    objects.set("expensive", true)
    told.append(objects)
    return Outcome(body: ["scopes": JSONValue(told)])
  }

  private mutating func scope(
    _ name: String,
    _ handle: Handle,
    _ hint: String? = nil
  ) -> JSONValue {
    let scope: JSONValue = [
      .name: JSONValue(name), .variablesReference: JSONValue(handles.add(handle)),
      "expensive": false,
    ]
    if let hint { scope.set(.presentationHint, hint) }
    return scope
  }

  mutating func variables(_ arguments: JSONValue) throws -> Outcome {
    let handle = try handles[arguments[.variablesReference]?.number ?? 0]
    let all = try variables(in: handle)
    let start = max(0, arguments[.start]?.number ?? 0)
    let count = arguments["count"]?.number ?? 0
    // A count of 0 means all of them, as no count does.
    let wanted = all.dropFirst(start).prefix(count > 0 ? count : .max)
    return Outcome(body: ["variables": JSONValue(wanted.map { json(of: $0) })])
  }

  private mutating func variables(in handle: Handle) throws -> [Variable] {
    guard let debuggee else { return [] }
    switch handle {
    case .object(let name, let record):
      return try properties(of: name, at: record, debuggee)
    case .computed(let property, let object, let record):
      let answer = try debuggee.object(object, at: record, properties: [property])
      let value = answer[.values]?[property] ?? .null
      return [Variable(property, value, debuggee, at: record).readOnly()]
    case .parts(let value, let property):
      let names = Geometry.parts(of: property?.name ?? "", count: value.count)
      return value.elements.enumerated().map { index, part in
        Variable(names?[index] ?? "[\(index)]", text: part.typed, type: "Double")
      }
    case .objects(let names, let record):
      return try debuggee.objects(names, at: record).enumerated().map { index, object in
        let id = object[.id]?.string ?? ""
        return Variable("[\(index)]", object: id, type: object[.class]?.string, at: record)
      }
    case .decision(let record): return try decision(record, debuggee)
    case .event(let record): return try event(record, debuggee)
    case .chain(let from, let record):
      let links = try debuggee.chain(from: from, at: record)[.chain] ?? .array()
      return links.elements.dropFirst().enumerated().map { index, link in
        Variable(
          "\(index + 1)",
          object: link[.id]?.string ?? "",
          type: link[.class]?.string,
          at: record
        )
        .readOnly()
      }
    case .whatIfs:
      return debuggee.whatIfs.enumerated().map { index, change in
        let title = frameNames(of: debuggee).title(of: change.step, in: debuggee.route)
        let text = words.say(
          "\(change.value.typed), before \(title)",
          zh: "\(change.value.typed)，在 \(title) 之前"
        )
        return Variable("\(index + 1) \(change.path)", text: text, type: nil).readOnly()
      }
    case .tree(let record):
      let roots = try debuggee.tree(at: record)[.roots] ?? .array()
      return roots.elements.map { Variable(node: $0, at: record) }
    case .nodes(let nodes, let view, let record):
      let own = Variable(
        words.say("properties", zh: "属性"),
        object: view,
        type: nil,
        at: record
      )
      return [own.readOnly()] + nodes.map { Variable(node: $0, at: record) }
    case .value(let value):
      let members = value.members.map { Variable($0.key, $0.value, debuggee, at: debuggee.record) }
      let elements = value.elements.enumerated().map { index, element in
        Variable("[\(index)]", element, debuggee, at: debuggee.record)
      }
      return (members + elements).map { $0.readOnly() }
    }
  }

  /// The properties of an object, those first that decide about delivery.
  private func properties(
    of name: String,
    at record: Int,
    _ debuggee: Debuggee
  ) throws -> [Variable] {
    let answer = try debuggee.object(name, at: record)
    let values = answer[.values] ?? .object()
    var told: [Variable] = values.members.map { key, value in
      var variable = Variable(key, value, debuggee, at: record)
      let property = ObjectProperty(object: name, name: key)
      variable.path = property.path
      if case .parts(let parts, _) = variable.handle {
        variable.handle = .parts(parts, of: property)
      }
      return variable
    }
    told += (answer["lazy"]?.strings ?? []).map { Variable(computed: $0, of: name, at: record) }
    let ranks = Variable.deciding
    // What has no rank keeps the catalogue's order.
    let ranked = told.enumerated().sorted { one, other in
      let rank = (ranks[one.element.name] ?? .max, ranks[other.element.name] ?? .max)
      return rank.0 == rank.1 ? one.offset < other.offset : rank.0 < rank.1
    }
    return ranked.map(\.element)
  }

  /// What a record says: the rule first, what was answered and how, then everything else.
  private func decision(_ seq: Int, _ debuggee: Debuggee) throws -> [Variable] {
    guard let record = try debuggee.json(of: seq) else { return [] }
    var told: [Variable] = []
    if let rule = record[.rule]?.string {
      told.append(Variable("rule", text: rule, type: nil))
      if let text = try text(ofRule: rule) {
        told.append(Variable(words.say("says", zh: "内容"), text: text, type: nil))
      }
    }
    let first = ["answer", "how"]
    let isChinese = language == .chinese
    let last = record.members.map(\.key).filter { key in
      let isOther = isChinese ? record[key + "Zh"] != nil : key.hasSuffix("Zh")
      return key != "rule" && !first.contains(key) && !isOther
    }
    told += (first + last).compactMap { key in
      record[key].map { Variable(key, $0, debuggee, at: debuggee.record) }
    }
    return told.map { $0.readOnly() }
  }

  /// The event on whose way a record is, with its touches.
  private func event(_ seq: Int, _ debuggee: Debuggee) throws -> [Variable] {
    guard let event = debuggee.event(of: seq), let record = try debuggee.json(of: event) else {
      return []
    }
    let keys = ["event", "subtype", "command", "phase", "touches", "tapCount", "time"]
    var told = keys.compactMap { key in
      record[key].map { Variable(key, $0, debuggee, at: debuggee.record) }
    }
    // Where it is in the bounds of whoever is asked, as the record itself or the call around says.
    let around = [seq] + debuggee.route.parents(of: seq)
    if let point = try around.lazy.compactMap({ try debuggee.json(of: $0)?[.point] }).first {
      told.append(Variable("point", point, debuggee, at: debuggee.record))
    }
    if let name = record[.at]?.string {
      told.append(Variable("object", object: name, type: "UIEvent", at: debuggee.record))
      let answer = try? debuggee.object(name, at: debuggee.record, properties: ["allTouches"])
      for (index, touch) in (answer?[.values]?["allTouches"]?.strings ?? []).enumerated() {
        let label = words.say("touch \(index + 1)", zh: "触摸 \(index + 1)")
        told.append(Variable(label, object: touch, type: "UITouch", at: debuggee.record))
      }
    }
    return told.map { $0.readOnly() }
  }
}
