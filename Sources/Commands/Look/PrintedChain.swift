import Jansson
import WorkbenchProtocol

/// The responder chain as a print itself tells it, where no tree of views is known.
struct PrintedChain {
  /// The answer, as `object.chain` has it: responders by their addresses.
  let json: JSONValue

  /// Follows what is printed from an object to the last whose next is known; nil where nothing of a
  /// chain was printed.
  ///
  /// - Parameters:
  ///   - report: The report of the import.
  ///   - wanted: Whose chain, by address, class or text; the first that was printed where nil.
  init?(_ report: JSONValue, from wanted: String?) {
    let objects = (report[.objects] ?? .array()).elements.filter { $0[.address] != nil }
    guard objects.contains(where: { $0[.next] != nil }) else { return nil }
    var known: [String: JSONValue] = [:]
    for object in objects { if let address = object[.address]?.string { known[address] = object } }
    let chain = JSONValue.array()
    let origins = JSONValue.object()
    var next =
      wanted.map { PrintedChain.find($0, among: objects) }
      ?? objects.first?[.address]?.string
    // What was pasted may lead in a circle.
    while let address = next, let object = known.removeValue(forKey: address) {
      let name = object[.class]?.string ?? "?"
      chain.append([.id: JSONValue(address), .class: JSONValue(name)])
      let origin: JSONValue = [.class: JSONValue(name), .address: JSONValue(address)]
      if let line = object[.line] { origin.set(.line, line) }
      origins.set(JSONKey(address), origin)
      next = object[.next]?.string
    }
    guard chain.count > 0 else { return nil }
    json = [.chain: chain, .origins: origins]
  }

  /// The address of the first object that is called so.
  private static func find(_ wanted: String, among objects: [JSONValue]) -> String? {
    let lower = wanted.lowercased()
    let address = lower.hasPrefix("0x") ? lower : "0x" + lower
    let kinds: [(JSONValue) -> Bool] = [
      { $0[.address]?.string == address },
      { $0[.class]?.string == wanted || $0[.raw]?.string == wanted },
      { $0[.class]?.string?.hasSuffix("." + wanted) == true },
      { $0[.text]?.string == wanted || $0[.label]?.string == wanted },
    ]
    for isMeant in kinds {
      if let found = objects.first(where: isMeant) { return found[.address]?.string }
    }
    return nil
  }
}
