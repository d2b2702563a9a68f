import Sentences

/// The document around a drawing: what it is called, what it tells, how it looks.
struct PictureDocument {
  /// Who hears of it hears of no more objects of a role.
  private static let mostTold = 100

  /// What is seen in it, from the left; the first gives the title.
  private let moments: [PictureMoment]
  private let options: Picture.Options
  private let words: PictureWords

  init(_ moments: [PictureMoment], _ options: Picture.Options, _ words: PictureWords) {
    self.moments = moments
    self.options = options
    self.words = words
  }

  /// Writes the document of a drawing that takes up a box.
  func text(_ box: Rectangle, _ draw: (inout SVG) -> Void) -> String {
    let width = options.width.map { Double($0) } ?? box.width
    let height = width * box.height / max(1, box.width)
    var svg = SVG()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "data-made-by": MadeDocument.maker,
        .class: "picture", "role": "img", "lang": options.language.rawValue,
        "viewBox": [box.x, box.y, box.width, box.height].map(SVG.length).joined(separator: " "),
        .width: SVG.length(width), "height": SVG.length(height),
      ]
    )
    svg.add("title", text: moments.first.map(title) ?? "")
    svg.add("desc", text: moments.map(description).joined(separator: " | "))
    let isTimeline = options.layout == .timeline
    svg.addStyle(
      PictureStyle.css(options.theme, hasLanes: isTimeline, hasLayers: options.hasLayers)
    )
    svg.rect(box, "paper")
    draw(&svg)
    svg.close("svg")
    return svg.text
  }

  private func title(_ moment: PictureMoment) -> String {
    [TellingPen(moment, words).heading, moment.sentence(options.language)]
      .filter { !$0.isEmpty }.joined(separator: words.words.colon)
  }

  /// What is true at the moment, for who does not see it.
  private func description(_ moment: PictureMoment) -> String {
    let name = moment.film.name
    var parts = [TellingPen(moment, words).when]
    for role in moment.film.roleNames {
      let objects = moment.roles.objects(in: role)
      let told = objects.prefix(PictureDocument.mostTold).map(name)
      if !told.isEmpty { parts.append(words.role(role, words.words.list(told))) }
      if objects.count > told.count { parts.append(words.leftOut(objects.count - told.count)) }
    }
    for finger in moment.fingers {
      let place = "\(SVG.length(finger.x)), \(SVG.length(finger.y))"
      parts.append(words.finger(finger.number, finger.phase, at: place))
    }
    if moment.scene.first >= 0 {
      parts.append("\(name(moment.scene.first)) \(words.firstResponder)")
    }
    return parts.joined(separator: "; ")
  }
}
