import Sentences
import WorkbenchProtocol

extension WireError {
  /// Reports that as many connections are open as may be.
  static func tooManyConnections(limit: Int) -> WireError {
    WireError(
      .workbenchBusy,
      Sentence(
        "\(limit) connections are open, and no more are allowed",
        zh: "已有 \(limit) 个连接，不能再多了"
      ),
      hint: Sentence("Close one, and connect again.", zh: "请关闭一个，再重新连接。")
    )
  }

  /// Reports that the daemon takes nobody on any more.
  static var stopping: WireError {
    WireError(.workbenchStopping, Sentence("the daemon is stopping", zh: "守护进程正在停止"))
  }

  /// Reports that somebody connected whom the socket is not for.
  static func foreignUser(_ user: UInt32?) -> WireError {
    let who =
      user.map { Sentence("user \($0)", zh: "用户 \($0)") }
      ?? Sentence("a user whom the kernel does not name", zh: "内核没有说明的用户")
    return WireError(
      .workbenchForbidden,
      Sentence("the socket belongs to another user than \(who)", zh: "套接字不属于\(who)"),
      hint: Sentence("Start a daemon of your own.", zh: "请启动自己的守护进程。")
    )
  }
}
