/// Words what a print does not show, and what is assumed in its stead.
package struct DoubtWords {
  private let name: String
  private let className: String
  private let words: Words

  /// Takes the names of the objects that it is about, and the class where it is about one.
  package init(names: [String], className: String?, words: Words) {
    let few = Array(names.prefix(3))
    name =
      names.count > few.count
      ? words.list(few)
        + words.say(" and \(names.count - few.count) more", zh: " 等 \(names.count) 个")
      : words.list(few)
    self.className = className ?? "?"
    self.words = words
  }

  private func say(_ english: String, zh chinese: String) -> String {
    words.say(english, zh: chinese)
  }

  /// What is not shown, and what it can do; the id itself for one that nobody knows.
  package func unknown(_ what: String) -> String {
    decided(what) ?? unseen(what) ?? what
  }

  /// What decides which view is hit.
  private func decided(_ what: String) -> String? {
    switch what {
    case "frame": say("where \(name) lies", zh: "\(name) 的位置")
    case "bounds": say("the size of \(name)", zh: "\(name) 的大小")
    case "edge":
      say("on which side of the edge of \(name) the point lies", zh: "该点在 \(name) 边界的哪一侧")
    case "alpha": say("the alpha of \(name)", zh: "\(name) 的 alpha")
    case "isHidden": say("whether \(name) is hidden", zh: "\(name) 是否隐藏")
    case "isUserInteractionEnabled":
      say("whether \(name) takes touches", zh: "\(name) 是否接受触摸")
    case "order": say("whether \(name) lies in front of its siblings", zh: "\(name) 是否在兄弟视图之前")
    case "subviews": say("what is left out below \(name)", zh: "\(name) 之下略去了什么")
    case "undecided":
      name.isEmpty
        ? say("too much is not known to tell", zh: "未知的太多，无法回答")
        : say("certain up to \(name); not decidable from this", zh: "到 \(name) 为止可以确定；再往下无法由此判断")
    case "contentOffset": say("how far \(name) is scrolled", zh: "\(name) 滚动到了哪里")
    case "list": say("what lies in \(name): a list is no tree", zh: "\(name) 里有什么：列表不是树")
    default: nil
    }
  }

  /// What no print of views shows.
  private func unseen(_ what: String) -> String? {
    switch what {
    case "gestureRecognizers":
      say("recognizers of \(name) may cancel the touch", zh: "\(name) 的手势识别器可能取消触摸")
    case "overrides":
      say(
        "\(className) may override hitTest or pointInside",
        zh: "\(className) 可能重写了 hitTest 或 pointInside"
      )
    case "ownHitTest":
      say("\(className) searches in a way of its own", zh: "\(className) 有自己的查找方式")
    case "isEnabled": say("whether \(name) is enabled", zh: "\(name) 是否启用")
    case "windows": say("other windows may lie in front", zh: "前面可能还有其他窗口")
    case "windowLevel": say("the level of \(name)", zh: "\(name) 的窗口层级")
    case "superview":
      name.isEmpty
        ? say("what the printed views lie in", zh: "所打印的视图位于什么之中")
        : say("what \(name) lies in may refuse the touch", zh: "\(name) 所在的视图可能拒绝触摸")
    case "animations": say("\(name) was being animated", zh: "\(name) 当时正在动画中")
    case "swiftUI": say("what SwiftUI does in \(name)", zh: "SwiftUI 在 \(name) 里做什么")
    case "ignoring": say("the application may ignore events", zh: "应用可能正在忽略事件")
    default: nil
    }
  }

  /// What is assumed, and why.
  package func assumed(_ what: String) -> String {
    switch what {
    case "isEnabled": say("\(name) is enabled, which is not printed", zh: "\(name) 已启用（没有打印）")
    case "windowLevel":
      say("\(name): the level normal, which is not printed", zh: "\(name) 的层级为 normal（没有打印）")
    case "overrides":
      say("\(name) lets touches through, as UIKit's own does", zh: "\(name) 让触摸穿过，与 UIKit 自己的一样")
    case "isUserInteractionEnabled":
      say(
        "\(name): touches are taken as the class does, which is not printed",
        zh: "\(name)：按类的默认接受触摸（没有打印）"
      )
    case "drawnBySwiftUI":
      say(
        "\(name) takes no touches: SwiftUI draws in it",
        zh: "\(name) 不接受触摸：SwiftUI 在其中绘制"
      )
    case "frame":
      say(
        "\(name): the frame is that of the design, which does not hold for sure",
        zh: "\(name)：frame 是设计中的，不一定成立"
      )
    case "class":
      say(
        "\(name): what the class is called like, since base classes are not printed",
        zh: "\(name)：按类名的结尾判断它是什么（没有打印基类）"
      )
    case "noOverrides":
      say("classes of the app override nothing that decides", zh: "应用的类没有重写起决定作用的方法")
    default: what
    }
  }
}
