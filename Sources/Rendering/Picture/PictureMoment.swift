import Jansson
import Sentences

/// All that is true at one moment of a run.
struct PictureMoment {
  let film: PictureFilm
  let run: PictureRun
  /// The moment's number, from 1.
  let number: Int
  let scene: PictureScene
  let roles: PictureRoles
  let fingers: [PictureFingers.Finger]
  /// The chain from its start to its end; -1 last where the app's code says who is next.
  let way: [Int]
  /// The object of the moment; -1 for none.
  let here: Int

  /// Looks a moment up; one that there is not is told by the nearest.
  init(_ film: PictureFilm, _ run: PictureRun, _ moment: Int) {
    let number = max(1, min(moment, run.count))
    self.film = film
    self.run = run
    self.number = number
    scene = PictureScene(of: run, at: number)
    roles = PictureRoles(of: run, in: film, at: number)
    fingers = run.fingers.at(number)
    let told = run.ways.last { ($0[0]?.int ?? 0) <= number }
    way = told?[1]?.elements.map { $0.int ?? -1 } ?? []
    here = run.column(\.at, number)
  }

  /// Virtual time in microseconds.
  var time: Int { run.times.isEmpty ? 0 : run.times[number - 1] }

  var step: PictureRun.Step? {
    let place = run.step(at: number)
    return run.steps.indices.contains(place) ? run.steps[place] : nil
  }

  var rule: PictureFilm.Rule? {
    let place = run.column(\.rule, number)
    return film.rules.indices.contains(place) ? film.rules[place] : nil
  }

  func sentence(_ language: Language) -> String {
    film.phrase(run.column(\.say, number), language)
  }

  /// The view around which what happens is shown: of a recognizer its own.
  var shownHere: Int {
    run.recognizers.first { $0.object == here }?.view ?? here
  }
}
