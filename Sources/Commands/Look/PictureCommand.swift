import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder picture`.
struct PictureCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "picture",
      abstract: Sentence(
        "Draw a moment of a scenario: the screen, what happens, by which rule, and the way",
        zh: "画出情景的一个瞬间：屏幕、发生了什么、依据哪条规则，以及路径"
      ).help,
      discussion: Sentence(
        """
        The picture is an SVG that needs nothing else, so that it works in a README. Without a place it \
        is the moment at which the first failed expectation parted from what happened, else what decided \
        the last event.
        """,
        zh: """
          图片是不依赖其他文件的 SVG，可以放进 README。不写位置时，画第一个不符的预期与实际分开的瞬间；\
          都符合时，画最后一个事件的决定。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, a file, or - for the standard input; #VARIANT for one variant.",
        zh: "TOPIC/NAME、文件，或 - 表示标准输入；#VARIANT 指一个变体。"
      )
    )
  )
  var scenario: ScenarioReference

  @Option(
    help: .init(
      Sentence("Draw this moment, counted from 1.", zh: "画这个瞬间，从 1 数起。"),
      valueName: "number"
    )
  )
  var moment: Int?

  @Option(
    help: .init(
      Sentence(
        "Draw what decided this step: its label, or its number, as run counts them.",
        zh: "画这一步的决定：它的标签，或 run 所数的序号。"
      )
    )
  )
  var step: String?

  @Option(
    help: .init(
      Sentence("Draw the moment of this record.", zh: "画这条记录所在的瞬间。"),
      valueName: "number"
    )
  )
  var record: Int?

  @Option(
    help: .init(
      Sentence("Draw the first moment that this rule decides.", zh: "画这条规则首次起决定作用的瞬间。"),
      valueName: "id"
    ),
    completion: .custom { _, _, _ in RuleCompletion.candidates() }
  )
  var rule: String?

  @Flag(help: .init(Sentence("Draw the screen alone.", zh: "只画屏幕。")))
  var screenOnly = false

  @Option(
    defaultAsFlag: 6,
    parsing: .next,
    help: .init(
      Sentence(
        "Draw the moments that tell the step side by side, at most so many of them, up to 6.",
        zh: "把讲述这一步的瞬间并排画出，最多这么多个，不超过 6。"
      ),
      valueName: "number"
    )
  )
  var strip: Int?

  @Flag(
    help: .init(
      Sentence("Draw the timeline in the place of the way and the rule.", zh: "用时间线代替路线和规则。")
    )
  )
  var timeline = false

  @Flag(help: .init(Sentence("Draw views one behind the other.", zh: "把视图一层层错开画。")))
  var layers = false

  @Flag(
    help: .init(
      Sentence(
        "Show the picture in the terminal, where that can; else tell why not, and draw the route.",
        zh: "在终端里显示图片；终端不能显示时说明原因，并画出路线。"
      )
    )
  )
  var show = false

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var look: PictureLook

  @OptionGroup var place: MadeFileOptions

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    let places = [moment != nil, step != nil, record != nil, rule != nil]
    guard places.count(where: \.self) <= 1 else {
      throw ValidationError(
        Sentence(
          "--moment, --step, --record and --rule each name a moment: give one of them.",
          zh: "--moment、--step、--record 和 --rule 各指一个瞬间：请只写其中一个。"
        )
      )
    }
    guard [screenOnly, strip != nil, timeline].count(where: \.self) <= 1 else {
      throw ValidationError(
        Sentence(
          "--screen-only, --strip and --timeline each say what is drawn: give one of them.",
          zh: "--screen-only、--strip 和 --timeline 各指画什么：请只写其中一个。"
        )
      )
    }
    if let strip, !(1...6).contains(strip) {
      throw ValidationError(
        Sentence("--strip takes 1 to 6, not \(strip).", zh: "--strip 需要 1 到 6，而不是 \(strip)。")
      )
    }
    try place.check(options)
    if show { try checkShown() }
  }

  /// Refuses what is no picture in a terminal alone.
  private func checkShown() throws {
    // The standard input can be read only once, and the route may be drawn as well.
    guard place.to == nil, options.output == .text, scenario.source != .input else {
      throw ValidationError(
        Sentence(
          "--show draws a scenario or a file in the terminal: leave out --to, --output and -.",
          zh: "--show 在终端里画情景或文件：请去掉 --to、--output 和 -。"
        )
      )
    }
  }

  func run() throws {
    let request = PictureRequest(
      reference: scenario,
      profile: profile,
      options: options,
      params: try parameters()
    )
    let file = show ? nil : place.file(named: request.name, options)
    let workbench = try WorkbenchClient(options)
    let made: PictureRequest.Made
    do {
      made = try request.make(workbench, to: file, isForced: place.force)
    } catch var error as WireError where error.type == .renderNoMoment {
      if step != nil { throw noStep(error) }
      // The sentence says it all, and nobody typed a request.
      error.path = nil
      throw error
    }
    if show { try show(made, workbench) } else { tell(made) }
    if !made.passed { throw NegativeResult() }
  }

  /// Shows the picture in the terminal, or tells what is missing and draws the route.
  private func show(_ made: PictureRequest.Made, _ workbench: WorkbenchClient) throws {
    do throws(ShownPicture.Missing) {
      try ShownPicture().show(made.text)
    } catch {
      Host.current.talk(Printout(MessageDrawing(error.sentence), options.talkStyle))
      let runner = ScenarioRunner(workbench: workbench, options: options, profile: profile)
      let result = try runner.run(scenario)
      Output(options: options).write(ScenarioResult(result))
    }
  }

  private func parameters() throws -> JSONValue {
    let params = look.parameters()
    if let moment { params.set(.moment, moment) }
    if let step { params.set(.step, try TypedStep.place(step)) }
    if let record { params.set(.record, record) }
    if let rule { params.set(.rule, rule) }
    if screenOnly { params.set(.layout, Picture.Layout.screen.rawValue) }
    if timeline { params.set(.layout, Picture.Layout.timeline.rawValue) }
    if let strip {
      params.set(.layout, Picture.Layout.strip.rawValue)
      params.set(.limit, strip)
    }
    if layers { params.set(.layers, true) }
    return params
  }

  /// A step that there is not is told by the numbers that a person reads and types.
  private func noStep(_ error: WireError) -> Complaint {
    let count = error.detail("count")?.json(in: .english).int ?? 0
    let labels = Sentence.list(error.expected)
    return Complaint(
      .usage,
      Sentence(
        "the script runs \(count) steps, and no step '\(step ?? "")'",
        zh: "脚本运行 \(count) 步，没有步骤“\(step ?? "")”"
      ),
      hint: error.expected.isEmpty
        ? Sentence("`responder run` shows their numbers.", zh: "responder run 会显示它们的序号。")
        : Sentence("These have labels: \(labels).", zh: "有标签的步骤：\(labels)。")
    )
  }

  private func tell(_ made: PictureRequest.Made) {
    guard let path = made.path, let message = made.message else { return }
    Output(options: options).write(
      [
        .path: JSONValue(path), "bytes": JSONValue(made.bytes), .moment: JSONValue(made.moment),
        .moments: JSONValue(made.count), .variant: made.answer[.variant] ?? .null,
        .passed: JSONValue(made.passed), .steps: made.steps,
      ],
      items: "steps",
      message
    )
  }
}
