import Foundation
@_spi(Workbench) import ResponderKit

// The methods of single controls, by which code changes what a finger changes otherwise.

extension ClassRow {
  private static let animated = Parameter("animated", .flag)
  private static let segment = Parameter("segment", .integer)
  private static let title = Parameter("title", .optional(.text))
  private static let state = Parameter("state", .options(UIControl.State.named.map(\.name)))

  static let buttonMethods: [MethodRow] = [
    .calling("setTitle", [title, state], "Sets the title for a state; none means normal.") {
      (button: UIButton, arguments) in
      button.setTitle(arguments[argument: 0].text, for: arguments.state(1))
      return .none
    },
    .calling("title", [state], answer: .optional(.text), "Answers the title of a state.") {
      (button: UIButton, arguments) in
      button.title(for: arguments.state(0)).map { .text($0) } ?? .none
    },
  ]

  static let switchMethods: [MethodRow] = [
    .calling("setOn", [Parameter("on", .flag), animated], "Turns it by code, which is silent.") {
      (control: UISwitch, arguments) in
      control.setOn(arguments.flag(0), animated: arguments.flag(1))
      return .none
    }
  ]

  static let sliderMethods: [MethodRow] = [
    .calling(
      "setValue",
      [Parameter("value", .number), animated],
      "Sets the value by code, which is silent."
    ) { (slider: UISlider, arguments) in
      slider.setValue(Float(arguments.number(0)), animated: arguments.flag(1))
      return .none
    }
  ]

  static let segmentedMethods: [MethodRow] = [
    .calling(
      "insertSegment",
      [title, segment, animated],
      "Inserts a segment with a title; a place beyond the end means the end."
    ) { (control: UISegmentedControl, arguments) in
      control.insertSegment(
        withTitle: arguments[argument: 0].text,
        at: arguments.integer(1),
        animated: arguments.flag(2)
      )
      return .none
    },
    .calling("removeSegment", [segment, animated], "Removes a segment.") {
      (control: UISegmentedControl, arguments) in
      control.removeSegment(at: arguments.integer(0), animated: arguments.flag(1))
      return .none
    },
    .doing("removeAllSegments", "Removes all segments.") { (control: UISegmentedControl) in
      control.removeAllSegments()
    },
    .calling("setTitle", [title, segment], "Sets the title of a segment.") {
      (control: UISegmentedControl, arguments) in
      control.setTitle(arguments[argument: 0].text, forSegmentAt: arguments.integer(1))
      return .none
    },
    .calling("titleForSegment", [segment], answer: .optional(.text), "Answers a segment's title.") {
      (control: UISegmentedControl, arguments) in
      control.titleForSegment(at: arguments.integer(0)).map { .text($0) } ?? .none
    },
    .calling(
      "setEnabled",
      [Parameter("enabled", .flag), segment],
      "Sets whether a segment can be chosen."
    ) { (control: UISegmentedControl, arguments) in
      control.setEnabled(arguments.flag(0), forSegmentAt: arguments.integer(1))
      return .none
    },
    .calling(
      "isEnabledForSegment",
      [segment],
      answer: .flag,
      "Answers whether a segment can be chosen."
    ) { (control: UISegmentedControl, arguments) in
      .flag(control.isEnabledForSegment(at: arguments.integer(0)))
    },
  ]
}

extension [Value] {
  /// A whole number, kept to what an index can be.
  fileprivate func integer(_ place: Int) -> Int {
    Int(Swift.max(-1, Swift.min(number(place), 1e6)))
  }

  /// The state that some names mean together.
  fileprivate func state(_ place: Int) -> UIControl.State {
    UIControl.State.named.filter { names(place).contains($0.name) }
      .reduce(into: UIControl.State()) { $0.formUnion($1.state) }
  }
}
