import Testing

@testable import Commands

/// What the loader writes to the log, read.
struct LoaderRefusalTests {
  private static let libc = "/opt/r/bin/responderd: /lib/x86_64-linux-gnu/libc.so.6: version"

  @Test func `the newest version that is lacking is what is needed`() {
    let log = """
      \(Self.libc) `GLIBC_2.34' not found (required by /opt/r/bin/responderd)
      \(Self.libc) `GLIBC_2.9' not found (required by /opt/r/lib/responder/libResponderKit.so)
      /lib/x86_64-linux-gnu/libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by x)
      \(Self.libc) `GLIBC_2.33' not found (required by /opt/r/bin/responderd)
      """
    #expect(LoaderRefusal(log: log) == .tooOld(library: "glibc", needed: "2.34"))
  }

  @Test func `another library is named with its symbols' version`() {
    let log = "d: /lib/libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by d)\n"
    #expect(
      LoaderRefusal(log: log) == .tooOld(library: "libstdc++", needed: "GLIBCXX_3.4.30")
    )
  }

  @Test func `a library that is not there is named`() {
    let log = """
      d: error while loading shared libraries: libjansson.so.4: cannot open shared object file: \
      No such file or directory
      """
    #expect(LoaderRefusal(log: log) == .missing(library: "libjansson.so.4"))
  }

  @Test(arguments: ["", "\n", "a line of the daemon's", "version `x' not found", "version `GLIBC_"])
  func `nothing else is the loader's`(log: String) {
    #expect(LoaderRefusal(log: log) == nil)
  }
}
