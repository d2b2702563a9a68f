extension Method {
  /// What a host has to know of a method before it reads the parameters.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It leaves its session as it is: whoever does not own the session may ask it, and it waits for
    /// nobody who is changing that.
    public static let reads = Traits(rawValue: 1 << 0)

    /// It adds a listener to its session: whoever does not own that may ask it, in turn with those
    /// who change the session.
    public static let subscribes = Traits(rawValue: 1 << 1)

    /// It opens a session of the connection's own.
    public static let opensSession = Traits(rawValue: 1 << 2)

    /// It brings a document, or names one.
    public static let takesDocument = Traits(rawValue: 1 << 3)

    /// It brings a recording, or names one; the document is a part of that.
    public static let takesRecording = Traits(rawValue: 1 << 4)

    /// It is an event that is sent into a session; modules bring most of these.
    public static let isStimulus = Traits(rawValue: 1 << 6)

    /// It gives a document's text, which it looks into no further than that takes.
    public static let givesText = Traits(rawValue: 1 << 7)

    /// It may take long, and is done a slice at a time.
    public static let slices = Traits(rawValue: 1 << 5)

    /// Whether it may leave the workbench with more memory than before.
    public var takesMemory: Bool {
      if !isDisjoint(with: [.opensSession, .takesDocument, .takesRecording]) { return true }
      return contains(.slices) && isDisjoint(with: [.reads, .subscribes])
    }
  }
}
