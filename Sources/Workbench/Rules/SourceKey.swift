package import ModuleKit

/// A key by which the rulebook cites where a rule comes from, and what it stands for.
package struct SourceKey: Sendable {
  package let key: String
  package let text: Text

  /// The keys that stand for one source, or one kind of sources.
  package static let all: [SourceKey] = [
    SourceKey(
      key: "AG",
      text: Text("Apple's Event Handling Guide for iOS (retired)", zh: "苹果《iOS 事件处理指南》（已停用）")
    ),
    SourceKey(
      key: "AG-GR",
      text: Text("the chapter on gesture recognizers of that guide", zh: "该指南的手势识别一章")
    ),
    SourceKey(
      key: "RT",
      text: Text("names in class dumps of iOS 12", zh: "iOS 12 类导出中的名称")
    ),
    SourceKey(key: "X-lldb", text: Text("a study with breakpoints", zh: "断点研究")),
    SourceKey(
      key: "X-auto",
      text: Text("measurements of hit-testing on iOS 26", zh: "iOS 26 命中测试的测量")
    ),
    SourceKey(key: "X-ocp", text: Text("experiments with logs", zh: "带日志的实验")),
    SourceKey(
      key: "X-delta",
      text: Text("an experiment with a tap recognizer above controls", zh: "控件上层点按手势的实验")
    ),
    SourceKey(key: "X-smnh", text: Text("an article on hit-testing in iOS", zh: "一篇讲 iOS 命中测试的文章")),
    SourceKey(key: "X-neu", text: Text("a book on programming iOS", zh: "一本 iOS 编程书")),
    SourceKey(key: "X-bou", text: Text("a dump of a responder chain", zh: "一份响应者链的打印")),
    SourceKey(
      key: "X-berre",
      text: Text("an article on the responder chain and the edit menu", zh: "一篇讲响应者链与编辑菜单的文章")
    ),
    SourceKey(
      key: "X-osk",
      text: Text("an article on the first responder and nil targets", zh: "一篇讲第一响应者与空目标的文章")
    ),
    SourceKey(key: "X-49px", text: Text("notes on touches methods", zh: "关于 touches 方法的笔记")),
    SourceKey(
      key: "X-livsy",
      text: Text("an article on windows that let touches through", zh: "一篇讲穿透窗口的文章")
    ),
    SourceKey(
      key: "X-forum",
      text: Text("a thread of Apple's developer forums on iOS 18", zh: "苹果开发者论坛关于 iOS 18 的讨论")
    ),
    SourceKey(
      key: "X-slop",
      text: Text("a question on how far a finger may leave a control", zh: "关于手指可离开控件多远的问答")
    ),
    SourceKey(
      key: "X-wwdc235",
      text: Text("WWDC 2014, session 235", zh: "WWDC 2014 第 235 场")
    ),
    SourceKey(key: "X-so", text: Text("questions with answers, and blogs", zh: "问答与博客")),
    SourceKey(key: "X-trace", text: Text("public back traces", zh: "公开的调用栈")),
    SourceKey(key: "X-radar", text: Text("public bug reports", zh: "公开的缺陷报告")),
    SourceKey(key: "X-issue", text: Text("issues of open-source projects", zh: "开源项目的 issue")),
    SourceKey(
      key: "X-meas",
      text: Text("values read off Apple's UIKit", zh: "从苹果 UIKit 读出的数值")
    ),
    SourceKey(
      key: "X-suite",
      text: Text("test suites that run on Apple's UIKit", zh: "在苹果 UIKit 上运行的测试集")
    ),
    SourceKey(
      key: "X-bin",
      text: Text("a published analysis of the shipped scroll view", zh: "对系统滚动视图的公开分析")
    ),
    SourceKey(
      key: "X-wwdc",
      text: Text("UIKit's engineers in talks of the WWDC", zh: "UIKit 工程师在 WWDC 演讲中的说法")
    ),
    SourceKey(
      key: "X-run",
      text: Text("private values that others read at run time", zh: "他人在运行时读出的私有数值")
    ),
    SourceKey(
      key: "X-post",
      text: Text("posts, dumps and idioms seen in many places", zh: "多处可见的帖子、打印与惯用写法")
    ),
    SourceKey(
      key: "X-note",
      text: Text("a note in the source of an open-source app", zh: "某开源应用源码中的注释")
    ),
    SourceKey(
      key: "CH",
      text: Text(
        "a UIKit for the Mac, not Apple's (Chameleon)",
        zh: "Mac 上的 UIKit 重写，非苹果代码（Chameleon）"
      )
    ),
    SourceKey(
      key: "WO",
      text: Text(
        "a UIKit for Windows, not Apple's (WinObjC)",
        zh: "Windows 上的 UIKit 重写，非苹果代码（WinObjC）"
      )
    ),
    SourceKey(
      key: "RI",
      text: Text("other UIKits that are not Apple's", zh: "其他非苹果的 UIKit 重写")
    ),
    SourceKey(
      key: "A0",
      text: Text("an article that the project started from (A0)", zh: "项目最初依据的一篇文章（A0）")
    ),
    SourceKey(
      key: "A1",
      text: Text("an article that the project started from (A1)", zh: "项目最初依据的一篇文章（A1）")
    ),
    SourceKey(
      key: "A2",
      text: Text("an article that the project started from (A2)", zh: "项目最初依据的一篇文章（A2）")
    ),
    SourceKey(
      key: "A3",
      text: Text("an article that the project started from (A3)", zh: "项目最初依据的一篇文章（A3）")
    ),
    SourceKey(
      key: "A4",
      text: Text("an article that the project started from (A4)", zh: "项目最初依据的一篇文章（A4）")
    ),
    SourceKey(key: "AK", text: Text("general practice of iOS", zh: "iOS 的普遍经验")),
    SourceKey(key: "INF", text: Text("follows from other rules, or chosen", zh: "由其他规则推出，或自行选定")),
  ]

  /// What a key stands for, with the page or header that it names; nil for one that is unknown.
  package static func text(of key: String) -> Text? {
    if let known = all.first(where: { $0.key == key }) { return known.text }
    let name = String(key.dropFirst(2))
    guard !name.isEmpty else { return nil }
    if key.hasPrefix("H:") {
      return Text("a comment in UIKit's header \(name).h", zh: "UIKit 头文件 \(name).h 的注释")
    }
    guard key.hasPrefix("D:") else { return nil }
    guard name.hasSuffix("†") else {
      return Text("Apple's documentation, \(name)", zh: "苹果文档 \(name)")
    }
    let page = name.dropLast()
    return Text(
      "Apple's documentation, \(page) (known, not read again)",
      zh: "苹果文档 \(page)（凭已有了解，未重读）"
    )
  }
}
