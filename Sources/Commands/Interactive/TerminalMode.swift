import Platform

/// How a terminal was set before keys were read one by one.
struct TerminalMode {
  private let settings: termios

  /// Has keys come one by one and unseen; nil where there is no terminal that can.
  static func raw() -> TerminalMode? {
    var settings = termios()
    guard Host.current.variable("TERM") != "dumb", tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    let mode = TerminalMode(settings: settings)
    // No signals either: Control-C takes back the line and not the program.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    return tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 ? mode : nil
  }

  func restore() {
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
