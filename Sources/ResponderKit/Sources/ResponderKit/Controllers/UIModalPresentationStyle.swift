/// How a controller is presented.
///
/// It decides whether the presenter's view leaves the window, and with it whether the presenter
/// disappears; whether something dims what lies behind; and who presents. What a style becomes on a
/// device is decided when the controller is presented.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenter's view leaves the window while the presented one covers it.
  ///
  /// Only then is the presenter told that it disappears. A touch does not get to it in any case,
  /// but for the passthrough views of a popover: the container lies in front.
  var covers: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether a dimming view lies between presenter and presented.
  var dims: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover: true
    case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen,
      .overCurrentContext:
      false
    }
  }

  /// Whether the presentation looks for a controller that defines a context.
  ///
  /// The others are presented by the outermost container, whoever was asked.
  var usesContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen,
      .popover:
      false
    }
  }
}
