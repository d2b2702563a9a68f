import Foundation
@_spi(Workbench) package import ResponderKit
package import ScenarioKit

/// What a print does not show, as far as it can change one answer: most likely first.
package struct Doubts {
  package private(set) var unknown: [Doubt] = []
  package private(set) var assumed: [Assumed] = []

  private let session: ScenarioSession
  /// The hit view and what it lies in, innermost first, without a window that is none of the app's.
  private let path: [ObjectIndex]
  /// Those and the other views that were asked, which may have taken the point.
  private let all: [ObjectIndex]

  /// How many objects of one kind are told one by one.
  private static let most = 8

  /// Takes where an event went.
  ///
  /// - Parameters:
  ///   - hit: The view that was hit.
  ///   - asked: The views that were asked, in order.
  ///   - certainty: How sure that is; nil where it was not asked.
  ///   - session: Where the views live.
  package init(
    hit: ObjectIndex?,
    asked: [ObjectIndex],
    certainty: Certainty?,
    in session: ScenarioSession
  ) {
    self.session = session
    let objects = session.simulation.objects
    var path: [ObjectIndex] = []
    var view = hit.flatMap { objects.object(at: $0) } as? UIView
    while let current = view {
      if !session.isMadeUp(current) { path.append(objects.index(of: current)) }
      view = current.superview
    }
    self.path = path
    // A window whose search found nothing is asked for its views first, and once more by itself.
    var seen = Set(path)
    all = path + asked.filter { seen.insert($0).inserted }
    guard session.isImported else { return }
    if let certainty { addDeciding(of: certainty) }
    // A design has no objects that a debugger could be asked about.
    if session.appOrigin?.form != "IB" { addUnseen() }
    assume()
  }

  private func origin(_ index: ObjectIndex) -> NodeOrigin? { session.origin(at: index) }

  private mutating func add(_ what: Doubt.What, _ objects: [ObjectIndex]) {
    unknown.append(
      Doubt(
        what: what,
        objects: objects,
        ask: AskedOfDebugger.command(what, objects.first.flatMap { origin($0)?.address })
      )
    )
  }

  // MARK: - What decides which view is hit

  private mutating func addDeciding(of certainty: Certainty) {
    for (object, property) in certainty.deciding {
      guard let what = Doubt.What(rawValue: property) else { continue }
      add(what, [object])
    }
    if certainty.kind == .unknown, !certainty.isOpaque {
      add(.undecided, [certainty.upTo].compactMap(\.self))
    }
    if certainty.isOpaque, let hit = certainty.hit {
      add(session.appOrigin?.form == "L" ? .list : .contentOffset, [hit])
    }
  }

  // MARK: - What no print of views shows

  private mutating func addUnseen() {
    addRecognizers()
    addOverrides()
    addEnabled()
    addWindows()
    addAnimations()
    addHosted()
    add(.ignoring, [])
  }

  private mutating func addRecognizers() {
    for view in path.filter({ origin($0)?.unknown.contains("gestureRecognizers") == true })
      .prefix(Doubts.most)
    {
      add(.gestureRecognizers, [view])
    }
  }

  /// The classes on the way and in front, each once with its objects.
  private mutating func addOverrides() {
    var classes: [(name: String, objects: [ObjectIndex])] = []
    var places: [String: Int] = [:]
    for view in all {
      guard let name = origin(view)?.className else { continue }
      let printed = PrintedClass(name)
      guard printed.isOfApp || printed.hasOwnHitTest, !printed.isHosting else { continue }
      if let place = places[name] {
        classes[place].objects.append(view)
      } else {
        places[name] = classes.count
        classes.append((name, [view]))
      }
    }
    for item in classes.prefix(Doubts.most) {
      let isOfApp = PrintedClass(item.name).isOfApp
      unknown.append(
        Doubt(
          what: isOfApp ? .overrides : .ownHitTest,
          objects: item.objects,
          className: item.name,
          ask: AskedOfDebugger.lookup("hitTest", in: item.name)
        )
      )
    }
  }

  private mutating func addEnabled() {
    for view in assuming("isEnabled", path).prefix(Doubts.most) { add(.isEnabled, [view]) }
  }

  private mutating func addWindows() {
    let windows = session.simulation.application.windows
    let printed = windows.filter { session.origin(of: $0) != nil }
    if session.appOrigin?.unknown.contains("windows") == true { add(.windows, []) }
    let levels = printed.map { session.simulation.objects.index(of: $0) }
    if printed.count > 1 {
      for window in assuming("windowLevel", levels).prefix(Doubts.most) {
        add(.windowLevel, [window])
      }
    }
    if windows.contains(where: { session.isMadeUp($0) }) {
      add(.superview, [path.last].compactMap(\.self))
    }
  }

  private mutating func addAnimations() {
    let moving = all.filter { origin($0)?.animations.isEmpty == false }
    for view in moving.prefix(Doubts.most) { add(.animations, [view]) }
  }

  private mutating func addHosted() {
    guard let hosting = path.first(where: { isHosting($0) }) else { return }
    add(.swiftUI, [hosting])
  }

  private func isHosting(_ view: ObjectIndex) -> Bool {
    origin(view)?.className.map { PrintedClass($0).isHosting } ?? false
  }

  /// Whether a view lies in one in which SwiftUI draws.
  private func isDrawnBySwiftUI(_ index: ObjectIndex) -> Bool {
    let objects = session.simulation.objects
    var view = (objects.object(at: index) as? UIView)?.superview
    while let current = view {
      if isHosting(objects.index(of: current)) { return true }
      view = current.superview
    }
    return false
  }

  // MARK: - What is taken for granted

  private func assuming(_ property: String, _ views: [ObjectIndex]) -> [ObjectIndex] {
    views.filter { origin($0)?.assumed.contains(property) == true }
  }

  private mutating func assume() {
    let windows = session.simulation.application.windows.map {
      session.simulation.objects.index(of: $0)
    }
    let levels = windows.count > 1 ? assuming("windowLevel", windows) : []
    let taking = assuming("isUserInteractionEnabled", all)
    for (what, objects) in [
      (Assumed.What.isEnabled, assuming("isEnabled", path)), (.windowLevel, levels),
      (.overrides, assuming("overrides", all)),
      (.isUserInteractionEnabled, taking.filter { !isDrawnBySwiftUI($0) }),
      (.drawnBySwiftUI, taking.filter { isDrawnBySwiftUI($0) }),
      (.frame, assuming("frame", all)), (.class, assuming("class", all)),
      (
        .noOverrides,
        all.filter { origin($0)?.className.map { PrintedClass($0).isOfApp } ?? false }
      ),
    ] where !objects.isEmpty {
      assumed.append(Assumed(what: what, objects: objects))
    }
  }
}
