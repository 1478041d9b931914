#if !canImport(Darwin)
import Foundation

/// A path of straight lines and curves in any number of subpaths. Nothing is drawn; it answers geometric queries.
///
/// ```swift
/// let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
/// path.contains(CGPoint(x: 5, y: 5))  // false
/// ```
///
/// A point or a number that is not finite is a warning, in a strict test a failure, and its element is not added.
public class CGPath: Hashable, CustomStringConvertible {
    package final var outline: PathOutline

    init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Makes the largest ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Makes a rounded rectangle; the corners are limited to half a side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { outline.isEmpty }

    /// The end of the last element; zero for an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points; null for an empty path.
    public final var boundingBox: CGRect { outline.controlBounds }

    /// The smallest rectangle around the path itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.bounds }

    /// Whether a point is inside; open subpaths count as closed.
    ///
    /// - Parameter transform: applied to the point first.
    /// - Complexity: O(*n*) in the number of elements.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Calls a closure with each element, in order.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in outline.elements {
            var points = element.points + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var shown = CGPathElement(type: element.type, points: base)
                withUnsafePointer(to: &shown) { block($0) }
            }
        }
    }

    /// Returns an immutable copy.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// Returns the transformed path.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public final func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    /// Whether both have equal elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.outline.elements == right.outline.elements
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements) }

    /// The elements in the notation of SVG: `M 0 0 L 10 0 Z`.
    public var description: String { outline.text }
}

extension PathOutline.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
#endif
