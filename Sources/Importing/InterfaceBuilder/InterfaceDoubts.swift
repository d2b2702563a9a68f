import Sentences

extension InterfaceLook {
  /// What makes the drawn frame of a view doubtful.
  func doubts(about index: Int) -> [ImportWarning] {
    let object = file.objects[index]
    var doubts: [Sentence] = []
    if flag("misplaced", of: index) == true {
      doubts.append(
        Sentence(
          "it is drawn elsewhere than its constraints put it",
          zh: "画的位置和约束给出的位置不一致"
        )
      )
    }
    if flag("ambiguous", of: index) == true {
      doubts.append(Sentence("its constraints leave its place open", zh: "它的约束不足以确定位置"))
    }
    if let frame = object.frame {
      for constraint in fixedSizes[index] ?? [] {
        guard let constant = constraint.constant else { continue }
        let drawn = constraint.isHeight ? frame.size.height : frame.size.width
        guard abs(drawn - constant) > 0.5 else { continue }
        doubts.append(
          constraint.isHeight
            ? Sentence(
              "it is drawn \(drawn.short) high, and a constraint says \(constant.short)",
              zh: "画的高度是 \(drawn.short)，约束要求 \(constant.short)"
            )
            : Sentence(
              "it is drawn \(drawn.short) wide, and a constraint says \(constant.short)",
              zh: "画的宽度是 \(drawn.short)，约束要求 \(constant.short)"
            )
        )
      }
    }
    return doubts.map { ImportWarning(.designTime, at: object.offset, $0) }
  }
}
