import Jansson
import Sentences

/// What to do about a text that is no JSON.
enum JSONHint {
  /// Returns the next step for a fault of the bytes.
  static func of(_ error: JSONError, in bytes: [UInt8]) -> Sentence? {
    switch error.kind {
    case .tooLarge, .tooManyContainers, .tooManyValues, .tooManyMembers:
      Sentence("Split it into several documents.", zh: "请拆成几个文档。")
    case .tooManyMarks:
      Sentence("Put other characters between them.", zh: "请在它们之间放上别的字符。")
    case .tooDeep:
      Sentence(
        "Give what lies deep an id, declare it under 'objects', and name it where it stands.",
        zh: "给深处的对象起一个 id，在 'objects' 下声明，再在原处写它的名字。"
      )
    case .incomplete:
      bytes.isEmpty
        ? Sentence(
          "The file is empty: responder new writes a document.",
          zh: "文件是空的：responder new 可以写出一个文档。"
        )
        : Sentence("Look for a bracket or a quote that is not closed.", zh: "请找一找没有闭合的括号或引号。")
    case .trailingBytes, .notContainer:
      Sentence(
        "A document is one object: { \"format\": 1, … }.",
        zh: "文档是一个对象：{ \"format\": 1, … }。"
      )
    case .duplicateKey: Sentence("Keep one of the two.", zh: "两个里只留一个。")
    case .invalidUTF8: Sentence("Save the file as UTF-8.", zh: "请把文件存成 UTF-8。")
    case .nulCharacter: Sentence("Leave \\u0000 out.", zh: "去掉 \\u0000。")
    case .numberOutOfRange:
      Sentence("Write a number between -1e308 and 1e308.", zh: "请写 -1e308 到 1e308 之间的数。")
    case .outOfMemory: nil
    case .syntax: syntax(bytes[min(max(0, error.offset), bytes.count)...], of: bytes)
    }
  }

  /// The habits of other notations, by what stands at the place of the fault.
  private static func syntax(_ rest: ArraySlice<UInt8>, of bytes: [UInt8]) -> Sentence {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return Sentence(
        "The file begins with a byte-order mark: save it as UTF-8 without one.",
        zh: "文件以字节序标记（BOM）开头：请存成不带 BOM 的 UTF-8。"
      )
    }
    for word in ["NaN", "nan", "Infinity", "-Infinity", "inf", "-inf"]
    where rest.starts(with: word.utf8) && !rest.dropFirst(word.utf8.count).goesOn {
      return Sentence(
        "JSON has no NaN and no Infinity: write a number.",
        zh: "JSON 没有 NaN，也没有 Infinity：请写一个数。"
      )
    }
    return switch rest.first {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      Sentence(
        "JSON has no comments: write a member \"comment\".",
        zh: "JSON 没有注释：请写一个成员 \"comment\"。"
      )
    case UInt8(ascii: "'"): Sentence("Texts stand in double quotes.", zh: "文本要放在双引号里。")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      Sentence("Is there a comma too many before it?", zh: "前面是不是多了一个逗号？")
    default:
      Sentence(
        "Look at what stands before it: a comma, a colon or a quote may be missing.",
        zh: "请看前面的内容：可能少了逗号、冒号或引号。"
      )
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a name that stands before goes on here.
  fileprivate var goesOn: Bool {
    guard let first else { return false }
    let character = Character(Unicode.Scalar(first))
    return character.isLetter || character.isNumber || character == "_"
  }
}
