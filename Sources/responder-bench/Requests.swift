/// The lines that the measurements send.
enum Requests {
  static let stats = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"stats\"}\n"

  /// Opens a session on a screen of twelve views, eleven of them inside one another.
  static let open: String = {
    var views = "{\"id\":\"leaf\",\"frame\":[0,0,300,600]}"
    for number in 1...9 {
      views = "{\"id\":\"v\(number)\",\"frame\":[0,0,300,600],\"subviews\":[\(views)]}"
    }
    let document = """
      {"format":1,"title":"Twelve views","app":{"windows":[{"id":"window","frame":[0,0,390,844],\
      "rootViewController":{"id":"screen","view":{"id":"root","subviews":[\(views)]}}}]},"script":[]}
      """
    let text = document.replacing("\"", with: "\\\"")
    return "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"session.open\","
      + "\"params\":{\"text\":\"\(text)\"}}\n"
  }()

  static let hitTest =
    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"hit.test\",\"params\":{\"at\":[60,220]}}\n"

  static let sessions = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"session.list\"}\n"

  /// What `session.list` answers with one session open, as long as ours.
  static let sessionsReply = """
    {"jsonrpc":"2.0","id":7,"result":{"sessions":[{"session":"s1","scenario":"text",\
    "title":"Twelve views","variant":null,"own":true,"keep":false,"commands":0,"seq":42,\
    "epoch":1,"time":0.0}]}}
    """
}
