import Jansson
import Sentences

// The table of errors, one group after the other. A row's name and code never change; its
// sentences may. A new row stands in its group and in the list of the group.

// MARK: - Bytes that are no message

extension ErrorType {
  public static let framingUnknownStart = ErrorType(
    "framing.unknown-start",
    .parse,
    Sentence("The first byte of a connection begins no known framing.", zh: "连接的第一个字节不是已知分帧的开头。"),
    hint: Sentence(
      "Begin with { for one JSON value per line, or with Content-Length.",
      zh: "以 { 开头，每行一个 JSON 值；或以 Content-Length 开头。"
    )
  )
  public static let framingLineTooLong = ErrorType(
    "framing.line-too-long",
    .parse,
    Sentence("A line is longer than a request may be.", zh: "一行超过了请求的上限。"),
    hint: Sentence(
      "The rest of the line was skipped; the next line is read again.",
      zh: "这一行余下的部分被跳过；从下一行起重新读取。"
    ),
    details: [.required(.limit, .count, unit: "bytes", Sentence("The limit.", zh: "上限。"))]
  )
  public static let framingHeaderTooLong = ErrorType(
    "framing.header-too-long",
    .parse,
    Sentence("The headers of a message are longer than allowed.", zh: "消息的头部超过上限。"),
    details: [.required(.limit, .count, unit: "bytes", Sentence("The limit.", zh: "上限。"))]
  )
  public static let framingBadHeader = ErrorType(
    "framing.bad-header",
    .parse,
    Sentence("What stands where a header should is none.", zh: "应为头部的地方不是头部。"),
    hint: Sentence(
      "Content-Length counts bytes, not characters; look at the message before.",
      zh: "Content-Length 数的是字节，不是字符；请看上一条消息。"
    )
  )
  public static let framingNoLength = ErrorType(
    "framing.no-content-length",
    .parse,
    Sentence(
      "The headers end and no Content-Length was among them.",
      zh: "头部结束了，其中没有 Content-Length。"
    )
  )
  public static let framingBodyTooLong = ErrorType(
    "framing.body-too-long",
    .parse,
    Sentence("Content-Length is more than a request may have.", zh: "Content-Length 超过了请求的上限。"),
    details: [.required(.limit, .count, unit: "bytes", Sentence("The limit.", zh: "上限。"))]
  )
  public static let framingIncomplete = ErrorType(
    "framing.incomplete",
    .parse,
    Sentence("The connection ended inside a message.", zh: "连接在一条消息中间结束。")
  )

  public static let jsonTooLarge = json(
    "json.too-large",
    Sentence("The text is longer than allowed.", zh: "文本超过上限。")
  )
  public static let jsonTooDeep = json(
    "json.too-deep",
    Sentence("Arrays and objects lie deeper inside one another than allowed.", zh: "数组和对象的嵌套超过上限。")
  )
  public static let jsonTooManyContainers = json(
    "json.too-many-containers",
    Sentence("There are more arrays and objects than allowed.", zh: "数组和对象的个数超过上限。")
  )
  public static let jsonTooManyValues = json(
    "json.too-many-values",
    Sentence("There are more values than allowed.", zh: "值的个数超过上限。")
  )
  public static let jsonTooManyMembers = json(
    "json.too-many-members",
    Sentence("The objects have more members together than allowed.", zh: "所有对象的成员合计超过上限。")
  )
  public static let jsonTooManyMarks = json(
    "json.too-many-marks",
    Sentence("More than thirty combining marks follow one another.", zh: "连续的组合附加符号超过三十个。")
  )
  public static let jsonSyntax = json(
    "json.syntax",
    Sentence("The text breaks the grammar of JSON.", zh: "文本不符合 JSON 的语法。")
  )
  public static let jsonIncomplete = json(
    "json.incomplete",
    Sentence("The text ends before the value does.", zh: "文本在值写完之前就结束了。")
  )
  public static let jsonTrailingBytes = json(
    "json.trailing-bytes",
    Sentence("Something follows the value.", zh: "值的后面还有别的内容。"),
    hint: Sentence("Send one JSON value per line.", zh: "每行只发送一个 JSON 值。")
  )
  public static let jsonNotContainer = json(
    "json.not-container",
    Sentence("The value is neither an object nor an array.", zh: "值既不是对象也不是数组。")
  )
  public static let jsonDuplicateKey = json(
    "json.duplicate-key",
    Sentence("An object has two members of one name.", zh: "对象里有两个同名的成员。")
  )
  public static let jsonInvalidUTF8 = json(
    "json.invalid-utf8",
    Sentence("The bytes are not UTF-8.", zh: "字节不是 UTF-8。")
  )
  public static let jsonNulCharacter = json(
    "json.nul-character",
    Sentence("A string or a name contains NUL.", zh: "字符串或名字里有 NUL。")
  )
  public static let jsonNumberOutOfRange = json(
    "json.number-out-of-range",
    Sentence("A number does not fit.", zh: "数字超出范围。")
  )
  public static let jsonOutOfMemory = json(
    "json.out-of-memory",
    Sentence("There was not enough memory to read the text.", zh: "内存不足，无法读取文本。")
  )

  /// A fault of a text, whose `data` says where it is.
  private static func json(_ name: String, _ summary: Sentence, hint: Sentence? = nil) -> ErrorType
  {
    ErrorType(
      name,
      .parse,
      summary,
      hint: hint,
      details: [
        .required(
          .offset,
          .count,
          unit: "bytes",
          Sentence("How many bytes stand before the fault.", zh: "出错处之前的字节数。")
        ),
        .required(.line, .count, Sentence("The line of the fault, from 1.", zh: "出错的行，从 1 数起。")),
        .required(
          .column,
          .count,
          Sentence("The column of the fault in characters, from 1.", zh: "出错的列，按字符从 1 数起。")
        ),
        .required(.near, .string, Sentence("The text around the fault.", zh: "出错处周围的文本。")),
      ]
    )
  }

  static let bytes: [ErrorType] = [
    framingUnknownStart, framingLineTooLong, framingHeaderTooLong, framingBadHeader,
    framingNoLength, framingBodyTooLong, framingIncomplete, jsonTooLarge, jsonTooDeep,
    jsonTooManyContainers, jsonTooManyValues, jsonTooManyMembers, jsonTooManyMarks,
    jsonSyntax, jsonIncomplete, jsonTrailingBytes, jsonNotContainer, jsonDuplicateKey,
    jsonInvalidUTF8, jsonNulCharacter, jsonNumberOutOfRange, jsonOutOfMemory,
  ]
}

// MARK: - Messages that are no request, and requests that ask for nothing known

extension ErrorType {
  public static let requestBatch = ErrorType(
    "request.batch",
    .request,
    Sentence("The message is an array.", zh: "消息是数组。"),
    hint: Sentence(
      "Send one object per line; many may be sent without waiting for the answers.",
      zh: "每行发送一个对象；可以不等回答就连发多个。"
    )
  )
  public static let requestMissingMember = ErrorType(
    "request.missing-member",
    .request,
    Sentence(
      "The request lacks a member that JSON-RPC 2.0 demands.",
      zh: "请求缺少 JSON-RPC 2.0 要求的成员。"
    )
  )
  public static let requestUnknownMember = ErrorType(
    "request.unknown-member",
    .request,
    Sentence(
      "The request has a member that JSON-RPC 2.0 does not know.",
      zh: "请求里有 JSON-RPC 2.0 没有的成员。"
    )
  )
  public static let requestInvalidVersion = ErrorType(
    "request.invalid-version",
    .request,
    Sentence("The member jsonrpc is not \"2.0\".", zh: "成员 jsonrpc 不是 \"2.0\"。")
  )
  public static let requestInvalidMethod = ErrorType(
    "request.invalid-method",
    .request,
    Sentence("The member method is no string.", zh: "成员 method 不是字符串。")
  )
  public static let requestInvalidId = ErrorType(
    "request.invalid-id",
    .request,
    Sentence(
      "The id is neither a string, nor an integer, nor null.",
      zh: "id 既不是字符串，也不是整数，也不是 null。"
    )
  )
  public static let requestInvalidParams = ErrorType(
    "request.invalid-params",
    .request,
    Sentence("The member params is no object.", zh: "成员 params 不是对象。"),
    hint: Sentence("Parameters are given by name.", zh: "参数按名字给出。")
  )
  public static let requestTooManyInFlight = ErrorType(
    "request.too-many-in-flight",
    .failed,
    Sentence(
      "More requests were sent without reading answers than a connection may have open.",
      zh: "没有读取回答就发送了太多请求。"
    ),
    hint: Sentence("Read the answers to earlier requests first.", zh: "请先读取前面请求的回答。")
  )
  public static let requestUnexpectedAnswer = ErrorType(
    "request.unexpected-answer",
    .request,
    Sentence("The message is an answer, and the workbench never asks.", zh: "消息是回答，而工作台从不提问。")
  )

  public static let methodUnknown = ErrorType(
    "method.unknown",
    .method,
    Sentence("There is no method of this name.", zh: "没有这个名字的方法。"),
    hint: Sentence("The method describe lists them all.", zh: "方法 describe 列出全部。")
  )
  public static let methodNeedsModule = ErrorType(
    "method.needs-module",
    .method,
    Sentence("The stimulus is brought by a module that is not loaded.", zh: "提供这个刺激的模块没有加载。"),
    details: [
      .optional(.module, .string, Sentence("The module that would bring it.", zh: "会提供它的模块。")),
      .optional(
        .searched,
        .array(of: .string),
        Sentence("Where modules were looked for.", zh: "在哪里找过模块。")
      ),
    ]
  )

  public static let paramsMissingMember = ErrorType(
    "params.missing-member",
    .parameters,
    Sentence("A member that must be there is not.", zh: "缺少必须有的成员。")
  )
  public static let paramsUnknownMember = ErrorType(
    "params.unknown-member",
    .parameters,
    Sentence("There is a member that the method does not have.", zh: "有方法没有的成员。")
  )
  public static let paramsWrongType = ErrorType(
    "params.wrong-type",
    .parameters,
    Sentence("A value is of another type than the member.", zh: "值的类型与成员不符。")
  )
  public static let paramsOutOfRange = ErrorType(
    "params.out-of-range",
    .parameters,
    Sentence("A number, or the length of a list, is outside its range.", zh: "数字或列表的长度超出范围。")
  )
  public static let paramsUnknownValue = ErrorType(
    "params.unknown-value",
    .parameters,
    Sentence("A word is none of those allowed.", zh: "词不是可用的词之一。")
  )
  public static let paramsConflict = ErrorType(
    "params.conflict",
    .parameters,
    Sentence(
      "Members that exclude each other are there, or none of them.",
      zh: "互相排斥的成员同时出现，或一个也没有。"
    )
  )

  static let requests: [ErrorType] = [
    requestBatch, requestMissingMember, requestUnknownMember, requestInvalidVersion,
    requestInvalidMethod, requestInvalidId, requestInvalidParams, requestTooManyInFlight,
    requestUnexpectedAnswer, methodUnknown, methodNeedsModule, paramsMissingMember,
    paramsUnknownMember, paramsWrongType, paramsOutOfRange, paramsUnknownValue, paramsConflict,
  ]
}

// MARK: - What a workbench answers

extension ErrorType {
  public static let workbenchCancelled = ErrorType(
    "workbench.cancelled",
    .cancelled,
    Sentence("The request was cancelled while it ran.", zh: "请求在运行时被取消。"),
    details: [
      .optional(
        .step,
        .count,
        Sentence("The step of the script at which it stopped.", zh: "停下时脚本的步骤。")
      )
    ]
  )
  public static let workbenchStopping = ErrorType(
    "workbench.stopping",
    .failed,
    Sentence("The workbench is shutting down and takes nothing new.", zh: "工作台正在关闭，不接受新的请求。"),
    hint: Sentence(
      "Connect again; the command line starts a new workbench by itself.",
      zh: "请重新连接；命令行会自己启动新的工作台。"
    )
  )
  public static let workbenchBusy = ErrorType(
    "workbench.busy",
    .failed,
    Sentence(
      "The workbench has as many connections or workers, or as much memory, as it may.",
      zh: "工作台的连接、工作进程或内存已达上限。"
    ),
    hint: Sentence("Try again when something has ended.", zh: "请在有任务结束后再试。")
  )
  public static let workbenchAnswerTooLong = ErrorType(
    "workbench.answer-too-long",
    .failed,
    Sentence(
      "The answer is longer than answerBytes; what was asked for has been carried out.",
      zh: "回答超过 answerBytes；请求本身已经执行。"
    ),
    hint: Sentence(
      "Ask for less at a time: one object in place of all, or fewer records.",
      zh: "请一次少要一些：要一个对象而不是全部，或少要一些记录。"
    ),
    details: [.required(.limit, .count, unit: "bytes", Sentence("The limit.", zh: "上限。"))]
  )
  public static let workbenchForbidden = ErrorType(
    "workbench.forbidden",
    .failed,
    Sentence("The peer may not do this.", zh: "对方无权这样做。")
  )
  public static let workbenchInternal = ErrorType(
    "workbench.internal",
    .internal,
    Sentence("The workbench made a mistake.", zh: "工作台自己出错了。"),
    hint: Sentence(
      "Please report it, with what responder doctor prints.",
      zh: "请报告它，并附上 responder doctor 的输出。"
    )
  )
  public static let helloProtocolMismatch = ErrorType(
    "hello.protocol-mismatch",
    .parameters,
    Sentence(
      "Client and workbench have no version of the protocol in common.",
      zh: "客户端与工作台没有共同的协议版本。"
    ),
    details: [
      .required(
        .supported,
        .array(of: .count),
        Sentence("The versions that the workbench speaks.", zh: "工作台支持的版本。")
      )
    ]
  )
  public static let helloMissingCapability = ErrorType(
    "hello.missing-capability",
    .parameters,
    Sentence("The client requires what the workbench does not have.", zh: "客户端要求工作台没有的能力。")
  )

  public static let moduleUnknown = ErrorType(
    "module.unknown",
    .parameters,
    Sentence("No module of this name was found.", zh: "没有找到这个名字的模块。"),
    details: [
      .optional(
        .searched,
        .array(of: .string),
        Sentence("Where modules were looked for.", zh: "在哪里找过模块。")
      )
    ]
  )
  public static let moduleRefused = ErrorType(
    "module.refused",
    .failed,
    Sentence("A module was found and may not be loaded.", zh: "找到了模块，但不能加载。"),
    details: [
      .optional(.file, .string, Sentence("The module's file.", zh: "模块的文件。")),
      .optional(
        .reasons,
        .array(of: .named("refusal")),
        Sentence("Everything that differs.", zh: "所有不符之处。")
      ),
    ]
  )
  public static let moduleCrashed = ErrorType(
    "module.crashed",
    .failed,
    Sentence("Code of a module ended the worker that ran it.", zh: "模块的代码终止了运行它的工作进程。"),
    hint: Sentence(
      "The session is closed; open it again after mending the module.",
      zh: "会话已关闭；请修好模块后重新打开。"
    ),
    details: [
      .optional(.signal, .string, Sentence("The signal that ended the worker.", zh: "终止工作进程的信号。")),
      .optional(
        .status,
        .integer(),
        Sentence("The status with which the worker ended.", zh: "工作进程结束时的状态。")
      ),
      .optional(
        .limit,
        .string,
        Sentence("The limit of hello that it ran into, where it did.", zh: "如果碰到了上限：hello 里的哪一个。")
      ),
      .optional(
        .method,
        .string,
        Sentence("The method that was running, as object.method.", zh: "正在运行的方法，写作 object.method。")
      ),
      .optional(
        .records,
        .array(of: .named("record")),
        Sentence("The last records of the trace.", zh: "轨迹的最后几条记录。")
      ),
    ]
  )
  public static let moduleTimeout = ErrorType(
    "module.timeout",
    .failed,
    Sentence("Code of a module did not return in time.", zh: "模块的代码没有及时返回。"),
    hint: Sentence(
      "The session is closed; look for a loop in the method that was running.",
      zh: "会话已关闭；请在正在运行的方法里找循环。"
    ),
    details: [
      .optional(
        .seconds,
        .number(),
        unit: "seconds",
        Sentence("How long it was waited for.", zh: "等待了多久。")
      ),
      .optional(
        .method,
        .string,
        Sentence("The method that was running, as object.method.", zh: "正在运行的方法，写作 object.method。")
      ),
      .optional(
        .records,
        .array(of: .named("record")),
        Sentence("The last records of the trace.", zh: "轨迹的最后几条记录。")
      ),
    ]
  )

  public static let moduleNeeded = ErrorType(
    "module.needed",
    .failed,
    Sentence(
      "The document needs modules that are not built in, and the request wants none loaded.",
      zh: "文档需要非内置的模块，而请求不要加载任何模块。"
    ),
    hint: Sentence(
      "Leave the member modules out to have them loaded in a worker.",
      zh: "请去掉成员 modules，让它们在工作进程里加载。"
    ),
    details: [
      .required(
        .modules,
        .array(of: .string),
        Sentence("The modules that it needs.", zh: "它需要的模块。")
      )
    ]
  )

  public static let scenarioUnknown = ErrorType(
    "scenario.unknown",
    .parameters,
    Sentence("No scenario has this id.", zh: "没有这个 id 的情景。"),
    hint: Sentence("The method scenario.list lists them all.", zh: "方法 scenario.list 列出全部。")
  )
  public static let scenarioUnreadable = ErrorType(
    "scenario.unreadable",
    .failed,
    Sentence("The file of a scenario cannot be read.", zh: "情景的文件无法读取。")
  )
  public static let scenarioInvalid = ErrorType(
    "scenario.invalid",
    .failed,
    Sentence("The document of a scenario has errors and was not loaded.", zh: "情景文档有错误，没有加载。"),
    details: [
      .required(
        .diagnostics,
        .array(of: .named("diagnostic")),
        Sentence("All its errors and warnings.", zh: "它的所有错误和警告。")
      )
    ]
  )
  public static let scenarioUnknownVariant = ErrorType(
    "scenario.unknown-variant",
    .parameters,
    Sentence("The scenario has no variant of this id.", zh: "情景没有这个 id 的变体。")
  )
  public static let scenarioNotExportable = ErrorType(
    "scenario.not-exportable",
    .failed,
    Sentence(
      "The scenario has something that cannot be written as code for a device.",
      zh: "情景里有不能写成设备代码的内容。"
    ),
    details: [
      .required(
        .pointer,
        .string,
        Sentence("JSON pointer to what it is, in the document.", zh: "指向文档中该处的 JSON pointer。")
      ),
      .required(.line, .count, Sentence("The line of the document.", zh: "文档的行。")),
      .required(.column, .count, Sentence("The column in that line.", zh: "该行的列。")),
    ]
  )

  static let workbench: [ErrorType] = [
    workbenchCancelled, workbenchStopping, workbenchBusy, workbenchAnswerTooLong,
    workbenchForbidden, workbenchInternal,
    helloProtocolMismatch, helloMissingCapability, moduleUnknown, moduleRefused, moduleNeeded,
    moduleCrashed, moduleTimeout, scenarioUnknown, scenarioUnreadable, scenarioInvalid,
    scenarioUnknownVariant, scenarioNotExportable,
  ]
}

// MARK: - What a session answers

extension ErrorType {
  public static let sessionUnknown = ErrorType(
    "session.unknown",
    .parameters,
    Sentence("No session has this name, or it has ended.", zh: "没有这个名字的会话，或它已结束。")
  )
  public static let sessionUnclear = ErrorType(
    "session.unclear",
    .parameters,
    Sentence(
      "The request names no session, and the connection opened none or several.",
      zh: "请求没有写会话，而这个连接没有打开会话，或打开了几个。"
    ),
    hint: Sentence("Name one with the member session.", zh: "请用成员 session 写出一个。")
  )
  public static let sessionReadOnly = ErrorType(
    "session.read-only",
    .failed,
    Sentence("The session belongs to another connection.", zh: "会话属于另一个连接。"),
    hint: Sentence(
      "What only reads is allowed; open a session of your own to change it.",
      zh: "只能读取；要改变它，请打开自己的会话。"
    )
  )
  public static let sessionTooMany = ErrorType(
    "session.too-many",
    .failed,
    Sentence("There are as many sessions as the workbench may have.", zh: "工作台的会话已达上限。"),
    hint: Sentence("Close one with session.close.", zh: "请用 session.close 关闭一个。")
  )
  public static let sessionFull = ErrorType(
    "session.full",
    .failed,
    Sentence(
      "The journal of the session is as long as it may be; nothing is lost.",
      zh: "会话的日志已达上限；什么也没有丢失。"
    ),
    hint: Sentence("Reset the session, or open another.", zh: "请重置会话，或另开一个。")
  )
  public static let sessionUnwritten = ErrorType(
    "session.unwritten",
    .failed,
    Sentence(
      "What the session is kept by cannot be written down; nothing was done.",
      zh: "会话的保留内容无法写下；什么也没有做。"
    ),
    hint: Sentence(
      "Make room on the disk, or see to it that the folder may be written; or do without keep.",
      zh: "请腾出磁盘空间，或让该目录可写；也可以不要求保留。"
    )
  )
  public static let sessionLost = ErrorType(
    "session.lost",
    .failed,
    Sentence(
      "A session that an earlier daemon kept cannot be run again; its file is still there.",
      zh: "先前的守护进程保留的会话无法重新运行；它的文件还在。"
    ),
    hint: Sentence(
      "Use the build that wrote it, or let go of it with session.close.",
      zh: "请用写它的那个版本，或用 session.close 放弃它。"
    ),
    details: [.required(.file, .string, Sentence("The session's file.", zh: "会话的文件。"))]
  )
  public static let sessionClosed = ErrorType(
    "session.closed",
    .failed,
    Sentence("The session ended while the request waited.", zh: "请求等待时会话结束了。")
  )
  public static let replayInvalid = ErrorType(
    "replay.invalid",
    .failed,
    Sentence(
      "What should be replayed is no recording of this build's format.",
      zh: "要重放的不是这个版本格式的录制。"
    )
  )
  public static let replayDiverged = ErrorType(
    "replay.diverged",
    .failed,
    Sentence("The same commands gave another trace than before.", zh: "同样的命令给出了与之前不同的轨迹。"),
    hint: Sentence(
      "A module keeps state outside its objects, or has changed since.",
      zh: "模块在对象之外保存了状态，或后来改过。"
    ),
    details: [
      .required(.record, .count, Sentence("The first record that differs.", zh: "第一条不同的记录。")),
      .optional(
        .through,
        .count,
        Sentence(
          "The last record that may be the first; only for traces with more than 131,072 records.",
          zh: "可能最先不同的最后一条记录；只在轨迹超过 131,072 条记录时有。"
        )
      ),
      .optional(
        .command,
        .count,
        Sentence(
          "The command of the journal that ended in another way, from 1.",
          zh: "日志里结果不同的命令，从 1 数起。"
        )
      ),
      .optional(.was, .named("record"), Sentence("The record as it was.", zh: "原来的记录。")),
      .optional(.is, .named("record"), Sentence("The record as it is now.", zh: "现在的记录。")),
    ]
  )
  public static let scriptFinished = ErrorType(
    "script.finished",
    .failed,
    Sentence("The script has no step left.", zh: "脚本没有剩下的步骤。"),
    hint: Sentence(
      "Go back with script.back, or reset the session.",
      zh: "请用 script.back 后退，或重置会话。"
    )
  )
  public static let scriptAtStart = ErrorType(
    "script.at-start",
    .failed,
    Sentence("There are fewer steps to take back.", zh: "可以撤回的步骤没有那么多。")
  )
  public static let scriptUnknownStep = ErrorType(
    "script.unknown-step",
    .parameters,
    Sentence(
      "The script has no such step, or the variant does not run it.",
      zh: "脚本没有这个步骤，或这个变体不运行它。"
    )
  )

  public static let objectUnknown = ErrorType(
    "object.unknown",
    .parameters,
    Sentence("The reference leads to no object.", zh: "引用没有指向对象。")
  )
  public static let objectUnknownProperty = ErrorType(
    "object.unknown-property",
    .parameters,
    Sentence("The object's class has no property of this name.", zh: "对象的类没有这个名字的属性。")
  )
  public static let objectUnknownMethod = ErrorType(
    "object.unknown-method",
    .parameters,
    Sentence("The object's class has no method of this name.", zh: "对象的类没有这个名字的方法。")
  )
  public static let objectReadOnly = ErrorType(
    "object.read-only",
    .parameters,
    Sentence("The property can only be read.", zh: "属性只能读。")
  )
  public static let objectWrongValue = ErrorType(
    "object.wrong-value",
    .parameters,
    Sentence("The property or argument takes no such value.", zh: "属性或参数不接受这样的值。")
  )
  public static let objectWrongClass = ErrorType(
    "object.wrong-class",
    .parameters,
    Sentence("The object is of another class than is needed.", zh: "对象的类不是需要的类。")
  )

  public static let stimulusNoPlace = ErrorType(
    "stimulus.no-place",
    .failed,
    Sentence("A stimulus is aimed at what is not on the screen.", zh: "刺激瞄准的东西不在屏幕上。")
  )
  public static let stimulusRefused = ErrorType(
    "stimulus.refused",
    .failed,
    Sentence(
      "A stimulus does not fit the state, as a lift without a finger.",
      zh: "刺激与状态不符，例如没有手指却要抬起。"
    )
  )
  public static let simulationRaised = ErrorType(
    "simulation.raised",
    .failed,
    Sentence("The app did what would have stopped it on a device.", zh: "app 做了在设备上会让它停止的事。"),
    details: [
      .required(
        .raised,
        .string,
        Sentence("The error, as an expectation names it.", zh: "错误，按预期里的名字。")
      ),
      .optional(.record, .count, Sentence("The record at which it happened.", zh: "发生时的记录。")),
      .optional(
        .objects,
        .array(of: .string),
        Sentence("The objects concerned, as the links of a cycle.", zh: "涉及的对象，例如循环中的各环。")
      ),
    ]
  )
  public static let simulationLimit = ErrorType(
    "simulation.limit",
    .failed,
    Sentence(
      "A command went over a limit of the simulation and was stopped.",
      zh: "命令超出模拟的上限，被停止。"
    ),
    details: [
      .required(
        .limit,
        .string,
        Sentence("The limit, as hello names it.", zh: "上限，按 hello 里的名字。")
      ),
      .optional(.record, .count, Sentence("The record at which it happened.", zh: "发生时的记录。")),
      .optional(
        .objects,
        .array(of: .string),
        Sentence("The objects concerned, as the links of a cycle.", zh: "涉及的对象，例如循环中的各环。")
      ),
    ]
  )

  public static let traceUnknownSubscription = ErrorType(
    "trace.unknown-subscription",
    .parameters,
    Sentence("The connection has no subscription of this name.", zh: "连接没有这个名字的订阅。")
  )
  public static let traceTooManySubscriptions = ErrorType(
    "trace.too-many-subscriptions",
    .failed,
    Sentence("The connection has as many subscriptions as it may.", zh: "连接的订阅已达上限。")
  )
  public static let traceStale = ErrorType(
    "trace.stale",
    .stale,
    Sentence("The records asked for were taken back since.", zh: "所要的记录后来被撤回了。"),
    details: [.required(.epoch, .count, Sentence("The epoch of the trace now.", zh: "轨迹现在的纪元。"))]
  )
  public static let ruleUnknown = ErrorType(
    "rule.unknown",
    .parameters,
    Sentence("No rule has this id.", zh: "没有这个 id 的规则。"),
    hint: Sentence("The method rule.list lists them all.", zh: "方法 rule.list 列出全部。")
  )
  public static let quizUnknown = ErrorType(
    "quiz.unknown",
    .parameters,
    Sentence("No scenario of this id asks a question.", zh: "没有这个 id 的情景提问。"),
    hint: Sentence("The method quiz.list lists those that do.", zh: "方法 quiz.list 列出会提问的情景。")
  )
  public static let quizNoQuestion = ErrorType(
    "quiz.no-question",
    .failed,
    Sentence("No question is open.", zh: "没有打开的问题。"),
    hint: Sentence(
      "Begin with quiz.start, and go on with quiz.next.",
      zh: "请用 quiz.start 开始，用 quiz.next 继续。"
    )
  )
  public static let quizQuestionOpen = ErrorType(
    "quiz.question-open",
    .failed,
    Sentence("The open question has not been answered yet.", zh: "打开的问题还没有回答。"),
    hint: Sentence(
      "Answer it with quiz.answer, or give up with quiz.give-up.",
      zh: "请用 quiz.answer 回答，或用 quiz.give-up 放弃。"
    )
  )
  public static let quizWrongAnswer = ErrorType(
    "quiz.wrong-answer",
    .parameters,
    Sentence("The answer is none that the question could have.", zh: "这不是这个问题可能的答案。")
  )
  public static let renderImpossible = ErrorType(
    "render.impossible",
    .parameters,
    Sentence("What is asked for cannot be drawn in this form.", zh: "所要的内容不能画成这种形式。")
  )
  public static let renderTooLong = ErrorType(
    "render.too-long",
    .failed,
    Sentence("The run has more moments than a film may have.", zh: "运行的瞬间比影片可以有的还多。"),
    hint: Sentence(
      "Ask for fewer steps: with the member steps, or --steps on the command line.",
      zh: "请少要几步：用成员 steps，或命令行的 --steps。"
    ),
    details: [
      .required(
        .step,
        .count,
        Sentence("The step in which the limit was reached.", zh: "在哪一步到了上限。")
      )
    ]
  )
  public static let renderNoMoment = ErrorType(
    "render.no-moment",
    .parameters,
    Sentence(
      "The film has no moment of this number, or of this step, record or rule.",
      zh: "影片没有这个号码的瞬间，也没有这一步、这条记录或这条规则的瞬间。"
    ),
    details: [
      .required(
        .count,
        .count,
        Sentence(
          "How many moments there are, or steps or records where those were asked for.",
          zh: "有多少个瞬间；要的是步骤或记录时，有多少步或多少条。"
        )
      )
    ]
  )

  static let sessions: [ErrorType] = [
    sessionUnknown, sessionUnclear, sessionReadOnly, sessionTooMany, sessionFull,
    sessionUnwritten, sessionLost, sessionClosed, replayInvalid, replayDiverged, scriptFinished,
    scriptAtStart, scriptUnknownStep, objectUnknown, objectUnknownProperty, objectUnknownMethod,
    objectReadOnly, objectWrongValue, objectWrongClass, stimulusNoPlace, stimulusRefused,
    simulationRaised, simulationLimit,
    traceUnknownSubscription, traceTooManySubscriptions, traceStale, ruleUnknown, quizUnknown,
    quizNoQuestion, quizQuestionOpen, quizWrongAnswer, renderImpossible, renderTooLong,
    renderNoMoment,
  ]

  /// What any request may be answered with, and so stands in no method's row.
  public static let ofAnyRequest: [ErrorType] =
    bytes + requests + [
      workbenchCancelled, workbenchStopping, workbenchBusy, workbenchAnswerTooLong,
      workbenchForbidden, workbenchInternal,
    ]

  /// What may be wrong with a reference, a value or a place, or come of running the app's code.
  static let ofRunning: [ErrorType] = [
    objectUnknown, objectUnknownProperty, objectUnknownMethod, objectReadOnly, objectWrongValue,
    objectWrongClass, stimulusNoPlace, stimulusRefused, simulationRaised, simulationLimit,
  ]

  /// Every error that a workbench may answer with.
  public static let all: [ErrorType] = bytes + requests + workbench + imports + sessions
}
