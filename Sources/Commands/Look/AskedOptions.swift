import ArgumentParser
import Help
import Sentences
import TypedLines

/// What is asked about, by any of the names that it has in the app.
struct AskedOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "An object by any of its names: address, identifier, class or text.",
        zh: "对象，可用它的任何名字：地址、标识符、类或文本。"
      ),
      valueName: "wanted"
    )
  )
  var view: String?

  @Option(
    help: .init(
      Sentence(
        "A tap there: X,Y on the screen, a name for its middle, or NAME@X,Y.",
        zh: "在那里点按：屏幕上的 X,Y，名字表示其中点，或 NAME@X,Y。"
      ),
      valueName: "place"
    )
  )
  var at: TypedPlace?
}
