/// The forms of what can be imported, by their names on the wire and on the command line.
public enum PrintedForms {
  /// The names; `subviews` is a list of views that are the subviews of one.
  public static let names = [
    "V", "V0", "L", "R", "C", "A", "G", "T", "W", "E", "F", "D", "S", "H", "X", "IB", "subviews",
  ]
}
