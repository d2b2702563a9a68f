import Foundation
@_spi(Workbench) package import ResponderKit

/// A method of a geometry value that documents call.
package struct GeometryMethod: Sendable {
  package let parameters: [ValueType]
  package let call: @Sendable (Value, [Value]) -> Value

  /// The methods by type and name.
  package static let all: [String: [String: GeometryMethod]] = [
    "CGRect": [
      "contains": rect([.pointOrRect]) { rect, arguments in
        if let other = CGRect(catalogued: arguments[argument: 0]) {
          return .flag(rect.contains(other))
        }
        return .flag(rect.contains(arguments.point(0)))
      },
      "intersects": rect([.rect]) { .flag($0.intersects($1.rect(0))) },
      "intersection": rect([.rect]) { .rect($0.intersection($1.rect(0))) },
      "union": rect([.rect]) { .rect($0.union($1.rect(0))) },
      "insetBy": rect([.number, .number]) {
        .rect($0.insetBy(dx: $1.number(0), dy: $1.number(1)))
      },
      "offsetBy": rect([.number, .number]) {
        .rect($0.offsetBy(dx: $1.number(0), dy: $1.number(1)))
      },
      "standardized": rect([]) { rect, _ in .rect(rect.standardized) },
      "integral": rect([]) { rect, _ in .rect(rect.integral) },
      "isEmpty": rect([]) { rect, _ in .flag(rect.isEmpty) },
      "isNull": rect([]) { rect, _ in .flag(rect.isNull) },
      "applying": rect([.transform]) {
        .rect($0.applying(CGAffineTransform(catalogued: $1[argument: 0]) ?? .identity))
      },
    ],
    "CGPoint": [
      "applying": GeometryMethod(parameters: [.transform]) { point, arguments in
        let transform = CGAffineTransform(catalogued: arguments[argument: 0]) ?? .identity
        return .point((CGPoint(catalogued: point) ?? .zero).applying(transform))
      }
    ],
    "CGSize": [
      "applying": GeometryMethod(parameters: [.transform]) { size, arguments in
        let transform = CGAffineTransform(catalogued: arguments[argument: 0]) ?? .identity
        return .size((CGSize(catalogued: size) ?? .zero).applying(transform))
      }
    ],
    "CGAffineTransform": [
      "concatenating": transform([.transform]) {
        .transform($0.concatenating(CGAffineTransform(catalogued: $1[argument: 0]) ?? .identity))
      },
      "inverted": transform([]) { transform, _ in .transform(transform.inverted()) },
      "scaledBy": transform([.number, .number]) {
        .transform($0.scaledBy(x: $1.number(0), y: $1.number(1)))
      },
      "rotated": transform([.angle]) { .transform($0.rotated(by: $1.number(0))) },
      "translatedBy": transform([.number, .number]) {
        .transform($0.translatedBy(x: $1.number(0), y: $1.number(1)))
      },
      "isIdentity": transform([]) { transform, _ in .flag(transform.isIdentity) },
    ],
  ]

  private static func rect(
    _ parameters: [ValueType],
    _ call: @escaping @Sendable (CGRect, [Value]) -> Value
  ) -> GeometryMethod {
    GeometryMethod(parameters: parameters) { call(CGRect(catalogued: $0) ?? .zero, $1) }
  }

  private static func transform(
    _ parameters: [ValueType],
    _ call: @escaping @Sendable (CGAffineTransform, [Value]) -> Value
  ) -> GeometryMethod {
    GeometryMethod(parameters: parameters) {
      call(CGAffineTransform(catalogued: $0) ?? .identity, $1)
    }
  }
}
