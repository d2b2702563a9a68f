package import Sentences

/// Why a change cannot be made in a document.
package struct EditFault: Error {
  /// What is wrong.
  package let message: Sentence
  /// What to do about it.
  package let hint: Sentence?

  init(_ message: Sentence, hint: Sentence? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension EditFault {
  static func noPointer(_ pointer: String) -> EditFault {
    EditFault(
      Sentence("'\(pointer)' is no JSON pointer", zh: "“\(pointer)”不是 JSON 指针"),
      hint: Sentence(
        "Begin each name and number with a slash, as in /script/0/at.",
        zh: "每个名字和序号前写斜杠，如 /script/0/at。"
      )
    )
  }

  /// There is nothing at `pointer`; what is around it ends at `outer`.
  static func nothing(at pointer: String, outer: String) -> EditFault {
    EditFault(
      Sentence("the document has nothing at \(pointer)", zh: "文档在 \(pointer) 处没有内容"),
      hint: outer.isEmpty
        ? Sentence("Begin with a member of the document, such as /app.", zh: "请从文档的成员开始，如 /app。")
        : Sentence("What is there ends at \(outer).", zh: "现有的内容到 \(outer) 为止。")
    )
  }

  /// An element is to be put into a list that is not the document's any more.
  static func anew(_ pointer: String) -> EditFault {
    EditFault(
      Sentence(
        "nothing can be put into \(pointer), which is written anew",
        zh: "不能往 \(pointer) 里插入：它被整个重写"
      ),
      hint: Sentence(
        "Ask for the two changes one after the other.",
        zh: "请分两次提出这两处改动。"
      )
    )
  }

  static let whole = EditFault(
    Sentence("the document as a whole cannot be removed", zh: "不能删除整个文档"),
    hint: Sentence("Name a member of it, such as /script/0.", zh: "请写它的一个成员，如 /script/0。")
  )
}
