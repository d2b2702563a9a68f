import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiButton = ClassRow(
    "UIButton",
    UIButton.self,
    superclass: "UIControl",
    "A control that is pressed.",
    make: { _ in UIButton(frame: .zero) },
    properties: [
      Property(
        "title",
        .optional(.text),
        swift: SwiftAccess(
          writing: .statement("@.setTitle(#, for: .normal)"),
          reading: "currentTitle"
        ),
        standard: { .none },
        "What it says.",
        get: { ($0 as? UIButton)?.currentTitle.map { .text($0) } ?? .none },
        set: { ($0 as? UIButton)?.setTitle($1.text, for: .normal) }
      ),
      .object("menu", "UIMenu", \UIButton.menu, "The menu that a press may open."),
      .plain(
        "changesSelectionAsPrimaryAction",
        \UIButton.changesSelectionAsPrimaryAction,
        false,
        "Whether a press turns isSelected."
      ),
    ],
    methods: buttonMethods
  )

  static let uiSlider = ClassRow(
    "UISlider",
    UISlider.self,
    superclass: "UIControl",
    "A control whose thumb is dragged.",
    make: { _ in UISlider(frame: .zero) },
    properties: [
      .plain("minimumValue", \UISlider.minimumValue, 0, "The value at the left end."),
      .plain("maximumValue", \UISlider.maximumValue, 1, "The value at the right end."),
      .plain("value", \UISlider.value, 0, "The value of the thumb's place."),
      .plain(
        "isContinuous",
        \UISlider.isContinuous,
        true,
        "Whether valueChanged is sent while the thumb moves."
      ),
    ],
    methods: sliderMethods
  )

  static let uiSwitch = ClassRow(
    "UISwitch",
    UISwitch.self,
    superclass: "UIControl",
    "A control that is on or off.",
    make: { _ in UISwitch(frame: .zero) },
    properties: ownSize + [.plain("isOn", \UISwitch.isOn, false, "Whether it is on.")],
    methods: switchMethods
  )

  static let uiStepper = ClassRow(
    "UIStepper",
    UIStepper.self,
    superclass: "UIControl",
    "A control with a button for less and one for more.",
    make: { _ in UIStepper(frame: .zero) },
    properties: ownSize + [
      .plain("minimumValue", \UIStepper.minimumValue, 0, "The lowest value."),
      .plain("maximumValue", \UIStepper.maximumValue, 100, "The highest value."),
      .plain("stepValue", \UIStepper.stepValue, 1, "How much one press changes."),
      .plain("value", \UIStepper.value, 0, "The value."),
      .plain(
        "isContinuous",
        \UIStepper.isContinuous,
        true,
        "Whether valueChanged is sent at each step of a held press."
      ),
      .plain("autorepeat", \UIStepper.autorepeat, true, "Whether a held press goes on stepping."),
      .plain("wraps", \UIStepper.wraps, false, "Whether it starts again past its ends."),
    ]
  )

  static let uiSegmentedControl = ClassRow(
    "UISegmentedControl",
    UISegmentedControl.self,
    superclass: "UIControl",
    "A control of which one segment is chosen.",
    make: { _ in UISegmentedControl(frame: .zero) },
    properties: [
      Property(
        "segments",
        .list(.text),
        swift: SwiftAccess(
          writing: .each([
            "@.insertSegment(withTitle: #, at: @.numberOfSegments, animated: false)"
          ])
        ),
        standard: { .list([]) },
        "The titles of the segments.",
        get: { control in
          guard let control = control as? UISegmentedControl else { return .none }
          return .list(
            (0..<control.numberOfSegments).map { .text(control.titleForSegment(at: $0) ?? "") }
          )
        },
        set: { control, value in
          guard let control = control as? UISegmentedControl else { return }
          control.removeAllSegments()
          for (place, title) in value.elements.enumerated() {
            control.insertSegment(withTitle: title.text, at: place, animated: false)
          }
        }
      ),
      .plain(
        "selectedSegmentIndex",
        \UISegmentedControl.selectedSegmentIndex,
        -1,
        "The place of the chosen segment; -1 for none."
      ),
      .plain(
        "isMomentary",
        \UISegmentedControl.isMomentary,
        false,
        "Whether a segment is chosen only while it is pressed."
      ),
      .reading(
        "numberOfSegments",
        \UISegmentedControl.numberOfSegments,
        "How many segments there are."
      ) { .number(0) },
    ],
    methods: segmentedMethods
  )

  // They have no default here: the size of a fresh one is UIKit's own and not zero.
  /// The geometry of a class that has a size of its own.
  private static let ownSize: [Property] = [
    .assigned(
      "frame",
      \UIView.frame,
      spelled: .plain(as: .frame),
      "The bounding box in the superview; the size is the class's own."
    ),
    .assigned(
      "bounds",
      \UIView.bounds,
      spelled: .plain(),
      "The view's own coordinate space."
    ),
    .assigned(
      "center",
      \UIView.center,
      spelled: .plain(),
      "Where the anchor point lies in the superview."
    ),
  ]
}
