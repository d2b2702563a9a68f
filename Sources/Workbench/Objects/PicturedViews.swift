import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// What a picture shows of the views as they are now: what a film would tell of this moment.
struct PicturedViews {
  private let simulation: Simulation
  private let tables = FilmTables()
  private var scene = FilmScene()

  init(of simulation: Simulation) {
    self.simulation = simulation
    let recorder = SceneRecorder(level: .outcome)
    // With nothing marked before, it looks at all there is.
    recorder.finishStep(simulation)
    var maker = SceneMaker(tables)
    for change in recorder.takeChanges() {
      maker.take(change, at: 1) { simulation.objects.name(of: $0) }
    }
    // No finger is there that labels would have to leave room for.
    maker.layOut([])
    for delta in maker.deltas { scene.apply(delta) }
  }

  /// Adds what is shown of a view; nothing of one that is on no screen.
  func add(_ view: UIView, to object: JSONValue) {
    guard let shown = scene.views[tables.object(simulation.objects.name(of: view))] else { return }
    for (key, value) in FilmViewWriter.json(shown).members { object.set(JSONKey(key), value) }
    if let clip = shown.clip { object.set(.clip, tables.objects[clip].id) }
  }
}
