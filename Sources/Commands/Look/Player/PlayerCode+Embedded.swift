import CPlayer
import Rendering

extension PlayerCode {
  /// The style and the script of this build.
  static let embedded = PlayerCode(
    style: string(player_style()),
    styleHash: PLAYER_STYLE_HASH,
    script: string(player_script()),
    scriptHash: PLAYER_SCRIPT_HASH,
    pictureStyleHash: PICTURE_STYLE_HASH
  )

  private static func string(_ text: player_text) -> String {
    String(decoding: UnsafeBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
  }
}
