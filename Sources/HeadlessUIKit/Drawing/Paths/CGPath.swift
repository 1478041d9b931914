#if !canImport(CoreGraphics)
import Foundation

/// Which places count as inside of a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those that the path goes around, more often one way than the other.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// A kind of a path's element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Begins at another point; one point.
    case moveToPoint
    /// A straight line to a point; one point.
    case addLineToPoint
    /// A curve with one control point; two points.
    case addQuadCurveToPoint
    /// A curve with two control points; three points.
    case addCurveToPoint
    /// A line to where the part began; no point.
    case closeSubpath
}

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
    /// What it does.
    public let type: CGPathElementType
    /// Its points, as many as the type has; to be read only while they are shown.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// A line made of straight lines and curves, in as many parts as one likes. Nothing is drawn: it is asked where it is.
///
/// ```swift
/// let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
/// path.contains(CGPoint(x: 5, y: 5))  // false
/// ```
///
/// A point or a number that is not finite is a failure, and what it is for is not added.
public class CGPath: Hashable, CustomStringConvertible {
    final var outline: PathOutline

    init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Makes the largest ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Makes a rectangle with round corners; they are no rounder than half a side.
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

    /// Whether there is nothing in the path.
    public final var isEmpty: Bool { outline.isEmpty }

    /// Where the last element ended; zero for an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points of curves among them; null for an empty path.
    public final var boundingBox: CGRect { outline.controlBounds }

    /// The smallest rectangle around the line itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.bounds }

    /// Whether a point is inside; parts that are not closed count as if they were.
    ///
    /// - Parameters:
    ///   - point: in the path's coordinates.
    ///   - rule: what counts as inside where the path crosses itself.
    ///   - transform: what the point goes through before.
    /// - Complexity: O(*n*) in the elements.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Shows the elements one after the other.
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

    /// A path that is the same, and does not change with this one.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// The path after a transform.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    /// A path that is the same and can be changed.
    public final func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    /// Whether both consist of the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.outline.elements == right.outline.elements
    }

    /// Adds the elements.
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
