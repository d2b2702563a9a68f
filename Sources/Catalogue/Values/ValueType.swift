package import ModuleKit
@_spi(Workbench) import ResponderKit
package import Sentences

/// What a property, a parameter or an answer can hold, and so how a document writes it.
package indirect enum ValueType: Sendable {
  case flag
  case number
  case integer
  case text
  /// A color of a picture: `"#rrggbb"`, or `"#rrggbbaa"` with how opaque it is.
  case color
  /// A key: one character, or the name of one without a character; nothing for no key.
  case key
  case point
  case size
  case rect
  /// A point or a rectangle, told apart by how many numbers there are.
  case pointOrRect
  /// A rectangle, or `"fill"` for the superview's bounds.
  case frame
  case insets
  case transform
  /// A transform that may also move along the axis that leaves the screen.
  case layerTransform
  case angle
  case time
  case range
  case indexPath
  /// How many there are.
  case count
  /// Sections of cells: `[ { "rows": [cells] } ]`, with the key and the class of the cells.
  case sections(of: String, String)
  case selector
  /// One of these names.
  case choice([String])
  /// One of these names, or a number.
  case scale([(name: String, value: Double)])
  /// One of these names, or a list of them.
  case options([String])
  /// A reference to an object of this class, or its node where it is declared.
  case object(String)
  /// A reference to an object of this class, which is declared elsewhere.
  case reference(String)
  case list(ValueType)
  /// A body that gets these parameters.
  case body([Parameter])
  /// The targets of a control: `[ { "for", "target", "action" } ]`, or `UIAction` nodes with `for`.
  case targets
  /// The targets of a recognizer: `[ { "target", "action" } ]`.
  case actions
  /// A place on the screen: a point, an object, or a point or part of an object.
  case place
  /// A number between two.
  case bounded(ValueType, ClosedRange<Double>)
  /// A list of so many elements, each read by itself.
  case elements(ValueType, count: ClosedRange<Int>?)
  /// An object with these members; as a value, the list of theirs in this order.
  case record([StimulusField])
  /// The value, or `null`.
  case optional(ValueType)
  /// Whatever is written.
  case any

  /// The longest time that may be written, in seconds; the protocol has the same limit.
  package static let longestTime = 1_000_000.0

  private static let keyNames = Sentence.list(KeyInput.named.map(\.name))

  /// The type as a sentence says it.
  package var text: Sentence {
    switch self {
    case .flag: Sentence("true or false", zh: "true 或 false")
    case .number: Sentence("a number", zh: "数字")
    case .integer: Sentence("a whole number", zh: "整数")
    case .text: Sentence("text", zh: "文本")
    case .color:
      Sentence(
        "a color \"#rrggbb\" or \"#rrggbbaa\", in hexadecimal digits",
        zh: "颜色 \"#rrggbb\" 或 \"#rrggbbaa\"，用十六进制数字"
      )
    case .key:
      Sentence(
        "a key: one character, \"\\r\" for Return, or one of \(ValueType.keyNames)",
        zh: "按键：一个字符，回车写作 \"\\r\"，或是其中之一：\(ValueType.keyNames)"
      )
    case .point: Sentence("a point [x, y]", zh: "点 [x, y]")
    case .size: Sentence("a size [width, height]", zh: "大小 [width, height]")
    case .rect: Sentence("a rectangle [x, y, width, height]", zh: "矩形 [x, y, width, height]")
    case .pointOrRect:
      Sentence(
        "a point [x, y] or a rectangle [x, y, width, height]",
        zh: "点 [x, y] 或矩形 [x, y, width, height]"
      )
    case .frame:
      Sentence(
        "a rectangle [x, y, width, height] or \"fill\"",
        zh: "矩形 [x, y, width, height]，或 \"fill\""
      )
    case .insets: Sentence("insets [top, left, bottom, right]", zh: "边距 [top, left, bottom, right]")
    case .transform, .layerTransform: Sentence("a transform", zh: "变换")
    case .angle: Sentence("an angle in radians, or as \"45deg\"", zh: "角度：弧度，或写成 \"45deg\"")
    case .time: Sentence("a time in seconds", zh: "以秒计的时间")
    case .range: Sentence("a range [location, length]", zh: "范围 [location, length]")
    case .indexPath: Sentence("an index path [section, row]", zh: "索引路径 [section, row]")
    case .count: Sentence("a whole number from 0", zh: "从 0 起的整数")
    case .sections(let key, _):
      Sentence("a list of { \"\(key)\": [cells] }", zh: "{ \"\(key)\": [cells] } 的列表")
    case .selector: Sentence("an action such as \"save:\"", zh: "动作，如 \"save:\"")
    case .choice(let names):
      Sentence("one of \(Sentence.list(names))", zh: "其中之一：\(Sentence.list(names))")
    case .scale(let names):
      Sentence(
        "a number or one of \(Sentence.list(names.map(\.name)))",
        zh: "数字，或其中之一：\(Sentence.list(names.map(\.name)))"
      )
    case .options(let names):
      Sentence(
        "one or a list of \(Sentence.list(names))",
        zh: "其中一个或几个的列表：\(Sentence.list(names))"
      )
    case .object(let name), .reference(let name):
      Sentence("an object of class \(name)", zh: "\(name) 类的对象")
    case .list(let element):
      Sentence("a list, each of it \(element.text)", zh: "列表，每个元素是\(element.text)")
    case .body: Sentence("a list of actions", zh: "动作的列表")
    case .targets:
      Sentence(
        "a list of { \"for\", \"target\", \"action\" }",
        zh: "{ \"for\", \"target\", \"action\" } 的列表"
      )
    case .actions:
      Sentence("a list of { \"target\", \"action\" }", zh: "{ \"target\", \"action\" } 的列表")
    case .place:
      Sentence(
        "a place: [x, y], a view's id, or { \"in\": id, … }",
        zh: "位置：[x, y]、视图的 id，或 { \"in\": id, … }"
      )
    case .bounded(let number, _): number.text
    case .elements: Sentence("a list", zh: "列表")
    case .record: Sentence("an object", zh: "对象")
    case .optional(let wrapped): Sentence("\(wrapped.text) or null", zh: "\(wrapped.text)，或 null")
    case .any: Sentence("any value", zh: "任何值")
    }
  }

  /// The class of the objects it holds, where it holds objects.
  package var className: String? {
    switch self {
    case .object(let name), .reference(let name): name
    case .list(let element): element.className
    case .optional(let wrapped): wrapped.className
    default: nil
    }
  }

  /// Whether one value of the type is an object.
  package var isObject: Bool {
    switch self {
    case .object, .reference: true
    case .optional(let wrapped): wrapped.isObject
    default: false
    }
  }
}

/// One parameter of a method.
package struct Parameter: Sendable {
  package let name: String
  package let type: ValueType
  /// Whether a body may set it: what it then holds is the method's answer.
  package let isInOut: Bool

  /// The parameter as it stands in a list of what a call takes.
  package var shown: Sentence { Sentence("\(name): \(type.text)", zh: "\(name)：\(type.text)") }

  package init(_ name: String, _ type: ValueType, isInOut: Bool = false) {
    self.name = name
    self.type = type
    self.isInOut = isInOut
  }
}
