#if !canImport(Darwin)
import Foundation

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// Returns the transformed size, as a distance: translations do not change it.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle around the four transformed corners.
    ///
    /// The null rectangle and the infinite one have no usable corners and stay as they are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let rect = standardized
        let corner = rect.origin.applying(transform)
        // The extent of the two edges at that corner, to either side. The differences of far corners would be
        // equal in exact arithmetic only, and a translated rectangle would not keep its size.
        let across = CGSize(width: rect.width, height: 0).applying(transform)
        let down = CGSize(width: 0, height: rect.height).applying(transform)
        return CGRect(
            x: corner.x + min(0, across.width) + min(0, down.width),
            y: corner.y + min(0, across.height) + min(0, down.height),
            width: abs(across.width) + abs(down.width),
            height: abs(across.height) + abs(down.height))
    }
}
#endif
