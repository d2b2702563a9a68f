/// The screen of a document: the one that was drawn for, or the one that is asked for.
struct InterfaceScreen: Sendable {
  let size: PrintedSize
  let isPad: Bool

  /// What the drawing was made for.
  let drawn: PrintedSize

  private let look: InterfaceLook

  /// Old files that name no device are drawn on a square.
  private static let square = PrintedSize(width: 600, height: 600)

  init(_ look: InterfaceLook, _ choice: InterfaceChoice, asked: PrintedSize?) {
    self.look = look
    let file = look.file
    let device = file.drawnFor
    isPad = device?.isPad ?? false
    // The frames refer to the root view that was drawn, whatever the device.
    let root = choice.content(in: file).flatMap { file.objects[$0].frame }
    drawn =
      root.map {
        PrintedSize(
          width: max(0, $0.origin.x + $0.size.width),
          height: max(0, $0.origin.y + $0.size.height)
        )
      } ?? device?.size ?? InterfaceScreen.square
    size = asked.map { PrintedSize(width: $0.width, height: $0.height) } ?? drawn
  }

  /// Where a root view lies on this screen; nil where the file has no frame for it.
  func frame(of root: Int) -> PrintedRect? {
    guard let frame = look.file.objects[root].frame else { return nil }
    return PrintedRect(
      x: frame.origin.x,
      y: frame.origin.y,
      width: max(0, frame.size.width + size.width - drawn.width),
      height: max(0, frame.size.height + size.height - drawn.height)
    )
  }
}

extension InterfaceChoice {
  /// The root view that shows: that of the controller innermost in the containers.
  func content(in file: InterfaceFile) -> Int? {
    var controller = root
    var seen: Set<Int> = []
    while seen.insert(controller).inserted {
      guard file.objects[controller].role == .controller else { return controller }
      if let view = file.child(of: controller, key: "view") { return view }
      guard let next = shownChild(of: controller, in: file) else { return nil }
      controller = next
    }
    return nil
  }

  /// The child that a container shows.
  func shownChild(of container: Int, in file: InterfaceFile) -> Int? {
    stacks[container]?.last ?? shown[container]
      ?? InterfaceChoice.related(to: container, in: file).first
  }
}
