import Platform
package import Sentences

/// Says an error number of the system in words.
///
/// English is the C library's; it has no Chinese without a locale, so the numbers that our calls
/// can meet are worded here, and any other is named by its number.
package func errorText(_ code: Int32) -> Sentence {
  Sentence(
    english: String(cString: strerror(code)),
    chinese: chineseErrors[code] ?? "系统错误 \(code)"
  )
}

private let chineseErrors: [Int32: String] = [
  EPERM: "不允许的操作",
  ENOENT: "没有这个文件或文件夹",
  ESRCH: "没有这个进程",
  EINTR: "系统调用被中断",
  EIO: "输入输出错误",
  ENXIO: "没有这个设备或地址",
  E2BIG: "参数太长",
  ENOEXEC: "不是可执行的格式",
  EBADF: "描述符无效",
  ECHILD: "没有子进程",
  EAGAIN: "资源暂时不可用",
  ENOMEM: "内存不足",
  EACCES: "没有权限",
  EFAULT: "地址无效",
  EBUSY: "设备或资源正忙",
  EEXIST: "文件已经存在",
  EXDEV: "不在同一个文件系统上",
  ENODEV: "没有这个设备",
  ENOTDIR: "不是文件夹",
  EISDIR: "是一个文件夹",
  EINVAL: "参数无效",
  ENFILE: "系统里打开的文件太多",
  EMFILE: "打开的文件太多",
  ENOTTY: "设备不支持这个操作",
  ETXTBSY: "程序文件正在被使用",
  EFBIG: "文件太大",
  ENOSPC: "磁盘已满",
  ESPIPE: "不能在管道里定位",
  EROFS: "文件系统是只读的",
  EMLINK: "链接太多",
  EPIPE: "管道的另一端已经关闭",
  ENAMETOOLONG: "文件名太长",
  ENOTEMPTY: "文件夹不是空的",
  ELOOP: "符号链接太多层",
  ENOSYS: "系统没有这个功能",
  ENOTSOCK: "不是套接字",
  EPROTOTYPE: "套接字的类型不对",
  ENOTSUP: "不支持的操作",
  EAFNOSUPPORT: "不支持这种地址",
  EADDRINUSE: "地址正在被使用",
  EADDRNOTAVAIL: "地址不可用",
  ECONNABORTED: "连接被中止",
  ECONNRESET: "连接被对方断开",
  ENOBUFS: "没有缓冲空间",
  EISCONN: "已经连接",
  ENOTCONN: "没有连接",
  ETIMEDOUT: "超时",
  ECONNREFUSED: "连接被拒绝",
  EDQUOT: "磁盘配额已满",
]
