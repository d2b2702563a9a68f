@testable import Catalogue
@testable import ScenarioExport
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// Forms that no scenario shows, compiled against ResponderKit and run beside the document.
struct CompiledFormTests {
  /// A document of one window, by the name of its file.
  private static func text(_ views: String, _ script: String, app: String = "") -> String {
    """
    { "format": 1, "app": { \(app) "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "home", "view": { "id": "root", "subviews": \(views) } } } ] },
      "script": \(script) }
    """
  }

  private static let documents: [(file: String, text: String)] = [
    ("answers", answers), ("counters", counters), ("conditions", conditions),
    ("bodies", bodies), ("actions", actions), ("words", words), ("step", plain("step")),
    ("string", plain("string")), ("card-view", plain("card")), ("print", plain("print")),
  ]

  /// Every form of an override, asked at points on both sides of its border.
  private static let answers: String = {
    let forms = [
      #"{ "inset": 10 }"#, #"{ "inset": [1, 20, 3, 40] }"#, #"{ "rect": [10, 20, 30, 40] }"#,
      #"{ "ellipse": true }"#, #"{ "only": ["leaf", "far"] }"#, #"{ "also": ["far"] }"#,
      #"{ "except": ["leaf"] }"#, "true", "false", #"["super", { "return": "$super" }]"#,
      #"[ { "if": { "$point.x": { "above": 20 } }, "then": ["super"] } ]"#,
    ]
    let hits = [
      #"{ "nilIfSelf": true }"#, #"{ "nilIf": ["far", "card12"] }"#, "null", #""leaf""#, "[]",
      #"["super", { "return": "$super" }]"#, #"[ { "return": "$self" } ]"#,
    ]
    let overrides =
      forms.map { #""pointInside": \#($0)"# } + hits.map { #""hitTest": \#($0)"# }
    let cards = overrides.enumerated().map { place, override in
      let frame = "[\(place % 3 * 120 + 20), \(place / 3 * 120 + 20), 100, 100]"
      return #"{ "id": "card\#(place)", "frame": \#(frame), "overrides": { \#(override) } }"#
    }
    let others = [
      #"{ "id": "leaf", "frame": [30, 30, 40, 40] }"#,
      #"{ "id": "far", "frame": [250, 90, 130, 900] }"#,
    ]
    let points = [[9, 50], [10, 50], [39, 30], [40, 60], [89, 89], [90, 50], [110, 105]]
    let taps = overrides.indices.flatMap { place in
      points.map { point in
        let (x, y) = (place % 3 * 120 + 20 + point[0], place / 3 * 120 + 20 + point[1])
        return #"{ "send": "touch.tap", "at": [\#(x), \#(y)] }"#
      }
    }
    return text(
      "[ \((others + cards).joined(separator: ", ")) ]",
      "[ \(taps.joined(separator: ", ")) ]"
    )
  }()

  private static let counters = text(
    """
    [ { "id": "list", "class": "UITableView", "frame": [0, 0, 390, 300], "numberOfRows": 5,
        "delegate": { "id": "chooser", "overrides": {
          "willSelectRowAt": [ { "if": { "$count": 1 }, "then": [ { "return": null } ],
            "else": [ { "return": "$indexPath" } ] } ],
          "didSelectRowAt": [ { "if": { "$count": { "atLeast": 2 } },
            "then": [ { "note": "second" } ] } ],
          "shouldBeginEditing": { "onlyIf": { "$count": { "oneOf": [2, 3] } } } } } },
      { "id": "field", "class": "UITextField", "frame": [0, 400, 100, 40], "delegate": "chooser" },
      { "id": "page", "class": "UITextView", "frame": [0, 500, 100, 40], "delegate": "chooser" } ]
    """,
    """
    [ { "send": "touch.tap", "at": "list.cellForRow[0,1]" },
      { "send": "touch.tap", "at": "list.cellForRow[0,2]" },
      { "send": "touch.tap", "at": "list.cellForRow[0,3]" },
      { "call": "becomeFirstResponder", "on": "field" },
      { "call": "becomeFirstResponder", "on": "page" },
      { "call": "becomeFirstResponder", "on": "field" },
      { "call": "becomeFirstResponder", "on": "page" } ]
    """
  )

  private static let conditions: String = {
    let all = [
      #"{ "$self.tag": { "near": { "sum": [1, "$far.tag"] }, "within": 1 } }"#,
      #"{ "$self.tag": { "sum": [3, 2] } }"#, #"{ "$self.tag": { "oneOf": [] } }"#,
      #"{ "$self.tag": { "oneOf": [1, { "above": 4, "below": 6 }] } }"#,
      #"{ "$buy.state": { "contains": "selected" } }"#,
      #"{ "$buy.state": { "contains": "disabled" } }"#,
      #"{ "$buy.state": ["selected"] }"#, #"{ "$self.superview.tag": { "above": -1 } }"#,
      #"{ "$self.superview": { "is": "UIControl" } }"#, #"{ "$self": { "under": "root" } }"#,
      #"{ "$self.center": { "inside": "root", "inset": 4 } }"#,
      #"{ "$self.center": { "direction": "down" } }"#, #"{ "$field.text": { "contains": "e" } }"#,
      #"{ "$field.text": { "oneOf": ["tea", "milk"] } }"#, #"{ "$far.alpha": 0.25 }"#,
      #"{ "$root.subviews": { "contains": "field" } }"#, #"{ "$self.next": "root" }"#,
      #"{ "none": [ { "$self.tag": 5, "$far.tag": 5 }, { "$self.isHidden": true } ] }"#,
      #"{ "any": [ { "none": [ { "$self.tag": 5 } ] }, { "$far.tag": 5, "$self.tag": 5 } ] }"#,
      #"{ "call": "isDescendant", "on": "$self.superview", "with": ["window"] }"#,
      #"{ "call": "contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": [[8.5, 8.5]] }"#,
    ]
    let views = all.enumerated().map { place, condition in
      """
      { "id": "v\(place)", "tag": 5, "frame": [10, 20, 30, 40], "overrides": {
          "canBecomeFirstResponder": { "\(place % 2 == 0 ? "onlyIf" : "unless")": \(condition) } } }
      """
    }
    let others = """
      { "id": "far", "tag": 5, "alpha": 0.25 }, { "id": "buy", "class": "UIButton",
        "isSelected": true }, { "id": "field", "class": "UITextField", "text": "tea" }
      """
    let steps = all.indices.map { #"{ "call": "becomeFirstResponder", "on": "v\#($0)" }"# }
    return text(
      "[ \(views.joined(separator: ", ")), \(others) ]",
      "[ \(steps.joined(separator: ", ")) ]"
    )
  }()

  private static let bodies = text(
    """
    [ { "id": "card", "frame": [0, 0, 100, 100], "overrides": {
        "touchesBegan": [ { "note": "seen", "with": { "n": "$count", "x": "$touch.location.x" } },
          { "set": { "other.tag": { "sum": ["$count", 10] }, "other.center.x": 70 } },
          { "if": { "$other.tag": 12 }, "then": [ "super" ], "else": [ { "note": "kept" } ] },
          { "after": 0.5, "do": [ { "note": "later", "with": { "n": "$count" } },
            { "if": { "$count": 1 }, "then": [ { "note": "first" } ] } ] } ],
        "touchesEnded": [ { "animate": { "other.alpha": 0.5, "other.frame": [0, 0, 9, 9] },
          "duration": 1, "delay": 0.5, "options": ["curveLinear"], "completion": [
            { "if": { "$finished": true }, "then": [ { "note": "done" } ] } ] } ] } },
      { "id": "other", "frame": [200, 0, 50, 50] } ]
    """,
    """
    [ { "send": "touch.tap", "at": "card" }, { "send": "touch.tap", "at": "card" }, { "wait": 3 },
      { "send": "touch.tap", "at": [5, 5] }, { "wait": "idle" } ]
    """
  )

  private static let actions = text(
    """
    [ { "id": "card", "frame": [0, 0, 100, 100], "implements": { "save": [ { "note": "plain" } ],
          "save:": [ { "note": "one", "with": { "from": "$sender" } } ], "repeat:": [],
          "copy:": [ { "note": "copied" } ], "move:by:": [ { "note": "moved" } ],
          "move:event:": [] } } ]
    """,
    """
    [ { "call": "sendAction", "on": "application", "with": ["save", "card"] },
      { "call": "sendAction", "on": "application", "with": ["save:", "card", "shop"] },
      { "call": "sendAction", "on": "application", "with": ["repeat:", "card"] },
      { "call": "sendAction", "on": "application", "with": ["copy:", "card"] },
      { "call": "sendAction", "on": "application", "with": ["move:by:", "card"] },
      { "call": "sendAction", "on": "application", "with": ["move:event:", "card"] },
      { "call": "sendAction", "on": "application", "with": ["load", "shop"] },
      { "call": "sendAction", "on": "application", "with": ["load:", "shop"] } ]
    """,
    app: #""objects": [ { "id": "shop", "implements": ["load", "load:"] } ],"#
  )

  /// Objects with names that are words of Swift's or of the file's own.
  private static let words: String = {
    let ids = [
      "default", "where", "Any", "Self", "Type", "Protocol", "print", "abs", "type", "String",
      "Int",
      "Set", "UIView", "CGRect", "Selector", "_", "log", "trace", "script", "Words", "init",
      "top-left", "topLeft", "Actions", "IndexPath", "text", "point", "event", "MainQueue",
    ]
    let views = ids.enumerated().map { place, id in
      """
      { "id": "\(id)", "frame": [0, \(place * 20), 90, 20], "overrides": {
        "touchesBegan": [ { "note": "seen" }, { "set": { "\(id).tag": 3 } } ],
        "pointInside": { "also": ["\(ids[(place + 1) % ids.count])"] } } }
      """
    }
    let steps = ids.indices.map { #"{ "send": "touch.tap", "at": [5, \#($0 * 20 + 5)] }"# }
    return text(
      "[ \(views.joined(separator: ", ")) ]",
      "[ \(steps.joined(separator: ", ")) ]"
    )
  }()

  private static func plain(_ id: String) -> String {
    text(
      """
      [ { "id": "\(id)", "frame": [0, 0, 90, 90], "overrides": { "hitTest": ["super"] } },
        { "id": "label", "class": "UILabel", "text": "Step. String. CardView.\(id)" } ]
      """,
      #"[ { "send": "touch.tap", "at": "\#(id)" }, { "set": { "label.text": "a \"b\" \\" } } ]"#
    )
  }

  @Test func `every form gives the same trace and the same log as its Swift`() throws {
    var exports: [(document: ScenarioDocument, space: String, text: String)] = []
    for (file, text) in Self.documents {
      let (document, diagnostics) = ScenarioDocument.read(
        Array(text.utf8),
        file: file + ".json",
        environment: Scenario.environment
      )
      let read = try #require(document, "\(file): \(diagnostics)")
      let swift = try #require(try read.swift())
      exports.append((read, SwiftExporter.space(read.shortID, nil), swift))
    }
    let library = try ExportedLibrary(exports.map { ($0.space, $0.text) })
    #expect(library.compilerOutput == "")
    for export in exports {
      let exported = try #require(library.scenarios[export.space], "\(export.space)")
      let wanted = try ExportRun(export.document, variant: nil, exported: nil)
      let found = try ExportRun(export.document, variant: nil, exported: exported)
      let parting = zip(wanted.records, found.records).first { $0 != $1 }
      #expect(parting?.0 == parting?.1, "the trace of \(export.space)")
      #expect(wanted.records.count == found.records.count, "the trace of \(export.space)")
      let logs = zip(found.expected, found.logged).first { $0 != $1 }
      #expect(logs?.0 == logs?.1, "the log of \(export.space)")
      #expect(found.expected.count == found.logged.count, "the log of \(export.space)")
      #expect(!wanted.records.contains { $0.hasPrefix("error") }, "\(export.space)")
    }
  }
}
