import Sentences

/// Which view is hit, and why not another.
enum HitGroup: MethodGroup {
  static let methods: [Method] = [
    .hitTest, .hitWhy,
  ]

  static let types = OriginFields.types
}

extension Method {
  public static let hitTest = Method(
    "hit.test",
    Sentence(
      "Asks which view is hit at a place, and lists every view that was asked.",
      zh: "问某处命中哪个视图，并列出每个被询问的视图。"
    ),
    parameters: [
      .session,
      .required(.at, .place, Sentence("The place on the screen.", zh: "屏幕上的位置。")),
    ],
    results: [
      .required(
        .hit,
        .nullable(.string),
        Sentence(
          "The view that is hit, with all that is not known as it is by default.",
          zh: "命中的视图；未知的事都按默认。"
        )
      ),
      .required(
        .asked,
        .array(
          of: .object([
            .required(
              .order,
              .count,
              Sentence("When it was asked, from 1.", zh: "它何时被询问，从 1 数起。")
            ),
            .required(.id, .string, Sentence("The view.", zh: "视图。")),
            .required(
              .depth,
              .count,
              Sentence("How deep it lies below the window.", zh: "它在窗口下面多深。")
            ),
            .required(
              .point,
              .nullable(.point),
              unit: "points",
              Sentence(
                "The place in its bounds; null for a view whose transform has no way back.",
                zh: "在它的 bounds 里的位置；变换不可逆的视图为 null。"
              )
            ),
            .required(
              .answer,
              .oneOf([.string, .boolean, .null]),
              Sentence(
                "The view that it answered; false when the point was outside.",
                zh: "它回答的视图；点在外面时为 false。"
              )
            ),
            .optional(
              .rule,
              .nullable(.string),
              Sentence("The rule that decided.", zh: "起决定作用的规则。")
            ),
            .optional(
              .bounds,
              .rectangle,
              unit: "points",
              Sentence("Its bounds.", zh: "它的 bounds。")
            ),
            .optional(
              .notAsked,
              .names,
              Sentence("Views in it that were not asked for that reason.", zh: "其中因此没有被询问的视图。")
            ),
          ])
        ),
        Sentence("The views, in the order in which they were asked.", zh: "视图，按被询问的顺序。")
      ),
    ] + OriginFields.certainty + OriginFields.gaps + [OriginFields.origins],
    errors: SessionGroup.readingErrors,
    traits: [.reads, .slices]
  )

  public static let hitWhy = Method(
    "hit.why",
    Sentence(
      "Finds why an object does not get an event, and the smallest changes after which it does.",
      zh: "找出对象为什么收不到事件，以及让它收到的最小改动。"
    ),
    parameters: [
      .session,
      .required(.want, .string, Sentence("The object that should get it.", zh: "应该收到它的对象。")),
      .optional(
        .stimulus,
        .map(of: .any),
        Sentence(
          "A step of a script with send; without it, a tap on the object, or a recognizer's view.",
          zh: "脚本的一个带 send 的步骤；不写则点按对象，或识别器的视图。"
        )
      ),
      .progressToken,
    ],
    results: WhyFields.results,
    errors: WhyFields.errors,
    traits: [.reads, .slices]
  )
}
