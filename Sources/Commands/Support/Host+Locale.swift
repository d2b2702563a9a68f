import Rendering
import Sentences

extension Host {
  /// Whether what is written may be UTF-8: as the locale says, and as Linux's own console shows it.
  ///
  /// A locale that names no character set is taken for one of UTF-8, but for those that never are:
  /// `C`, `POSIX`, and the Chinese ones.
  var takesUTF8: Bool {
    if outputIsTerminal, variable("TERM") == "linux" { return false }
    // In the order in which POSIX lets one of them override the next.
    let settings = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = settings.lazy.compactMap({ variable($0) }).first else { return true }
    let name = locale.lowercased().prefix { $0 != "@" }
    guard let dot = name.firstIndex(of: ".") else {
      return name != "c" && name != "posix" && !name.hasPrefix("zh")
    }
    return name[dot...].contains("utf")
  }

  /// The language that the environment asks for; English where Chinese could not be read.
  var language: Language {
    let wanted = Language(environment: environment)
    return wanted == .chinese && !takesUTF8 ? .english : wanted
  }

  /// Whether English is written though Chinese was asked for.
  var lacksChinese: Bool { Language(environment: environment) != language }
}
