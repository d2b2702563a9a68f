import Sentences

/// Words for what a paste leaves open: what is taken for granted, and what nobody knows.
enum Gaps {
  /// What was assumed, in a fixed order.
  static func assumptions(_ assumed: [String: [String]]) -> [ImportReport.Assumption] {
    let known: [(String, Sentence)] = [
      (
        "class",
        Sentence(
          "the form prints no base classes: what a view is, the end of its class's name tells",
          zh: "这种打印不写基类：按类名的结尾判断视图是什么"
        )
      ),
      (
        "gestureRecognizers",
        Sentence(
          "the print of a recognizer breaks off: what it does not say has its default",
          zh: "手势识别器的打印在中间断开：没写到的按默认值"
        )
      ),
      (
        "isEnabled",
        Sentence("the form does not print whether a control is enabled", zh: "这种打印不写控件是否启用")
      ),
      (
        "isUserInteractionEnabled",
        Sentence("the form does not print what takes touches", zh: "这种打印不写谁接收触摸")
      ),
      (
        "overrides",
        Sentence(
          "windows and views of the keyboard cover everything in print and take nothing",
          zh: "键盘的窗口和视图在打印里盖住一切，实际上什么也不接收"
        )
      ),
      ("windowLevel", Sentence("the level of a window is not printed", zh: "窗口的层级没有打印")),
    ]
    return known.compactMap { what, because in
      assumed[what].map {
        ImportReport.Assumption(what: what, objects: $0.sorted(), because: because)
      }
    }
  }

  /// What of the objects in a tree nobody knows.
  static func gaps(_ unknown: [String: [String]], _ app: JoinedApp) -> [ImportReport.Gap] {
    let known: [(String, Sentence)] = [
      ("frame", Sentence("where they lie is not known", zh: "不知道它们在哪里")),
      ("bounds", Sentence("how large they are is not known", zh: "不知道它们多大")),
      ("isHidden", Sentence("whether they are hidden is not printed", zh: "没有打印它们是否隐藏")),
      ("alpha", Sentence("how transparent they are is not printed", zh: "没有打印它们的透明度")),
      (
        "isUserInteractionEnabled",
        Sentence("whether they take touches is not printed", zh: "没有打印它们是否接收触摸")
      ),
      ("contentOffset", Sentence("how far they are scrolled is not printed", zh: "没有打印它们滚动了多远")),
      ("subviews", Sentence("what lies in them is not printed", zh: "没有打印它们里面有什么")),
      ("order", Sentence("which of them lies in front is not known", zh: "不知道它们谁在前面")),
      (
        "gestureRecognizers",
        Sentence("what their recognizers do is not printed", zh: "没有打印它们的手势识别器做什么")
      ),
    ]
    var gaps = known.compactMap { what, text in
      unknown[what].map {
        ImportReport.Gap(what: what, objects: $0.sorted(), text: text, ask: ask(what))
      }
    }
    if !app.hasWindowList {
      gaps.append(
        ImportReport.Gap(
          what: "windows",
          objects: [],
          text: Sentence("other windows may lie in front", zh: "前面可能还有别的窗口"),
          ask: PrintCommands.printing(.viewList).first?.text
        )
      )
    }
    return gaps
  }

  /// What prints lack in which no tree of views is known: no answer, but the command that helps.
  static func withoutTree(_ prints: [PrintedBlock]) -> [ImportReport.Gap] {
    var forms: [Form] = []
    for print in prints where !forms.contains(print.reading.form) {
      forms.append(print.reading.form)
    }
    return forms.map { form in
      ImportReport.Gap(
        what: "tree",
        objects: [],
        text: Sentence("the print does not show \(form.lacks)", zh: "打印中没有：\(form.lacks)"),
        ask: PrintCommands.tree.first?.text
      )
    }
  }

  private static func ask(_ what: String) -> String? {
    switch what {
    case "order", "frame": PrintCommands.tree.first?.text
    case "gestureRecognizers": PrintCommands.printing(.recognizers).first?.text
    default: nil
    }
  }
}
