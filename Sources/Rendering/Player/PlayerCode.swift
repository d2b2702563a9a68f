/// What stands in every player of a build: its style and its script, each with the hash by which the
/// page's policy knows it; and the hash of the style of pictures.
package struct PlayerCode: Sendable {
  package let style: String
  package let script: String
  /// `sha256-` and the hash in base 64.
  package let styleHash: String
  package let scriptHash: String
  package let pictureStyleHash: String

  package init(
    style: String,
    styleHash: String,
    script: String,
    scriptHash: String,
    pictureStyleHash: String
  ) {
    self.style = style
    self.styleHash = styleHash
    self.script = script
    self.scriptHash = scriptHash
    self.pictureStyleHash = pictureStyleHash
  }
}
