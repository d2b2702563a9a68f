import Sentences
import WorkbenchFraming

/// What commands say where neither the command line nor what was printed names what is asked about.
enum NothingAsked {
  /// What was printed asks nothing by itself.
  static let place = Complaint(
    .usage,
    Sentence("what was printed names no place", zh: "打印的内容没有指明位置"),
    hint: Sentence("Give --at X,Y or --view NAME.", zh: "请写 --at X,Y 或 --view 名字。")
  )

  /// Where something lies that was to be tapped nobody knows.
  static func place(of wanted: String) -> Complaint {
    Complaint(
      .badInput,
      Sentence(
        "where '\(wanted)' lies is not known, so that it has no middle to tap",
        zh: "不知道“\(wanted)”在哪里，因此没有可以点按的中点"
      ),
      hint: Sentence(
        "Give --at X,Y; of a design, also leave out --screen: what constraints lay out is known as drawn.",
        zh: "请写 --at X,Y；如果是设计文件，也可以去掉 --screen：由约束布局的视图只知道画的位置。"
      )
    )
  }

  static let view = Complaint(
    .usage,
    Sentence("what was printed does not say which view is meant", zh: "打印的内容没有说明指哪个视图"),
    hint: Sentence("Give --view NAME.", zh: "请写 --view 名字。")
  )
}
