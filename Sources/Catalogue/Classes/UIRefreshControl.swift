import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiRefreshControl = ClassRow(
    "UIRefreshControl",
    UIRefreshControl.self,
    superclass: "UIControl",
    "A control above the content of a scroll view, pulled down to ask for new content.",
    make: { _ in UIRefreshControl(frame: .zero) },
    properties: [
      .reading(
        "isRefreshing",
        \UIRefreshControl.isRefreshing,
        "Whether new content is on its way."
      ) { .flag(false) }
    ],
    methods: [
      .doing(
        "beginRefreshing",
        swift: "func beginRefreshing()",
        "Starts by code; no event is sent."
      ) { (control: UIRefreshControl) in control.beginRefreshing() },
      .doing(
        "endRefreshing",
        swift: "func endRefreshing()",
        "Says that the new content is there."
      ) { (control: UIRefreshControl) in control.endRefreshing() },
    ]
  )
}

extension Property {
  /// The control above the content of a scroll view.
  static let refreshControl = Property.object(
    "refreshControl",
    "UIRefreshControl",
    \UIScrollView.refreshControl,
    "The control that is pulled down above the content."
  )
}
