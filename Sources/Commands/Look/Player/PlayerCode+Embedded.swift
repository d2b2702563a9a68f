import CPlayer
import Rendering

extension PlayerCode {
  /// The style and the script of this build.
  static let embedded = PlayerCode(
    style: joined(player_style),
    styleHash: PLAYER_STYLE_HASH,
    script: joined(player_script),
    scriptHash: PLAYER_SCRIPT_HASH,
    pictureStyleHash: PICTURE_STYLE_HASH
  )

  /// The files of a list, one behind the other.
  private static func joined(_ part: (Int) -> UnsafePointer<player_part>?) -> String {
    var bytes: [UInt8] = []
    var place = 0
    while let file = part(place)?.pointee {
      bytes += UnsafeBufferPointer(start: file.bytes, count: file.length)
      place += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
