import CExpat
import Sentences
import StreamSafe

extension XMLReader {
  private static let start = XMLPlace(offset: 0, line: 1, column: 1)

  static var outOfMemory: XMLError {
    XMLError(
      kind: .outOfMemory,
      message: Sentence("there is not enough memory", zh: "内存不足"),
      place: start
    )
  }

  static var foreign: XMLError {
    XMLError(
      kind: .encoding,
      message: Sentence(
        "the text is in another encoding than UTF-8",
        zh: "文本的编码不是 UTF-8"
      ),
      place: start
    )
  }

  func documentType(at place: XMLPlace) -> XMLError {
    XMLError(
      kind: .documentType,
      message: Sentence(
        "the text has a document type (<!DOCTYPE), which may define anything and is not read",
        zh: "文本带有文档类型声明（<!DOCTYPE），其中什么都可以定义，所以不读取"
      ),
      place: place
    )
  }

  func tooDeep(at place: XMLPlace) -> XMLError {
    XMLError(
      kind: .tooDeep,
      message: Sentence(
        "elements lie more than \(limits.depth) deep",
        zh: "元素嵌套超过 \(limits.depth) 层"
      ),
      place: place
    )
  }

  func tooManyAttributes(at place: XMLPlace) -> XMLError {
    XMLError(
      kind: .tooManyAttributes,
      message: Sentence(
        "the element has more than \(limits.attributes) attributes",
        zh: "元素的属性超过 \(limits.attributes) 个"
      ),
      place: place
    )
  }

  func tooManyMarks(at place: XMLPlace) -> XMLError {
    XMLError(kind: .tooManyMarks, message: MarkRun.excess, place: place)
  }

  var tagTooLong: XMLError {
    XMLError(
      kind: .tagTooLong,
      message: Sentence(
        "what begins here has more than \(limits.tag) bytes",
        zh: "从这里开始的内容超过 \(limits.tag) 字节"
      ),
      place: place
    )
  }
}

extension XMLError {
  /// What expat found wrong, while `open` was the innermost element.
  init(_ code: XML_Error, open: (name: String, line: Int)?, at place: XMLPlace) {
    self.place = place
    switch code {
    case XML_ERROR_NO_MEMORY:
      kind = .outOfMemory
      message = XMLReader.outOfMemory.message
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      kind = .incomplete
      message = XMLError.incomplete(open)
    default:
      kind = .notWellFormed
      message = XMLError.fault(code, open)
    }
  }

  private static func incomplete(_ open: (name: String, line: Int)?) -> Sentence {
    guard let open else {
      return Sentence("the text ends before it is whole", zh: "文本不完整，提前结束")
    }
    return Sentence(
      "the text ends before <\(open.name)> of line \(open.line) is closed",
      zh: "文本在第 \(open.line) 行的 <\(open.name)> 关闭之前就结束了"
    )
  }

  private static func fault(_ code: XML_Error, _ open: (name: String, line: Int)?) -> Sentence {
    switch code {
    case XML_ERROR_TAG_MISMATCH:
      if let open {
        Sentence(
          "the tag does not close <\(open.name)> of line \(open.line)",
          zh: "这个标签关闭的不是第 \(open.line) 行的 <\(open.name)>"
        )
      } else {
        Sentence("the tag closes nothing", zh: "这个标签没有可关闭的元素")
      }
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      Sentence("the element has an attribute of this name already", zh: "元素已有同名的属性")
    case XML_ERROR_UNDEFINED_ENTITY:
      Sentence(
        "the entity is none of the five that XML has",
        zh: "这个实体不是 XML 自带的五个之一"
      )
    case XML_ERROR_BAD_CHAR_REF:
      Sentence("the reference names no character", zh: "这个引用不表示任何字符")
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      Sentence("something follows the outermost element", zh: "最外层元素之后还有别的内容")
    default:
      Sentence("this is not XML", zh: "这不是 XML")
    }
  }
}
