#if !canImport(Darwin)
import Foundation

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
    /// The element's type.
    public let type: CGPathElementType
    /// The element's points, as many as the type has; valid only during the call.
    public let points: UnsafeMutablePointer<CGPoint>
}
#endif
