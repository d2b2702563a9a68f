import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

extension SampleAnswers {
  func diagnostics() throws -> JSONValue {
    let unknown = say("there is no member 'window'", "没有成员“window”")
    let hint = say("Did you mean 'windows'?", "是不是想写“windows”？")
    let never = say("no expectation follows this step", "这一步之后没有预期")
    return try JSON.parse(
      """
      [{"severity":"error","type":"unknown-member","message":"\(unknown)","file":"a.json","line":3,
      "column":24,"pointer":"/app/window","allowed":["windows","scenes"],"hint":"\(hint)"},
      {"severity":"warning","type":"never-judged","message":"\(never)","file":"a.json","line":99,
      "column":1,"pointer":"/script/4"}]
      """
    )
  }

  func wireError() -> WireError {
    WireError(
      .paramsUnknownMember,
      Sentence("there is no parameter 'atx'", zh: "没有参数“atx”"),
      path: "/params/atx",
      expected: ["at", "taps", "duration"],
      got: "x",
      hint: Sentence("Did you mean 'at'?", zh: "是不是想写“at”？")
    )
  }

  func question() throws -> JSONValue {
    let prompt = say("Which view receives touchesBegan?", "哪个视图收到 touchesBegan？")
    return try JSON.parse(
      """
      {"number":2,"kind":"hit","prompt":"\(prompt)","options":[{"id":"button","text":"button"},
      {"id":"root","text":"root"}],"script":[{"send":"touch.tap","at":[360,310]}],
      "tree":[{"id":"window","class":"UIWindow","frame":[0,0,390,844],"children":[
      {"id":"root","class":"UIView","frame":[0,0,390,844],"children":[]}]}]}
      """
    )
  }

  func judgement() throws -> JSONValue {
    let belief = say("A view that is visible can be touched.", "看得见的视图就能触摸。")
    let why = say("card says no, so its subviews are never asked.", "card 说不，所以它的子视图不会被询问。")
    return try JSON.parse(
      """
      {"correct":false,"predicted":"button","actual":"root","belief":"\(belief)",
      "explanation":"\(why)","rule":"hit-test.point-inside-prunes","record":7}
      """
    )
  }

  func modules() throws -> JSONValue {
    let message = say("the module was built for another version", "模块是为另一个版本构建的")
    let fix = say(
      "Build it again: responder module build Wide.",
      "重新构建：responder module build Wide。"
    )
    return try JSON.parse(
      """
      {"modules":[{"name":"Touch","state":"loaded","stimuli":["touch.tap","touch.drag"]},
      {"name":"Quiet","state":"loaded","stimuli":[]},
      {"name":"Wide","state":"refused","file":"/a/Wide.so","refusals":[{"field":"ABI",
      "message":"\(message)","found":"2.0","expected":"1.0","fix":"\(fix)"}]}]}
      """
    )
  }

  func module() throws -> JSONValue {
    try JSON.parse(
      """
      {"module":{"name":"Wide","state":"loaded","summary":"\(say("Wide views.", "宽视图。"))",
      "file":"/a/Wide.so","stimuli":["wide.pull"],"rules":["wide.edges"],
      "scenarios":["wide/first"],"classes":[{"name":"WideView","superclass":"UIView",
      "actions":["widen:"],"overrides":[{"method":"pointInside","callsSuper":true},
      {"method":"hitTest","callsSuper":false},{"method":"touchesBegan"}]}]}}
      """
    )
  }

  func rule() throws -> JSONValue {
    let text = say("A hidden view is not asked.", "隐藏的视图不会被询问。")
    let practice = say("A child of a hidden view cannot be touched.", "隐藏视图的子视图无法触摸。")
    return try JSON.parse(
      """
      {"id":"hit-test.skips-hidden","number":50,"text":"\(text)","practice":"\(practice)",
      "section":"4","sectionTitle":"\(say("Hit-testing", "命中测试"))","confidence":"documented",
      "state":"decides","sources":[{"key":"D","text":"UIView"}],
      "places":[{"file":"Views/UIView.swift","symbol":"hitTestAsUIKit"}],
      "scenarios":["hit-testing/hidden","cards/banner"]}
      """
    )
  }

  func rules() throws -> JSONValue {
    try JSON.parse(
      """
      {"sections":[{"section":"4","title":"\(say("Hit-testing", "命中测试"))"}],"rules":[
      {"id":"hit-test.skips-hidden","section":"4","state":"decides",
      "text":"\(say("A hidden view is not asked.", "隐藏的视图不会被询问。"))"},
      {"id":"chain.view-next-is-superview","section":"5","state":"not-simulated",
      "text":"\(say("The next of a view is its superview.", "视图的 next 是父视图。"))"}]}
      """
    )
  }

  func coverage() throws -> JSONValue {
    try JSON.parse(
      """
      {"rules":12,"decides":6,"holds":1,"reports":1,"notSimulated":4,"percent":66.7,"sections":[
      {"section":"4","title":"\(say("Hit-testing", "命中测试"))","decides":6,"holds":0,"reports":0,
      "notSimulated":2,"percent":75}],"reasons":[{"id":"press.unknown",
      "reason":"\(say("Nobody knows it.", "没有人知道。"))"}]}
      """
    )
  }

  func scenarios() throws -> JSONValue {
    try JSON.parse(
      """
      {"scenarios":[{"id":"broken/one","valid":false},
      {"id":"cards/overhang","title":"\(say("It sticks out", "它伸出来"))","tags":["hit"]},
      {"id":"cards/banner","title":"\(say("It covers", "它盖住"))","tags":[]},
      {"id":"lists/rows","title":"\(say("Rows", "行"))","variants":["a","b"]}]}
      """
    )
  }

  func search() throws -> JSONValue {
    try JSON.parse(
      """
      {"found":3,"instead":[{"word":"bannerr","by":"banner"}],"unknown":["qqq"],"scenarios":[
      {"id":"cards/overhang","title":"\(say("It sticks out", "它伸出来"))","reasons":[
      {"in":"title","text":"out"},{"in":"calls","text":"touchesBegan"}]}]}
      """
    )
  }

  func claims() -> ClaimList {
    let title = say("It sticks out", "它伸出来")
    return ClaimList([
      ClaimList.Claim(
        id: "claim-1",
        evidence: [
          ClaimList.Evidence(scenario: "cards/overhang", title: title, passed: true),
          ClaimList.Evidence(scenario: "cards/banner", title: title, passed: false),
        ]
      ),
      ClaimList.Claim(
        id: "claim-2",
        evidence: [ClaimList.Evidence(scenario: "cards/overhang", title: title, passed: true)]
      ),
    ])
  }
}
