/// What stands in every player of a build: its style and its script, each with the hash by which the
/// page's policy knows it.
package struct PlayerCode: Sendable {
  package let style: String
  package let script: String
  /// `sha256-` and the hash in base 64.
  package let styleHash: String
  package let scriptHash: String

  package init(style: String, styleHash: String, script: String, scriptHash: String) {
    self.style = style
    self.styleHash = styleHash
    self.script = script
    self.scriptHash = scriptHash
  }
}

/// A picture in a page, whose style the page's policy has to know, too.
package struct PagePicture: Sendable {
  package let svg: String
  /// `sha256-` and the hash of the picture's style in base 64.
  package let styleHash: String

  package init(svg: String, styleHash: String) {
    self.svg = svg
    self.styleHash = styleHash
  }
}
