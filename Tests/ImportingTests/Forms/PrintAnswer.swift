import Jansson
import Testing

@testable import Importing

/// What a print says, as the answers beside the pastes have it: one object a row, its members as a
/// report has them.
enum PrintAnswer {
  /// The members of each object; `false` and what was not printed are left out.
  static func rows(_ reading: PrintReading, of paste: Paste) -> [[String: String]] {
    reading.objects.map { row($0, in: reading, paste) }
  }

  private static func row(
    _ object: PastedObject,
    in reading: PrintReading,
    _ paste: Paste
  ) -> [String: String] {
    let parent = object.parent.map { reading.objects[$0] }
    let parentName = parent.map { parent in
      parent.address ?? "line \(paste.position(at: parent.offset).line)"
    }
    let members: [(String, String?)] = [
      ("kind", object.kind.rawValue),
      ("class", object.className),
      ("line", String(paste.position(at: object.offset).line)),
      ("cut", object.wholeness == .cut ? "true" : nil),
      ("unknown", object.wholeness == .unknown ? "true" : nil),
      ("gap", object.wholeness == .gap ? "true" : nil),
      ("parent", parentName),
      ("address", object.address), ("baseClass", object.baseClass),
      ("text", object.text), ("textCut", object.isTextCut ? "true" : nil),
      ("label", object.label), ("identifier", object.identifier),
      ("tag", object.tag.map(String.init)),
      ("frame", object.frame.map(rect)), ("bounds", object.bounds.map(rect)),
      ("frameInWindow", object.frameInWindow.map(rect)),
      ("anchorPoint", object.anchorPoint.map(point)),
      ("transform", object.transform.map(transform)),
      ("contentOffset", object.contentOffset.map(point)),
      ("contentSize", object.contentSize.map { list([$0.width, $0.height]) }),
      ("adjustedContentInset", object.adjustedContentInset.map(list)),
      ("animations", object.animations.isEmpty ? nil : object.animations.joined(separator: " ")),
      ("hidden", flag(object.isHidden)), ("alpha", object.alpha.map(number)),
      ("userInteractionEnabled", flag(object.isUserInteractionEnabled)),
      ("enabled", flag(object.isEnabled)), ("clipsToBounds", flag(object.clipsToBounds)),
      ("hasRecognizers", object.hasRecognizers ? "true" : nil),
      ("ambiguous", object.isLayoutAmbiguous ? "true" : nil),
      ("superview", object.superview), ("hitTestAnswer", object.hitTestAnswer),
      ("window", object.window), ("phase", object.phase),
      ("tapCount", object.tapCount.map(String.init)), ("location", object.location.map(point)),
      ("next", object.next), ("view", object.view), ("controller", object.controller),
      ("viewLoaded", flag(object.isViewLoaded)), ("viewInWindow", flag(object.isViewInWindow)),
      ("presentedBy", object.presentedBy), ("state", object.state),
      ("appearance", object.appearance?.rawValue),
      ("requires", object.requires.isEmpty ? nil : object.requires.joined(separator: " ")),
      ("cancelsTouchesInView", flag(object.cancelsTouchesInView)),
      ("delaysTouchesBegan", flag(object.delaysTouchesBegan)),
      ("delaysTouchesEnded", flag(object.delaysTouchesEnded)),
      ("numberOfTapsRequired", object.numberOfTapsRequired.map(String.init)),
      ("numberOfTouchesRequired", object.numberOfTouchesRequired.map(String.init)),
      ("minimumPressDuration", object.minimumPressDuration.map(number)),
      ("actions", list(object.actions.map { [$0.selector, $0.target, $0.targetClass] })),
      ("rest", list(object.rest.map { [$0.key, $0.value] })),
    ]
    return Dictionary(
      uniqueKeysWithValues: members.compactMap { key, value in
        value.map { (key, $0) }
      }
    )
  }

  /// The rows that the answer beside a paste has.
  static func rows(ofAnswer json: JSONValue) throws -> [[String: String]] {
    let objects = try #require(json["objects"])
    return objects.elements.map { object in
      var row: [String: String] = [:]
      for (key, value) in object.members { row[key] = text(value) }
      return row
    }
  }

  private static func text(_ value: JSONValue) -> String {
    if let text = value.string { return text }
    if let flag = value.bool { return String(flag) }
    if let real = value.double { return number(real) }
    guard value[0]?.isArray != true else { return value.elements.map(text).joined(separator: "; ") }
    let separator = value[0]?.isNumber == true ? "," : " "
    return value.elements.map(text).joined(separator: separator)
  }

  private static func list(_ rows: [[String]]) -> String? {
    rows.isEmpty ? nil : rows.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  private static func rect(_ rect: PrintedRect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private static func point(_ point: PrintedPoint) -> String { list([point.x, point.y]) }

  private static func transform(_ transform: PrintedTransform) -> String {
    list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(number).joined(separator: ",")
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func flag(_ flag: Bool?) -> String? { flag.map { String($0) } }
}
