import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// `responder why`.
struct WhyCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "why",
      abstract: Sentence(
        "Find why something does not happen, and the changes after which it does",
        zh: "找出某件事为什么没有发生，以及怎样改它才会发生"
      ).help
    )
  }

  @OptionGroup var scene: SceneOptions

  @Argument(
    help: .init(
      Sentence(
        "An object that should get the event, an occurrence or a value.",
        zh: "应该收到事件的对象、应该发生的调用，或应有的值。"
      ),
      discussion: Sentence(
        "As in buy, list.didSelectRowAt, panel.isHighlighted=true. Without it, the first "
          + "expectation that fails.",
        zh: "如 buy、list.didSelectRowAt、panel.isHighlighted=true。不写则为第一个不符的预期。"
      )
    )
  )
  var wanted: String?

  @Option(
    help: .init(
      Sentence(
        "The step whose event is meant: its label, or its number, as run counts them.",
        zh: "指哪一步的事件：它的标签，或 run 所数的序号。"
      )
    )
  )
  var step: String?

  @OptionGroup var asked: AskedOptions

  @Option(
    help: .init(
      Sentence(
        "Another event, as a step writes it: '{\"send\": \"touch.tap\", \"at\": \"buy\"}'.",
        zh: "另一个事件，写法与步骤相同：'{\"send\": \"touch.tap\", \"at\": \"buy\"}'。"
      ),
      valueName: "json"
    )
  )
  var stimulus: String?

  @Option(
    help: .init(
      Sentence("The variant, as #VARIANT behind the scenario.", zh: "变体，与情景后面的 #VARIANT 相同。"),
      valueName: "id"
    )
  )
  var variant: String?

  @Option(
    help: .init(
      Sentence(
        "How often an occurrence is wanted; else at least once.",
        zh: "想要的调用应发生几次；不写则至少一次。"
      )
    )
  )
  var times: Int?

  @Option(
    help: .init(
      Sentence(
        "Write a picture too: the event as it is, and beside it after the first change that helps.",
        zh: "另外写出图片：事件的现状，旁边是用第一个有用的改动之后的样子。"
      ),
      valueName: "file"
    ),
    completion: .file(extensions: ["svg"])
  )
  var picture: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard picture != "-" else {
      throw ValidationError(
        Sentence(
          "The answer goes to the standard output: name a file for --picture.",
          zh: "答案写到标准输出：请为 --picture 写出文件名。"
        )
      )
    }
    guard wanted == nil || asked.view == nil else {
      throw ValidationError(
        Sentence(
          "--view '\(asked.view ?? "")' and '\(wanted ?? "")' both say what is wanted: leave out one.",
          zh: "--view“\(asked.view ?? "")”和“\(wanted ?? "")”都指定了想要的：请去掉一个。"
        )
      )
    }
  }

  func run() throws {
    var scene = scene
    if let variant { scene.scenario?.variant = variant }
    var isNegative = false
    let hasTree = try scene.look(options, asked) { scene in
      let answer = try ask(scene)
      Output(options: options).write(told(answer), WhyNot(answering: answer))
      if let picture, let drawn = answer[.picture]?.string {
        try MadeFile(picture, named: picture, isTold: true).write(drawn, isForced: nil)
      }
      // What depends on what a print does not show is not so in every case.
      let isOpen = answer[.certainty].map { $0.string != "certain" } ?? false
      isNegative = answer[.holds]?.bool != true || isOpen
    }
    if isNegative || !hasTree { throw NegativeResult() }
  }

  /// The answer without the picture, which has a file of its own.
  private func told(_ answer: JSONValue) -> JSONValue {
    let told = JSONValue.object()
    for (key, value) in answer.members where key != JSONKey.picture.spelling {
      told.set(key, value)
    }
    return told
  }

  /// Asks; a step that there is not is told by the numbers that a person reads and types.
  private func ask(_ scene: Scene) throws -> JSONValue {
    let params = try question(in: scene)
    do {
      return try scene.session.call(.scriptWhy, params)
    } catch let error as WireError where error.type == .scriptUnknownStep && step != nil {
      let named = error.expected.map { name in Int(name).map { String($0 + 1) } ?? name }
      let names = Sentence.list(named)
      throw Complaint(
        .badInput,
        Sentence(
          "the script has no step '\(step ?? "")' that this variant runs",
          zh: "脚本里没有这个变体会运行的步骤“\(step ?? "")”"
        ),
        hint: named.isEmpty
          ? nil
          : Sentence(
            "Name one of: \(named.joined(separator: ", ")).",
            zh: "可用的步骤：\(names)。"
          )
      )
    }
  }

  /// The parameters of the question.
  private func question(in scene: Scene) throws -> JSONValue {
    let given = [step != nil, asked.at != nil, stimulus != nil]
    guard given.count(where: \.self) <= 1 else {
      throw Complaint(
        .usage,
        Sentence(
          "--step, --at and --stimulus each name an event",
          zh: "--step、--at 和 --stimulus 各指一个事件"
        ),
        hint: Sentence("Give one of them.", zh: "请只写其中一个。")
      )
    }
    let params = JSONValue.object()
    if let wanted = try want(in: scene) { params.set(.want, wanted) }
    if let step {
      params.set(.step, try TypedStep.place(step))
    } else if let stimulus {
      let option = Sentence("--stimulus", zh: " --stimulus ")
      params.set(.stimulus, try TypedJSON.object(stimulus, of: option))
    } else if let place = try place(in: scene) {
      params.set(.stimulus, ["send": "touch.tap", .at: place])
    }
    if let times { params.set(.times, times) }
    if picture != nil { params.set(.picture, PictureTheme.auto.rawValue) }
    return params
  }

  /// What is wanted: in a print an object, which the print may name itself.
  private func want(in scene: Scene) throws -> String? {
    if let view = asked.view { return try scene.object(view) }
    guard scene.report != nil else { return wanted }
    guard let wanted = scene.question?[.wanted]?.string else { throw NothingAsked.view }
    return try scene.object(wanted)
  }

  /// Where it is tapped; nil for the event of the script.
  private func place(in scene: Scene) throws -> JSONValue? {
    if let at = asked.at { return try scene.place(at) }
    if asked.view == nil, let place = try scene.placeOfQuestion() { return place }
    return try (asked.view ?? scene.question?[.wanted]?.string).map { try scene.middle(of: $0) }
  }
}

/// Reads JSON that was typed as an argument.
enum TypedJSON {
  static func object(_ text: String, of name: Sentence) throws -> JSONValue {
    do throws(JSONError) {
      return try JSON.parse(text, limits: .request)
    } catch {
      throw Complaint(
        .usage,
        Sentence(
          "what was given for \(name) is no JSON: \(error.message), at character \(error.column)",
          zh: "给\(name)的不是 JSON：\(error.message)，在第 \(error.column) 个字符"
        ),
        hint: Sentence(
          "Quote it for the shell, as in '{\"at\": \"buy\"}'.",
          zh: "请为 shell 加引号，如 '{\"at\": \"buy\"}'。"
        )
      )
    }
  }
}
