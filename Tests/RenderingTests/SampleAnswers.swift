import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// Answers of the workbench about objects, runs and quizzes, in the language that was asked for.
struct SampleAnswers {
  let words: Words

  func say(_ english: String, _ chinese: String) -> String { words.say(english, zh: chinese) }

  static let source = """
    {
      "format": 1,
      "标题": "横幅", "app": { "window": [] }
    }
    """

  func hit() throws -> JSONValue {
    try JSON.parse(
      """
      {"hit":"list","asked":[
      {"order":1,"id":"window","depth":0,"point":[9,9],"answer":"list"},
      {"order":2,"id":"root","depth":1,"point":[9,9],"answer":"list"},
      {"order":3,"id":"banner","depth":2,"point":[9,9],"answer":null,
      "rule":"hit-test.skips-hidden","notAsked":["close"]},
      {"order":4,"id":"card","depth":2,"point":[9,9],"answer":null,"bounds":[10,0,50,5],
      "rule":"hit-test.point-inside-prunes","notAsked":["button"]},
      {"order":5,"id":"list","depth":2,"point":[9,9],"answer":"list"}]}
      """
    )
  }

  func cells() throws -> JSONValue {
    let cells = (0..<4).map {
      """
      {"order":\($0 + 3),"id":"list.cellForRow[0,\($0)]","depth":2,"point":[9,\(99 - $0)],
      "answer":null,"rule":"hit-test.point-inside-prunes","bounds":[0,0,90,44]}
      """
    }
    return try JSON.parse(
      """
      {"hit":"list","asked":[{"order":1,"id":"window","depth":0,"point":[9,9],"answer":"list"},
      {"order":2,"id":"list","depth":1,"point":[9,9],"answer":"list"},
      \(cells.joined(separator: ","))]}
      """
    )
  }

  func tree() throws -> JSONValue {
    try JSON.parse(
      """
      {"roots":[{"id":"window","class":"UIWindow","frame":[0,0,390,844],"flags":{"key":true},
      "children":[{"id":"root","class":"UIView","frame":[0,0,390,844],"controller":"login",
      "children":[{"id":"card","class":"UIView","frame":[20,100,300,200],
      "flags":{"clipsToBounds":true},"actions":["save:"],"children":[
      {"id":"buyButton","class":"UIButton","frame":[250,180,120.5,60],"screen":[270,280,120.5,60],
      "sticksOut":{"of":"card","by":[70.5,40]},"coveredBy":"sheet",
      "recognizers":[{"id":"tap","class":"UITapGestureRecognizer","taps":2,"waitsFor":["zoom"],
      "targets":[{"target":"screen","action":"tapped:"}]}],
      "targets":[{"for":["touchUpInside"],"target":null,"action":"buy:"}],"children":[]}]},
      {"id":"sheet","class":"UIView","frame":[0,0,390,80],"flags":{"hidden":true},
      "children":[]}]}]}]}
      """
    )
  }

  func chain(cycle: String?) throws -> JSONValue {
    let end = cycle.map { ",\"cycle\":\"\($0)\"" } ?? ""
    return try JSON.parse(
      """
      {"chain":[{"id":"field","class":"UITextField","rule":"chain.view-next-is-superview"},
      {"id":"root","class":"UIView","rule":"chain.view-next-is-controller"},
      {"id":"login","class":"UIViewController"}]\(end)}
      """
    )
  }

  func values() throws -> JSONValue {
    try JSON.parse(
      """
      {"id":"card","class":"UIView","values":{"alpha":0.50,"isHidden":false,"center":[10,20.25],
      "backgroundColor":null,"subviews":["label","button"]}}
      """
    )
  }

  func why() throws -> JSONValue {
    let text = say("card says no: the finger is outside it", "card 说不：手指在它之外")
    let fix = say("Make card as large as what it holds.", "让 card 和它所含的一样大。")
    return try JSON.parse(
      """
      {"wanted":"button","got":"root","record":7,"rule":"hit-test.point-inside-prunes",
      "text":"\(text)","step":{"index":2},"place":{"screen":[360,310]},
      "stimulus":{"send":"touch.tap","at":"button"},
      "fixes":[{"edits":[{"set":{"card.frame":[20,100,370,260]}}],"text":"\(fix)","keeps":2,
      "breaks":[],"swift":"card.frame = CGRect()"}],"tried":31}
      """
    )
  }

  func whyHolds() throws -> JSONValue {
    try JSON.parse(#"{"wanted":null,"got":null,"holds":true,"ask":["buy","buy:"]}"#)
  }

  func failure() throws -> JSONValue {
    let text = say("card says no: the finger is outside it", "card 说不：手指在它之外")
    return try JSON.parse(
      """
      {"pointer":"/script/0/expect/hit","line":24,"column":17,"key":"hit","expected":"button",
      "actual":"root","message":"","record":7,"reason":{"kind":"hit","record":7,
      "rule":"hit-test.point-inside-prunes","text":"\(text)"}}
      """
    )
  }

  func run(failing: Bool) throws -> JSONValue {
    let failures = failing ? try failure().description : ""
    return try JSON.parse(
      """
      {"variant":null,"passed":\(!failing),"failures":[\(failures)],"steps":[{"index":0,
      "pointer":"/script/0","step":{"send":"touch.tap","at":"button"},"records":[1,30]}]}
      """
    )
  }

  func parting() throws -> JSONValue {
    let records = try Traces.discardedTap().map(\.description).joined(separator: ",")
    return try JSON.parse(
      """
      {"steps":2,"decisions":60,"parting":{"by":"decision","step":{"index":1,
      "step":{"send":"touch.tap","at":"button"}},"sides":[
      {"record":5,"rule":"hit-test.skips-hidden","records":[\(records)]},
      {"record":7,"rule":"hit-test.point-inside-prunes","records":[\(records)]}]}}
      """
    )
  }
}
