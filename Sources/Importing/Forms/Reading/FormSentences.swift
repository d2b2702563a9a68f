import Sentences

/// What readers say of places that they could not take.
extension Sentence {
  static var tooManyObjects: Sentence {
    Sentence(
      "there are more than \(FormLimits.objects) objects; paste the part of the tree that matters",
      zh: "对象超过 \(FormLimits.objects) 个；请只粘贴相关的那部分树"
    )
  }

  static var tooDeep: Sentence {
    Sentence(
      "this lies more than \(FormLimits.depth) deep and is left out; paste a part of the tree",
      zh: "此处嵌套超过 \(FormLimits.depth) 层，已略去；请只粘贴树的一部分"
    )
  }

  static var tooLong: Sentence {
    Sentence(
      "what was joined here is longer than \(FormLimits.line) bytes; the rest of it is left out",
      zh: "此处拼接的文本超过 \(FormLimits.line) 字节，其余部分已略去"
    )
  }

  static func missingParent(_ count: Int) -> Sentence {
    Sentence(
      count == 1
        ? "the line lies a level deeper than the one it belongs to; nothing is known of what is between"
        : "the line lies \(count) levels deeper than the one it belongs to; nothing is known of these",
      zh: "该行比其所属的行深 \(count) 层，中间各层一无所知"
    )
  }

  static func unknownField(_ key: String) -> Sentence {
    Sentence(
      "'\(key)' is not known here and decides nothing; it is left out",
      zh: "此处不认识“\(key)”，不参与判断，已略去"
    )
  }

  static var notALine: Sentence {
    Sentence(
      "this line is not of the print's form and is left out",
      zh: "该行不属于此打印格式，已略去"
    )
  }

  static var cutHere: Sentence {
    Sentence(
      "the print ends here before it is complete; what would have followed is not known",
      zh: "打印内容到此中断，其后的内容未知"
    )
  }
}
