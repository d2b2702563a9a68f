import ArgumentParser
import Help
import Sentences
import WorkbenchFraming

/// What commands say of the options that name objects and places, and of what is missing.
enum WantedHelp {
  static let view = ArgumentHelp(
    Sentence(
      "An object by any of its names: address, identifier, class or text.",
      zh: "对象，可用它的任何名字：地址、标识符、类或文本。"
    ),
    valueName: "wanted"
  )

  static let at = ArgumentHelp(
    Sentence(
      "A tap there: X,Y on the screen, a name for its middle, or NAME@X,Y.",
      zh: "在那里点按：屏幕上的 X,Y，名字表示其中点，或 NAME@X,Y。"
    ),
    valueName: "place"
  )

  /// What was printed asks nothing by itself.
  static let noPlace = Complaint(
    .usage,
    Sentence("what was printed names no place", zh: "打印的内容没有指明位置"),
    hint: Sentence("Give --at X,Y or --view NAME.", zh: "请写 --at X,Y 或 --view 名字。")
  )

  static let noView = Complaint(
    .usage,
    Sentence("what was printed does not say which view is meant", zh: "打印的内容没有说明指哪个视图"),
    hint: Sentence("Give --view NAME.", zh: "请写 --view 名字。")
  )
}
