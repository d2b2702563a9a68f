import Platform

/// Which file a path leads to at the moment.
struct FileIdentity: Equatable {
  let device: dev_t
  let inode: ino_t

  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
