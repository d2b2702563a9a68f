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

  static let view = Complaint(
    .usage,
    Sentence("what was printed does not say which view is meant", zh: "打印的内容没有说明指哪个视图"),
    hint: Sentence("Give --view NAME.", zh: "请写 --view 名字。")
  )
}
