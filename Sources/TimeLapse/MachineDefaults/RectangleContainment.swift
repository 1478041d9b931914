import Foundation

extension CGRect {
    /// Whether another rectangle lies inside of this one, edges included.
    ///
    /// Foundation compares the rectangle with the union of both, whose size is computed from rounded edges: a row of a
    /// table that begins at 524 and is 43.67 points high would not contain itself. The null rectangle lies in any
    /// other, and contains itself alone.
    package func encloses(_ other: CGRect) -> Bool {
        if other.isNull || isNull { return other.isNull }
        return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

#if os(Linux)
/// The function of Foundation's that tells whether a rectangle contains another one, and that by their edges.
///
/// A build for release has Foundation's code in the caller's, and so keeps it.
enum RectangleContainment {
    static var functions: [String: UnsafeRawPointer] {
        ["$s10Foundation6CGRectV8containsySbACF": unsafeBitCast(contains, to: UnsafeRawPointer.self)]
    }

    // The rectangle that is asked comes last.
    private static let contains: @convention(thin) (CGRect, CGRect) -> Bool = { inner, outer in
        outer.encloses(inner)
    }
}
#endif
