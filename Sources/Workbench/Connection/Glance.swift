import Jansson

/// What was found in the document of a request by looking into it in a lane: who carries out the
/// request hangs on the modules that it names.
struct Glance {
  /// The parameters of the request.
  let params: JSONValue
  /// The modules that the document names; none where it cannot be read.
  let modules: [String]
  /// Where the document has been read, and the request is best carried out.
  let seat: Lanes.Seat
}
