import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiPageControl = ClassRow(
    "UIPageControl",
    UIPageControl.self,
    superclass: "UIControl",
    "A control of dots, one for each page; a tap goes one page on or back.",
    make: { _ in UIPageControl(frame: .zero) },
    properties: [
      .plain("numberOfPages", \UIPageControl.numberOfPages, 0, "How many pages there are."),
      .plain("currentPage", \UIPageControl.currentPage, 0, "The page that shows, from 0."),
      .plain(
        "hidesForSinglePage",
        \UIPageControl.hidesForSinglePage,
        false,
        "Whether one page alone is not worth a dot."
      ),
    ]
  )
}
