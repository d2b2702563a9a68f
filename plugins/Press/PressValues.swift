import ModuleKit
@_spi(Workbench) import ResponderKit

/// A modifier key, by UIKit's name.
enum Modifier: String, ParameterValue, CaseIterable {
  case control, alternate, shift, command, alphaShift, numericPad

  static let names = allCases.map(\.rawValue)
}

/// A button of a remote control, by UIKit's name.
struct Button: ParameterValue {
  let type: UIPress.PressType
  private let name: String

  static let names = UIPress.PressType.named.map(\.name)

  /// Select: what a button is where nobody says.
  init() {
    type = .select
    name = "select"
  }

  init?(_ datum: ParameterDatum) {
    guard let name = String(datum),
      let found = UIPress.PressType.named.first(where: { $0.name == name })
    else { return nil }
    type = found.value
    self.name = name
  }

  var datum: ParameterDatum { name.datum }
}

extension PressSource {
  /// A key as a document writes it; what is no key is refused when it is pressed.
  static func key(written input: String, _ modifiers: [Modifier]) -> PressSource {
    let names = Set(modifiers.map(\.rawValue))
    let flags = UIKeyModifierFlags.named.filter { names.contains($0.name) }
      .reduce(into: UIKeyModifierFlags()) { $0.insert($1.value) }
    return .key(KeyInput.input(written: input) ?? input, flags)
  }
}

extension Text {
  static let input = Text(
    "The key: a character, \"\\r\" for Return, or a name such as inputEscape.",
    zh: "按键：一个字符，\"\\r\" 表示回车，或 inputEscape 这样的名称。"
  )
  static let modifierFlags = Text("The modifier keys held with it.", zh: "同时按住的修饰键。")
  static let button = Text("Which button.", zh: "哪个按钮。")
}
