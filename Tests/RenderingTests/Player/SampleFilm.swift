import Jansson

@testable import Rendering

/// A small film as `render.film` gives one.
enum SampleFilm {
  /// A film of one run with a launch and a tap.
  static func json(
    _ scenario: String? = "cards/order",
    title: String = "Which card is in front",
    card: String = "card",
    dispute: String = "first"
  ) -> JSONValue {
    let text = """
      {"film":1,"scenario":\(scenario.map { JSONValue($0) } ?? .null),
       "title":{"en":\(JSONValue(title))},"summary":{"en":"The last one."},"build":"test","level":"route",
       "phrases":[["launch","启动"],["tap card","点 card"],["card is asked","问 card"],
                  ["card answers","card 回答"],["hit card","命中 card"]],
       "objects":[{"id":"window","class":"UIWindow","kind":"window"},
                  {"id":\(JSONValue(card)),"class":"UIView","kind":"view"}],
       "rules":[{"id":"hit-test.front","number":7,"known":"documented","text":{"en":"Front first."}},
                {"id":"hit-test.self","number":8,"known":"disputed","text":{"en":"Self."},
                 "profile":\(JSONValue(dispute))}],
       "kinds":[["launch","none"],["step","none"],["asked","down"],["answered","yes"]],
       "roleNames":["asked","declined","answered","hit","passes","keeps","waiting"],
       "runs":[{"run":0,"variant":null,"profile":{"ios":18},"passed":true,"screen":[390,844],
         "count":4,
         "steps":[{"index":-1,"pointer":"/app","phrase":0,"first":1,"last":1,"outcome":-1},
                  {"index":0,"pointer":"/script/0","phrase":1,"first":2,"last":4,"outcome":4}],
         "moments":{"record":[-1,-1,1,1],"time":[0,0,0,0],"depth":[0,0,0,1],"kind":[0,1,2,3],
                    "at":[-1,-1,1,1],"rule":[-1,-1,0,1],"say":[0,1,2,3],"short":[0,1,2,3]},
         "scenes":[{"moment":1,"whole":true,"order":[0,1],"views":{
           "0":{"matrix":[1,0,0,1,0,0],"bounds":[0,0,390,844],"in":-1},
           "1":{"matrix":[0,1,-1,0,200,100],"bounds":[0,0,50,80],"in":0}}}],
         "touches":[[3,1,"began",10,20]],"roles":[[1,[]],[3,[1,0,1]]],"ways":[[4,[1,0]]],
         "recognizers":[{"object":1,"view":0,"needs":[],"changes":[[4,"ended"]]}]}]}
      """
    return ((try? JSON.parse(text)) ?? .object()).copy()
  }

  static func film(_ scenario: String? = "cards/order") -> PlayerFilm {
    PlayerFilm(json(scenario))
  }

  static let code = PlayerCode(
    style: "b{}",
    styleHash: "sha256-style",
    script: "go();",
    scriptHash: "sha256-script",
    pictureStyleHash: "sha256-picture"
  )

  /// What stands in a data element of a page.
  static func data(_ id: String, of page: String) throws -> JSONValue? {
    let parts = page.split(separator: "<script type=\"application/json\" id=\"\(id)\">")
    guard parts.count == 2, let text = parts[1].split(separator: "</script>").first else {
      return nil
    }
    return try JSON.parse(String(text))
  }
}
