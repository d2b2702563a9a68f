extension String {
  /// The text; nil for an empty one, which tools print for what an object does not have.
  var unlessEmpty: String? { isEmpty ? nil : self }
}
