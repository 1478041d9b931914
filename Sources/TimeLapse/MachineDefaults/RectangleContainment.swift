#if os(Linux)
import Foundation

/// The function of Foundation's that tells whether a rectangle contains another one, and that by their edges.
///
/// Foundation compares the rectangle with the union of both, whose size is computed from rounded edges: a row of a
/// table that begins at 524 and is 43.67 points high would not contain itself.
enum RectangleContainment {
    static var functions: [String: UnsafeRawPointer] {
        ["$s10Foundation6CGRectV8containsySbACF": unsafeBitCast(contains, to: UnsafeRawPointer.self)]
    }

    // The rectangle that is asked comes last.
    private static let contains: @convention(thin) (CGRect, CGRect) -> Bool = { inner, outer in
        if inner.isNull || outer.isNull { return inner.isNull }
        return outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX
            && outer.maxY >= inner.maxY
    }
}
#endif
