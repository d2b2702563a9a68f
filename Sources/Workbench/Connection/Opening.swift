/// What a request has that opens a session in a lane: the name and the home that were made for the
/// session before there was one.
struct Opening {
  /// Nil where the request opens none.
  let name: SessionDirectory.Reservation?
  // Weak, since the home holds on to whoever carries out the request.
  private(set) weak var home: LocalHome?

  init(_ name: SessionDirectory.Reservation?, in home: LocalHome) {
    self.name = name
    self.home = home
  }
}
