import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// What `responder` alone shows: where one is and what to do next.
struct Home: Drawing {
  let options: GlobalOptions

  func draw(on page: inout Page) {
    let words = page.style.words
    page.add(
      words.say(
        "Responder: which object gets an iOS event, and why?",
        zh: "Responder：哪个对象收到 iOS 事件，为什么？"
      ),
      .strong
    )
    page.blank()
    var table = Table(indent: 2)
    for (label, value) in state(words) {
      table.add([StyledText(label, .faint), StyledText(value)])
    }
    table.draw(on: &page)
    page.blank()
    page.add(words.say("Next:", zh: "下一步："))
    var next = Table(indent: 2)
    for (command, text) in steps(words) {
      next.add([StyledText(command, .strong), StyledText(text)])
    }
    next.draw(on: &page)
  }

  private func state(_ words: Words) -> [(String, String)] {
    let found = Result { try RunningDaemon.find(options) }
    let daemon = try? found.get()
    let pid = daemon?.greeting[.server]?[.pid]?.int.map { ", \($0)" } ?? ""
    let running =
      switch found {
      case .success(nil):
        words.say("not running; the next command starts it", zh: "未运行；下一条命令会启动它")
      case .success: words.say("running", zh: "运行中") + pid
      case .failure:
        words.say(
          "does not answer: responder daemon status says more",
          zh: "没有应答：responder daemon status 说明详情"
        )
      }
    var state = [
      (words.say("daemon", zh: "守护进程"), running),
      (words.say("folder", zh: "文件夹"), Host.current.folder),
    ]
    let count = daemon.flatMap { try? $0.client.call(Method.scenarioList.name)[.scenarios]?.count }
    if let count = count ?? nil {
      state.append((words.say("scenarios", zh: "情景"), "\(count)"))
    }
    return state
  }

  private func steps(_ words: Words) -> [(String, String)] {
    [
      ("responder list", words.say("what can be run", zh: "列出可以运行的情景")),
      ("responder search WORDS", words.say("find what is about them", zh: "按词查找情景")),
      ("responder run TOPIC/NAME", words.say("see the route of each event", zh: "查看每个事件的路径")),
      ("responder quiz TOPIC/NAME", words.say("predict first, then see", zh: "先预测，再看结果")),
      ("responder new NAME", words.say("write a scenario of your own", zh: "编写自己的情景")),
      ("responder --help", words.say("all commands", zh: "全部命令")),
    ]
  }
}
