@_spi(Workbench) import ResponderKit

/// A record, with what those of its objects were called that may be called otherwise later.
///
/// A view without a name is called by the way to it, and views move: so what a subscriber was told
/// when the record came is what memory and a second run of the commands tell.
struct NamedRecord {
  let record: TraceRecord
  /// The names that may change, by the objects' indices; mostly none.
  private let names: [ObjectIndex: String]?

  /// Takes a record that has just been emitted, while everything is as it tells.
  init(_ record: TraceRecord, in simulation: Simulation) {
    self.record = record
    var names: [ObjectIndex: String]?
    func note(_ index: ObjectIndex) {
      guard let name = simulation.objects.passingName(of: index) else { return }
      names = names ?? [:]
      names?[index] = name
    }
    if let at = record.at { note(at) }
    for field in record.fields {
      switch field.value {
      case .object(let index): note(index)
      case .objects(let indices): for index in indices { note(index) }
      case .none, .flag, .integer, .number, .text, .said, .texts, .numbers, .integers, .point,
        .touches:
        break
      }
    }
    self.names = names
  }

  /// What an object of the record was called.
  func name(of index: ObjectIndex, in simulation: Simulation) -> String {
    names?[index] ?? simulation.objects.name(of: index)
  }

  /// How deep the trace has to go for the record.
  var level: TraceLevel { record.level }

  /// How many bytes it takes in memory.
  var size: Int {
    MemoryLayout<NamedRecord>.stride + record.fields.count * MemoryLayout<TraceField>.stride
      // About what a name takes in a dictionary.
      + (names.map { $0.count * 64 } ?? 0)
  }
}
