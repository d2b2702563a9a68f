import Catalogue
import ScenarioSyntax

// Where a document says what made a run go as it did.

extension ScenarioDocument {
  /// The line, from 1, at which the document says something of an object, or declares it.
  ///
  /// - Parameters:
  ///   - object: The object's id.
  ///   - member: A property, or `overrides.` and a method; where the document does not say it, the
  ///     line is that of the id.
  ///   - variant: The variant that runs; `nil` for the first, or for the plain run.
  /// - Returns: The line; nil for an object that the document does not declare by an id.
  @_spi(Workbench) public func line(
    of object: String,
    member: String? = nil,
    variant: String?
  ) -> Int? {
    guard let declared = plan(variant ?? variants.first?.id)?.declared[object],
      let path = declared.path
    else { return nil }
    return member.flatMap { line(of: $0, at: declared.node) } ?? positions.line(of: path)
  }

  private func line(of member: String, at node: NodePlan?) -> Int? {
    guard let node else { return nil }
    if let said = node.properties.first(where: { $0.property.name == member }) {
      return positions.line(of: said.path)
    }
    let keys = member.split(separator: ".").map { "/" + $0 }
    return positions.line(of: node.path.pointer + keys.joined())
  }

  /// The line, from 1, at which a step of the script begins; nil where there is no such step.
  @_spi(Workbench) public func line(ofStep step: Int) -> Int? {
    positions.line(of: "/script/\(step)")
  }
}
