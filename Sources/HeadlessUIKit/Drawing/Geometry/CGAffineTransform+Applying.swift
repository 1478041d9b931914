#if !canImport(CoreGraphics)
import Foundation

extension CGPoint {
    /// The point to which the transform takes this one.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size, taken for a distance, to which the transform takes this one; a move does not change it.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners of this one after the transform.
    ///
    /// The null rectangle and the infinite one have no corners to speak of and stay as they are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let rect = standardized
        let corner = rect.origin.applying(transform)
        // How far the two edges at that corner reach, to either side. The differences of far corners would
        // give the same in exact arithmetic, and a rectangle that does not keep its size under a mere move.
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
