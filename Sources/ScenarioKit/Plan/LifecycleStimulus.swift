import Catalogue

/// What the system does to the app in every session; it needs no module.
enum LifecycleStimulus: String, CaseIterable {
  case resignActive = "application.resignActive"
  case becomeActive = "application.becomeActive"
  case enterBackground = "application.enterBackground"
  case enterForeground = "application.enterForeground"
  case terminate = "application.terminate"
  case rotate = "application.rotate"

  /// The parameters, all of which must be there.
  var parameters: [(name: String, type: ValueType)] {
    self == .rotate ? [("orientation", .choice(DeviceObject.orientations))] : []
  }
}
