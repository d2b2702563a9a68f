import ArgumentParser
import Jansson
import Rendering

/// A document to begin with; each runs as it is, and its expectations hold.
enum DocumentTemplate: String, CaseIterable, ExpressibleByArgument, Sendable {
  case card
  case table
  case overlay
  case scrollView = "scroll-view"
  case form

  /// The document's text, its comments in the language of the words.
  ///
  /// - Parameters:
  ///   - title: The title; nil for one that says what the template shows.
  ///   - id: The document's id; nil where it has none.
  ///   - words: The language of the comments.
  /// - Returns: The text, with a newline at its end.
  func text(title: String?, id: String?, _ words: Words) -> String {
    let both = titles
    // As JSON, since a title may have quotes in it.
    let english = JSONValue(title ?? both.english).description
    let chinese = JSONValue(title ?? both.chinese).description
    let head = id.map { "\n  \"id\": \(JSONValue($0).description)," } ?? ""
    let comment = words.say("Man page: responder-scenario(5).", zh: "手册页：responder-scenario(5)。")
    return """
      {
        "comment": "\(comment)",
        "format": 1,\(head)
        "title": { "en": \(english), "zh-Hans": \(chinese) },
      \(body(words))
      }

      """
  }

  /// What the template shows.
  var titles: (english: String, chinese: String) {
    switch self {
    case .card: ("A button that sticks out of its card", "伸出卡片的按钮")
    case .table: ("A tap recognizer behind a table view", "表格背后的点按手势")
    case .overlay: ("A view over a button", "盖在按钮上的视图")
    case .scrollView: ("A button in a scroll view", "滚动视图里的按钮")
    case .form: ("Two text fields and the return key", "两个文本框与换行键")
    }
  }

  private func body(_ words: Words) -> String {
    switch self {
    case .card: CardTemplate.body(words)
    case .table: TableTemplate.body(words)
    case .overlay: OverlayTemplate.body(words)
    case .scrollView: ScrollViewTemplate.body(words)
    case .form: FormTemplate.body(words)
    }
  }
}

/// A button that sticks out of its card.
private enum CardTemplate {
  static func body(_ words: Words) -> String {
    """
      "app": {
        "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
            "id": "screen", "view": { "id": "root", "subviews": [
              { "id": "card", "frame": [20, 100, 300, 200], "subviews": [
                { "id": "buy", "class": "UIButton", "frame": [250, 180, 120, 60], "targets": [
                  { "for": "touchUpInside", "target": "screen", "action": "buy:" }
                ] }
              ] }
            ] }
          } }
        ]
      },
      "script": [
        { "comment": "\(words.say("Inside the card: the button gets it.", zh: "在卡片之内：按钮收到。"))",
          "send": "touch.tap", "at": { "in": "buy", "point": [10, 10] },
          "expect": { "hit": "buy", "fired": { "buy:": 1 } } },
        { "comment": "\(words.say("Outside of it: the card is asked first and says no.", zh: "在卡片之外：先问卡片，它说不在。"))",
          "send": "touch.tap", "at": { "in": "buy", "point": [110, 50] },
          "expect": { "hit": "root", "fired": { "buy:": 0 } } }
      ]
    """
  }
}

/// A tap recognizer on the view behind a table view.
private enum TableTemplate {
  static func body(_ words: Words) -> String {
    """
      "app": {
        "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
            "id": "screen", "view": { "id": "root",
              "gestureRecognizers": [
                { "id": "away", "class": "UITapGestureRecognizer", "target": "screen",
                  "action": "close:" }
              ],
              "subviews": [
                { "id": "list", "class": "UITableView", "frame": [0, 100, 390, 400],
                  "numberOfRows": 6 }
              ] }
          } }
        ]
      },
      "script": [
        { "comment": "\(words.say("The recognizer takes the touch: the row is not selected.", zh: "手势取走了触摸：这一行不会被选中。"))",
          "send": "touch.tap", "at": "list.cellForRow[0,2]",
          "expect": { "fired": { "close:": 1, "list.didSelectRowAt": 0 } } },
        { "comment": "\(words.say("It need not cancel touches.", zh: "它不必取消触摸。"))",
          "set": { "away.cancelsTouchesInView": false } },
        { "send": "touch.tap", "at": "list.cellForRow[0,2]",
          "expect": { "fired": { "close:": 1, "list.didSelectRowAt": 1 } } }
      ]
    """
  }
}

/// A view that lies over a button.
private enum OverlayTemplate {
  static func body(_ words: Words) -> String {
    """
      "app": {
        "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
            "id": "screen", "view": { "id": "root", "subviews": [
              { "id": "buy", "class": "UIButton", "frame": [100, 300, 190, 60], "targets": [
                { "for": "touchUpInside", "target": "screen", "action": "buy:" }
              ] },
              { "id": "overlay", "frame": [0, 0, 390, 844] }
            ] }
          } }
        ]
      },
      "script": [
        { "comment": "\(words.say("What lies in front is asked first.", zh: "在前面的先被询问。"))",
          "send": "touch.tap", "at": "buy",
          "expect": { "hit": "overlay", "fired": { "buy:": 0 } } },
        { "comment": "\(words.say("It can let touches through.", zh: "它可以让触摸穿过。"))",
          "set": { "overlay.isUserInteractionEnabled": false } },
        { "send": "touch.tap", "at": "buy", "expect": { "hit": "buy", "fired": { "buy:": 1 } } }
      ]
    """
  }
}

/// A button in a scroll view.
private enum ScrollViewTemplate {
  static func body(_ words: Words) -> String {
    """
      "app": {
        "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
            "id": "screen", "view": { "id": "root", "subviews": [
              { "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 844],
                "contentSize": [390, 3000], "subviews": [
                { "id": "buy", "class": "UIButton", "frame": [45, 300, 300, 60], "targets": [
                  { "for": "touchUpInside", "target": "screen", "action": "buy:" }
                ] }
              ] }
            ] }
          } }
        ]
      },
      "script": [
        { "comment": "\(words.say("A quick tap reaches the button when the finger lifts.", zh: "快速点按在手指抬起时才到按钮。"))",
          "send": "touch.tap", "at": "buy", "expect": { "fired": { "buy:": 1 } } },
        { "comment": "\(words.say("A drag scrolls, and the button gets nothing.", zh: "拖动会滚动，按钮什么也收不到。"))",
          "send": "touch.drag", "from": "buy", "to": { "in": "window", "point": [195, 130] },
          "expect": { "fired": { "buy:": 0, "page.willBeginDragging": 1 } } }
      ]
    """
  }
}

/// Two text fields, of which the return key goes to the second.
private enum FormTemplate {
  static func body(_ words: Words) -> String {
    """
      "app": {
        "windows": [
          { "id": "window", "frame": [0, 0, 390, 844], "isKey": true, "rootViewController": {
            "id": "form", "view": { "id": "root", "subviews": [
              { "id": "name", "class": "UITextField", "frame": [20, 100, 350, 44],
                "delegate": { "overrides": {
                  "shouldReturn": [ { "call": "becomeFirstResponder", "on": "mail" },
                    { "return": false } ] } } },
              { "id": "mail", "class": "UITextField", "frame": [20, 160, 350, 44] }
            ] }
          } }
        ]
      },
      "script": [
        { "comment": "\(words.say("A tap gives the field the focus.", zh: "点按让文本框获得焦点。"))",
          "send": "touch.tap", "at": "name", "expect": { "firstResponder": "name" } },
        { "send": "text-input.type", "text": "Ada",
          "expect": { "values": { "name.text": "Ada" } } },
        { "comment": "\(words.say("The return key goes on to the next.", zh: "换行键转到下一个。"))",
          "send": "text-input.type", "text": "\\n", "expect": { "firstResponder": "mail" } }
      ]
    """
  }
}
