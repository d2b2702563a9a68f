import Jansson
public import Sentences

/// A limit that the workbench enforces and states in `hello`.
public struct Limit: Equatable, Sendable {
  /// The member of `limits`.
  public let name: String
  public let value: Int
  public let unit: String?

  /// What is limited: one sentence.
  public let summary: Sentence

  private init(_ name: String, _ value: Int, unit: String? = nil, _ summary: Sentence) {
    self.name = name
    self.value = value
    self.unit = unit
    self.summary = summary
  }
}

extension Limit {
  // The numbers are only stated here: JSON's are enforced by `JSONLimits`, those of a run by
  // `SimulationLimits`, a few by their readers. Whoever changes one changes both. Here the parser
  // is what counts: it takes up to eighty bytes of memory for one of a request.
  public static let requestBytes = Limit(
    "requestBytes",
    1 << 20,
    unit: "bytes",
    Sentence("The longest request, framing left out.", zh: "最长的请求，不含帧头。")
  )
  public static let headerBytes = Limit(
    "headerBytes",
    4096,
    unit: "bytes",
    Sentence("The longest headers before a message.", zh: "消息之前最长的头。")
  )
  public static let requestDepth = Limit(
    "requestDepth",
    64,
    Sentence(
      "How many arrays and objects of a request may lie inside one another.",
      zh: "请求的数组和对象最多嵌套多深。"
    )
  )
  // Empty objects cost the parser most for their bytes, so that no limit of bytes says enough.
  public static let requestContainers = Limit(
    "requestContainers",
    10_000,
    Sentence("How many arrays and objects a request may have.", zh: "请求最多有多少数组和对象。")
  )
  public static let requestValues = Limit(
    "requestValues",
    100_000,
    Sentence("How many values a request may have.", zh: "请求最多有多少值。")
  )
  // A member takes the parser as long as ten elements, and a request is parsed in one go.
  public static let requestMembers = Limit(
    "requestMembers",
    20_000,
    Sentence(
      "How many members the objects of a request may have together.",
      zh: "请求里所有对象的成员合计最多有多少。"
    )
  )
  public static let documentBytes = Limit(
    "documentBytes",
    16 << 20,
    unit: "bytes",
    Sentence(
      "The longest document; one that is sent as text is within requestBytes, too.",
      zh: "最长的文档；作为文本发送的还要在 requestBytes 之内。"
    )
  )
  // A view takes two levels of the text, so that they can nest as deep as `viewDepth` lets them.
  public static let documentDepth = Limit(
    "documentDepth",
    512,
    Sentence(
      "How many arrays and objects of a document may lie inside one another.",
      zh: "文档的数组和对象最多嵌套多深。"
    )
  )
  public static let documentValues = Limit(
    "documentValues",
    500_000,
    Sentence("How many values a document may have.", zh: "文档最多有多少值。")
  )
  public static let variantValues = Limit(
    "variantValues",
    100_000,
    Sentence(
      "How many values its profile, app and script may have, counted once for each of several "
        + "variants.",
      zh: "它的 profile、app 和 script 最多有多少值；有几个变体则各数一次。"
    )
  )
  public static let objects = Limit(
    "objects",
    100_000,
    Sentence("How many objects a session may have.", zh: "会话最多有多少对象。")
  )
  // A tree is answered with two levels a view, which jansson writes and frees by recursion.
  public static let viewDepth = Limit(
    "viewDepth",
    200,
    Sentence("How deep views may be nested.", zh: "视图最多嵌套多深。")
  )
  public static let combiningMarks = Limit(
    "combiningMarks",
    30,
    Sentence(
      "How many combining marks may follow one another in a text, sent or typed.",
      zh: "文本里最多有多少个连续的组合附加符号，无论是发送的还是键入的。"
    )
  )
  public static let callDepth = Limit(
    "callDepth",
    600,
    Sentence("How many calls of the model may lie inside one another.", zh: "模型的调用最多嵌套多深。")
  )
  public static let modelEvents = Limit(
    "modelEvents",
    1_000_000,
    Sentence("How many calls of the model one command may cause.", zh: "一个命令最多引起多少次模型的调用。")
  )
  public static let timersAtOnce = Limit(
    "timersAtOnce",
    10_000,
    Sentence("How many timers may fire at one instant.", zh: "同一时刻最多触发多少定时器。")
  )
  public static let stimulusMoves = Limit(
    "stimulusMoves",
    10_000,
    Sentence(
      "How many moves the fingers of one stimulus may make together.",
      zh: "一个刺激的手指一共最多移动多少次。"
    )
  )
  // The daemon asks the system for that many descriptors, and some for itself, when it starts.
  public static let connections = Limit(
    "connections",
    1000,
    Sentence("How many connections may be open.", zh: "最多打开多少连接。")
  )
  public static let sessions = Limit(
    "sessions",
    20_000,
    Sentence("How many sessions may be open.", zh: "最多打开多少会话。")
  )
  public static let workers = Limit(
    "workers",
    32,
    Sentence("How many workers may run.", zh: "最多运行多少工作进程。")
  )
  public static let requestsInFlight = Limit(
    "requestsInFlight",
    64,
    Sentence(
      "How many requests of a connection may wait for their answers before no more are read.",
      zh: "连接最多有多少请求等待回答，再多就不读了。"
    )
  )
  public static let unsentBytes = Limit(
    "unsentBytes",
    1 << 20,
    unit: "bytes",
    Sentence(
      "How much may wait for a client to read it before no more of its requests are read.",
      zh: "最多有多少内容等客户端读取，再多就不读它的请求了。"
    )
  )
  public static let subscriptions = Limit(
    "subscriptions",
    64,
    Sentence("How many subscriptions a connection may have.", zh: "连接最多有多少订阅。")
  )
  public static let subscriptionBytes = Limit(
    "subscriptionBytes",
    4 << 20,
    unit: "bytes",
    Sentence(
      "How many bytes of records may wait for a client before the subscription's policy decides.",
      zh: "最多有多少字节的记录等待客户端，再多就按订阅的策略处理。"
    )
  )
  public static let journalCommands = Limit(
    "journalCommands",
    100_000,
    Sentence("How many commands a session's journal may hold.", zh: "会话的日志最多有多少命令。")
  )
  public static let journalBytes = Limit(
    "journalBytes",
    1 << 20,
    unit: "bytes",
    Sentence("How long a session's journal may be.", zh: "会话的日志最长多少。")
  )
  public static let traceBytes = Limit(
    "traceBytes",
    1 << 20,
    unit: "bytes",
    Sentence(
      "How much of a session's trace is in memory; older records are computed again.",
      zh: "会话的追踪有多少在内存里；更旧的记录重新算出。"
    )
  )
  public static let keepSeconds = Limit(
    "keepSeconds",
    900,
    unit: "seconds",
    Sentence("How long a kept session stays when nobody uses it.", zh: "保留的会话无人使用时留多久。")
  )
  // The daemon may be told another, and states that.
  public static let memoryBytes = Limit(
    "memoryBytes",
    2 << 30,
    unit: "bytes",
    Sentence(
      "How much memory the daemon may take: half of what the machine has for it where that is less.",
      zh: "守护进程最多用多少内存：机器能给它的一半如果更少，就是那一半。"
    )
  )
  public static let workerSeconds = Limit(
    "workerSeconds",
    10,
    unit: "seconds",
    Sentence(
      "How long a worker may give no sign of life while a request waits for it.",
      zh: "有请求等待时，工作进程最久可以没有动静。"
    )
  )
  public static let workerRequestSeconds = Limit(
    "workerRequestSeconds",
    60,
    unit: "seconds",
    Sentence(
      "How long a request may take in a worker, whatever signs of life there are.",
      zh: "工作进程的一个请求最多用多久，有没有动静都一样。"
    )
  )
  public static let workerBytes = Limit(
    "workerBytes",
    512 << 20,
    unit: "bytes",
    Sentence(
      "How much memory a worker may take for the data of its session and its modules.",
      zh: "工作进程为会话数据和模块最多用多少内存。"
    )
  )
  // What our own clients read of one answer.
  public static let answerBytes = Limit(
    "answerBytes",
    JSONLimits.reply.bytes,
    unit: "bytes",
    Sentence("The longest answer, framing left out.", zh: "最长的回答，不含帧头。")
  )
  // Below that of an answer, so that it is one: clients parse it as well.
  public static let outlineBytes = Limit(
    "outlineBytes",
    48 << 20,
    unit: "bytes",
    Sentence(
      "How long the answer of scenario.outline is about, before it leaves out the rest.",
      zh: "scenario.outline 的回答大约多长，再多就略去其余。"
    )
  )

  public static let filmMoments = Limit(
    "filmMoments",
    100_000,
    Sentence("How many moments a film may have.", zh: "影片最多有多少个瞬间。")
  )

  /// All limits, in the order in which `hello` states them.
  public static let all: [Limit] = [
    requestBytes, headerBytes, requestDepth, requestContainers, requestValues, requestMembers,
    documentBytes, documentDepth, documentValues, variantValues, objects, viewDepth,
    combiningMarks, callDepth, modelEvents, timersAtOnce, stimulusMoves, connections, sessions,
    workers, requestsInFlight, unsentBytes, subscriptions, subscriptionBytes, journalCommands,
    journalBytes, traceBytes, keepSeconds, memoryBytes, workerSeconds, workerRequestSeconds,
    workerBytes, answerBytes, outlineBytes, filmMoments,
  ]
}
