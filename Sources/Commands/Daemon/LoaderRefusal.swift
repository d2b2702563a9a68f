import Sentences
import WorkbenchFraming

/// Why the system could not load the daemon.
///
/// The loader speaks before the program does: to the log, and to whoever built it rather than to
/// whoever runs it. So what it says is read there, and told in words of ours.
enum LoaderRefusal: Equatable {
  /// A library of the system is older than the daemon needs it to be: C's library, by its version,
  /// or another by the version of its symbols.
  case tooOld(library: String, needed: String)
  /// The system lacks a library.
  case missing(library: String)

  /// Reads what was written to the log while the daemon started; nil when nothing of it is the
  /// loader's.
  init?(log: String) {
    var needed: [String: [Int]] = [:]
    for line in log.split(separator: "\n") {
      if let version = Self.between("version `", "' not found", in: line),
        let mark = version.lastIndex(of: "_")
      {
        let name = String(version[..<mark])
        let numbers = version[mark...].dropFirst().split(separator: ".").map { Int($0) ?? 0 }
        if needed[name].map({ $0.lexicographicallyPrecedes(numbers) }) ?? true {
          needed[name] = numbers
        }
      } else if let library = Self.between("shared libraries: ", ": cannot open", in: line) {
        self = .missing(library: String(library))
        return
      }
    }
    // Where C's library is too old the others are, too, and come with a newer one.
    guard let name = needed["GLIBC"] == nil ? needed.keys.min() : "GLIBC",
      let version = needed[name]?.map(String.init).joined(separator: ".")
    else { return nil }
    self =
      name == "GLIBC"
      ? .tooOld(library: "glibc", needed: version)
      : .tooOld(library: Self.libraries[name] ?? name, needed: "\(name)_\(version)")
  }

  /// The libraries by the names that their symbols' versions begin with.
  private static let libraries = ["GLIBCXX": "libstdc++", "CXXABI": "libstdc++", "GCC": "libgcc"]

  /// The part of a line between two others.
  private static func between(
    _ start: String,
    _ end: String,
    in line: Substring
  ) -> Substring? {
    guard let begin = Self.place(of: start, in: line) else { return nil }
    let rest = line[line.index(begin, offsetBy: start.count)...]
    return Self.place(of: end, in: rest).map { rest[..<$0] }
  }

  private static func place(of part: String, in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix(part) }
  }

  /// The refusal in words, with what to do about it.
  var complaint: Complaint {
    switch self {
    case .tooOld(let library, let needed):
      Complaint(
        .unavailable,
        Sentence(
          "responderd needs \(library) \(needed), and this system's is older",
          zh: "responderd 需要 \(library) \(needed)，而这个系统的版本更旧"
        ),
        hint: Sentence(
          "Use a newer release of the system or a container with one, or build Responder here.",
          zh: "请使用更新的系统版本，或装有它的容器，或在这里自行构建 Responder。"
        )
      )
    case .missing(let library):
      Complaint(
        .unavailable,
        Sentence(
          "responderd needs \(library), which this system does not have",
          zh: "responderd 需要 \(library)，而这个系统没有"
        ),
        hint: Sentence(
          "Install the package that has it.",
          zh: "请安装提供它的软件包。"
        )
      )
    }
  }

  /// What is told where the loader itself is another's, as on a system without glibc.
  static var noLoader: Complaint {
    Complaint(
      .unavailable,
      Sentence(
        "responderd needs glibc, and this system has another C library",
        zh: "responderd 需要 glibc，而这个系统用的是别的 C 库"
      ),
      hint: Sentence(
        "Use Debian, Ubuntu or a container with one of them.",
        zh: "请使用 Debian、Ubuntu，或装有其中之一的容器。"
      )
    )
  }
}
