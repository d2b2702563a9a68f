import Sentences

/// What a worker wrote that no worker of ours would: code of a module wrote in its place.
public enum WorkerBreach: Error, Equatable, Sendable {
  /// No message, or none of the forms that the workbench writes.
  case form
  /// An answer to a request that nobody asked, or not yet.
  case answer
  /// A notification for another session, or of a kind that no session sends.
  case notification
  /// A message without an end.
  case length
  /// More than a worker sends to a client that has not read it.
  case amount

  /// What it wrote, as the object of a sentence.
  var what: Sentence {
    switch self {
    case .form: Sentence("what is no message", zh: "不是消息的内容")
    case .answer: Sentence("an answer to no request", zh: "没有对应请求的回答")
    case .notification:
      Sentence("a notification that is not its session's", zh: "不属于本会话的通知")
    case .length: Sentence("a message without an end", zh: "没有结尾的消息")
    case .amount: Sentence("more than its client reads", zh: "超出客户端读取量的内容")
    }
  }
}
