import Jansson

/// A view or window of the app as a node of a document, without what hangs on it.
struct ViewNode {
  let object: PastedObject
  let id: String
  let line: Int

  /// What its class becomes.
  let classNames: MappedClasses.Entry

  /// Whether it is known what lies in front of what among its siblings.
  var isOrderKnown = true

  /// Whether it has recognizers of which the prints do not tell what they do.
  var hasUnknownRecognizers = false

  /// The node's members up to `subviews`, and what of them is assumed or unknown.
  func node() -> (json: JSONValue, origin: Origin) {
    let json = JSONValue.object()
    json.set("id", id)
    let mapped = classNames.mapped
    let isWindow = object.kind == .window
    // Where the place tells the class, a document does not repeat it.
    if mapped.name != (isWindow ? "UIWindow" : "UIView") { json.set("class", mapped.name) }
    let geometry = RecoveredGeometry(object)
    var assumed: [String] = []
    if mapped.isGuessed { assumed.append("class") }
    write(geometry, into: json)
    writeScrolling(into: json, mapped)
    writeFlags(into: json, mapped, &assumed)
    if mapped.trait == .passesThrough {
      json.set("overrides", ["hitTest": ["nilIfSelf": true]])
      assumed.append("overrides")
    }
    if isWindow { assumed.append("windowLevel") }
    var unknown = Unknowns.properties(
      of: object,
      as: mapped,
      geometry,
      isOrderKnown: isOrderKnown
    )
    if hasUnknownRecognizers { unknown.append("gestureRecognizers") }
    let origin = Origin(
      object: object,
      classNames: classNames.origin,
      line: line,
      assumed: assumed,
      unknown: unknown
    )
    json.set("origin", origin.json)
    return (json, origin)
  }

  private func write(_ geometry: RecoveredGeometry, into json: JSONValue) {
    if let anchor = object.anchorPoint { json.set("layer", ["anchorPoint": .point(anchor)]) }
    switch geometry {
    case .frame(let frame):
      json.set("frame", .rect(frame))
    // Never the frame: under a transform the model would work out other bounds from it.
    case .transformed(let size, let center, _):
      json.set("bounds", .numbers([origin.x, origin.y, size.width, size.height]))
      json.set("center", .point(center))
      writeTransform(into: json)
    case .singular:
      // The box is the image of any bounds; none of them contains a point of the screen.
      if let frame = object.frame { json.set("frame", .rect(frame)) }
      writeTransform(into: json)
    case .sizeUnknown:
      if let frame = object.frame { json.set("frame", .rect(frame)) }
    case .unknown:
      break
    }
  }

  private func writeTransform(into json: JSONValue) {
    guard let t = object.transform else { return }
    json.set("transform", .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))
  }

  /// The origin of the bounds: how far it is scrolled.
  private var origin: PrintedPoint {
    object.contentOffset ?? object.bounds?.origin ?? PrintedPoint(x: 0, y: 0)
  }

  private func writeScrolling(into json: JSONValue, _ mapped: MappedClass) {
    guard mapped.isScrollView else {
      // A view of another class that was scrolled: its bounds say it.
      if object.contentOffset != nil, object.transform == nil, let frame = object.frame {
        json.set(
          "bounds",
          .numbers([origin.x, origin.y, frame.size.width, frame.size.height])
        )
      }
      return
    }
    if let offset = object.contentOffset { json.set("contentOffset", .point(offset)) }
    if let size = object.contentSize {
      json.set("contentSize", .numbers([size.width, size.height]))
    }
  }

  private func writeFlags(into json: JSONValue, _ mapped: MappedClass, _ assumed: inout [String]) {
    if let isHidden = object.isHidden { json.set("isHidden", isHidden) }
    if let alpha = object.alpha { json.set("alpha", .number(alpha)) }
    if let clips = object.clipsToBounds { json.set("clipsToBounds", clips) }
    if let tag = object.tag, tag != 0 { json.set("tag", tag) }
    if let isEnabled = object.isUserInteractionEnabled {
      json.set("isUserInteractionEnabled", isEnabled)
    } else if mapped.trait == .drawing {
      // So that the hosting view answers: SwiftUI asks its own drawing views nothing.
      json.set("isUserInteractionEnabled", false)
      assumed.append("isUserInteractionEnabled")
    } else if !object.form.printsInteraction {
      assumed.append("isUserInteractionEnabled")
    } else if mapped.refusesByDefault {
      // Not printed means on, for those too whose default is off.
      json.set("isUserInteractionEnabled", true)
    }
    guard mapped.isControl else { return }
    if let isEnabled = object.isEnabled {
      json.set("isEnabled", isEnabled)
    } else {
      assumed.append("isEnabled")
    }
  }
}
