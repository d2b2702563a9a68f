import Foundation

/// A vault in a panel that handles its touches, with a shade in front of both: the document that the
/// editors' tests debug.
public enum VaultDocument {
  /// Its text, without the newline at its end; empty where the file is not there.
  public static let text: String = {
    let file = ScenarioFiles.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Editors/vault.json")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }()
}
