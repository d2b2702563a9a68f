/// What a request has that opens a session in a lane: the name that was given out for the session, and
/// the home that was made for it before there was one.
struct Opening {
  /// Nil where the request opens none.
  let name: SessionDirectory.Reservation?
  /// Takes the session into its home.
  let take: (Session) -> Void
}
