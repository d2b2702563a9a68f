/// A device that Interface Builder draws for.
struct InterfaceDevice: Sendable {
  let size: PrintedSize
  let isPad: Bool
  let traits: InterfaceTraits

  /// The device with this id, upright or on its side; nil where it is not known.
  ///
  /// `adaptation` is how much of a pad's screen the app has; nil for all of it.
  init?(_ id: String, isLandscape: Bool, adaptation: String? = nil) {
    guard let (width, height) = InterfaceDevice.sizes[id] else { return nil }
    isPad = id.hasPrefix("ipad")
    size =
      isLandscape
      ? PrintedSize(width: height, height: width) : PrintedSize(width: width, height: height)
    traits =
      if isPad {
        InterfaceTraits(
          width: InterfaceDevice.isNarrow(adaptation, size.width, isLandscape)
            ? .compact : .regular,
          height: .regular
        )
      } else if isLandscape {
        // The large phones, and only these, are as wide as a pad when they lie on their side.
        InterfaceTraits(width: width >= 414 ? .regular : .compact, height: .compact)
      } else {
        InterfaceTraits(width: .compact, height: .regular)
      }
  }

  /// Whether an app with a part of a pad's screen, which is `width` wide, is laid out as on a phone.
  private static func isNarrow(
    _ adaptation: String?,
    _ width: Double,
    _ isLandscape: Bool
  ) -> Bool {
    switch adaptation {
    case "splitview1_3", "slideover": true
    // Half of the largest pad on its side is as wide as a small one.
    case "splitview1_2": !isLandscape || width < 1366
    case "splitview2_3": !isLandscape
    default: false
    }
  }

  /// Width and height of the upright device, in points.
  private static let sizes: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4": (320, 568), "retina4_0": (320, 568),
    "retina4_7": (375, 667), "retina47": (375, 667), "retina5_5": (414, 736),
    "retina55": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
    "retina6_1": (414, 896), "retina6_3": (402, 874), "retina6_5": (414, 896),
    "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932),
    "retina6_9": (440, 956), "ipad9_7": (768, 1024), "ipad10_5": (834, 1112),
    "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
    "ipad12_9rounded": (1024, 1366),
  ]
}

extension InterfaceFile {
  /// The device for which the file is drawn, where it says so and it is a known one.
  var drawnFor: InterfaceDevice? {
    let named = device.flatMap {
      InterfaceDevice($0, isLandscape: isLandscape, adaptation: adaptation)
    }
    // Old files for pads need not name one: there was one size.
    return named ?? (isPad ? InterfaceDevice("ipad9_7", isLandscape: isLandscape) : nil)
  }
}
