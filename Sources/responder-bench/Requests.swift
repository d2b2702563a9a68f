/// The lines that the measurements send.
enum Requests {
  static let stats = request("stats")
  static let sessions = request("session.list")
  static let hitTest = request("hit.test", #"{"at":[60,220]}"#)
  static let tap = request("touch.tap", #"{"at":[60,220]}"#)
  static let run = request("script.run")
  static let film = request("render.film", #"{"limit":10}"#)
  static let step = request("script.step", #"{"level":"full"}"#)
  static let close = request("session.close")
  static let subscribe = request("trace.subscribe", #"{"level":"full","policy":"pause"}"#)

  /// Opens a session on a screen of twelve views, each inside the one before.
  static let open: String = {
    var views = #"{"id":"leaf","frame":[0,0,300,600]}"#
    for number in 1...9 {
      views = #"{"id":"v\#(number)","frame":[0,0,300,600],"subviews":[\#(views)]}"#
    }
    let document = """
      {"format":1,"title":"Twelve views","app":{"windows":[{"id":"window","frame":[0,0,390,844],\
      "rootViewController":{"id":"screen","view":{"id":"root","subviews":[\(views)]}}}]},"script":[]}
      """
    let text = document.replacing("\"", with: "\\\"")
    return request("session.open", #"{"text":"\#(text)"}"#)
  }()

  /// Opens a session of a document in a file, as a debugger does.
  static func open(_ file: String) -> String {
    request("session.open", #"{"path":"\#(file)","level":"full"}"#)
  }

  /// Opens a session of a document in a file, whose script is run whole.
  static func openToRun(_ file: String) -> String {
    request("session.open", #"{"path":"\#(file)"}"#)
  }

  /// Imports what is in a file.
  static func `import`(_ file: String) -> String {
    request("scenario.import", #"{"path":"\#(file)","report":"brief"}"#)
  }

  /// Checks a document, and no session of it is opened.
  static func check(_ file: String) -> String {
    request("scenario.check", #"{"path":"\#(file)"}"#)
  }

  /// A request about a document in a file, or what its script runs.
  static func of(_ method: String, _ file: String) -> String {
    request(method, #"{"path":"\#(file)"}"#)
  }

  /// A request with parameters of its own.
  static func of(_ method: String, with params: String) -> String { request(method, params) }

  /// Reads a view as it was when a record was written.
  static func past(_ record: Int) -> String {
    request("object.get", #"{"id":"leaf","record":\#(record),"level":"full"}"#)
  }

  /// Reads a record, for which a session that is not so deep runs its commands again up to there.
  static func record(_ number: Int) -> String {
    request("trace.get", #"{"from":\#(number),"to":\#(number),"level":"full"}"#)
  }

  private static func request(_ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(params)}"# + "\n"
  }
}
