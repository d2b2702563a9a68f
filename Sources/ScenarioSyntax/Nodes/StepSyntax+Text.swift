import Jansson

extension StepSyntax {
  /// What the step does, as a line of a report; empty where nothing in it says so.
  package var text: String {
    guard let key = action else { return "" }
    switch key {
    case "send":
      let parts = source.members.filter {
        $0.key != "send" && !StepSyntax.besideKeys.contains($0.key)
      }
      return ([source["send"]?.string ?? ""] + parts.map { "\($0.key) \($0.value.json)" })
        .joined(separator: " ")
    case "call":
      let arguments = source["with"]?.elementsOrSelf.map { "\($0.json)" } ?? []
      let receiver = source["on"]?.json
      return
        "\(receiver?.string ?? receiver.map { "\($0)" } ?? "").\(source["call"]?.string ?? "")"
        + "(\(arguments.joined(separator: ", ")))"
    case "set", "animate":
      let assignments = (source[key]?.elementsOrSelf ?? []).flatMap(\.members)
      return "\(key) " + assignments.map { "\($0.key) = \($0.value.json)" }.joined(separator: ", ")
    default:
      return "\(key) \(source[key].map { $0.string ?? "\($0.json)" } ?? "")"
    }
  }
}
