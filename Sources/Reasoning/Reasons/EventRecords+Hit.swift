import Coroutines
import Foundation
import Jansson
@_spi(Workbench) package import ResponderKit

// On the line from the window to the view: the first that was not asked, or that answered nil
// before it asked anything inside.

extension EventRecords {
  /// Finds why a view was not hit; nil where it was, or where no finger looked for a view.
  package func hitReason(whyNot wanted: UIView) -> Reason? {
    Coroutine.pauseIfDue()
    let line = self.line(to: wanted)
    guard let answered = HitAnswers(records, of: line.map(index)) else { return nil }
    // An override may have named it, wherever it lies.
    let last = answered.last
    if last.at.map({ simulation.objects.object(at: $0) is UIWindow }) == true,
      last.answeredView == index(wanted)
    {
      return nil
    }
    guard line.first is UIWindow else {
      return Reason(.hitNoWindow, ["wanted": name(wanted)], answered.first, at: index(wanted))
    }
    for (place, view) in line.enumerated() {
      guard let answer = answered[index(view)] else {
        return notAsked(view, at: place, in: line, answered)
      }
      let next = place + 1 < line.count ? line[place + 1] : nil
      guard let next else { return own(answer, of: wanted, line, answered) }
      // Whoever asked on inside is not what stopped it: a view that lets touches through says nil
      // only afterwards.
      if answered[index(next)] != nil { continue }
      if let collapsed = declined(next) {
        return Reason(.hitCollapsed, ["view": name(next)], collapsed)
      }
      if answer.answeredView == nil {
        return refusal(answer, of: view, wanted, isWanted: false)
      }
    }
    return nil
  }

  private func index(_ object: AnyObject) -> ObjectIndex { simulation.objects.index(of: object) }

  /// The views from the outermost to the wanted one.
  func line(to wanted: UIView) -> [UIView] {
    var line: [UIView] = []
    var current: UIView? = wanted
    while let view = current {
      line.append(view)
      current = view.superview
    }
    return line.reversed()
  }

  private func declined(_ view: UIView) -> TraceRecord? {
    records.first { $0.kind == .declined && $0.at == index(view) && $0.method == .hitTest }
  }

  /// A view on the line was not asked, because somebody had taken the point before.
  private func notAsked(
    _ view: UIView,
    at place: Int,
    in line: [UIView],
    _ answered: HitAnswers
  ) -> Reason? {
    let wanted = line[line.count - 1]
    guard place > 0 else { return otherWindow(than: view, wanted) }
    // Siblings are asked from the front, so the last of them that answered took the point.
    if let (taker, answer) = frontmost(of: answered.naming, in: line[place - 1]) {
      // The order in which the view above asks is what decided; where it says another rule, as with
      // an override, the one that took the point did.
      let above = answered[index(line[place - 1])]
      let isByOrder = above?.rule == .hitTestReverseSubviewOrder
      return Reason(
        .hitCovered,
        [
          "view": name(view), "by": name(taker), "wanted": name(wanted),
          "hit": name(answer.answeredView),
        ],
        isByOrder ? above : answer,
        at: index(taker),
        rule: .hitTestReverseSubviewOrder
      )
    }
    // Nobody beside it took the point: the view above answered without asking.
    let above = line[place - 1]
    guard let answer = answered[index(above)] else { return nil }
    if let hit = answer.answeredView {
      if answer.rule == .ignoreAnimatingViewIsIneligible {
        return Reason(.hitAnimating, ["view": name(above), "wanted": name(wanted)], answer)
      }
      return Reason(.hitRedirected, ["view": name(above), "hit": name(hit)], answer)
    }
    return refusal(answer, of: above, wanted, isWanted: false)
  }

  /// Which of some answers is that of the frontmost subview of a view, and that subview.
  private func frontmost(
    of answers: [TraceRecord],
    in view: UIView
  ) -> (UIView, TraceRecord)? {
    let own = answers.compactMap { answer -> (UIView, TraceRecord)? in
      guard let subview = simulation.object(at: answer.at) as? UIView, subview.superview === view
      else { return nil }
      return (subview, answer)
    }
    guard own.count > 1 else { return own.first }
    let front = view.subviews.last { subview in own.contains { $0.0 === subview } }
    return own.first { $0.0 === front }
  }

  private func otherWindow(than window: UIView, _ wanted: UIView) -> Reason? {
    let declined = records.first { $0.kind == .declined && $0.at == index(window) }
    if let declined {
      return Reason(.hitHidden, ["view": name(window)], declined)
    }
    let chosen = records.last { $0.kind == .windowChosen }
    guard let chosen else { return nil }
    return Reason(
      .hitWindow,
      ["window": name(window), "wanted": name(wanted), "by": name(chosen.at)],
      chosen
    )
  }

  /// The wanted view was asked itself.
  private func own(
    _ answer: TraceRecord,
    of wanted: UIView,
    _ line: [UIView],
    _ answered: HitAnswers
  ) -> Reason? {
    guard let hit = answer.answeredView else {
      return refusal(answer, of: wanted, wanted, isWanted: true)
    }
    guard hit == index(wanted) else {
      let isInside =
        (simulation.objects.object(at: hit) as? UIView)?.isDescendant(of: wanted) == true
      return isInside
        ? Reason(
          .hitInside,
          ["wanted": name(wanted), "hit": name(hit)],
          answer,
          rule: answer.isOverridden ? nil : .hitTestCheckOrder
        )
        : Reason(.hitRedirected, ["view": name(wanted), "hit": name(hit)], answer)
    }
    // It said itself, and somebody above answered another all the same.
    for view in line.dropLast().reversed() {
      guard let above = answered[index(view)], above.answeredView != hit else { continue }
      return above.answeredView == nil
        ? Reason(.hitOverrideNil, ["view": name(view)], above)
        : Reason(.hitRedirected, ["view": name(view), "hit": name(above.answeredView)], above)
    }
    return nil
  }

  /// Why a view that was asked said nil.
  private func refusal(
    _ answer: TraceRecord,
    of view: UIView,
    _ wanted: UIView,
    isWanted: Bool
  ) -> Reason {
    let args: JSONValue = ["view": name(view), "wanted": name(wanted)]
    switch answer.rule {
    case .hitTestSkipsHidden?: return Reason(.hitHidden, args, answer)
    case .hitTestSkipsInteractionDisabled?: return Reason(.hitInteraction, args, answer)
    case .hitTestDisabledControlDeclines?:
      return Reason(.controlDisabled, ["control": name(view)], answer)
    case .hitTestLabelAndImageViewOff?: return Reason(.hitClass, args, answer)
    case .hitTestSkipsNearZeroAlpha?, .hitTestAlphaBoundary?:
      args.set("alpha", Double(view.alpha))
      return Reason(.hitTransparent, args, answer)
    case .ignoreAnimatingViewIsIneligible?: return Reason(.hitAnimating, args, answer)
    case .hitTestOverrideNilPassesThrough?: return Reason(.hitOverrideNil, args, answer)
    case .hitTestPointInsidePrunes?:
      let inside = records.first {
        $0.kind == .answered && $0.method == .pointInside && $0.at == answer.at
      }
      // An override's no says nothing of where the edges are.
      if inside?.isOverridden == true { return Reason(.hitOverrideOutside, args, answer) }
      let (x, y) = distance(of: answer, from: view)
      args.set("x", x)
      args.set("y", y)
      return Reason(
        isWanted ? .hitMissed : .hitOutside,
        args,
        answer,
        rule: isTurned(view, answer) ? .hitTestHonoursTransform : nil
      )
    default: return Reason(.hitDeclined, args, answer)
    }
  }

  /// Whether a point lies in the frame of a view and not in its turned shape.
  private func isTurned(_ view: UIView, _ answer: TraceRecord) -> Bool {
    guard !view.transform.isIdentity, let superview = view.superview,
      let point = askedPoint(of: answer)
    else { return false }
    return view.frame.contains(superview.convert(point, from: view))
  }

  private func askedPoint(of answer: TraceRecord) -> CGPoint? {
    let asked = records.last {
      $0.kind == .asked && $0.method == .hitTest && $0.at == answer.at
        && $0.seq[.full] < answer.seq[.full]
    }
    guard case .point(let x, let y)? = asked?[.point] ?? answer[.point] else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// How far the point at which a view was asked lies outside its bounds.
  private func distance(of answer: TraceRecord, from view: UIView) -> (Double, Double) {
    guard let point = askedPoint(of: answer) else { return (0, 0) }
    let bounds = view.bounds
    func beyond(_ value: Double, _ low: CGFloat, _ high: CGFloat) -> Double {
      value < low ? value - low : max(0, value - high)
    }
    return (
      beyond(point.x, bounds.minX, bounds.maxX), beyond(point.y, bounds.minY, bounds.maxY)
    )
  }
}
