/// Parameters of a stimulus of which only one can be there.
///
/// ```swift
/// static let choices: [ParameterChoice] = [.one(of: "to", "by", "path")]
/// ```
public struct ParameterChoice: Hashable, Sendable {
  /// The names of the parameters.
  public let names: [String]

  /// Whether one of them must be there.
  public let isRequired: Bool

  /// One of these parameters, no more and no less.
  public static func one(of names: String...) -> Self {
    Self(names: names, isRequired: true)
  }

  /// One of these parameters, or none.
  public static func atMostOne(of names: String...) -> Self {
    Self(names: names, isRequired: false)
  }

  /// What is wrong with the parameters that are there, by their names: a sentence, or `nil`.
  @_spi(Workbench) public func problem(with given: [String], of stimulus: String) -> Text? {
    switch given.count {
    case 0:
      isRequired
        ? Text("\(stimulus) needs \(list("or"))", zh: "\(stimulus) 需要\(chineseList("或"))") : nil
    case 1: nil
    default:
      Text(
        "\(stimulus) takes only one of \(list("and"))",
        zh: "\(stimulus) 只接受\(chineseList("和"))中的一个"
      )
    }
  }

  private func list(_ word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  private func chineseList(_ word: String) -> String {
    let quoted = names.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: "、") + word + last
  }
}
