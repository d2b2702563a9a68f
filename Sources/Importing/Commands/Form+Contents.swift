import Sentences

extension Form {
  /// What a print of the form shows.
  var shows: Sentence {
    switch self {
    case .views:
      Sentence(
        "the tree of views with frames, hidden, alpha and interaction",
        zh: "视图树，以及 frame、hidden、alpha 和交互开关"
      )
    case .viewsWithoutAddresses:
      Sentence("the tree of views, without addresses", zh: "视图树，但没有地址")
    case .viewList:
      Sentence("each view by itself, windows in their order", zh: "逐个视图；窗口按其顺序排列")
    case .responderChain:
      Sentence("who is the next responder of whom", zh: "谁是谁的下一个响应者")
    case .controllers:
      Sentence("view controllers, their views and who presents whom", zh: "视图控制器、其视图，以及谁呈现谁")
    case .layoutTrace:
      Sentence("the tree of views, without frames", zh: "视图树，但没有 frame")
    case .recognizers:
      Sentence(
        "recognizers, their state, and which waits for which",
        zh: "手势识别器、其状态，以及谁等待谁失败"
      )
    case .touches:
      Sentence("where a touch is and which view was hit", zh: "触摸的位置，以及实际命中的视图")
    case .warnings:
      Sentence("a hit-test that returned a view of no window", zh: "返回了不在窗口中的视图的 hit-test")
    case .earlGrey:
      Sentence("views with frames and enabled state, front first", zh: "视图、frame 和启用状态，最前面的在先")
    case .ftAdditions:
      Sentence("the tree of views with rectangles in the window", zh: "视图树，以及窗口中的矩形")
    case .failureMessage:
      Sentence("which view a test could not tap, and what lay there", zh: "测试无法点按的视图，以及挡在那里的视图")
    case .sentry:
      Sentence("frames, hidden, alpha and controllers", zh: "frame、hidden、alpha 和控制器")
    case .detoxXML:
      Sentence("frames in whole points, hidden and alpha", zh: "取整的 frame、hidden 和 alpha")
    case .accessibility:
      Sentence("accessibility elements and where they are", zh: "无障碍元素及其位置")
    case .interfaceBuilder:
      Sentence("scenes as they were designed", zh: "设计时的场景")
    }
  }

  /// What a print of the form cannot show.
  var lacks: Sentence {
    switch self {
    case .views, .viewsWithoutAddresses, .ftAdditions:
      Sentence(
        """
        which recognizers there are, whether a control is enabled, what app classes override, and \
        other windows
        """,
        zh: "有哪些手势识别器、控件是否启用、应用的类重写了什么，以及其他窗口"
      )
    case .viewList:
      Sentence("how the views lie in one another", zh: "视图之间的嵌套关系")
    case .responderChain:
      Sentence("which view is hit: it is no tree", zh: "哪个视图被命中：这不是视图树")
    case .controllers:
      Sentence("the views below those of controllers", zh: "控制器的视图之下的视图")
    case .layoutTrace:
      Sentence("frames, hidden, alpha and interaction", zh: "frame、hidden、alpha 和交互开关")
    case .recognizers:
      Sentence("the tree of views that they are in", zh: "它们所在的视图树")
    case .touches, .warnings, .failureMessage:
      Sentence("the views around the one that was hit", zh: "被命中的视图周围的视图")
    case .earlGrey:
      Sentence("recognizers, and what app classes override", zh: "手势识别器，以及应用的类重写了什么")
    case .sentry, .detoxXML:
      Sentence(
        "interaction, enabled state, transforms and scroll offsets",
        zh: "交互开关、启用状态、变换和滚动偏移"
      )
    case .accessibility:
      Sentence(
        "views: elements are merged and clipped, so who is hit cannot be told",
        zh: "视图：元素经过合并与裁剪，无法判断谁被命中"
      )
    case .interfaceBuilder:
      Sentence("what the app changes while it runs", zh: "应用运行时的改动")
    }
  }
}
