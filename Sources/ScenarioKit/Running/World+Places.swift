import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension World {
  /// Returns where a place lies on the screen now.
  func point(_ place: PlacePlan, in invocation: Invocation? = nil) throws(ScenarioError) -> CGPoint
  {
    var point: CGPoint
    switch place.base {
    case .screen(let expression):
      point = try self.point(expression, invocation)
    case .center(let reference):
      let view = try view(reference)
      point = try screen(CGPoint(x: view.bounds.midX, y: view.bounds.midY), of: view, reference)
    case .point(let reference, let expression):
      let view = try view(reference)
      point = try screen(try self.point(expression, invocation), of: view, reference)
    case .unit(let reference, let expression):
      let view = try view(reference)
      let share = try self.point(expression, invocation)
      let local = CGPoint(
        x: view.bounds.minX + share.x * view.bounds.width,
        y: view.bounds.minY + share.y * view.bounds.height
      )
      point = try screen(local, of: view, reference)
    case .part(let reference, let name):
      point = try part(name, of: reference)
    }
    if let offset = place.offset {
      let offset = try self.point(offset, invocation)
      point = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return point
  }

  private func point(
    _ expression: ValuePlan,
    _ invocation: Invocation?
  ) throws(ScenarioError) -> CGPoint {
    guard case .point(let point) = try coerce(evaluate(expression, in: invocation), to: .point)
    else { throw ScenarioError.noPlace(Sentence("this is no point", zh: "这不是点")) }
    return point
  }

  /// Returns the view that stands for an object on the screen.
  private func view(_ reference: ReferencePath) throws(ScenarioError) -> UIView {
    guard let object = try value(of: reference).object else {
      throw ScenarioError.noPlace(
        Sentence(
          "'\(reference.text)' is nil, so it is nowhere on the screen",
          zh: "“\(reference.text)”是 nil，所以不在屏幕上"
        )
      )
    }
    if let view = object as? UIView { return view }
    // A controller loads its view when it is asked for one.
    if simulation.dispatcher.refusesCode() { throw ScenarioError.noPlace(.nothing) }
    if let view = simulation.enter({ Catalogue.viewOnScreen(of: object) }) { return view }
    throw ScenarioError.noPlace(
      Sentence(
        "'\(reference.text)' is no view and has no button on the screen",
        zh: "“\(reference.text)”不是视图，在屏幕上也没有按钮"
      )
    )
  }

  private func screen(
    _ point: CGPoint,
    of view: UIView,
    _ reference: ReferencePath
  ) throws(ScenarioError) -> CGPoint {
    guard let window = view.window else {
      throw ScenarioError.noPlace(
        Sentence(
          "'\(reference.text)' is in no window, so it is nowhere on the screen",
          zh: "“\(reference.text)”不在任何窗口里，所以不在屏幕上"
        )
      )
    }
    // Converting to `nil` ends at the window's own bounds, and a window may lie anywhere on the
    // screen.
    return simulation.enter { window.superscreen(view.convert(point, to: nil)) }
  }

  private func part(_ name: String, of reference: ReferencePath) throws(ScenarioError) -> CGPoint {
    guard let object = try value(of: reference).object else {
      throw ScenarioError.noPlace(
        Sentence(
          "'\(reference.text)' is nil, so it is nowhere on the screen",
          zh: "“\(reference.text)”是 nil，所以不在屏幕上"
        )
      )
    }
    if simulation.dispatcher.refusesCode() { throw ScenarioError.noPlace(.nothing) }
    guard let (view, point) = simulation.enter({ Catalogue.part(name, of: object) }) else {
      throw ScenarioError.noPlace(
        Sentence(
          "'\(reference.text)' has no part '\(name)' on the screen",
          zh: "“\(reference.text)”在屏幕上没有部分“\(name)”"
        )
      )
    }
    return try screen(point, of: view, reference)
  }
}

extension UIWindow {
  /// Returns where a point of the window's bounds lies on the screen.
  fileprivate func superscreen(_ point: CGPoint) -> CGPoint {
    // A transform turns a view about its anchor point, which is what `center` gives the place of.
    let x = point.x - bounds.minX - layer.anchorPoint.x * bounds.width
    let y = point.y - bounds.minY - layer.anchorPoint.y * bounds.height
    let moved = CGPoint(x: x, y: y).applying(transform)
    return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
  }
}
